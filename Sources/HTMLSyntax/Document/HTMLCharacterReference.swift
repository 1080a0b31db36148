// SPDX-License-Identifier: Apache-2.0

/// The named character references of HTML (section 13.5).
public enum HTMLCharacterReference {
    /// The UTF-8 that a name means, without `&` and `;`; `nil` for a name that the standard does not have with a semicolon.
    public static func text(ofName name: some Collection<UInt8>) -> [UInt8]? {
        let key = Array(name) + [UInt8(ascii: ";")]
        return key.withUnsafeBufferPointer { bytes -> [UInt8]? in
            guard let start = bytes.baseAddress, let entry = NamedReferences.shared.longestMatch(start, bytes.count),
                Int(entry.count) == bytes.count
            else { return nil }
            var text = ""
            for value in [entry.first, entry.second] where value != 0 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            return Array(text.utf8)
        }
    }
}
