// SPDX-License-Identifier: Apache-2.0

import ImageHeaders
import MediaTypes

/// What is to be done about a request.
public enum ResourceDecision: Sendable {
    /// Nothing is loaded; the reason goes into the warning.
    case deny(reason: String)
    /// The loader's providers may load it.
    case load
    /// These bytes are it.
    case bytes([UInt8])
    /// It is elsewhere: the policy is asked again for this URL.
    case redirect(String)
}

/// Loads something from one kind of place: a folder, a container. What it does not know it answers with `nil`.
public protocol ResourceProvider: Sendable {
    /// What a request asks for, at most `limit` bytes of it; `nil` where this provider does not know the URL; an error where it may not be
    /// loaded.
    func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource?
}

/// Loads what a document asks for, under a policy. Nothing is ever fetched from a network.
///
/// What a `data:` URL holds is part of the document and needs no provider. What is asked for as an image is loaded only if its bytes are an
/// image of a known kind: a document must not get at other files by calling them pictures.
public struct ResourceLoader: Sendable {
    /// Decides about each request, again after each redirect. ``ResourcePolicies`` makes some.
    public typealias Policy = @Sendable (ResourceRequest) -> ResourceDecision

    /// How many redirects a request may take.
    public static let maximumRedirects = 20

    private let policy: Policy
    private let providers: [any ResourceProvider]

    /// A loader that asks the policy and then the providers, in order. By default there is no provider, so nothing is loaded but what
    /// `data:` URLs hold.
    public init(providers: [any ResourceProvider] = [], policy: @escaping Policy = { _ in .load }) {
        self.providers = providers
        self.policy = policy
    }

    /// Whether there is any provider.
    package var hasProviders: Bool { !providers.isEmpty }

    /// This loader, with a provider that is asked before its own.
    public func adding(_ provider: any ResourceProvider) -> ResourceLoader {
        ResourceLoader(providers: [provider] + providers, policy: policy)
    }

    /// This loader with nothing but these providers: for a document that holds all it may show, such as a mail.
    public func confined(to providers: [any ResourceProvider]) -> ResourceLoader {
        ResourceLoader(providers: providers, policy: policy)
    }

    /// The bytes of a resource. Throws `resourceRefused` when it may not be loaded, `notFound` when no provider has it.
    public func load(
        _ url: String, kind: ResourceRequest.Kind, baseURL: String? = nil, initiator: String? = nil, in context: ImportContext
    ) throws(ConversionError) -> [UInt8] {
        try resource(url, kind: kind, baseURL: baseURL, initiator: initiator, in: context).bytes
    }

    /// A resource with what is known about it. Throws `resourceRefused` when it may not be loaded, `notFound` when no provider has it.
    public func resource(
        _ url: String, kind: ResourceRequest.Kind, baseURL: String? = nil, initiator: String? = nil, in context: ImportContext
    ) throws(ConversionError) -> Resource {
        var request = ResourceRequest(url, kind: kind, baseURL: baseURL, initiator: initiator)
        while true {
            context.monitor.emit(ConversionEvent(.resource, text: request.url))
            switch policy(request) {
            case .deny(let reason): throw ConversionError(.resourceRefused, "\(request.shownURL) was not loaded: \(reason)")
            case .bytes(let bytes): return try checked(Resource(bytes, url: request.resolvedURL), request, context)
            case .load:
                for provider in providers + [DataURLProvider()] {
                    guard let resource = try provider.resource(for: request, limit: context.limits.attachmentBytes) else { continue }
                    return try checked(resource, request, context)
                }
                throw ConversionError(.notFound, "\(request.shownURL) was not found among what may be loaded")
            case .redirect(let url):
                guard request.redirects < Self.maximumRedirects else {
                    throw ConversionError(.resourceRefused, "\(url) was not loaded: more than \(Self.maximumRedirects) redirects")
                }
                request = ResourceRequest(url, kind: kind, baseURL: baseURL, initiator: initiator, redirects: request.redirects + 1)
            }
        }
    }

    /// A resource that is not too large, and an image if one was asked for.
    private func checked(_ resource: Resource, _ request: ResourceRequest, _ context: ImportContext) throws(ConversionError) -> Resource {
        try context.limits.check(\.attachmentBytes, resource.bytes.count)
        if request.kind == .image, ImageHeader(resource.bytes) == nil {
            throw ConversionError(.resourceRefused, "it is no image of a known kind")
        }
        return resource
    }
}
