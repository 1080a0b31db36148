// SPDX-License-Identifier: Apache-2.0

import CPoppler
import DocumentConversion
import Synchronization

/// What poppler says is wrong while it reads, with the page that the thread was reading. It says it through GLib, by a handler that a
/// process has once; only one document is read at a time.
struct PopplerMessages {
    /// What is missing, and where.
    struct Loss: Sendable {
        var position: SourcePosition?
        var message: String
    }

    private static let losses = Mutex<[Loss]>([])
    /// Whether no more are kept: some files have millions.
    private static let isFull = Atomic(false)

    /// The most messages of a page that are kept: the first ones say what is wrong with it.
    private static let maximumPerPage = 5
    private static let maximumCount = 10_000

    /// What poppler calls that because of which something is not read.
    private static let kinds = ["Syntax error", "Input/Output error", "Unimplemented"]

    /// The result of `body`, and what poppler said was lost meanwhile, by pages.
    static func collected<Success>(_ body: () -> Success) -> (Success, [Loss]) {
        losses.withLock { $0 = [] }
        isFull.store(false, ordering: .relaxed)
        // All levels: the errors of a document come as information.
        let handler = g_log_set_handler("Poppler", GLogLevelFlags(rawValue: 0xFF), { _, _, text, _ in PopplerMessages.take(text) }, nil)
        let result = body()
        g_log_remove_handler("Poppler", handler)
        let found = losses.withLock { losses in
            defer { losses = [] }
            return losses
        }
        let sorted = found.enumerated().sorted { ($0.element.position?.page ?? 0, $0.offset) < ($1.element.position?.page ?? 0, $1.offset) }
        return (result, first(of: sorted.map(\.element)))
    }

    private static func take(_ text: UnsafePointer<CChar>?) {
        if isFull.load(ordering: .relaxed) { return }
        guard let text, let message = loss(String(cString: text)) else { return }
        let position = SourcePosition.current
        losses.withLock { losses in
            if losses.count < maximumCount { losses.append(Loss(position: position, message: message)) }
            if losses.count >= maximumCount { isFull.store(true, ordering: .relaxed) }
        }
    }

    /// The first different ones of each page.
    private static func first(of losses: [Loss]) -> [Loss] {
        var (kept, ofPage): ([Loss], ArraySlice<Loss>) = ([], [])
        for loss in losses {
            if ofPage.first?.position != loss.position { ofPage = [] }
            let isKnown = ofPage.contains { $0.message.utf8.elementsEqual(loss.message.utf8) }
            if isKnown || ofPage.count >= maximumPerPage { continue }
            ofPage.append(loss)
            kept.append(loss)
        }
        return kept
    }

    /// What a message says is wrong; `nil` where that loses nothing. `Syntax error at position 12: …`
    private static func loss(_ text: String) -> String? {
        guard kinds.contains(where: { text.utf8.starts(with: $0.utf8) }) else { return nil }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return text }
        let rest = text.utf8[colon...].dropFirst().drop { $0 == UInt8(ascii: " ") }
        return String(decoding: rest.prefix(200), as: UTF8.self)
    }
}
