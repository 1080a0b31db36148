// SPDX-License-Identifier: Apache-2.0

/// Names dialects of JSON by the members of the outermost object.
enum JSONKinds {
    /// `CONDITIONS TYPE`: members that must all be there, joined by `+`; `name=word` asks that the string value begins with the word,
    /// `name~word` that it holds it. First match wins.
    private static let dialects: StaticString = """
        bomFormat=CycloneDX application/vnd.cyclonedx+json
        spdxVersion application/spdx+json
        $schema~sarif application/sarif+json
        $schema~json-schema.org application/schema+json
        nbformat application/x-ipynb+json
        @context~spdx.org/rdf/3 application/spdx3+json
        @context+@type application/ld+json
        @context~activitystreams application/activity+json
        @context application/ld+json
        @graph application/ld+json
        @id+@type application/ld+json
        type=FeatureCollection application/geo+json
        type=Feature application/geo+json
        type=GeometryCollection+geometries application/geo+json
        type=Point+coordinates application/geo+json
        type=MultiPoint+coordinates application/geo+json
        type=LineString+coordinates application/geo+json
        type=MultiLineString+coordinates application/geo+json
        type=Polygon+coordinates application/geo+json
        type=MultiPolygon+coordinates application/geo+json
        type=CityJSON application/city+json
        type=Topology+objects application/topo+json
        resourceType application/fhir+json
        openapi application/vnd.oai.openapi+json
        swagger application/vnd.oai.openapi+json
        asyncapi application/asyncapi+json
        arazzo application/vnd.oai.workflows+json
        version=https://jsonfeed.org/ application/feed+json
        mediaType=application/vnd.oci.image.manifest.v1+json application/vnd.oci.image.manifest.v1+json
        asset+meshes model/gltf+json
        asset+scenes model/gltf+json
        asset+nodes model/gltf+json
        asset+buffers model/gltf+json
        v+layers+fr video/lottie+json
        layers+fr+ip video/lottie+json
        type=bundle+objects application/stix+json
        start_url+name application/manifest+json
        start_url+icons application/manifest+json
        kty application/jwk+json
        ignition application/vnd.coreos.ignition+json
        cwlVersion application/cwl+json
        cloudEventsVersion application/cloudevents+json
        specversion+source+type application/cloudevents+json
        schemas~urn:ietf:params:scim application/scim+json
        jsonapi+data application/vnd.api+json
        dsseEnvelope+mediaType application/vnd.dev.sigstore.bundle+json
        tiledversion+layers application/x-tiled-tmj
        """

    static func matches(_ text: [UInt8], from start: Int, isWhole: Bool) -> [ContentMatch] {
        guard let scanner = JSONScanner(text, from: start, isWhole: isWhole) else { return [] }
        if scanner.values > 1 {
            guard !scanner.sharesLine else { return [] }
            return [ContentMatch(mediaType: "application/x-ndjson", certainty: .certain, evidence: "a JSON value a line")]
        }
        let general = ContentMatch(mediaType: "application/json", certainty: .fallback, evidence: "JSON")
        for (conditions, type) in WordTable(dialects) where conditions.split(separator: "+").allSatisfy({ holds(String($0), scanner) }) {
            return [ContentMatch(mediaType: type, certainty: .certain, evidence: "JSON member " + conditions), general]
        }
        if let type = nested(text, scanner) {
            return [ContentMatch(mediaType: type, certainty: .certain, evidence: "JSON members"), general]
        }
        return [general]
    }

    /// A condition with a type's own plus sign in it has been cut there; the part before decides.
    private static func holds(_ condition: String, _ scanner: JSONScanner) -> Bool {
        if condition == "json" { return true }
        if let sign = condition.firstIndex(where: { $0 == "=" || $0 == "~" }) {
            let name = condition[..<sign].utf8
            let word = Array(condition[condition.index(after: sign)...].utf8)
            guard let member = scanner.members.first(where: { $0.name.elementsEqual(name) }) else { return false }
            return condition[sign] == "="
                ? member.value.starts(with: word)
                : Array(member.value).containsIgnoringCase(String(condition[condition.index(after: sign)...]))
        }
        return scanner.has(condition)
    }

    /// Dialects whose marks lie a level deeper.
    private static func nested(_ text: [UInt8], _ scanner: JSONScanner) -> String? {
        if scanner.has("cells"), text.contains("\"cell_type\"") { return "application/x-ipynb+json" }
        if scanner.has("log"), text.contains("\"creator\""), text.contains("\"version\"") { return "application/har+json" }
        if scanner.has("keys"), text.contains("\"kty\"") { return "application/jwk-set+json" }
        if scanner.has("Header"), text.contains("\"GenerationSoftware\"") { return "application/x-gerber-job" }
        if scanner.has("runs"), text.contains("\"tool\""), text.contains("\"driver\"") { return "application/sarif+json" }
        let usesContext = text.contains("\"@id\"") && (text.contains("\"@type\"") || text.contains("\"@value\"") || scanner.has("@id"))
        if usesContext { return "application/ld+json" }
        if scanner.members.contains(where: {
            $0.name.starts(with: "http://schema.org/".utf8) || $0.name.starts(with: "https://schema.org/".utf8)
        }) {
            return "application/ld+json"
        }
        return nil
    }
}
