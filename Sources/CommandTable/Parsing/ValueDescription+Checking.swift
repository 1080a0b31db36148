// SPDX-License-Identifier: Apache-2.0

extension ValueDescription {
    /// Why a value is refused, to be put behind the name of what it was given to.
    struct Refusal: Error {
        var message: String
        var hint: String?
    }

    /// Accepts or refuses a value; for an integer or a size, the number.
    func check(_ value: Argument) throws(Refusal) -> Int? {
        if words.contains(where: { value.bytes.elementsEqual($0.name.utf8) }) { return nil }
        switch kind {
        case .text, .file, .folder:
            return nil
        case .choice:
            let names = words.map(\.name)
            throw Refusal(
                message: "\(quoted(value.bytes)) is not \(alternatives(names))",
                hint: nearestName(to: value.bytes, among: names).map { "did you mean \($0)?" })
        case .integer(let range):
            if let number = decimal(value.bytes[...]), range.contains(number) { return number }
            throw refusal(of: value, expected: wholeNumber(in: range))
        case .size(let range):
            guard let number = byteCount(value.bytes) else { throw refusal(of: value, expected: "a size such as \(sizeExamples)") }
            if range.contains(number) { return number }
            let isOpen = range.upperBound == Int.max
            let bounds = isOpen ? "of \(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
            throw refusal(of: value, expected: "a size \(bounds) bytes")
        }
    }

    private func refusal(of value: Argument, expected: String) -> Refusal {
        let words = words.map(\.name)
        let others = words.isEmpty ? "" : ", nor \(alternatives(words))"
        return Refusal(message: "\(quoted(value.bytes)) is not \(expected)\(others)")
    }
}

/// Decimal digits with an optional sign; `nil` for anything else and for what does not fit.
private func decimal(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        let (shifted, tooLong) = number.multipliedReportingOverflow(by: 10)
        let (sum, tooLarge) = isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
        guard !tooLong, !tooLarge else { return nil }
        number = sum
    }
    return number
}

/// Digits and a unit. A size that does not fit is the largest number, so that the range decides about it.
private func byteCount(_ bytes: [UInt8]) -> Int? {
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, let factor = factor(ofUnit: bytes.dropFirst(digits.count)) else { return nil }
    guard let number = decimal(digits) else { return Int.max }
    let (product, overflow) = number.multipliedReportingOverflow(by: factor)
    return overflow ? Int.max : product
}

/// `K`, `M`, `G`, `T`, alone or with `iB`: powers of 1024; with `B`: powers of 1000, as GNU programs have it; `B` alone or nothing: one.
private func factor(ofUnit unit: ArraySlice<UInt8>) -> Int? {
    guard unit.count <= 3 else { return nil }
    let letters = unit.map { $0 | 0x20 }
    guard let first = letters.first, letters != Array("b".utf8) else { return 1 }
    guard let place = Array("kmgt".utf8).firstIndex(of: first) else { return nil }
    let base: Int
    switch String(decoding: letters.dropFirst(), as: UTF8.self) {
    case "", "ib": base = 1024
    case "b": base = 1000
    default: return nil
    }
    return (0...place).reduce(1) { product, _ in product * base }
}
