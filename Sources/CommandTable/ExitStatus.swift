// SPDX-License-Identifier: Apache-2.0

/// What both commands tell the shell when they end.
public enum ExitStatus {
    /// All was done.
    public static let done: Int32 = 0
    /// Something could not be read or converted; the rest was.
    public static let failed: Int32 = 1
    /// The command line means nothing; nothing was done.
    public static let usage: Int32 = 2
    /// With `--strict`: all was done, with warnings or unknown types.
    public static let doubtful: Int32 = 3

    /// The status of a run whose command line was right.
    public static func of(hasErrors: Bool, hasDoubts: Bool) -> Int32 { hasErrors ? failed : hasDoubts ? doubtful : done }
}
