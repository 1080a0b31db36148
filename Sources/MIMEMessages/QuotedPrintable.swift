// SPDX-License-Identifier: Apache-2.0

import URLReferences

/// Quoted-printable (RFC 2045, section 6.7), as leniently as mail programs read it.
enum QuotedPrintable {
    /// Decodes a body. White space at the end of a line was added on the way and goes; a `=` that begins nothing stays.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: input.count) { output, count in
                var place = 0
                // Where white space begins that goes if the line ends behind it.
                var kept = 0
                while place < input.count {
                    let byte = input[place]
                    place += 1
                    if byte == UInt8(ascii: "=") {
                        if let next = lineEnd(input, from: place) {
                            place = next
                            kept = count
                            continue
                        }
                        if place + 1 < input.count, let high = PercentCoding.value(ofDigit: input[place]),
                            let low = PercentCoding.value(ofDigit: input[place + 1])
                        {
                            output[count] = high << 4 | low
                            place += 2
                        } else {
                            output[count] = byte
                        }
                        count += 1
                        kept = count
                        continue
                    }
                    if byte == 0x0A || byte == 0x0D { count = kept }
                    output[count] = byte
                    count += 1
                    if byte != 0x20, byte != 0x09 { kept = count }
                }
                count = kept
            }
        }
    }

    /// The place behind a soft line break, whose `=` stands before `place`; also at the end of the body.
    private static func lineEnd(_ input: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
        var place = place
        while place < input.count, input[place] == 0x20 || input[place] == 0x09 { place += 1 }
        if place == input.count { return place }
        if input[place] == 0x0D { return place + 1 < input.count && input[place + 1] == 0x0A ? place + 2 : place + 1 }
        return input[place] == 0x0A ? place + 1 : nil
    }
}
