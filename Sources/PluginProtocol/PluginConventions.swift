// SPDX-License-Identifier: Apache-2.0

import DocumentConversion

/// What a program that reads documents for another one, and the one that runs it, take for granted; textmill-plugin(7) describes it.
package enum PluginConventions {
    /// The version of the protocol.
    package static let version = 1

    /// How the names of plug-ins begin.
    package static let namePrefix = "textmill-import-"

    /// The document, from its first byte.
    package static let documentDescriptor: Int32 = 0
    /// The markup XML.
    package static let markupDescriptor: Int32 = 1
    /// Anything, one message a line.
    package static let errorDescriptor: Int32 = 2
    /// Events, one JSON object a line.
    package static let eventDescriptor: Int32 = 3
    /// Values of options that may not stand in arguments, one JSON object a line.
    package static let secretDescriptor: Int32 = 4

    /// The argument that asks a plug-in to describe itself.
    package static let describe = "--describe"

    /// Environment variables of a plug-in.
    package enum Variable {
        package static let version = "TEXTMILL_PROTOCOL"
        package static let name = "TEXTMILL_NAME"
        package static let baseURL = "TEXTMILL_BASE_URL"
        package static let mediaType = "TEXTMILL_MEDIA_TYPE"
        package static let charset = "TEXTMILL_CHARSET"

        /// The one that holds a limit.
        package static func limit(_ name: String) -> String {
            let letters = name.utf8.map { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x20
                case UInt8(ascii: "-"): UInt8(ascii: "_")
                default: byte
                }
            }
            return "TEXTMILL_LIMIT_" + String(decoding: letters, as: UTF8.self)
        }
    }
}

extension OptionDescription {
    /// Whether its value is kept out of arguments, which every user of the system can read: contents of files, and passwords.
    package var isSecret: Bool {
        if case .file = kind { return true }
        return name.utf8.elementsEqual("password".utf8) || name.hasSuffix("-password")
    }
}
