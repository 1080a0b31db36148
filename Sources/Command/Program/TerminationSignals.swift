// SPDX-License-Identifier: Apache-2.0

import Glibc
import Processes
import Textmill

/// Signals that ask a process to end.
enum TerminationSignals {
    /// From now on, such a signal removes the files that are being written before it ends the process. To be called before other threads
    /// are started; signals that are ignored stay so.
    static func removeUnfinishedFiles() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(number) { sigaddset(&signals, number) }
        // A thread that waits for signals may lock and unlink; a handler might not.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        let watched = signals
        Thread.start {
            var signals = watched
            var number: Int32 = 0
            while sigwait(&signals, &number) != 0 {}
            RunningGroups.killAll()
            UnfinishedFiles.removeAll()
            signal(number, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            kill(getpid(), number)
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // SIG_IGN is the number 1 in a function pointer's place, which cannot be compared as a function.
        return unsafeBitCast(action.__sigaction_handler, to: Int.self) == 1
    }
}
