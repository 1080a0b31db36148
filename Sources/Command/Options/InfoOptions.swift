// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

/// What `info` is to do, settled from what was given.
struct InfoOptions {
    let input: InputOptions
    let inputs: InputNames
    let messages: MessageOptions
    let isJSON: Bool

    init(_ parsed: ParsedArguments, _ registry: FormatRegistry) throws(UsageError) {
        input = try InputOptions(parsed, registry)
        inputs = try InputNames(parsed)
        messages = MessageOptions(parsed)
        isJSON = parsed.isSet("json")
        try inputs.checkMistakes(parsed, registry, isOutputNamed: true)
    }
}
