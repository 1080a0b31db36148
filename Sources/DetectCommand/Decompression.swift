// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The beginning of what a program decompresses.
enum Decompression {
    /// So much is read at most; what would follow is not waited for.
    private static let limit = 1 << 20

    private static let programs = [
        ("application/gzip", "gzip"), ("application/x-bzip2", "bzip2"), ("application/x-xz", "xz"), ("application/zstd", "zstd"),
    ]

    /// The beginning of the content of a compressed file; `nil` where its compression is none that is looked into, its program is not
    /// installed, or it does not take the file.
    static func beginning(of descriptor: Int32, compressedAs mediaType: String) -> [UInt8]? {
        guard let program = programs.first(where: { $0.0.utf8.elementsEqual(mediaType.utf8) })?.1 else { return nil }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        // Else the child would keep the end open at which it is read, and never learn that nobody reads any more.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let process = start(program, reading: descriptor, writing: ends[1])
        close(ends[1])
        guard let process else { return nil }
        let bytes = read(ends[0])
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return bytes.isEmpty ? nil : bytes
    }

    private static func start(_ program: String, reading input: Int32, writing output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // The descriptor's own position is still at its start: detection reads by position.
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup("-dc"), nil]
        defer { for argument in arguments { free(argument) } }
        let result = arguments.withUnsafeMutableBufferPointer {
            posix_spawnp(&process, program, &actions, nil, $0.baseAddress ?? environ, environ)
        }
        return result == 0 ? process : nil
    }

    private static func read(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes += piece[..<count]
        }
        return bytes
    }
}
