// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import Synchronization

/// Reads pages on all processors: each thread opens the file once more over the same bytes. Which pages are read with what was learned from
/// which others does not depend on how many threads there are, and so neither does the result.
struct ParallelPages {
    private let bytes: UnsafeRawBufferPointer
    private let password: String?
    private let threadCount: Int

    /// So many pages are read one after the other.
    static let chunkSize = 8
    private static let maximumThreads = 4

    init(_ bytes: UnsafeRawBufferPointer, password: String?, threads: Int?) {
        self.bytes = bytes
        self.password = password
        threadCount = threads ?? min(max(sysconf(CInt(_SC_NPROCESSORS_ONLN)), 1), Self.maximumThreads)
    }

    /// What a thread made of a stretch of pages. Only one thread has it at a time: the one that makes it, then the one that waits for all.
    private struct Chunk: @unchecked Sendable {
        var reader: PageReader
        var results: [PageReader.Result]
    }

    /// What the threads share. A chunk is read by the one thread that took it, and only looked at when all have ended.
    private final class Work: @unchecked Sendable {
        let seed: PageReader
        let bytes: UnsafeRawBufferPointer
        let password: String?
        let chunks: [ArraySlice<Int>]
        private let next = Atomic(0)
        private let isStopped = Atomic(false)
        private let done = Mutex<[Int: Chunk]>([:])

        init(_ seed: PageReader, _ chunks: [ArraySlice<Int>], _ bytes: UnsafeRawBufferPointer, password: String?) {
            self.seed = seed
            self.chunks = chunks
            self.bytes = bytes
            self.password = password
        }

        /// Reads chunks until none is left.
        func run(_ file: PopplerFile, _ checkpoint: (Int) throws(ConversionError) -> Void) throws(ConversionError) {
            var known = seed.links
            while !isStopped.load(ordering: .relaxed) {
                let number = next.add(1, ordering: .relaxed).oldValue
                guard number < chunks.count else { return }
                var chunk = Chunk(reader: seed.copy(over: file), results: [])
                chunk.reader.links.remember(known)
                for page in chunks[number] {
                    do throws(ConversionError) {
                        try checkpoint(number * ParallelPages.chunkSize)
                    } catch {
                        isStopped.store(true, ordering: .relaxed)
                        throw error
                    }
                    if isStopped.load(ordering: .relaxed) { return }
                    chunk.results.append(chunk.reader.read(page))
                }
                known = chunk.reader.links
                let finished = chunk
                done.withLock { $0[number] = finished }
            }
        }

        /// Runs on a thread of its own.
        func runBeside() {
            do throws(ConversionError) {
                try run(PopplerFile(bytes, password: password)) { _ throws(ConversionError) in }
            } catch {
                // The first thread, which has the file open, reads what this one does not.
            }
        }

        var results: [Chunk] { done.withLock { done in chunks.indices.compactMap { done[$0] } } }
    }

    /// Reads pages with a reader that has read the first one, and hands over the results in order.
    ///
    /// - Parameter checkpoint: Called on the calling thread with the number of pages that have been begun.
    func read(
        _ numbers: ArraySlice<Int>, _ file: PopplerFile, with reader: inout PageReader, checkpoint: (Int) throws(ConversionError) -> Void
    ) throws(ConversionError) -> [PageReader.Result] {
        if numbers.isEmpty { return [] }
        let chunks = stride(from: numbers.startIndex, to: numbers.endIndex, by: Self.chunkSize).map {
            numbers[$0..<min($0 + Self.chunkSize, numbers.endIndex)]
        }
        let work = Work(reader, chunks, bytes, password: password)
        let threads = (0..<min(threadCount, chunks.count) - 1).compactMap { _ in Self.start { work.runBeside() } }
        do throws(ConversionError) {
            try work.run(file, checkpoint)
        } catch {
            threads.forEach { pthread_join($0, nil) }
            throw error
        }
        threads.forEach { pthread_join($0, nil) }
        var results: [PageReader.Result] = []
        for var chunk in work.results {
            reader.take(chunk.reader, &chunk.results)
            results += chunk.results
        }
        return results
    }

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; `nil` where the system has no more.
    private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
        let body = Unmanaged.passRetained(Body(run))
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        if failure == 0 { return thread }
        body.release()
        return nil
    }
}
