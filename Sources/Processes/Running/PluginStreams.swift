// SPDX-License-Identifier: Apache-2.0

import Glibc
import PluginProtocol

/// What a plug-in writes, on three pipes.
struct PluginStreams: ~Copyable {
    private let output: Descriptor
    private let errors: Descriptor
    private let events: Descriptor
    private let maximumOutput: Int
    private let onLine: (Int32, ArraySlice<UInt8>, Bool) -> Void

    private var bytes: [UInt8] = []
    private var errorLines = LineSplitter()
    private var eventLines = LineSplitter()
    /// Which of the pipes may still have something.
    private var isOpen = (output: true, errors: true, events: true)
    private var room = [UInt8](repeating: 0, count: 1 << 18)
    /// The descriptor to which more was written than may be.
    private(set) var overflow: Int32?
    /// Bytes of lines that were read.
    private var messageCount = 0

    /// The most bytes of messages and events.
    static let maximumMessages = 1 << 24

    init(
        output: consuming Descriptor, errors: consuming Descriptor, events: consuming Descriptor, maximumOutput: Int,
        onLine: @escaping (Int32, ArraySlice<UInt8>, Bool) -> Void
    ) {
        self.output = output
        self.errors = errors
        self.events = events
        self.maximumOutput = maximumOutput
        self.onLine = onLine
        for number in [self.output.number, self.errors.number, self.events.number] {
            _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Waits until there is something to read, another descriptor can be read from, or time has passed.
    borrowing func wait(orFor other: Int32, milliseconds: Int32) {
        var entries = [
            pollfd(fd: isOpen.output ? output.number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isOpen.errors ? errors.number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isOpen.events ? events.number : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        // An interrupted wait is one that was short.
        poll(&entries, nfds_t(entries.count), milliseconds)
    }

    /// Reads what is there: a piece of each pipe, or as much as the pipes hold.
    mutating func read(untilEmpty: Bool) {
        // As many pieces as a full pipe has, lest others who hold it keep this process busy.
        for _ in 0..<(untilEmpty ? 64 : 1) {
            var count = 0
            if isOpen.output, let piece = piece(of: output.number) {
                if let piece { takeOutput(piece) } else { isOpen.output = false }
                count += piece?.count ?? 0
            }
            if isOpen.errors, let piece = piece(of: errors.number) {
                if let piece { takeErrors(piece) } else { isOpen.errors = false }
                count += piece?.count ?? 0
            }
            if isOpen.events, let piece = piece(of: events.number) {
                if let piece { takeEvents(piece) } else { isOpen.events = false }
                count += piece?.count ?? 0
            }
            if count == 0 { return }
        }
    }

    /// Hands out lines without an end.
    mutating func finish() {
        errorLines.finish { onLine(PluginConventions.errorDescriptor, $0, $1) }
        eventLines.finish { onLine(PluginConventions.eventDescriptor, $0, $1) }
    }

    /// What was written to standard output.
    consuming func takeOutput() -> [UInt8] { bytes }

    private mutating func takeOutput(_ piece: ArraySlice<UInt8>) {
        if bytes.count + piece.count > maximumOutput { overflow = PluginConventions.markupDescriptor } else { bytes += piece }
    }

    private mutating func takeErrors(_ piece: ArraySlice<UInt8>) {
        errorLines.append(piece) { onLine(PluginConventions.errorDescriptor, $0, $1) }
        messageCount += piece.count
        if messageCount > Self.maximumMessages { overflow = PluginConventions.errorDescriptor }
    }

    private mutating func takeEvents(_ piece: ArraySlice<UInt8>) {
        eventLines.append(piece) { onLine(PluginConventions.eventDescriptor, $0, $1) }
        messageCount += piece.count
        if messageCount > Self.maximumMessages { overflow = PluginConventions.eventDescriptor }
    }

    /// What a pipe has: `nil` for nothing now, `.some(nil)` at its end.
    private mutating func piece(of descriptor: Int32) -> ArraySlice<UInt8>?? {
        let count = Glibc.read(descriptor, &room, room.count)
        if count > 0 { return room[..<count] }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .none : .some(nil)
    }
}
