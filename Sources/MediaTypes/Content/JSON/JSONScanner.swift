// SPDX-License-Identifier: Apache-2.0

/// Checks that a prefix is JSON (RFC 8259) and collects the members of the outermost object. Nesting is counted on a stack of bytes.
struct JSONScanner {
    private static let depthLimit = 1024
    private static let memberLimit = 64

    /// Names of the outermost object's members and, for strings, their values.
    private(set) var members: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    /// How many values stand beside each other outside of everything, each on lines of its own.
    private(set) var values = 0
    /// Whether a value began on the line where another ended.
    private(set) var sharesLine = false

    private let text: [UInt8]
    private var offset: Int
    private var stack: [UInt8] = []
    private var name: ArraySlice<UInt8>?

    /// `nil` where the text is no JSON, as far as it goes.
    init?(_ text: [UInt8], from start: Int, isWhole: Bool) {
        self.text = text
        offset = start
        guard scan(isWhole) else { return nil }
    }

    private enum Expected { case value, valueOrEnd, name, nameOrEnd, colon, commaOrEnd }

    private mutating func scan(_ isWhole: Bool) -> Bool {
        var expected = Expected.value
        var brokeLine = true
        while true {
            while offset < text.count, text[offset].isASCIISpace {
                if text[offset] == 0x0A || text[offset] == 0x0D { brokeLine = true }
                offset += 1
            }
            guard offset < text.count else { return stack.isEmpty ? values > 0 : !isWhole && (values > 0 || offset > 1) }
            let byte = text[offset]
            if stack.isEmpty {
                guard byte == 0x7B || byte == 0x5B else { return false }
                if values > 0, !brokeLine { sharesLine = true }
                values += 1
                brokeLine = false
                expected = .value
            }
            switch (byte, expected) {
            case (0x7B, .value), (0x7B, .valueOrEnd), (0x5B, .value), (0x5B, .valueOrEnd):
                guard stack.count < Self.depthLimit else { return true }
                stack.append(byte)
                name = nil
                expected = byte == 0x7B ? .nameOrEnd : .valueOrEnd
                offset += 1
            case (0x7D, .nameOrEnd), (0x7D, .commaOrEnd), (0x5D, .valueOrEnd), (0x5D, .commaOrEnd):
                guard let open = stack.popLast(), open == byte - 2 else { return false }
                offset += 1
                expected = .commaOrEnd
            case (0x2C, .commaOrEnd):
                offset += 1
                expected = stack.last == 0x7B ? .name : .value
            case (0x3A, .colon):
                offset += 1
                expected = .value
            case (0x22, _):
                guard expected != .colon, expected != .commaOrEnd else { return false }
                guard let string = string() else { return !isWhole && offset >= text.count }
                if expected == .name || expected == .nameOrEnd {
                    if stack.count == 1, values == 1 { name = string; add(string, []) }
                    expected = .colon
                } else {
                    if stack.count == 1, values == 1, name != nil, !members.isEmpty { members[members.count - 1].value = string }
                    expected = .commaOrEnd
                }
            default:
                guard expected == .value || expected == .valueOrEnd, scalar() else { return false }
                expected = .commaOrEnd
            }
        }
    }

    private mutating func add(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
        if members.count < Self.memberLimit { members.append((name, value)) } else { self.name = nil }
    }

    /// Steps over a string; `nil` where it does not end, and then the offset tells whether the text did.
    private mutating func string() -> ArraySlice<UInt8>? {
        let start = offset + 1
        var index = start
        while index < text.count {
            let byte = text[index]
            if byte == 0x22 {
                offset = index + 1
                return text[start..<index]
            }
            if byte < 0x20, byte != 0x09 { return nil }
            index += byte == 0x5C ? 2 : 1
        }
        offset = text.count
        return nil
    }

    /// A number, `true`, `false` or `null`.
    private mutating func scalar() -> Bool {
        let start = offset
        while offset < text.count, text[offset].isASCIIWord || [0x2B, 0x2D, 0x2E].contains(text[offset]) { offset += 1 }
        let word = text[start..<offset]
        guard let first = word.first else { return false }
        if first == 0x2D || first.isASCIIDigit {
            return word.allSatisfy { $0.isASCIIDigit || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
        }
        let literals = ["true", "false", "null"]
        if offset == text.count { return literals.contains { Array($0.utf8).starts(with: word) } }
        return literals.contains { word.elementsEqual($0.utf8) }
    }

    func has(_ name: String) -> Bool { members.contains { $0.name.elementsEqual(name.utf8) } }
}
