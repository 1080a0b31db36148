// SPDX-License-Identifier: Apache-2.0

extension Detection {
    /// The answer for what is no regular file and has no content of its own: `inode/directory` for `directory`.
    public static func ofFileKind(_ kind: String) -> Detection {
        let name = "inode/\(kind)"
        return Detection(
            mediaType: MediaType(name) ?? .octetStream, charset: nil, evidence: .content,
            matches: [Match(mediaType: name, evidence: .content, reason: "kind of file")], isKnown: true)
    }
}
