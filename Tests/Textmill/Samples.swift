// SPDX-License-Identifier: Apache-2.0

import Foundation
import Textmill

/// A folder that goes away with the test.
final class TemporaryFolder {
    let url: URL
    var path: FilePath { FilePath(url.path) }

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("textmill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> FilePath { path.appending(name) }

    /// The names of all files, hidden ones too.
    func names(_ name: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(name).path)) ?? []).sorted()
    }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url.appendingPathComponent(name).path, withDestinationPath: destination)
    }

    func text(_ name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The code of the error that a closure throws.
func code(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch let error as ConversionError {
        return error.code.rawValue
    } catch {
        return "\(error)"
    }
}
