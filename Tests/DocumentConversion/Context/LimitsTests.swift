// SPDX-License-Identifier: Apache-2.0

import DocumentConversion
import Testing

@Suite struct LimitsTests {
    @Test func everyLimitIsCheckedByItsName() throws {
        #expect(
            Limits.all.map(\.name) == [
                "input", "nesting", "attachments", "attachment-bytes", "pixels", "pages", "archive", "time", "memory", "output",
            ])
        #expect(Set(Limits.all.map { $0.member as AnyKeyPath }).count == Limits.all.count)
        for limit in Limits.all {
            var limits = Limits()
            #expect(limits[keyPath: limit.member] > 0)
            limits[keyPath: limit.member] = 7
            try limits.check(limit.member, 7)
            let error = #expect(throws: ConversionError.self) { try limits.check(limit.member, 8, at: .byte(3)) }
            #expect(error?.code == .limit)
            #expect(error?.description == "byte 3: more than 7 \(limit.summary). To allow more: --limit \(limit.name)=NUMBER.")
        }
    }

    @Test func timeEndsAConversion() throws {
        var limits = Limits()
        limits.time = 0
        let context = ImportContext(limits: limits)
        let error = #expect(throws: ConversionError.self) { try context.checkpoint() }
        #expect(error?.code == .timeout)
        for time in [Int.max, Int.max / 1_000_000_000, 5] {
            limits.time = time
            try ImportContext(limits: limits).checkpoint()
            try ExportContext(limits: limits).checkpoint()
        }
        limits.time = .min
        #expect(throws: ConversionError.self) { try ExportContext(limits: limits).checkpoint() }
    }
}
