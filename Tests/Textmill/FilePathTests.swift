// SPDX-License-Identifier: Apache-2.0

import Testing
import Textmill

@Suite struct FilePathTests {
    @Test func parts() {
        let cases: [(path: FilePath, folder: FilePath, last: String, sibling: FilePath)] = [
            ("a", ".", "a", "x"), ("a/b", "a", "b", "a/x"), ("/a", "/", "a", "/x"), ("a//b/", "a", "b", "a/x"), ("./a", ".", "a", "./x"),
            ("/a/b/c", "/a/b", "c", "/a/b/x"), ("/", "/", "", "/x"), ("", ".", "", "x"), ("..", ".", "..", "x"),
        ]
        for entry in cases {
            #expect(entry.path.folder == entry.folder, "\(entry.path)")
            #expect(entry.path.lastComponent == Array(entry.last.utf8), "\(entry.path)")
            #expect(entry.path.replacingLastComponent(with: "x".utf8) == entry.sibling, "\(entry.path)")
        }
    }

    @Test func joining() {
        #expect(FilePath("a").appending("b") == "a/b")
        #expect(FilePath("a/").appending("b") == "a/b")
        #expect(FilePath("").appending("b") == "b")
        #expect(FilePath("/").appending([0xFF]).bytes == [0x2F, 0xFF])
    }

    @Test func comparesBytes() {
        // One letter in two normal forms, which String takes for equal.
        #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
    }

    @Test func nulNamesNoFile() {
        #expect(code { _ = try FilePath("/dev/null\0.txt").readBytes() } == "not-found")
    }
}
