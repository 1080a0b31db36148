// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The temporary files that this process is writing, so that a program which is told to end can remove them.
package enum UnfinishedFiles {
    private struct State {
        var paths: Set<FilePath> = []
        var isClosed = false
    }

    private static let state = Mutex(State())

    /// Makes a file that did not exist, and keeps its path; returns its descriptor, or −1 with `errno` set.
    static func create(_ path: FilePath) -> Int32 {
        state.withLock { state in
            guard !state.isClosed else {
                errno = EINTR
                return -1
            }
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
            let descriptor = path.withCString { path in uninterrupted { open(path, flags, 0o666) } }
            if descriptor >= 0 { state.paths.insert(path) }
            return descriptor
        }
    }

    /// Forgets a file that has its final name or is gone.
    static func forget(_ path: FilePath) {
        state.withLock { _ = $0.paths.remove(path) }
    }

    /// Removes all of them, and lets no more be made.
    package static func removeAll() {
        state.withLock { state in
            state.isClosed = true
            for path in state.paths { _ = path.withCString { unlink($0) } }
            state.paths = []
        }
    }
}
