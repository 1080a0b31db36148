// SPDX-License-Identifier: Apache-2.0

/// Texts as the system takes them: each ends in NUL, the list in a null pointer.
struct CStringList: ~Copyable {
    private let texts: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

    /// Copies of texts that hold no NUL.
    init(_ texts: [[UInt8]]) {
        self.texts = .allocate(capacity: texts.count + 1)
        self.texts.initialize(repeating: nil)
        for (number, text) in texts.enumerated() {
            let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.count + 1)
            _ = copy.initialize(from: text.map { CChar(bitPattern: $0) } + [0])
            self.texts[number] = copy.baseAddress
        }
    }

    deinit {
        for text in texts { text?.deallocate() }
        texts.deallocate()
    }

    /// The list, as long as this value lives.
    var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { texts.baseAddress }

    /// Calls the system with a text.
    static func with<Result>(_ text: [UInt8], _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
        (text + [0]).withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress) }
        }
    }
}
