// SPDX-License-Identifier: Apache-2.0

/// What a style sheet may ask for. What goes beyond is dropped as invalid, as the standards drop what they do not know.
public enum StyleLimits {
    /// Brackets and functions within one another in one construct.
    public static let depth = 256
    /// Tokens in a prelude or a value.
    public static let tokens = 1 << 20
    /// Group rules (`@media`, `@supports`, `@layer`) within one another.
    public static let groups = 64
    /// Selectors within one another (`:not(:is(…))`).
    public static let selectorDepth = 16
    /// Simple selectors in one complex selector.
    public static let selectorParts = 4096
    /// Steps from element to element that matching may take for each of a document's nodes, on average.
    public static let steps = 256
    /// Rules that are looked at for each of a document's nodes, on average; a declaration of one that matches counts as eight.
    public static let candidates = 512
    /// Style sheets that one sheet may import, imports of imports included.
    public static let imports = 64
    /// Imports of imports.
    public static let importDepth = 8
    /// Tokens that one value may have after `var()` is replaced.
    public static let expandedTokens = 1 << 14
    /// Colours within one another (`color-mix()`).
    public static let colorDepth = 16
    /// Custom properties that an element may have.
    public static let customProperties = 1024
    /// Values of custom properties that all different styles of a document have together; elements have their parent's after that.
    public static let customValues = 1 << 19
}
