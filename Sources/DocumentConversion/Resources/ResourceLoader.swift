// SPDX-License-Identifier: Apache-2.0

import TextModel

/// Something that a document wants loaded.
public struct ResourceRequest: Hashable, Sendable {
    /// What it is wanted for. More kinds may be added.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A picture.
        public static let image = Kind(rawValue: "image")
        /// A style sheet.
        public static let styleSheet = Kind(rawValue: "style-sheet")
        /// A file that belongs to the document.
        public static let attachment = Kind(rawValue: "attachment")
    }

    /// The URL or relative reference, as the document gives it.
    @Bytewise public private(set) var url: String
    /// What it is wanted for.
    public let kind: Kind
    /// What relative references start from.
    @Bytewise public private(set) var baseURL: String?
    /// How many redirects led here.
    public let redirects: Int

    /// A request; `redirects` of the policy led to it.
    public init(_ url: String, kind: Kind, baseURL: String? = nil, redirects: Int = 0) {
        self.url = url
        self.kind = kind
        self.baseURL = baseURL
        self.redirects = redirects
    }
}

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
    /// The bytes, at most `limit` of them; `nil` where this provider does not know the URL; an error where it may not be loaded.
    func load(_ request: ResourceRequest, limit: Int) throws(ConversionError) -> [UInt8]?
}

/// Loads what a document asks for, under a policy. Nothing is ever fetched from a network.
public struct ResourceLoader: Sendable {
    /// Decides about each request, again after each redirect.
    public typealias Policy = @Sendable (ResourceRequest) -> ResourceDecision

    /// How many redirects a request may take.
    public static let maximumRedirects = 20

    private let policy: Policy
    private let providers: [any ResourceProvider]

    /// A loader that asks the policy and then the providers, in order. By default there is no provider, so nothing is loaded.
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

    /// The bytes of a resource. Throws `resourceRefused` when it may not be loaded, `notFound` when no provider has it.
    public func load(_ url: String, kind: ResourceRequest.Kind, baseURL: String? = nil, in context: ImportContext) throws(ConversionError)
        -> [UInt8]
    {
        var request = ResourceRequest(url, kind: kind, baseURL: baseURL)
        while true {
            context.monitor.emit(ConversionEvent(.resource, text: request.url))
            switch policy(request) {
            case .deny(let reason): throw ConversionError(.resourceRefused, "\(request.url) was not loaded: \(reason)")
            case .bytes(let bytes):
                try context.limits.check(\.attachmentBytes, bytes.count)
                return bytes
            case .load:
                for provider in providers {
                    guard let bytes = try provider.load(request, limit: context.limits.attachmentBytes) else { continue }
                    try context.limits.check(\.attachmentBytes, bytes.count)
                    return bytes
                }
                throw ConversionError(.notFound, "\(request.url) was not found among what may be loaded")
            case .redirect(let url):
                guard request.redirects < Self.maximumRedirects else {
                    throw ConversionError(.resourceRefused, "\(url) was not loaded: more than \(Self.maximumRedirects) redirects")
                }
                request = ResourceRequest(url, kind: kind, baseURL: baseURL, redirects: request.redirects + 1)
            }
        }
    }
}

/// Loads parts of a container by their names.
public struct ContainerProvider: ResourceProvider {
    private let container: any Container
    private let names: Set<[UInt8]>

    /// The parts of a container, by their names there.
    public init(_ container: any Container) {
        self.container = container
        names = Set(container.names.map { Array($0.utf8) })
    }

    public func load(_ request: ResourceRequest, limit: Int) throws(ConversionError) -> [UInt8]? {
        guard names.contains(Array(request.url.utf8)) else { return nil }
        return try container.read(request.url, limit: limit)
    }
}
