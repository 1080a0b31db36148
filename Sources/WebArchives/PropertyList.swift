// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// A value of a property list. Values inside it are named by their numbers, so that nothing nests here, however deep the list does.
enum PropertyValue {
    case string(String)
    case data([UInt8])
    case array([Int])
    /// Keys and values, in their order.
    case dictionary(keys: [Int], values: [Int])
    /// Numbers, dates and the like, of which web archives need none.
    case other
}

/// Reads the values of a property list, each when it is asked for.
protocol PropertyListReader {
    /// The number of the value that holds the others.
    var root: Int { get }
    /// A value by its number; throws where there is none or it is damaged.
    func value(_ number: Int) throws(ConversionError) -> PropertyValue
}

extension PropertyListReader {
    /// More entries of one dictionary than this are not looked at: a resource has ten.
    private static var maximumEntries: Int { 100 }

    /// The values of a dictionary by their keys; of equal keys the first counts. `nil` where the value is none.
    func entries(_ number: Int) throws(ConversionError) -> [[UInt8]: Int]? {
        guard case .dictionary(let keys, let values) = try value(number) else { return nil }
        var result: [[UInt8]: Int] = [:]
        for (key, value) in zip(keys, values).prefix(Self.maximumEntries) {
            guard case .string(let name) = try self.value(key), result[Array(name.utf8)] == nil else { continue }
            result[Array(name.utf8)] = value
        }
        return result
    }

    func string(_ number: Int?) throws(ConversionError) -> String? {
        guard let number, case .string(let text) = try value(number) else { return nil }
        return text
    }

    func data(_ number: Int?) throws(ConversionError) -> [UInt8]? {
        guard let number, case .data(let bytes) = try value(number) else { return nil }
        return bytes
    }

    func array(_ number: Int?) throws(ConversionError) -> [Int] {
        guard let number, case .array(let numbers) = try value(number) else { return [] }
        return numbers
    }
}
