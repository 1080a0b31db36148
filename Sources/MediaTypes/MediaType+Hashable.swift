// SPDX-License-Identifier: Apache-2.0

extension MediaType: Hashable {
    /// Whether both serialisations have the same bytes. Names are kept in lower case, so only the case of parameter values counts;
    /// the order of parameters counts.
    public static func == (left: MediaType, right: MediaType) -> Bool {
        // Not String's own comparison, which takes canonically equivalent parameter values for equal.
        left.serialization.utf8.count == right.serialization.utf8.count && left.serialization.utf8.elementsEqual(right.serialization.utf8)
    }

    /// Hashes the bytes of the serialisation.
    public func hash(into hasher: inout Hasher) {
        let bytes = serialization.utf8
        let whole: Void? = bytes.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if whole == nil { for byte in bytes { hasher.combine(byte) } }
        hasher.combine(UInt8(0xFF))
    }
}
