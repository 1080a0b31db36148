// SPDX-License-Identifier: Apache-2.0

import Glibc
import Processes
import Textmill

/// This process's standard output.
enum StandardOutput {
    /// Writes all bytes, or tells what went wrong. When nobody reads any more, the process ends, silently and with what the status was.
    static func write(_ bytes: [UInt8], _ reporter: Reporter) {
        let failure = bytes.withUnsafeBufferPointer { writeAll($0, to: STDOUT_FILENO) }
        if failure == 0 { return }
        if failure == EPIPE { end(reporter.status) }
        reporter.report(Message(.error, FileName("standard output"), .writing(failure)))
    }

    /// Ends the process when nobody reads its output, and leaves nothing half done.
    static func end(_ status: Int32) -> Never {
        RunningGroups.killAll()
        UnfinishedFiles.removeAll()
        exit(status)
    }
}

/// This process's standard error. What cannot be written there is lost.
enum StandardError {
    static func write(_ text: String) {
        Array(text.utf8).withUnsafeBufferPointer { _ = writeAll($0, to: STDERR_FILENO) }
    }
}
