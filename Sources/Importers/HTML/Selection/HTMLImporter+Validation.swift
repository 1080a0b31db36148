// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

extension HTMLImporter {
    /// Throws `invalidOption` where a value is to be a selector and is none.
    public func validate(_ values: OptionValues) throws(ConversionError) {
        for option in [Self.select, Self.remove] {
            guard let text = values[option], let mistake = HTMLSelector.mistake(in: text) else { continue }
            throw ConversionError(mistake.code, "\(option.name): \(mistake.message)", hint: mistake.hint)
        }
    }
}
