// SPDX-License-Identifier: Apache-2.0

/// Says what files are, by their content and their names.
///
/// The rule is that of Apache Tika: what content proves stands; a name makes it more special; the answer is the most specialised
/// type that content does not contradict. ``TypeChoice`` has it in detail.
public struct MediaTypeDetector: Sendable {
    /// What may be looked at and what may be answered.
    public struct Options: Sendable, Hashable {
        /// Whether names are looked at.
        public var usesName: Bool
        /// Whether content is looked at.
        public var usesContent: Bool
        /// Whether only types of IANA's registry are answered: in place of others their nearest registered ancestor.
        public var isRegisteredOnly: Bool
        /// Whether the charset is looked for.
        public var findsCharset: Bool

        /// Options; by default name and content both count.
        public init(usesName: Bool = true, usesContent: Bool = true, isRegisteredOnly: Bool = false, findsCharset: Bool = true) {
            self.usesName = usesName
            self.usesContent = usesContent
            self.isRegisteredOnly = isRegisteredOnly
            self.findsCharset = findsCharset
        }
    }

    private let options: Options
    private let content = ContentDetector()

    /// A detector, which may be used by several threads.
    public init(_ options: Options = Options()) { self.options = options }

    /// What a file is.
    /// - Parameters:
    ///   - name: Its name or path, as bytes; `nil` where it has none.
    ///   - input: Its content, of which bounded parts are read.
    /// - Throws: What reading the input throws.
    public func detect(name: (some Collection<UInt8>)?, input: some DetectionInput) throws -> Detection {
        guard options.usesContent else { return detect(name: name) }
        let found = try content.matches(in: input)
        let charset = options.findsCharset ? try content.charset(in: input) : nil
        let choice = TypeChoice(content: found, names: types(for: name), isEmpty: input.byteCount == 0)
        return detection(choice, input.byteCount == 0 || charset?.isText == false ? nil : charset)
    }

    /// What a file is.
    public func detect(name: String?, input: some DetectionInput) throws -> Detection { try detect(name: name?.utf8, input: input) }

    /// What a name alone says; `application/octet-stream` where it says nothing.
    public func detect(name: (some Collection<UInt8>)?) -> Detection {
        detection(TypeChoice(names: types(for: name)), nil)
    }

    private func types(for name: (some Collection<UInt8>)?) -> [String] {
        guard options.usesName, let name else { return [] }
        return FileNameTypes.types(for: name)
    }

    private func detection(_ choice: TypeChoice, _ charset: DetectedCharset?) -> Detection {
        let answer = choice.matches.first ?? TypeChoice.nothing
        let name = options.isRegisteredOnly ? MediaTypeTable.registeredType(nearest: answer.mediaType) : answer.mediaType
        return Detection(
            mediaType: MediaType(name) ?? .octetStream, charset: charset, evidence: answer.evidence, matches: choice.matches,
            isKnown: !TypeChoice.isGeneral(answer.mediaType))
    }
}
