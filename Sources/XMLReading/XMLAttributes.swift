// SPDX-License-Identifier: Apache-2.0

/// The attributes of a start tag, as libxml2 hands them over: valid only while its callback runs.
package struct XMLAttributes {
    /// Five pointers for each: name, prefix, namespace, start and end of the value.
    private let values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    /// The number of attributes.
    package let count: Int

    init(_ values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
        self.values = values
        self.count = values == nil ? 0 : count
    }

    private func pointer(_ attribute: Int, _ part: Int) -> UnsafePointer<UInt8>? {
        (0..<count).contains(attribute) ? values?[attribute * 5 + part] : nil
    }

    /// The name without its prefix.
    package func name(_ attribute: Int) -> String { pointer(attribute, 0).map { String(cString: $0) } ?? "" }

    /// Whether the name has a prefix.
    package func hasPrefix(_ attribute: Int) -> Bool { pointer(attribute, 1) != nil }

    /// The prefix, where the name has one.
    package func prefix(_ attribute: Int) -> String? { pointer(attribute, 1).map { String(cString: $0) } }

    /// The URL of the name's namespace; nil for a name without prefix.
    package func namespace(_ attribute: Int) -> String? { pointer(attribute, 2).map { String(cString: $0) } }

    /// The value.
    package func value(_ attribute: Int) -> String { String(decoding: bytes(attribute), as: UTF8.self) }

    /// Names and values as they stand, as a key by which equal tags are known again.
    package var key: [UInt8] {
        var key: [UInt8] = []
        for attribute in 0..<count {
            key += name(attribute).utf8
            key.append(0)
            key += bytes(attribute)
            key.append(0)
        }
        return key
    }

    private func bytes(_ attribute: Int) -> UnsafeBufferPointer<UInt8> {
        guard let start = pointer(attribute, 3), let end = pointer(attribute, 4) else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: start, count: end - start)
    }
}
