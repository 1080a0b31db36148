// SPDX-License-Identifier: Apache-2.0

/// Names the kind of package that a zip archive is: by its `mimetype` entry, its list of content types, a manifest, its entries' names.
enum ZipStructure {
    /// So much of an entry is looked at.
    private static let contentLimit = 32_768
    private static let typeLimit = 256

    static func verdict(_ window: ContentWindow) throws -> Verdict? {
        let directory = try ZipDirectory(window)
        return try mimetype(directory, window) ?? contentTypes(directory, window) ?? container(directory, window) ?? byNames(
            directory, window)
            ?? manifest(directory, window) ?? oldDocument(directory, window) ?? bundle(directory) ?? .confirmed
    }

    // MARK: mimetype

    /// OCF (EPUB 3.3, 4.3) and ODF 1.3 part 2 want it first and stored; wherever it stands, and deflated too, it says what the package is.
    private static func mimetype(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        guard let entry = directory.entry(named: "mimetype"), let content = try directory.content(of: entry, in: window, limit: typeLimit)
        else { return nil }
        let word = content.drop { $0.isASCIISpace }.prefix { $0 > 0x20 && $0 < 0x7F }
        if let renamed = WordTable.value(of: word, in: ZipKinds.renamed) { return .type(renamed, "zip entry mimetype") }
        guard word.count < 128, word.contains(0x2F), let type = MediaType(String(decoding: word, as: UTF8.self)) else { return nil }
        return .type(type.essence, "zip entry mimetype")
    }

    // MARK: Open Packaging Conventions

    private static func contentTypes(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        guard let entry = directory.entry(named: "[Content_Types].xml") else { return nil }
        let text = try directory.content(of: entry, in: window, limit: contentLimit) ?? []
        let values = text.contentTypes
        for (key, type) in WordTable(ZipKinds.contentTypes) where values.contains(where: { $0.elementsEqual(key.utf8) }) {
            if type == "application/vnd.ms-officetheme", !isTheme(directory) { continue }
            if type == "application/vnd.ms-xpsdocument", try isOpenXPS(directory, window) {
                return .type("application/oxps", "zip relationships")
            }
            return .type(type, "[Content_Types].xml")
        }
        return nil
    }

    private static func isTheme(_ directory: ZipDirectory) -> Bool {
        directory.entries.contains { directory.begins($0, "theme/") } && !directory.entries.contains { directory.begins($0, "word/") }
    }

