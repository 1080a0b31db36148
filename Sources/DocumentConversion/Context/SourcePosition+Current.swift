// SPDX-License-Identifier: Apache-2.0

extension SourcePosition {
    /// Where in the source the current thread is reading, as an importer says around its calls of a library: what the library prints
    /// meanwhile is about that place. `nil` outside of them.
    @TaskLocal public static var current: SourcePosition?
}
