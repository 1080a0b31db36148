// SPDX-License-Identifier: Apache-2.0

import Glibc

extension MediaType: Hashable {
    /// Whether both serialisations have the same bytes. Names are kept in lower case, so only the case of parameter values counts;
    /// the order of parameters counts.
    public static func == (left: MediaType, right: MediaType) -> Bool {
        guard left.slash == right.slash, left.essenceEnd == right.essenceEnd else { return false }
        // Not String's own comparison, which takes canonically equivalent parameter values for equal.
        let leftBytes = left.serialization.utf8
        let rightBytes = right.serialization.utf8
        guard leftBytes.count == rightBytes.count else { return false }
        let areEqual = leftBytes.withContiguousStorageIfAvailable { leftBuffer in
            rightBytes.withContiguousStorageIfAvailable { rightBuffer in
                guard let first = leftBuffer.baseAddress, let second = rightBuffer.baseAddress else { return true }
                return memcmp(first, second, leftBuffer.count) == 0
            }
        }
        return (areEqual ?? nil) ?? leftBytes.elementsEqual(rightBytes)
    }

    /// Hashes the bytes of the serialisation.
    public func hash(into hasher: inout Hasher) {
        let bytes = serialization.utf8
        let whole: Void? = bytes.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if whole == nil { for byte in bytes { hasher.combine(byte) } }
        hasher.combine(UInt8(0xFF))
    }
}