    private static func isOpenXPS(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Bool {
        guard let entry = directory.entry(named: "_rels/.rels") else { return false }
        return try directory.content(of: entry, in: window, limit: contentLimit)?.contains("schemas.openxps.org") ?? false
    }

    // MARK: Manifests

    /// OCF's container names the type of its root file: a publication, or compressed MusicXML.
    private static func container(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        guard let entry = directory.entry(named: "META-INF/container.xml") else { return nil }
        let text = try directory.content(of: entry, in: window, limit: contentLimit) ?? []
        if text.contains("oebps-package") { return .type("application/epub+zip", "zip entry META-INF/container.xml") }
        if text.contains("musicxml") || directory.entries.contains(where: { directory.ends($0, ".musicxml") }) {
            return .type("application/vnd.recordare.musicxml", "zip entry META-INF/container.xml")
        }
        return directory.entries.contains { directory.ends($0, ".opf") }
            ? .type("application/epub+zip", "zip entry META-INF/container.xml") : nil
    }

    /// ODF 1.3 part 2, 4.2: the manifest's entry for `/` says the type; StarOffice's packages have it and no `mimetype`.
    private static func manifest(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        guard let entry = directory.entry(named: "META-INF/manifest.xml") else { return nil }
        let text = try directory.content(of: entry, in: window, limit: contentLimit) ?? []
        for prefix in ["application/vnd.oasis.opendocument.", "application/vnd.sun.xml."] as [StaticString] {
            guard let start = text.firstIndex(of: prefix, in: 0..<text.count) else { continue }
            let word = text.piece(start..<start + 128).prefix { $0.isASCIIWord || $0 == 0x2E || $0 == 0x2D || $0 == 0x2F }
            return .type(String(decoding: word, as: UTF8.self), "zip entry META-INF/manifest.xml")
        }
        if directory.entry(named: "description.xml") != nil {
            return .type("application/vnd.openofficeorg.extension", "zip entry description.xml")
        }
        return nil
    }

    // MARK: Names of entries

    private static func byNames(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        if let iWork = newDocument(directory) { return iWork }
        for (word, type) in WordTable(ZipKinds.entryNames) {
            guard let found = directory.match(word) else { continue }
            if word.hasSuffix(".usdc") || word.hasSuffix(".usda"), found.localHeader != 0 || found.method != 0 { continue }
            if word == "*.kml", directory.entries.count > 64 { continue }
            let macro = directory.entries.contains { directory.ends($0, "/vbaproject.bin") }
            return .type(macro ? withMacros(type) : type, "zip entry " + String(decoding: directory.name(found).prefix(40), as: UTF8.self))
        }
        return nil
    }

    private static func withMacros(_ type: String) -> String {
        switch type {
        case "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "application/vnd.ms-word.document.macroenabled.12"
        case "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "application/vnd.ms-excel.sheet.macroenabled.12"
        case "application/vnd.openxmlformats-officedocument.presentationml.presentation":
            "application/vnd.ms-powerpoint.presentation.macroenabled.12"
        default: type
        }
    }

    /// iWork since 2013: all keep `Index/Document.iwa`; slides are Keynote's, a document with tables and sheets is Numbers', else Pages'.
    private static func newDocument(_ directory: ZipDirectory) -> Verdict? {
        guard directory.entries.contains(where: { directory.begins($0, "Index/") && directory.ends($0, ".iwa") }) else { return nil }
        func has(_ name: StaticString) -> Bool { directory.entries.contains { directory.begins($0, name) } }
        if has("Index/Presentation.iwa") || has("Index/Slide") || has("Index/MasterSlide") || has("Index/TemplateSlide") {
            return .type("application/vnd.apple.keynote", "zip entry Index/Slide")
        }
        guard has("Index/Document.iwa") else { return nil }
        // Calculation stands before the document's own parts in Numbers' files only; Pages keeps styles and authors of a text.
        let text =
            has("Index/DocumentStylesheet") && (has("Index/ThemeStylesheet") || has("Index/Section"))
            && has("Index/AnnotationAuthorStorage") && !has("Index/Tables/HeaderStorageBucket")
        let isText = text || has("Index/DocumentStylesheet") && !has("Index/CalculationEngine")
        let sheets = has("Index/Tables/") && !isText
        return .type(sheets ? "application/vnd.apple.numbers" : "application/vnd.apple.pages", "zip entry Index/Document.iwa")
    }

    /// iWork '09 keeps one XML file; its root tells Pages from Numbers.
    private static func oldDocument(_ directory: ZipDirectory, _ window: ContentWindow) throws -> Verdict? {
        guard let entry = directory.entry(named: "index.xml"), let text = try directory.content(of: entry, in: window, limit: 4096) else {
            return nil
        }
        if text.contains("<sl:document") { return .type("application/vnd.apple.pages", "zip entry index.xml") }
        if text.contains("<ls:document") { return .type("application/vnd.apple.numbers", "zip entry index.xml") }
        if text.contains("<key:presentation") { return .type("application/vnd.apple.keynote", "zip entry index.xml") }
        return nil
    }

    /// One folder with a bundle's ending, and nothing beside it but what the Finder adds.
    private static func bundle(_ directory: ZipDirectory) -> Verdict? {
        var folder: ArraySlice<UInt8>?
        for entry in directory.entries where !directory.begins(entry, "__MACOSX/") && !directory.isNamed(entry, ".DS_Store") {
            let name = directory.name(entry)
            guard let slash = name.firstIndex(of: 0x2F) else { return nil }
            let top = name[..<slash]
            if let folder, !folder.elementsEqual(top) { return nil }
            folder = top
        }
        guard let folder else { return nil }
        for (ending, type) in WordTable(ZipKinds.bundles) where folder.count > ending.utf8.count {
            if folder.suffix(ending.utf8.count).elementsEqual(ending.utf8) { return .type(type, "zip holds one folder \(ending)") }
        }
        return nil
    }
}

extension ZipDirectory {
    /// An entry that a word of `ZipKinds.entryNames` asks for.
    func match(_ word: String) -> Entry? {
        if word.hasPrefix("!") {
            let rest = String(word.dropFirst())
            return !entries.isEmpty && entries.allSatisfy { matches($0, rest) } ? entries[0] : nil
        }
        if let plus = word.firstIndex(of: "+") {
            guard match(String(word[..<plus])) != nil else { return nil }
            return match(String(word[word.index(after: plus)...]))
        }
        return entries.first { matches($0, word) }
    }

    private func matches(_ entry: Entry, _ word: String) -> Bool {
        let utf8 = word.utf8
        let bytes = name(entry)
        if utf8.first == 0x2A { return bytes.count >= utf8.count && bytes.suffix(utf8.count - 1).elementsEqual(utf8.dropFirst()) }
        if utf8.last == 0x2A { return bytes.starts(with: utf8.dropLast()) }
        return bytes.elementsEqual(utf8)
    }
}

extension [UInt8] {
    /// The different values of `ContentType` attributes, without parameters.
    fileprivate var contentTypes: [ArraySlice<UInt8>] {
        var values: [ArraySlice<UInt8>] = []
        var offset = 0
        while let place = firstIndex(of: "ContentType", in: offset..<count) {
            offset = place + 11
            while let byte = byte(offset), byte == 0x3D || UInt8(byte).isASCIISpace { offset += 1 }
            guard let quote = byte(offset), quote == 0x22 || quote == 0x27 else { continue }
            let value = self[(offset + 1)...].prefix { $0 != UInt8(quote) && $0 != 0x3B }
            offset = value.endIndex
            // Many slides in a row are of one type.
            if values.last != value { values.append(value) }
        }
        return values
    }
}
