// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import MediaTypes

@Suite struct ContentDetectorTests {
    let detector = ContentDetector()

    @Test(arguments: SampleFile.names)
    func namesSamples(file: String) throws {
        let samples = try SampleFile(file).samples
        #expect(samples.count > 80)
        var failures: [String] = []
        for sample in samples {
            let matches = try detector.matches(in: BytesInput(sample.bytes))
            if matches.first?.mediaType != sample.expected {
                failures.append(
                    "\(file):\(sample.line): \(matches.map { "\($0.mediaType) (\($0.evidence))" }) instead of \(sample.expected)")
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(samples.count): \(failures.prefix(20).joined(separator: "\n"))")
    }

    /// Cut short and damaged inputs have answers, and the answers are in order and of one each.
    @Test(arguments: SampleFile.names)
    func survivesDamage(file: String) throws {
        var generator = SystemRandomNumberGenerator()
        var failures: [String] = []
        for sample in try SampleFile(file).samples where sample.bytes.count < 1024 {
            var damaged: [[UInt8]] = stride(from: 1, to: sample.bytes.count, by: 7).map { Array(sample.bytes.prefix($0)) }
            for _ in 0..<10 {
                var bytes = sample.bytes
                for _ in 0..<4 { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
                damaged.append(bytes)
            }
            for bytes in damaged {
                let matches = try detector.matches(in: BytesInput(bytes))
                let ordered = zip(matches, matches.dropFirst()).allSatisfy { $0.certainty >= $1.certainty }
                if matches.isEmpty || !ordered || Set(matches.map(\.mediaType)).count != matches.count { failures.append("\(bytes)") }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
    }

    /// Pieces of many syntaxes in any order, which cut one another short.
    @Test func survivesMixedPieces() throws {
        let pieces = [
            "<?", "?>", "<?xml", " version=\"1.0\"", "<!--", "-->", "<!", "<!DOCTYPE", " html", "[", "]", "{", "}", "\"", "\\", ":", ",",
            "<", ">", "/>", "a", "=", "xmlns", "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "\0\0\0\0", "\u{7F}\u{7F}", "\n", "From ",
            "---",
            "Subject: ", "#!", "/bin/", "ftyp", "RIFF", "OggS", "ID3", "%PDF-", "\u{FEFF}", "BEGIN:", "1,2;3\t",
        ].map { Array($0.utf8) }
        var state: UInt64 = 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<4000 {
            let bytes = (0...next(12)).flatMap { _ in pieces[next(pieces.count)] }
            let matches = try MediaTypeDetector().detect(name: "x.xml", input: BytesInput(bytes)).matches
            #expect(!matches.isEmpty)
        }
    }

    /// A zip whose lost directory is replaced by local headers that lead out of it.
    @Test func survivesLocalHeadersThatLeadAway() throws {
        var header: [UInt8] = [0x50, 0x4B, 3, 4, 20, 0, 8, 0] + [UInt8](repeating: 0, count: 22) + Array("a".utf8)
        header[26] = 1
        header[28] = 0xFF
        #expect(try ContentDetector().matches(in: BytesInput(header)).first?.mediaType == "application/zip")
    }

    @Test func emptyInputHasAnAnswer() throws {
        let matches = try detector.matches(in: BytesInput([]))
        #expect(matches.map(\.mediaType) == ["application/octet-stream"])
        #expect(matches.map(\.certainty) == [.fallback])
    }

    @Test func saysHowCertainItIs() throws {
        func certainty(_ text: String) throws -> ContentMatch.Certainty? {
            try detector.matches(in: BytesInput(Array(text.utf8))).first?.certainty
        }
        #expect(try certainty("%PDF-1.4\n") == .certain)
        #expect(try certainty("a,b,c\n1,2,3\n4,5,6\n") == .likely)
        #expect(try certainty("{\"a\": 1}") == .fallback)
        #expect(try certainty("<?xml version='1.0'?><a/>") == .fallback)
        #expect(try certainty("Good morning.\n") == .fallback)
    }

    @Test func everySignatureCanBeRead() {
        let tables = [ContentDetector.signatures, SignatureTable([TextSignatures.table])]
        var failures: [String] = []
        var count = 0
        for line in tables.flatMap(\.allLines).compactMap({ $0 }) {
            count += 1
            let type = line.mediaType
            if line.key == nil { failures.append("\(type): no condition") }
            if !line.check.isEmpty, StructureCheck(rawValue: line.check) == nil { failures.append("\(type): no check \(line.check)") }
            if MediaType(type)?.essence != type { failures.append("\(type): no media type in small letters") }
        }
        #expect(count > 900)
        #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
    }
}
