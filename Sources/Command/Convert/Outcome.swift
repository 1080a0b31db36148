// SPDX-License-Identifier: Apache-2.0

import Textmill

/// What became of one input.
struct Outcome: Sendable {
    /// What is to be told, in order.
    var messages: [Message] = []
    /// What is to be written to standard output.
    var output: [UInt8] = []
    /// Whether nobody reads the output any more.
    var isPipeBroken = false
}
