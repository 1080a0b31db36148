// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Names from a list, as they arrive: a program may write it bit by bit and wait for the answers.
struct NameList {
    private static let pieceSize = 1 << 16
    /// The system takes no longer path than a few KiB.
    private static let longestName = 1 << 20

    private let descriptor: Int32
    private let end: UInt8
    private var pending: [UInt8] = []
    private var start = 0
    private var isOver = false

    /// A list whose names end in `end`. A path of `-` is standard input.
    init(_ path: [UInt8], endingIn end: UInt8) throws(Failure) {
        self.end = end
        descriptor = path == [UInt8(ascii: "-")] ? STDIN_FILENO : withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
        if descriptor < 0 { throw Failure(errno) }
    }

    /// The next name that is not empty; `nil` at the end.
    ///
    /// - Parameter wait: Called before the list is waited for.
    mutating func next(beforeWaiting wait: () -> Void) throws(Failure) -> [UInt8]? {
        while true {
            if let place = pending[start...].firstIndex(of: end) {
                var name = pending[start..<place]
                start = place + 1
                if end == UInt8(ascii: "\n"), name.last == UInt8(ascii: "\r") { name = name.dropLast() }
                if !name.isEmpty { return Array(name) }
            } else if isOver {
                let name = Array(pending[start...])
                start = pending.count
                return name.isEmpty ? nil : name
            } else {
                wait()
                try read()
            }
        }
    }

    private mutating func read() throws(Failure) {
        pending.removeFirst(start)
        start = 0
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        var count = -1
        repeat {
            count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        if count < 0 { throw Failure(errno) }
        isOver = count == 0
        guard pending.count <= Self.longestName else { throw Failure(code: "limit", message: "a name is longer than any path can be") }
        pending += piece[..<count]
    }
}
