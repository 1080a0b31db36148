// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where tests find documents: the project's own corpus and, if present, the suites of public test data.
public enum TestFolders {
    /// The root of the package, found from this file's place in it.
    public static let package: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Documents written for this project.
    public static let corpus: URL = package.appendingPathComponent("corpus")

    /// `TEXTMILL_SUITES`, else `../shared/suites`; `nil` (after saying so once) where neither exists.
    public static let suites: URL? = {
        let named = ProcessInfo.processInfo.environment["TEXTMILL_SUITES"]
        let folder = named.map { URL(fileURLWithPath: $0) } ?? package.deletingLastPathComponent().appendingPathComponent("shared/suites")
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue { return folder }
        print("skipped: no test suites at \(folder.path); set TEXTMILL_SUITES to run the tests that need them")
        return nil
    }()

    /// A file of the suites, or `nil` where the suites are not present.
    public static func suite(_ path: String) -> URL? { suites?.appendingPathComponent(path) }
}
