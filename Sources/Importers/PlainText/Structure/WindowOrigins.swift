// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import TextModel

/// Where the bytes of the window stand in the source, where that is asked for.
struct WindowOrigins {
    private var starts: [(offset: Int, origin: SourceOrigin)] = []
    private var place = 0

    var isEmpty: Bool { starts.isEmpty }
    private(set) var current: SourceOrigin?

    /// What is added to the window from `offset` on begins at `origin` in the source.
    mutating func locate(_ origin: SourceOrigin, from offset: Int) {
        current = origin
        if starts.last?.offset == offset { starts.removeLast() }
        starts.append((offset, origin))
    }

    /// The origin of the byte at an offset, which is not before one asked for earlier, and where another origin begins.
    mutating func value(at offset: Int) -> (SourceOrigin?, end: Int) {
        if place >= starts.count || starts[place].offset > offset { place = 0 }
        while place + 1 < starts.count, starts[place + 1].offset <= offset { place += 1 }
        guard place < starts.count, starts[place].offset <= offset else { return (nil, starts.first?.offset ?? .max) }
        let start = starts[place]
        let end = place + 1 < starts.count ? starts[place + 1].offset : .max
        return (start.origin.moved(by: offset - start.offset), end)
    }

    mutating func forget(upTo offset: Int) {
        guard !starts.isEmpty else { return }
        let (origin, _) = value(at: offset)
        starts.removeAll { $0.offset <= offset }
        for index in starts.indices { starts[index].offset -= offset }
        if let origin { starts.insert((0, origin), at: 0) }
        place = 0
    }
}

extension SourceOrigin {
    /// The origin of what stands some bytes behind.
    func moved(by distance: Int) -> SourceOrigin {
        guard isVerbatim, distance > 0, let byte = position.byteOffset else { return self }
        return SourceOrigin(.byte(byte + distance), isVerbatim: true)
    }
}
