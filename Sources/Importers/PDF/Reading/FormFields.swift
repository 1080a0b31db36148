// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Values of form fields that the page does not show as text, as characters in the fields' places.
enum FormFields {
    private static let maximumCharacters = 10_000

    static func glyphs(of page: PopplerPageHandle, beside glyphs: [Glyph], _ looks: inout LookTable) -> [Glyph] {
        guard let list = poppler_page_get_form_field_mapping(page.page) else { return [] }
        defer { poppler_page_free_form_field_mapping(list) }
        var result: [Glyph] = []
        var node: UnsafeMutablePointer<GList>? = list
        while let current = node {
            node = current.pointee.next
            guard let mapping = current.pointee.data?.assumingMemoryBound(to: PopplerFormFieldMapping.self),
                let field = mapping.pointee.field
            else { continue }
            let area = mapping.pointee.area
            let box = Box(Float(area.x1), Float(page.height - area.y1), Float(area.x2), Float(page.height - area.y2))
            guard let value = value(of: field), !value.isEmpty,
                !glyphs.contains(where: { box.contains(x: $0.box.centerX, y: $0.box.centerY) })
            else { continue }
            append(value, in: box, to: &result, &looks)
        }
        return result
    }

    private static func value(of field: OpaquePointer) -> String? {
        switch poppler_form_field_get_field_type(field) {
        case POPPLER_FORM_FIELD_TEXT:
            return poppler_form_field_text_is_password(field) != 0 ? nil : takenString(poppler_form_field_text_get_text(field))
        case POPPLER_FORM_FIELD_CHOICE: return takenString(cpoppler_choice_text(field))
        case POPPLER_FORM_FIELD_BUTTON:
            if poppler_form_field_button_get_button_type(field) == POPPLER_FORM_BUTTON_PUSH { return nil }
            return poppler_form_field_button_get_state(field) != 0 ? "☑" : nil
        default: return nil
        }
    }

    /// Spreads a value's lines over the field.
    private static func append(_ value: String, in box: Box, to glyphs: inout [Glyph], _ looks: inout LookTable) {
        let lines = value.unicodeScalars.split(omittingEmptySubsequences: true) { $0 == "\n" || $0 == "\r" }
        guard !lines.isEmpty, box.height > 0 else { return }
        let height = min(box.height / Float(lines.count), 12)
        let look = looks.number(ofField: height * 0.8)
        for (row, line) in lines.enumerated() {
            let advance = min(height * 0.4, box.width / Float(line.count))
            var before = Glyph.Separation.line
            for (column, scalar) in line.prefix(maximumCharacters).enumerated() {
                if scalar.isSpace {
                    if before == .none { before = .word }
                    continue
                }
                let x = box.x0 + 1 + Float(column) * advance
                let y = lines.count == 1 ? box.centerY - height / 2 : box.y0 + Float(row) * height
                glyphs.append(Glyph(scalar, Box(x, y, x + advance, y + height), look: look, before: before))
                before = .none
            }
        }
    }
}
