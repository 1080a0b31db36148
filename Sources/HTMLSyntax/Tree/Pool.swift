// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A growing array of plain values that is never shared: what an array does on each write (is it mine alone? is the index in range?) costs
/// more than the parser's own work. Places come from the tree itself, never from a document; debug builds check them.
struct Pool<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        start = Self.reallocate(nil, self.capacity)
    }

    init(repeating value: Element, count: Int) {
        self.init(capacity: count)
        for _ in 0..<count { append(value) }
    }

    init(copying other: borrowing Pool) {
        self.init(capacity: other.count)
        append(other.start, other.count)
    }

    deinit { free(start) }

    /// Memory that cannot be had ends the process, as it does for every array. The kernel moves large blocks without copying them.
    private static func reallocate(_ block: UnsafeMutablePointer<Element>?, _ count: Int) -> UnsafeMutablePointer<Element> {
        guard let memory = realloc(block, count * MemoryLayout<Element>.stride) else { abort() }
        return memory.assumingMemoryBound(to: Element.self)
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        capacity = max(needed, capacity * 2, 16)
        start = Self.reallocate(start, capacity)
    }

    @inline(__always)
    mutating func append(_ value: Element) {
        if count == capacity { grow(to: count + 1) }
        (start + count).initialize(to: value)
        count &+= 1
    }

    /// Appends values that do not lie in this pool.
    @inline(__always)
    mutating func append(_ values: UnsafePointer<Element>, _ added: Int) {
        if added > capacity - count { grow(to: count + added) }
        (start + count).update(from: values, count: added)
        count &+= added
    }

    /// Appends a copy of a part of the pool itself.
    mutating func append(copyOf range: Range<Int>) {
        if range.count > capacity - count { grow(to: count + range.count) }
        (start + count).update(from: start + range.lowerBound, count: range.count)
        count += range.count
    }

    mutating func append(repeating value: Element, count added: Int) {
        if added > capacity - count { grow(to: count + added) }
        (start + count).update(repeating: value, count: added)
        count += added
    }

    @inline(__always)
    mutating func removeLast(to remaining: Int) { count = min(count, max(remaining, 0)) }

    mutating func remove(at index: Int) {
        assert(index >= 0 && index < count)
        (start + index).update(from: start + index + 1, count: count - index - 1)
        count -= 1
    }

    mutating func insert(_ value: Element, at index: Int) {
        assert(index >= 0 && index <= count)
        append(value)
        (start + index + 1).update(from: start + index, count: count - 1 - index)
        start[index] = value
    }

    /// Gives back what was allocated ahead.
    mutating func trim() {
        guard capacity > count + count / 8 + 64 else { return }
        capacity = count + 1
        start = Self.reallocate(start, capacity)
    }

    @inline(__always)
    func pointer(at index: Int) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && index < count)
        return start + index
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            assert(index >= 0 && index < count)
            return start[index]
        }
        @inline(__always)
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &start[index]
        }
    }
}

/// Whether two pieces of memory hold the same bytes.
@inline(__always)
func equalBytes(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int) -> Bool { memcmp(first, second, count) == 0 }
