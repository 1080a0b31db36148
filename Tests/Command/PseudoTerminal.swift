// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A terminal without a screen: what is written to it can be read at its other end.
final class PseudoTerminal {
    struct Size {
        var columns: UInt16
        var rows: UInt16
    }

    struct NotAvailable: Error {}

    /// `TIOCSPTLCK` and `TIOCGPTN` (ioctl_tty(2)), which Swift does not import.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    /// Where commands write.
    let screen: FileHandle
    private let otherEnd: FileHandle

    init(_ size: Size) throws {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        guard descriptor >= 0, ioctl(descriptor, Self.setLock, &lock) == 0, ioctl(descriptor, Self.getNumber, &number) == 0 else {
            throw NotAvailable()
        }
        otherEnd = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard line >= 0 else { throw NotAvailable() }
        screen = FileHandle(fileDescriptor: line, closeOnDealloc: true)
        // Line feeds come out as they are written.
        var attributes = termios()
        tcgetattr(line, &attributes)
        cfmakeraw(&attributes)
        tcsetattr(line, TCSANOW, &attributes)
        var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(line, UInt(TIOCSWINSZ), &window) == 0 else { throw NotAvailable() }
    }

    /// All that is written until nobody has the terminal open any more. To be called when the commands have it.
    func readAll() -> Data {
        try? screen.close()
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(otherEnd.fileDescriptor, &buffer, buffer.count)
            // The end is an error of its own, EIO.
            if count <= 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
