// SPDX-License-Identifier: Apache-2.0

import TextModel

extension MarkupFields where Subject == PreformattedProperties {
    /// Attributes of `preformatted`.
    package static let preformatted = MarkupFields([MarkupField("language", \.language, .string)])
}

extension MarkupFields where Subject == ListProperties {
    /// Attributes of `list`.
    package static let list = MarkupFields([
        MarkupField(required: "marker", \.marker, .word), MarkupField("start", \.start, .integer, unless: { $0.start == 1 }),
        MarkupField("prefix", \.prefix, .string, unless: { $0.prefix.isEmpty }),
        // What stands behind the number goes by the kind of marker, unless it is said.
        MarkupField("suffix", \.suffix, .string, unless: { $0 == withUsualSuffix($0) }),
        MarkupField("reversed", \.isReversed, .boolean, unless: { !$0.isReversed }),
    ])

    /// A list with the suffix that its marker has where nothing is said.
    package static func withUsualSuffix(_ list: ListProperties) -> ListProperties {
        var usual = list
        usual.suffix = ListProperties(list.marker).suffix
        return usual
    }
}

extension MarkupFields where Subject == ItemProperties {
    /// Attributes of `item`.
    package static let item = MarkupFields([
        MarkupField(required: "ordinal", \.ordinal, .integer), MarkupField("marker", \.marker, .string),
    ])
}

extension MarkupFields where Subject == TableProperties {
    /// Attributes of `table`.
    package static let table = MarkupFields([
        MarkupField("columns", \.columns, MarkupCodec.length.orDash.finite.list, unless: \.columns.isEmpty),
        MarkupField("header_rows", \.headerRows, .integer, unless: { $0.headerRows == 0 }),
        MarkupField("collapse_borders", \.collapsesBorders, .boolean), MarkupField("cell_spacing", \.cellSpacing, .number),
        MarkupField("align", \.alignment, .word),
    ])
}

extension MarkupFields where Subject == CellProperties {
    /// Attributes of `cell`.
    package static let cell = MarkupFields([
        MarkupField(required: "row", \.row, .integer), MarkupField(required: "column", \.column, .integer),
        MarkupField("row_span", \.rowSpan, .integer, unless: { $0.rowSpan == 1 }),
        MarkupField("column_span", \.columnSpan, .integer, unless: { $0.columnSpan == 1 }),
        MarkupField("header", \.isHeader, .boolean, unless: { !$0.isHeader }),
        MarkupField("vertical_align", \.verticalAlignment, .word),
    ])
}

/// What a section's element says.
package struct SectionProperties: Sendable {
    package var role: SectionRole

    package init(_ role: SectionRole) { self.role = role }
}

extension MarkupFields where Subject == SectionProperties {
    /// Attributes of `section`.
    package static let section = MarkupFields([MarkupField("role", \.role, .word, unless: { $0.role == .plain })])
}
