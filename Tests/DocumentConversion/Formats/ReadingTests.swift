// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import MediaTypes
import TextModel
import Testing

@Suite struct ReadingTests {
    private func registry(
        options: [OptionDescription] = [],
        _ body: @escaping @Sendable (DocumentSource, ImportContext) throws(ConversionError) -> Document
    ) -> FormatRegistry {
        FormatRegistry(
            importers: [StubImporter(formats: [Formats.text], options: options, body: body)],
            exporters: [StubExporter(format: Formats.text)])
    }

    @Test func tellsEventsInOrder() throws {
        let recorder = Recorder()
        let registry = registry { _, context throws(ConversionError) in
            context.foundTitle("T")
            try context.checkpoint(0.5)
            _ = try? context.resources.load("a.png", kind: .image, in: context)
            context.warn("w", "x", at: .byte(1))
            try context.checkpoint(7)
            return Document(text: AttributedText("a"))
        }
        let context = ImportContext(monitor: ConversionMonitor(onEvent: recorder.record))
        let document = try registry.read(DocumentSource([]), in: context)
        #expect(document.text.string == "a\n")
        #expect(document.metadata.mediaType == "text/plain")
        #expect(recorder.kinds == ["started", "title", "progress", "resource", "warning", "progress", "finished"])
        #expect(recorder.events.map(\.text) == [nil, "T", nil, "a.png", nil, nil, nil])
        #expect(recorder.events.map(\.fraction) == [nil, nil, 0.5, nil, nil, 1, nil])
        #expect(recorder.events[4].warning == Warning("w", "x", at: .byte(1)))
    }

    @Test func tellsOfFailureOnce() throws {
        let failure = ConversionError(.malformed, "x", at: .byte(9))
        let broken = registry { _, _ throws(ConversionError) in throw failure }
        let unreached = registry { _, _ throws(ConversionError) in Document() }
        let wanting = registry(options: [OptionDescription("o", .flag, help: "")]) { _, _ throws(ConversionError) in Document() }
        var small = Limits()
        small.input = 1
        let cases: [(FormatRegistry, String?, Limits, ConversionError.Code)] = [
            (broken, nil, Limits(), .malformed), (unreached, "nope", Limits(), .unknownFormat), (unreached, nil, small, .limit),
            (wanting, nil, Limits(), .invalidOption), (FormatRegistry(), nil, Limits(), .unknownFormat),
        ]
        let options: [ConversionError.Code: OptionValues] = [.invalidOption: ["o": "wrong"]]
        for (registry, format, limits, code) in cases {
            let recorder = Recorder()
            let monitor = ConversionMonitor(limits: limits, onEvent: recorder.record)
            let context = ImportContext(options: options[code] ?? OptionValues(), limits: limits, monitor: monitor)
            let error = #expect(throws: ConversionError.self) {
                try registry.read(DocumentSource([0x61, 0x61]), as: format, in: context)
            }
            #expect(error?.code == code)
            #expect(recorder.kinds == ["started", "failed"])
            #expect(recorder.events.last?.error == error)
        }
    }

    @Test func endsWhenAnotherThreadCancels() {
        let monitor = ConversionMonitor()
        let registry = registry { _, context throws(ConversionError) in
            Thread.detachNewThread { context.monitor.cancel() }
            while true { try context.checkpoint() }
        }
        let error = #expect(throws: ConversionError.self) {
            try registry.read(DocumentSource([]), in: ImportContext(monitor: monitor))
        }
        #expect(error?.code == .cancelled)
        let recorder = Recorder()
        let cancelled = ConversionMonitor(onEvent: recorder.record)
        cancelled.cancel()
        // A conversion that was cancelled before does not reach its importer.
        #expect(throws: ConversionError.self) { try registry.read(DocumentSource([]), in: ImportContext(monitor: cancelled)) }
        #expect(recorder.kinds == ["started", "failed"])
    }

    @Test func endsWhenItsTaskIsCancelled() async {
        let recorder = Recorder()
        let registry = registry { _, context throws(ConversionError) in
            context.foundTitle("running")
            while true { try context.checkpoint() }
        }
        let context = ImportContext(monitor: ConversionMonitor(onEvent: recorder.record))
        let task = Task { () -> ConversionError.Code? in
            do throws(ConversionError) {
                _ = try await registry.readInBackground(DocumentSource([]), in: context)
                return nil
            } catch {
                return error.code
            }
        }
        while !recorder.kinds.contains("title") { await Task.yield() }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(recorder.kinds == ["started", "title", "failed"])
    }

    @Test func readsInTheBackground() async throws {
        let registry = registry { _, _ throws(ConversionError) in Document(text: AttributedText(Thread.isMainThread ? "main" : "other")) }
        let document = try await registry.readInBackground(DocumentSource([]))
        #expect(document.text.string == "other\n")
        let name = try await Task { @MainActor in try await registry.readInBackground(DocumentSource([])).text.string }.value
        #expect(name == "other\n")
    }

    @Test func writesByName() throws {
        let registry = registry { _, _ throws(ConversionError) in Document() }
        let document = Document(text: AttributedText("abc"))
        #expect(try registry.write(document, as: "txt") == Array("abc\n".utf8))
        #expect(try registry.write(document, as: "text/plain", in: ExportContext(options: ["level": "3"])) == Array("abc\n3".utf8))
        var small = Limits()
        small.output = 3
        let cases: [(String, ExportContext, ConversionError.Code)] = [
            ("html", ExportContext(), .unknownFormat), ("txt", ExportContext(options: ["level": "x"]), .invalidOption),
            ("txt", ExportContext(limits: small), .limit),
        ]
        for (format, context, code) in cases {
            let error = #expect(throws: ConversionError.self) { try registry.write(document, as: format, in: context) }
            #expect(error?.code == code)
        }
    }
}
