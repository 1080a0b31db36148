// SPDX-License-Identifier: Apache-2.0

import CProcess

/// What this system has against programs that read hostile documents, beside the limits that every system has.
public struct Protection: Hashable, Sendable {
    /// Whether system calls are filtered: plug-ins reach no network, and helpers start no programs and write no files.
    public let filtersCalls: Bool
    /// The version of Landlock, by which helpers open only the files that they need; 0: there is none.
    public let landlockVersion: Int

    /// That of this system.
    public static var ofSystem: Protection {
        Protection(filtersCalls: cprocess_has_seccomp() != 0, landlockVersion: Int(cprocess_landlock_version()))
    }
}
