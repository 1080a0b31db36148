// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing

@Suite struct ResourcePolicyTests {
    private func isDenied(_ policy: ResourceLoader.Policy, _ url: String, _ kind: ResourceRequest.Kind = .image, from base: String? = nil)
        -> Bool
    {
        if case .deny = policy(ResourceRequest(url, kind: kind, baseURL: base)) { true } else { false }
    }

    @Test func schemes() {
        let policy = ResourcePolicies.blocking(schemes: ["HTTP", "data"])
        for url in ["http://x", "HtTp:x", "data:,x", " da\tta:,x"] { #expect(isDenied(policy, url), "\(url)") }
        for url in ["https://x", "x", "a/http:b", ""] { #expect(!isDenied(policy, url), "\(url)") }
        #expect(isDenied(policy, "a.png", from: "http://host/") && isDenied(policy, "//a", from: "http://host/"))
    }

    @Test func suffixes() {
        let policy = ResourcePolicies.blocking(suffixes: [".gz", ".ZIP"])
        for url in ["a.gz", "a.GZ?x#y", "a.zip", "http://h/b.%7aip", "a.tar.gz"] { #expect(isDenied(policy, url), "\(url)") }
        for url in ["a.png", "a.png?x.gz", "gz", "a.gz/b", ""] { #expect(!isDenied(policy, url), "\(url)") }
    }

    @Test func combinations() {
        let policy = ResourcePolicies.all(
            ResourcePolicies.blocking(kinds: [.styleSheet]), { $0.url == "a" ? .bytes([1]) : .load }, ResourcePolicies.denyAll)
        #expect(isDenied(policy, "a", .styleSheet) && isDenied(policy, "b"))
        guard case .bytes([1]) = policy(ResourceRequest("a", kind: .image)) else {
            Issue.record("the second policy was not asked")
            return
        }
        #expect(!isDenied(ResourcePolicies.all(), "a") && !isDenied(ResourcePolicies.loadAll, "a"))
    }

    /// The policy learns who asks.
    @Test func initiator() throws {
        let loader = ResourceLoader { request in
            request.initiator == "http://h/style.css" && request.resolvedURL == "http://h/a.png" ? .bytes([1]) : .deny(reason: "no")
        }
        let context = ImportContext(resources: loader)
        let bytes = try loader.load(
            "a.png", kind: .attachment, baseURL: "http://h/style.css", initiator: "http://h/style.css", in: context)
        #expect(bytes == [1])
        #expect(throws: ConversionError.self) { try loader.load("a.png", kind: .attachment, baseURL: "http://h/", in: context) }
    }
}
