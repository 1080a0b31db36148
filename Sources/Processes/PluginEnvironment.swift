// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
@preconcurrency import Glibc
import PluginProtocol

/// The environment of a plug-in: what programs need to work at all, and what is known of the document.
enum PluginEnvironment {
    /// Variables that are handed on. Others may hold what is none of a plug-in's business.
    private static let handedOn = [
        "HOME", "LANG", "LANGUAGE", "PATH", "TMPDIR", "TZ", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
    ]
    private static let defaultPath = "/usr/local/bin:/usr/bin:/bin"

    /// The variables, each as `NAME=VALUE`.
    static func entries(_ own: [(name: String, value: String)] = []) -> [[UInt8]] {
        var entries = [
            entry(PluginConventions.Variable.version, Array("\(PluginConventions.version)".utf8)),
            // A crash is reported by its signal; nothing need be started to look into it.
            entry("SWIFT_BACKTRACE", Array("enable=no".utf8)),
        ]
        var hasPath = false
        for (name, value) in inherited() where isHandedOn(name) {
            if name.elementsEqual("PATH".utf8) { hasPath = true }
            entries.append(Array(name) + [UInt8(ascii: "=")] + value)
        }
        if !hasPath { entries.append(entry("PATH", Array(defaultPath.utf8))) }
        for (name, value) in own where !value.utf8.contains(0) { entries.append(entry(name, Array(value.utf8))) }
        return entries
    }

    /// What is known of a document, and the limits that hold for it.
    static func variables(_ source: DocumentSource, _ formats: [DocumentFormat], _ limits: Limits) -> [(name: String, value: String)] {
        var variables: [(name: String, value: String)] = []
        let only = formats.count == 1 ? formats.first?.mediaTypes.first : nil
        let known: [(name: String, value: String?)] = [
            (PluginConventions.Variable.name, source.name), (PluginConventions.Variable.baseURL, source.baseURL),
            (PluginConventions.Variable.mediaType, (source.declaredType ?? source.detectedType ?? only)?.description),
            (PluginConventions.Variable.charset, source.charset),
        ]
        for (name, value) in known {
            if let value { variables.append((name, value)) }
        }
        for limit in Limits.all { variables.append((PluginConventions.Variable.limit(limit.name), "\(limits[keyPath: limit.member])")) }
        return variables
    }

    private static func entry(_ name: String, _ value: [UInt8]) -> [UInt8] { Array(name.utf8) + [UInt8(ascii: "=")] + value }

    private static func isHandedOn(_ name: ArraySlice<UInt8>) -> Bool {
        name.starts(with: "LC_".utf8) || handedOn.contains { name.elementsEqual($0.utf8) }
    }

    /// This process's environment.
    private static func inherited() -> [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
        var found: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
        var next = environ
        while let entry = next.pointee {
            let bytes = Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
            if let sign = bytes.firstIndex(of: UInt8(ascii: "=")) { found.append((bytes[..<sign], bytes[(sign + 1)...])) }
            next += 1
        }
        return found
    }
}
