// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import JSONText

extension OptionValues {
    /// The values that are kept out of arguments, a line of JSON for each: `{"name":…,"value":…}`.
    package func secretLines(_ options: [OptionDescription]) -> [UInt8] {
        options.filter(\.isSecret).flatMap { option -> [UInt8] in
            guard let value = self[option.name] else { return [] }
            var object = JSONLine()
            object.add("name", option.name)
            object.add("value", value)
            return object.line
        }
    }

    /// Adds the values of such lines. Throws for a line that is none.
    package mutating func add(secretLines bytes: [UInt8]) throws(ConversionError) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let object = JSONReader.read(line), let name = object["name"]?.string, let value = object["value"]?.string else {
                throw ConversionError(.invalidOption, "a line of descriptor \(PluginConventions.secretDescriptor) is no name and value")
            }
            self[name] = value
        }
    }
}
