// SPDX-License-Identifier: Apache-2.0

/// Where an output buffer drains to.
public protocol ByteSink {
    /// Takes all bytes, in order, or throws.
    mutating func write(_ bytes: Span<UInt8>) throws(ConversionError)
}

/// What exporters write to: a buffer of 64 KiB that drains into a sink.
///
/// Writing does not throw. A sink that fails, or a limit that is passed, is remembered, what is written later is dropped, and
/// `finish()` throws the error.
public struct OutputBuffer: ~Copyable {
    /// The size of the buffer in bytes.
    public static let capacity = 64 << 10

    @usableFromInline let storage: UnsafeMutablePointer<UInt8>
    @usableFromInline var used = 0
    private var sink: any ByteSink
    private var drained = 0
    private let limits: Limits
    private var failure: ConversionError?

    /// A buffer in front of a sink; `limits.output` bounds what it takes.
    public init(_ sink: any ByteSink, limits: Limits = Limits()) {
        storage = .allocate(capacity: Self.capacity)
        self.sink = sink
        self.limits = limits
    }

    deinit { storage.deallocate() }

    /// The number of bytes written so far.
    public var count: Int { drained + used }

    /// Whether the sink failed, so that an exporter with much left to write can stop.
    public var hasFailed: Bool { failure != nil }

    /// Writes one byte.
    @inlinable
    public mutating func write(byte: UInt8) {
        if used == Self.capacity { drain() }
        storage[used] = byte
        used += 1
    }

    /// Writes bytes.
    @inlinable
    public mutating func write(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { write($0) }
    }

    /// Writes the bytes of an array's part.
    @inlinable
    public mutating func write(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { write($0) }
    }

    /// Writes a literal.
    @inlinable
    public mutating func write(_ literal: StaticString) {
        write(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes a string's UTF-8.
    public mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { write($0) }
    }

    /// Writes a whole number in decimal digits.
    public mutating func write(decimal number: Int) {
        write(String(number))
    }

    @usableFromInline
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        var rest = bytes[...]
        while !rest.isEmpty {
            if used == Self.capacity { drain() }
            let part = rest.prefix(Self.capacity - used)
            if let start = UnsafeBufferPointer(rebasing: part).baseAddress {
                (storage + used).update(from: start, count: part.count)
            }
            used += part.count
            rest = rest.dropFirst(part.count)
        }
    }

    @usableFromInline
    mutating func drain() {
        drained += used
        let length = used
        used = 0
        guard failure == nil, length > 0 else { return }
        if drained > limits.output {
            failure = limits.exceeded(\.output)
            return
        }
        do throws(ConversionError) {
            try sink.write(UnsafeBufferPointer(start: storage, count: length).span)
        } catch {
            failure = error
        }
    }

    /// Drains what is left; throws what went wrong since the start. Returns the sink.
    public consuming func finish() throws(ConversionError) -> any ByteSink {
        drain()
        if let failure { throw failure }
        return sink
    }
}

/// A sink that keeps all bytes.
public final class ByteArraySink: ByteSink {
    /// What was written.
    public private(set) var bytes: [UInt8] = []

    /// A sink that has got nothing yet.
    public init() {}

    public func write(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { self.bytes.append(contentsOf: $0) }
    }
}
