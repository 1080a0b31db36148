// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Foundation
import Testing

@Suite struct ResourceLoaderTests {
    private func load(
        _ url: String, _ loader: ResourceLoader, limits: Limits = Limits(), _ recorder: Recorder = Recorder()
    ) -> Result<[UInt8], ConversionError> {
        let context = ImportContext(limits: limits, resources: loader, monitor: ConversionMonitor(onEvent: recorder.record))
        return Result { () throws(ConversionError) in
            try context.resources.load(url, kind: .attachment, baseURL: "dir/x.html", in: context)
        }
    }

    private let container = ContainerProvider(
        StubContainer(parts: [("dir/a.png", [1, 2, 3]), ("dir/caf\u{E9}.png", [4]), ("a b/%20", [6])]))

    @Test func loadsNothingByDefault() {
        let recorder = Recorder()
        let result = load("a.png", ResourceLoader(), recorder)
        #expect(result.code == .notFound)
        #expect(recorder.kinds == ["resource"])
        #expect(recorder.events.first?.text == "a.png")
    }

    @Test func asksItsPolicyFirst() throws {
        let denied = load("a.png", ResourceLoader(providers: [container]) { _ in .deny(reason: "no pictures") })
        #expect(denied == .failure(ConversionError(.resourceRefused, "a.png was not loaded: no pictures")))
        #expect(load("x", ResourceLoader { _ in .bytes([7, 8]) }) == .success([7, 8]))
        let asked = Asked()
        let loader = ResourceLoader(providers: [container]) { request in
            asked.add(request)
            return request.url == "a.png" ? .load : .redirect("a.png")
        }
        #expect(load("other", loader) == .success([1, 2, 3]))
        let requests = asked.requests
        #expect(
            requests == [
                ResourceRequest("other", kind: .attachment, baseURL: "dir/x.html"),
                ResourceRequest("a.png", kind: .attachment, baseURL: "dir/x.html", redirects: 1),
            ])
    }

    @Test func endsRedirects() {
        let asked = Asked()
        let recorder = Recorder()
        let loop = ResourceLoader { request in
            asked.add(request)
            return .redirect("next \(request.redirects + 1)")
        }
        let result = load("first", loop, recorder)
        #expect(result.code == .resourceRefused)
        #expect(asked.requests.count == ResourceLoader.maximumRedirects + 1)
        #expect(asked.requests.last?.url == "next 20")
        #expect(recorder.kinds == Array(repeating: "resource", count: 21))
        let lastOne = ResourceLoader { $0.redirects == 20 ? .bytes([1]) : .redirect("x") }
        #expect(load("first", lastOne) == .success([1]))
    }

    @Test func asksProvidersInOrder() {
        let second = ContainerProvider(StubContainer(parts: [("dir/a.png", [9]), ("dir/b.png", [5])]))
        let loader = ResourceLoader(providers: [container, second])
        #expect(load("a.png", loader) == .success([1, 2, 3]))
        #expect(load("b.png", loader) == .success([5]))
        #expect(load("c.png", loader).code == .notFound)
        // Names are compared by bytes.
        #expect(load("caf\u{E9}.png", loader) == .success([4]))
        #expect(load("cafe\u{301}.png", loader).code == .notFound)
        // They are decoded once before that.
        #expect(load("./x/../%63af%C3%A9.png?x#y", loader) == .success([4]))
        #expect(load("../a%20b/%2520", loader) == .success([6]))
        for url in ["../a b/%20", "a%252epng", "http://host/dir/a.png", "//host/dir/a.png", "/dir/a.png", "../../dir/a.png", ""] {
            #expect(load(url, loader).code == .notFound, "\(url)")
        }
    }

    @Test func honoursLimits() {
        var limits = Limits()
        limits.attachmentBytes = 2
        #expect(load("a.png", ResourceLoader(providers: [container]), limits: limits).code == .limit)
        #expect(load("a.png", ResourceLoader { _ in .bytes([1, 2, 3]) }, limits: limits).code == .limit)
        #expect(load("a.png", ResourceLoader { _ in .bytes([1, 2]) }, limits: limits) == .success([1, 2]))
        #expect(load("a.png", ResourceLoader(providers: [CarelessProvider()]), limits: limits).code == .limit)
    }

    /// What is asked for as an image is loaded only if it is one, wherever it comes from.
    @Test func wantsImages() throws {
        let gif = Array("GIF89a\u{1}\0\u{1}\0\0\0\0;".utf8)
        let parts = ContainerProvider(StubContainer(parts: [("a.gif", Array("root:x:0:0".utf8)), ("b.txt", gif)]))
        func code(_ url: String, _ loader: ResourceLoader, _ kind: ResourceRequest.Kind = .image) -> ConversionError.Code? {
            let context = ImportContext(resources: loader)
            return Result { () throws(ConversionError) in try loader.load(url, kind: kind, in: context) }.code
        }
        let loader = ResourceLoader(providers: [parts])
        #expect(code("a.gif", loader) == .resourceRefused && code("b.txt", loader) == nil && code("a.gif", loader, .attachment) == nil)
        #expect(code("x", ResourceLoader { _ in .bytes([1]) }) == .resourceRefused)
        #expect(
            code("data:image/png,x", loader) == .resourceRefused && code("data:,\(String(decoding: gif, as: UTF8.self))", loader) == nil)
    }

    @Test func confinement() throws {
        let loader = ResourceLoader(providers: [container]) { $0.url == "no" ? .deny(reason: "no") : .load }
        let other = ContainerProvider(StubContainer(parts: [("dir/no", [1]), ("dir/b", [2])]))
        let confined = loader.confined(to: [other])
        #expect(load("a.png", confined).code == .notFound && load("b", confined) == .success([2]))
        #expect(load("no", confined).code == .resourceRefused)
    }

    @Test func comparesRequestsByBytes() {
        #expect(ResourceRequest("caf\u{E9}", kind: .image) != ResourceRequest("cafe\u{301}", kind: .image))
        #expect(ResourceRequest("a", kind: .image) != ResourceRequest("a", kind: .styleSheet))
        #expect(Set([ResourceRequest("a", kind: .image), ResourceRequest("a", kind: .image)]).count == 1)
    }
}

/// Hands out more than it may.
private struct CarelessProvider: ResourceProvider {
    func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? { Resource([1, 2, 3], url: "x") }
}

private final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [ResourceRequest] = []
    var requests: [ResourceRequest] { lock.withLock { all } }
    func add(_ request: ResourceRequest) { lock.withLock { all.append(request) } }
}

extension Result where Success == [UInt8], Failure == ConversionError {
    fileprivate var code: ConversionError.Code? { if case .failure(let error) = self { error.code } else { nil } }
}
