// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Work on numbered things by several threads, with results in the order of the numbers.
struct OrderedJobs {
    /// How many results of one thread may wait for an earlier one.
    private static let resultsAhead = 4

    let threadCount: Int

    /// Threads for `count` things; where none are asked for, one for each processor.
    init(_ asked: Int?, for count: Int) {
        let processors = asked == nil && count > 1 ? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) : 1
        threadCount = max(1, min(asked ?? processors, count))
    }

    /// Calls `work` for 0, 1, … below `count` on the threads, and `consume` for each number and its result in order on this one.
    func run<Result: Sendable>(_ count: Int, work: @escaping @Sendable (Int) -> Result, consume: (Int, Result) -> Void) {
        guard threadCount > 1 else {
            for number in 0..<count { consume(number, work(number)) }
            return
        }
        let queue = ResultQueue<Result>(count: count, ahead: threadCount * Self.resultsAhead)
        let started = (0..<threadCount).count { _ in Thread.start { queue.workUntilDone(work) } }
        if started == 0 {
            for number in 0..<count { consume(number, work(number)) }
        } else {
            for number in 0..<count { consume(number, queue.result(number)) }
        }
    }
}

private final class ResultQueue<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var results: [Int: Result] = [:]
    }

    private let count: Int
    private let state = Mutex(State())
    private let room: Semaphore
    private let finished = Semaphore(0)

    init(count: Int, ahead: Int) {
        self.count = count
        room = Semaphore(ahead)
    }

    func workUntilDone(_ work: (Int) -> Result) {
        while true {
            room.wait()
            let number = state.withLock { state in
                state.next += 1
                return state.next - 1
            }
            guard number < count else {
                // The others need no room either to see that all is done.
                room.signal()
                return
            }
            let result = work(number)
            state.withLock { $0.results[number] = result }
            finished.signal()
        }
    }

    /// Waits for a result and takes it.
    func result(_ number: Int) -> Result {
        while true {
            if let result = state.withLock({ $0.results.removeValue(forKey: number) }) {
                room.signal()
                return result
            }
            finished.wait()
        }
    }
}
