// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Textmill

extension Limits {
    /// The limits, changed by values of the form `NAME=NUMBER`, in which the number may have a unit.
    init(_ arguments: [Argument]) throws(UsageError) {
        self.init()
        for argument in arguments {
            guard let (key, value) = argument.keyAndValue else {
                throw UsageError("--limit: \(quoted(argument.bytes)) is not of the form NAME=NUMBER", hint: "it may be input=2G")
            }
            guard let limit = Limits.all.first(where: { key.bytes.elementsEqual($0.name.utf8) }) else {
                let names = Limits.all.map(\.name)
                let meant = nearestName(to: key.bytes, among: names).map { "did you mean \($0)?" }
                throw UsageError(
                    "--limit: there is no limit \(quoted(key.bytes))", hint: meant ?? "they are \(names.joined(separator: ", "))")
            }
            guard let number = Self.number(value.bytes) else {
                throw UsageError("--limit: \(quoted(value.bytes)) is not a number", hint: "it may be 5000, 20M or 2G")
            }
            self[keyPath: limit.member] = number
        }
    }

    /// Decimal digits with `K`, `M`, `G` or `T` behind them for powers of 1024. What does not fit is the largest number.
    private static func number(_ bytes: [UInt8]) -> Int? {
        let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let unit = bytes.dropFirst(digits.count).map { $0 | 0x20 }
        guard !digits.isEmpty, unit.count <= 1 else { return nil }
        var shift = 0
        if let letter = unit.first {
            guard let power = Array("kmgt".utf8).firstIndex(of: letter) else { return nil }
            shift = 10 * (power + 1)
        }
        // One below the largest, so that a limit plus one is still a number.
        let largest = Int.max - 1
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number <= largest >> shift else { return largest }
        return number << shift
    }
}

extension Argument {
    /// The parts before and behind the first `=`.
    var keyAndValue: (key: Argument, value: Argument)? {
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        return (Argument(bytes[..<sign]), Argument(bytes[(sign + 1)...]))
    }
}
