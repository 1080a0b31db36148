// SPDX-License-Identifier: Apache-2.0

/// Checks of executables, object code and firmware.
enum ProgramStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        switch check {
        case .mz: return try executable(window)
        case .cafebabe: return javaOrMach(head)
        case .axml: return .confirmed(if: (head.little32(4) ?? 0) <= window.byteCount && head.little16(8) == 1)
        case .pyc: return .confirmed(if: !window.isText && isBytecode(head.little16(0) ?? 0))
        case .coff: return .confirmed(if: objectFile(window))
        case .xcoff: return .confirmed(if: (1...64).contains(head.big16(2) ?? 0) && !window.isText && (head.big16(16) ?? 9) < 128)
        case .omf: return .confirmed(if: intermediateObject(head))
        case .aout:
            return .confirmed(
                if: (head.little32(4) ?? 0) < window.byteCount && (head.little32(0) ?? 0) & 0xFFFF == 0x0107 && head.little16(2) == 0x64)
        case .spectrumtap: return .confirmed(if: (head.byte(3) ?? 9) < 4 && window.byteCount > 21)
        case .atr: return .confirmed(if: [128, 256, 512].contains(head.little16(4) ?? 0))
        case .terminfo:
            return .confirmed(
                if: (1...512).contains(head.little16(2) ?? 0) && (head.little16(4) ?? 999) <= 64 && (head.little16(6) ?? 9999) < 1024)
        case .nls: return .confirmed(if: (1...4).contains(head.little16(4) ?? 0) && (head.little16(2) ?? 0) > 0 && window.byteCount > 500)
        case .ips: return .confirmed(if: !window.isText)
        default: return nil
        }
    }

    /// Numbers that CPython has given its bytecode since version 1.5.
    private static func isBytecode(_ number: Int) -> Bool {
        (3000...3700).contains(number) || (62_011...62_211).contains(number) || [20_121, 50_428, 50_823, 60_202, 60_717].contains(number)
    }

    /// A DOS program, or behind its stub one for Windows (PE) or one of the older kinds.
    private static func executable(_ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        guard !window.isText || head.count < 4 else { return nil }
        guard let place = head.little32(60), place >= 4 else {
            return head.count < 64 ? .confirmed : .type("application/x-dosexec", "DOS header", .likely)
        }
        let sign = try window.bytes(at: place, count: 26)
        if sign.has("PE\u{0}\u{0}") {
            // The optional header's subsystem tells programs for UEFI firmware.
            if let subsystem = try window.bytes(at: place + 92, count: 2).little16(0), (10...13).contains(subsystem) {
                return .type("application/efi", "PE subsystem")
            }
            return .type("application/vnd.microsoft.portable-executable", "PE header")
        }
        if sign.has("NE") || sign.has("LE") || sign.has("LX") {
            return .type("application/vnd.microsoft.portable-executable", "NE or LE header")
        }
        // Plain DOS programs go by the same registered name: the registration covers MZ.
        return .type("application/vnd.microsoft.portable-executable", "DOS header")
    }

    /// Both begin CAFEBABE: a universal binary then has few architectures, a class file a version of 45 or more.
    private static func javaOrMach(_ head: [UInt8]) -> Verdict? {
        guard let number = head.big32(4) else { return .confirmed }
        return number > 0 && number < 40 ? .type("application/x-mach-binary", "universal binary") : .confirmed(if: number & 0xFFFF >= 40)
    }

    private static func objectFile(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard !window.isText, let sections = head.little16(2), sections > 0, sections < 4096 else { return false }
        guard let symbols = head.little32(8), let optional = head.little16(16), head.little16(18) != nil else { return false }
        guard symbols < window.byteCount, optional == 0 || optional == 28 || optional == 224 || optional == 240 else { return false }
        let name = head.piece(20 + optional..<28 + optional)
        return name.first == 0x2E || name.first == 0x2F || window.endsBefore(28 + optional)
    }

    /// Relocatable object modules begin with THEADR, whose checksum makes the record's sum zero.
    private static func intermediateObject(_ head: [UInt8]) -> Bool {
        guard let length = head.little16(1), length > 2, length < 256, head.byte(3) == length - 2, head.count >= length + 4 else {
            return false
        }
        let sum = head.piece(0..<length + 3).reduce(0) { $0 &+ $1 }
        return (sum == 0 || head[length + 2] == 0) && head.piece(4..<length + 2).allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}
