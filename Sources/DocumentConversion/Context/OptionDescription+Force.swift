// SPDX-License-Identifier: Apache-2.0

extension OptionDescription {
    /// Reads as text what is none, as far as its bytes show.
    public static let force = OptionDescription("force", .flag, help: "read as plain text what does not look like text")
}
