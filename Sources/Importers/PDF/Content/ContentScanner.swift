// SPDX-License-Identifier: Apache-2.0

/// Cuts a content stream into operators with their operands (ISO 32000-1, 7.8.2).
struct ContentScanner {
    /// A part of what is shown by one operator.
    enum Part {
        /// Bytes among ``text``.
        case codes(Range<Int>)
        /// How far the next one moves back, in thousandths of the size.
        case adjustment(Double)
    }

    private let bytes: [UInt8]
    private var place = 0
    /// How many arrays and dictionaries are open.
    private var (arrayDepth, dictionaryDepth) = (0, 0)
    /// Whether the next number is the value of `MCID` in a dictionary.
    private var awaitsMark = false

    /// The operator's numbers outside of arrays, the last ones of them.
    private(set) var numbers: [Double] = []
    /// The operator's strings and, inside an array, numbers.
    private(set) var parts: [Part] = []
    private(set) var text: [UInt8] = []
    /// The first name and the last one.
    private(set) var firstName: Range<Int>?
    private(set) var lastName: Range<Int>?
    /// The value of `MCID` in a dictionary (14.7.4.2).
    private(set) var mark: Int?

    /// An operator has so many numbers at most (Table 74: `scn` has the most).
    private static let maximumNumbers = 40
    private static let maximumParts = 100_000

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// A name without its solidus and with its escapes replaced (7.3.5).
    func name(_ range: Range<Int>) -> String {
        var name: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "#"), index + 2 < range.upperBound, let high = Self.hexDigit(bytes[index + 1]),
                let low = Self.hexDigit(bytes[index + 2])
            {
                name.append(high << 4 | low)
                index += 3
            } else {
                name.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The next operator; `nil` at the end. The operands are those that stand before it.
    mutating func next() -> Operator? {
        clear()
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0, 0x09, 0x0A, 0x0C, 0x0D, 0x20: place += 1
            case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): readNumber()
            case UInt8(ascii: "("): readString()
            case UInt8(ascii: "<"): readAngle()
            case UInt8(ascii: ">"):
                place += 1
                if place < bytes.count, bytes[place] == byte {
                    place += 1
                    dictionaryDepth = max(0, dictionaryDepth - 1)
                }
            case UInt8(ascii: "["):
                place += 1
                arrayDepth += 1
            case UInt8(ascii: "]"):
                place += 1
                arrayDepth = max(0, arrayDepth - 1)
            case UInt8(ascii: "/"): readName()
            case UInt8(ascii: "%"):
                while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): place += 1
            default:
                if let word = readWord() { return word }
            }
        }
        return nil
    }

    private mutating func clear() {
        numbers.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        (firstName, lastName, mark) = (nil, nil, nil)
        (arrayDepth, dictionaryDepth, awaitsMark) = (0, 0, false)
    }

    // MARK: Operators

    /// An operator; `nil` for words that are operands. The data of a picture that stands in the content are passed over.
    private mutating func readWord() -> Operator? {
        let start = place
        var word: UInt32 = 0
        while place < bytes.count, Self.isRegular(bytes[place]) {
            word = word << 8 | UInt32(bytes[place])
            place += 1
        }
        // No operator is longer; `true`, `false` and `null` are.
        guard place - start <= 3, dictionaryDepth == 0 else { return nil }
        let operation = Operator(rawValue: word)
        if operation == .beginImageData { skipImageData() }
        return operation ?? .unknown
    }

    /// Goes behind `EI` (8.9.7), which must stand by itself.
    private mutating func skipImageData() {
        while place + 2 < bytes.count {
            if bytes[place] <= 0x20, bytes[place + 1] == UInt8(ascii: "E"), bytes[place + 2] == UInt8(ascii: "I"),
                place + 3 >= bytes.count || bytes[place + 3] <= 0x20
            {
                place += 3
                return
            }
            place += 1
        }
        place = bytes.count
    }

    // MARK: Operands

    /// Greater numbers are drawn in, and further decimals passed over.
    private static let maximumValue = 1e9
    private static let maximumScale = 1e9

    private mutating func readNumber() {
        var (value, scale, isNegative, hasPoint) = (0.0, 1.0, false, false)
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if (0x30...0x39).contains(byte) {
                if !hasPoint {
                    value = min(value * 10 + Double(byte - 0x30), Self.maximumValue)
                } else if scale < Self.maximumScale {
                    value = value * 10 + Double(byte - 0x30)
                    scale *= 10
                }
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), place == start {
                isNegative = byte == UInt8(ascii: "-")
            } else if byte == UInt8(ascii: "-") {
                // Writers have been seen to set a second sign, which readers pass over.
            } else {
                break
            }
            place += 1
        }
        if place < bytes.count, Self.isRegular(bytes[place]) { place += 1 }
        add(value / scale * (isNegative ? -1 : 1))
    }

    private mutating func add(_ number: Double) {
        if awaitsMark {
            mark = Int(number)
            awaitsMark = false
        } else if dictionaryDepth > 0 {
            return
        } else if arrayDepth > 0 {
            if parts.count < Self.maximumParts { parts.append(.adjustment(number)) }
        } else {
            if numbers.count >= Self.maximumNumbers { numbers.removeFirst() }
            numbers.append(number)
        }
    }

    private mutating func readName() {
        place += 1
        let start = place
        while place < bytes.count, Self.isRegular(bytes[place]) { place += 1 }
        let range = start..<place
        if dictionaryDepth > 0 {
            awaitsMark = bytes[range].elementsEqual("MCID".utf8)
            return
        }
        if firstName == nil { firstName = range }
        lastName = range
    }

    private mutating func readString() {
        place += 1
        let start = text.count
        var depth = 1
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return addCodes(from: start) }
            case UInt8(ascii: "\\"):
                readEscape()
                continue
            default: break
            }
            text.append(byte)
        }
        addCodes(from: start)
    }

    /// What stands behind a reverse solidus (Table 3).
    private mutating func readEscape() {
        guard place < bytes.count else { return }
        let byte = bytes[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case 0x0A: break
        case 0x0D: if place < bytes.count, bytes[place] == 0x0A { place += 1 }
        case 0x30...0x37:
            var value = UInt(byte - 0x30)
            var count = 1
            while count < 3, place < bytes.count, (0x30...0x37).contains(bytes[place]) {
                value = value << 3 | UInt(bytes[place] - 0x30)
                place += 1
                count += 1
            }
            text.append(UInt8(truncatingIfNeeded: value))
        default: text.append(byte)
        }
    }

    /// A dictionary's begin or a string of hexadecimal digits.
    private mutating func readAngle() {
        place += 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "<") {
            place += 1
            dictionaryDepth += 1
            return
        }
        let start = text.count
        var high: UInt8?
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if let digit = Self.hexDigit(bytes[place]) {
                if let first = high {
                    text.append(first << 4 | digit)
                    high = nil
                } else {
                    high = digit
                }
            }
            place += 1
        }
        place += 1
        if let high { text.append(high << 4) }
        addCodes(from: start)
    }

    private mutating func addCodes(from start: Int) {
        if dictionaryDepth > 0 {
            text.removeLast(text.count - start)
        } else if parts.count < Self.maximumParts {
            parts.append(.codes(start..<text.count))
        }
    }

    // MARK: Bytes

    /// Whether a byte belongs to words and names (7.2.2).
    private static func isRegular(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, 0x09, 0x0A, 0x0C, 0x0D, 0x20: false
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"): false
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"): false
        default: true
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
