// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Glibc
import MediaTypes
import PluginProtocol

/// What the caller of a plug-in says in environment variables.
enum HostEnvironment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The limits that hold, the defaults where nothing is said.
    static var limits: Limits {
        var limits = Limits()
        for limit in Limits.all {
            guard let text = self[PluginConventions.Variable.limit(limit.name)], let number = Int(text), number >= 0 else { continue }
            limits[keyPath: limit.member] = number
        }
        return limits
    }

    /// The document with what is known of it.
    static func source(_ bytes: [UInt8]) -> DocumentSource {
        DocumentSource(
            .bytes(bytes), name: self[PluginConventions.Variable.name], baseURL: self[PluginConventions.Variable.baseURL],
            declaredType: self[PluginConventions.Variable.mediaType].flatMap { MediaType($0) },
            charset: self[PluginConventions.Variable.charset])
    }
}
