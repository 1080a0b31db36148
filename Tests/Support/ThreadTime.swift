// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Seconds of processor time that this thread needs for something: what other tests and programs do at the same time does not count.
public func threadSeconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
}
