// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import PluginProtocol
import Testing

@Suite struct EventTests {
    @Test func roundTrip() {
        let events: [PluginEvent] = [
            .title("A \"title\""), .progress(0.25), .progress(0), .warning(Warning("lost-picture", "a picture is missing", at: .page(3))),
            .warning(Warning("x", "y")), .partial(Warning("partial", "pages are missing", at: .byte(0))),
            .failed(ConversionError(.encrypted, "a password is needed", hint: "give one", at: .line(3, column: 4))), .unknown,
        ]
        for event in events { #expect(PluginEvent(line: event.line[...]) == event) }
    }

    @Test func wrongLines() {
        let lines = [
            "", "x", "{}", "[]", #"{"event":7}"#, #"{"event":"title"}"#, #"{"event":"progress"}"#, #"{"event":"progress","fraction":7}"#,
            #"{"event":"progress","fraction":-0.1}"#, #"{"event":"progress","fraction":"0.5"}"#, #"{"event":"warning","code":"x"}"#,
            #"{"event":"warning","code":"X Y","message":"m"}"#, #"{"event":"failed","message":"m"}"#,
            #"{"event":"failed","code":"","message":"m"}"#,
        ]
        for line in lines { #expect(PluginEvent(line: Array(line.utf8)[...]) == nil, "\(line)") }
    }

    @Test func tolerance() {
        #expect(PluginEvent(line: Array(#"{"event":"later","x":1}"#.utf8)[...]) == .unknown)
        let position = #"{"event":"warning","code":"x","message":"m","page":0,"offset":-1,"line":1e300}"#
        #expect(PluginEvent(line: Array(position.utf8)[...]) == .warning(Warning("x", "m")))
        let long = String(repeating: "é", count: PluginEvent.maximumText)
        guard case .title(let text) = PluginEvent(line: PluginEvent.title(long).line[...]) else { return #expect(Bool(false)) }
        #expect(text == String(repeating: "é", count: PluginEvent.maximumText / 2) + "…")
    }
}
