// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The process groups that this process has started and that may still run.
public enum RunningGroups {
    private static let groups = Mutex<Set<pid_t>>([])

    static func add(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }

    static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

    /// Kills them all: for a process that is about to end.
    public static func killAll() {
        groups.withLock { groups in
            for group in groups { kill(-group, SIGKILL) }
        }
    }
}
