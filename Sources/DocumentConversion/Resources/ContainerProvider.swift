// SPDX-License-Identifier: Apache-2.0

import MediaTypes
import URLReferences

/// Loads parts of a container by relative references to their names.
public struct ContainerProvider: ResourceProvider {
    private let container: any Container
    /// The parts' names by their bytes, which `String ==` would not tell apart.
    private let names: [[UInt8]: String]

    /// The parts of a container, by their names there; with a folder (`pages/`), those in it, by their paths from there.
    public init(_ container: any Container, folder: String = "") {
        self.container = container
        let parts = container.names.filter { $0.utf8.starts(with: folder.utf8) }
        names = Dictionary(parts.map { (Array($0.utf8.dropFirst(folder.utf8.count)), $0) }) { first, _ in first }
    }

    public func resource(for request: ResourceRequest, limit: Int) throws(ConversionError) -> Resource? {
        let reference = URLReference(request.resolvedURL)
        guard reference.scheme == nil, reference.authority == nil, let name = names[reference.decodedPath] else { return nil }
        return Resource(try container.read(name, limit: limit), url: request.resolvedURL)
    }
}
