// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MarkupExport
import MarkupImport
import TestSupport
import TextModel

/// Writing and reading back.
enum RoundTrip {
    static func write(_ document: Document, in context: ExportContext = ExportContext()) throws -> [UInt8] {
        var output = OutputBuffer(ByteArraySink(), limits: context.limits)
        try MarkupExporter().write(document, to: &output, in: context)
        return (try output.finish() as? ByteArraySink)?.bytes ?? []
    }

    static func read(_ bytes: [UInt8], in context: ImportContext = ImportContext()) throws -> Document {
        try MarkupImporter().read(DocumentSource(bytes), in: context)
    }

    /// What is wrong with a document that was written, read and written again; `nil` when nothing is.
    static func fault(of document: Document) -> String? {
        do {
            let bytes = try write(document)
            let again = try read(bytes)
            if again != document {
                return "differs:\n" + firstDifference(DocumentDump(document).description, DocumentDump(again).description)
            }
            let broken = again.text.brokenInvariants()
            if !broken.isEmpty { return "broken: \(broken)" }
            return try write(again) == bytes ? nil : "written again, the bytes differ"
        } catch {
            return "\(error)"
        }
    }

    private static func firstDifference(_ left: String, _ right: String) -> String {
        let (left, right) = (left.split(separator: "\n"), right.split(separator: "\n"))
        let place =
            zip(left, right).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?.offset
            ?? min(left.count, right.count)
        return "line \(place)\n- \(place < left.count ? left[place] : "")\n+ \(place < right.count ? right[place] : "")"
    }

    static let schema = TestFolders.package.appendingPathComponent("Sources/Exporters/Markup/Resources/textmill-markup.rng")

    /// What `xmllint` says about files that do not match the schema; empty when all do, `nil` where the program is missing.
    static func schemaFaults(of files: [URL]) throws -> String? {
        guard let program = program("xmllint") else {
            print("skipped: xmllint (Debian's libxml2-utils) is missing: no markup was held against its schema")
            return nil
        }
        let (status, text) = try run(program, ["--huge", "--noout", "--relaxng", schema.path] + files.map(\.path))
        return status == 0 ? "" : text.split(separator: "\n").filter { !$0.hasSuffix(" validates") }.prefix(20).joined(separator: "\n")
    }

    static func program(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// Calls `body` with a folder that is removed afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("textmill-markup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
