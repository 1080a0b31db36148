// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import URLReferences

/// Ready-made policies for a ``ResourceLoader``.
public enum ResourcePolicies {
    /// Everything may be loaded that a provider has.
    public static let loadAll: ResourceLoader.Policy = { _ in .load }

    /// Nothing is loaded.
    public static let denyAll: ResourceLoader.Policy = { _ in .deny(reason: "nothing may be loaded") }

    /// Nothing of some kinds is loaded.
    public static func blocking(kinds: Set<ResourceRequest.Kind>) -> ResourceLoader.Policy {
        { kinds.contains($0.kind) ? .deny(reason: "its kind is blocked: \($0.kind.rawValue)") : .load }
    }

    /// Nothing is loaded from URLs of some schemes (`data`, `file`), letter case aside. What a relative reference means from its base counts.
    public static func blocking(schemes: Set<String>) -> ResourceLoader.Policy {
        let blocked = Set(schemes.map { Array($0.lowercased().utf8) })
        return { request in
            guard let scheme = URLReference.scheme(of: request.resolvedURL), blocked.contains(Array(scheme.utf8)) else { return .load }
            return .deny(reason: "its scheme is blocked: \(scheme)")
        }
    }

    /// Nothing is loaded whose path ends in one of some suffixes (`.gz`, `.zip`), letter case and percent-encoding aside.
    public static func blocking(suffixes: [String]) -> ResourceLoader.Policy {
        let blocked = suffixes.map { Array($0.lowercased().utf8) }
        return { request in
            let path = URLReference(request.resolvedURL).decodedPath.map {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
            }
            guard let suffix = blocked.first(where: { path.suffix($0.count).elementsEqual($0) }) else { return .load }
            return .deny(reason: "what ends in \(String(decoding: suffix, as: UTF8.self)) is blocked")
        }
    }

    /// Asks policies in their order: the first that does not say ``ResourceDecision/load`` decides.
    public static func all(_ policies: ResourceLoader.Policy...) -> ResourceLoader.Policy {
        { request in
            for policy in policies {
                switch policy(request) {
                case .load: continue
                case let decision: return decision
                }
            }
            return .load
        }
    }
}
