// SPDX-License-Identifier: Apache-2.0

import HTMLSyntax

/// The styles of a document's elements, each computed once for all elements that have the same parent's style and declarations.
struct StyleTable {
    /// A style of the table; equal numbers are one style.
    typealias StyleNumber = Int
}
