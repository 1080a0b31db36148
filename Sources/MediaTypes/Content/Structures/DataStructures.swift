// SPDX-License-Identifier: Apache-2.0

/// Checks of databases, scientific data, captures and models.
enum DataStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) throws -> Verdict? {
        let head = window.head
        switch check {
        case .sqlite: return sqlite(window)
        case .sqlite2: return head.contains("kexi__") ? .type("application/x-kexiproject-sqlite2", "Kexi tables") : .confirmed
        case .dbf: return .confirmed(if: dbase(window))
        case .frm: return .confirmed(if: (0x07...0x0B).contains(head.byte(2) ?? 0) && (0...0x20).contains(head.byte(3) ?? 99))
        case .firebird: return .confirmed(if: head.has([0x39, 0x30], at: 2))
        case .arrowstream:
            return .confirmed(if: (8...window.byteCount).contains(head.little32(4) ?? 0) && (head.little32(8) ?? 0) < 64 && !window.isText)
        case .orc, .gguf: return .confirmed(if: !window.isText)
        case .sequence: return .confirmed(if: (4...6).contains(head.byte(3) ?? 0))
        case .grib: return .confirmed(if: window.endsBefore(8) || [1, 2].contains(head.byte(7) ?? 0))
        case .bufr: return .confirmed(if: window.endsBefore(8) || (0...5).contains(head.byte(7) ?? 9))
        case .mseed: return .confirmed(if: (head.little16(20) ?? 0) > 0)
        case .edf: return .confirmed(if: head.count >= 256 && head.prefix(256).allSatisfy { $0 >= 0x20 && $0 < 0x7F })
        case .stata: return .confirmed(if: [1, 2].contains(head.byte(1) ?? 0) && !window.isText)
        case .las: return .confirmed(if: window.endsBefore(26) || head.byte(24) == 1)
        case .shp: return .type("application/vnd.shp")
        case .ipfix: return .confirmed(if: head.big16(2) == window.byteCount && head.count > 16)
        case .bplist: return propertyList(head)
        case .lnk, .prc, .prt: return .confirmed(if: !window.isText)
        case .stl: return .confirmed(if: solid(window))
        case .threeds:
            return .confirmed(if: (head.little32(2) ?? 0) == window.byteCount || (head.little16(6) == 2 && head.little32(8) == 10))
        case .pickle: return .confirmed(if: (head.byte(2) == 0x95 || head.byte(1) == 3) && window.byteCount > 3 && !window.isText)
        default: return nil
        }
    }

    /// SQLite 3's application id at 68, and tables that applications keep.
    private static func sqlite(_ window: ContentWindow) -> Verdict? {
        let head = window.head
        if head.has("GPKG", at: 68) || head.has("GP10", at: 68) || head.has("GP11", at: 68) {
            return .type("application/geopackage+sqlite3", "SQLite application id GPKG")
        }
        if head.has("MPBX", at: 68) { return .type("application/vnd.mapbox.mbtiles", "SQLite application id MPBX") }
        if head.contains("kexi__db") { return .type("application/x-kexiproject-sqlite3", "Kexi tables") }
        if head.contains("gpkg_contents") { return .type("application/geopackage+sqlite3", "GeoPackage tables") }
        return .confirmed
    }

    /// dBASE: a date, a header whose length is that of its fields, and field descriptors with names.
    private static func dbase(_ window: ContentWindow) -> Bool {
        let head = window.head
        guard !window.isText,
            [0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x7B, 0x83, 0x87, 0x8B, 0x8E, 0xCB, 0xE5, 0xF5, 0xFB].contains(head[0])
        else { return false }
        guard head.count >= 32, (1...12).contains(head[2]), (1...31).contains(head[3]) else { return false }
        guard let length = head.little16(8), let record = head.little16(10), length >= 33, record > 0 else { return false }
        if window.endsBefore(64) { return head[12] == 0 && head[13] == 0 }
        guard head.piece(12..<14).allSatisfy({ $0 == 0 }),
            length % 32 == 0 || length % 32 == 1 || length % 32 == 8 || length % 32 == 0x108 % 32 || length > 263
        else { return false }
        guard head[32].isASCIIWord || head[0] == 4, head[0] & 7 != 4 || head[68].isASCIIWord || head[32].isASCIIWord else { return false }
        return head.byte(43).map { UInt8($0).isASCIILetter || $0 == 0x30 || $0 == 0x2B || $0 == 0x40 } ?? true
    }

    private static func propertyList(_ head: [UInt8]) -> Verdict? {
        if head.contains("WebMainResource", within: 512) { return .type("application/x-webarchive", "WebMainResource key") }
        return .confirmed
    }

    /// Binary STL: after 80 bytes the number of triangles, which gives the size.
    private static func solid(_ window: ContentWindow) -> Bool {
        guard !window.isText, let triangles = window.head.little32(80), triangles > 0 else { return false }
        return window.byteCount == 84 + triangles * 50
    }
}
