// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import Synchronization

/// The process groups that this process has started and that may still run.
public enum RunningGroups {
    struct Group {
        /// The mark of its run.
        var run: Int
        /// Whether it is being ended: its number may be another's soon.
        var isEnding = false
    }

    private static let groups = Mutex<[pid_t: Group]>([:])

    /// Starts a program by `body`, which tells its number; nobody takes it for one that escaped meanwhile.
    static func start(_ run: Int, _ body: () -> (failure: Int32, child: pid_t?)) -> Int32 {
        groups.withLock { groups in
            // What leaves its group comes back as a child of this process when its parent ends.
            _ = cprocess_adopt()
            let (failure, child) = body()
            if let child { groups[child] = Group(run: run) }
            return failure
        }
    }

    /// Ends a group by `body`; nobody else does meanwhile.
    static func end(_ group: pid_t, _ body: () -> Void) {
        groups.withLock { groups in groups[group]?.isEnding = true }
        body()
        groups.withLock { groups in groups[group] = nil }
    }

    /// Calls `body` with the groups there are, while none is started.
    static func withAll<Result>(_ body: ([pid_t: Group]) -> Result) -> Result {
        groups.withLock { body($0) }
    }

    /// Kills them all: for a process that is about to end.
    public static func killAll() {
        groups.withLock { groups in
            for (number, group) in groups where !group.isEnding { kill(-number, SIGKILL) }
        }
        Escapees.end()
    }
}
