// SPDX-License-Identifier: Apache-2.0

/// Checks of keys, certificates and messages in binary: OpenPGP packets (RFC 9580) and ASN.1 in DER.
enum KeyStructures {
    static func verdict(_ check: StructureCheck, _ window: ContentWindow) -> Verdict? {
        let head = window.head
        guard !window.isText else { return nil }
        switch check {
        case .pgpkey: return .confirmed(if: isKey(head))
        case .pgpmessage:
            let version = head.byte(head.byte(0) == 0xC1 ? 3 : 3)
            return .confirmed(if: version == 3 && [1, 2, 3, 16, 18].contains(head.byte(12) ?? 0))
        case .pgpsignature: return .confirmed(if: [3, 4, 6].contains(head.byte(3) ?? 0) && (head.byte(4) ?? 99) < 0x51)
        case .der: return der(head)
        default: return nil
        }
    }

    private static func isKey(_ head: [UInt8]) -> Bool {
        let body: Int
        switch head.byte(0) {
        case 0x98: body = 2
        case 0x99: body = 3
        default: body = (head.byte(1) ?? 0) >= 192 ? 3 : 2
        }
        guard let version = head.byte(body), version == 4 || version == 3 || version == 6 else { return false }
        guard let created = head.big32(body + 1), created > 600_000_000 else { return false }
        return [1, 2, 3, 16, 17, 18, 19, 22].contains(head.byte(body + (version == 4 ? 5 : version == 6 ? 5 : 7)) ?? 0)
    }

    /// Steps over the tag and length of an element and gives its content's place and its length.
    private static func element(_ bytes: [UInt8], at offset: Int) -> (content: Int, length: Int)? {
        guard let first = bytes.byte(offset + 1) else { return nil }
        if first < 0x80 { return (offset + 2, first) }
        let size = first & 0x7F
        guard size <= 4 else { return nil }
        var length = 0
        for index in 0..<size {
            guard let byte = bytes.byte(offset + 2 + index) else { return nil }
            length = length << 8 | byte
        }
        return (offset + 2 + size, length)
    }

    private static func der(_ head: [UInt8]) -> Verdict? {
        guard let outer = element(head, at: 0), let tag = head.byte(outer.content), let inner = element(head, at: outer.content) else {
            return nil
        }
        switch tag {
        case 0x06:
            // ContentInfo of CMS (RFC 5652): signed, enveloped and other data.
            guard head.has([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07], at: inner.content) else { return nil }
            return .type("application/pkcs7-mime", "CMS object identifier")
        case 0x02:
            // An integer first: PKCS #12 has version 3, a private key version 0 or 1.
            guard inner.length == 1, let version = head.byte(inner.content) else {
                return inner.length > 60 ? .type("application/x-rsa-public-key", "DER") : nil
            }
            let next = inner.content + 1
            if version == 3, head.byte(next) == 0x30 { return .type("application/pkcs12", "PKCS #12 version") }
            if version == 0, head.byte(next) == 0x30 { return .type("application/pkcs8", "PKCS #8 version") }
            if version == 0, head.byte(next) == 0x02 { return .type("application/x-rsa-private-key", "PKCS #1 version") }
            return version == 1 && head.byte(next) == 0x04 ? .type("application/x-ec-private-key", "SEC 1 version") : nil
        case 0x30: return signed(head, inner)
        default: return nil
        }
    }

    /// Signed structures: certificate, request and revocation list differ in what their inner sequence begins with.
    private static func signed(_ head: [UInt8], _ inner: (content: Int, length: Int)) -> Verdict? {
        guard let tag = head.byte(inner.content) else { return nil }
        if tag == 0xA0 { return .type("application/pkix-cert", "X.509 certificate in DER") }
        if tag == 0x06 {
            let encrypted = head.has([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x05], at: inner.content + 2)
            return encrypted ? .type("application/pkcs8-encrypted", "PKCS #5 identifier") : .type("application/x-spki", "public key in DER")
        }
        guard tag == 0x02, let number = element(head, at: inner.content) else { return nil }
        let next = number.content + number.length
        guard head.byte(next) == 0x30, let following = element(head, at: next) else { return nil }
        let version = number.length == 1 ? head.byte(number.content) ?? 9 : 9
        if version == 0, following.content < head.count, head.byte(following.content) == 0x31 {
            return .type("application/pkcs10", "certification request in DER")
        }
        // A time where a certificate has its validity.
        let issuer = following.content + following.length
        guard head.byte(issuer) == 0x30, let name = element(head, at: issuer) else { return nil }
        let time = name.content + name.length
        if head.byte(time) == 0x17 || head.byte(time) == 0x18 { return .type("application/pkix-crl", "revocation list in DER") }
        return .type("application/pkix-cert", "X.509 certificate in DER")
    }
}
