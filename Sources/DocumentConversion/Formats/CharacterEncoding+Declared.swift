// SPDX-License-Identifier: Apache-2.0

import TextEncoding

extension CharacterEncoding {
    /// The encoding that a caller or sender declares by name. Throws `invalidOption` for a name that no encoding has.
    package init(declared name: String) throws(ConversionError) {
        guard let encoding = CharacterEncoding(label: name) else {
            throw ConversionError(
                .invalidOption, "there is no character encoding '\(name)'",
                hint: "use a name such as utf-8, windows-1252, koi8-r or shift_jis")
        }
        self = encoding
    }
}
