// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A thread of the system.
enum Thread {
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs a closure on a thread of its own, for which nobody waits; `false` where the system has no more threads.
    @discardableResult
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if failure != 0 {
            work.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}

/// A counting semaphore.
// The pointer never changes, and what it points to is made for use by several threads.
final class Semaphore: @unchecked Sendable {
    private let storage = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init(_ count: Int) { sem_init(storage, 0, UInt32(clamping: count)) }

    deinit {
        sem_destroy(storage)
        storage.deallocate()
    }

    func signal() { sem_post(storage) }

    func wait() {
        while sem_wait(storage) != 0, errno == EINTR {}
    }
}
