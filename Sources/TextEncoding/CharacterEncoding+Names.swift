// SPDX-License-Identifier: Apache-2.0

extension CharacterEncoding {
    /// The encoding that a label names, after ASCII white space around it is removed and without regard to case: any label of the Encoding
    /// standard, names of IANA, iconv and Python, `cp` and `windows-` with a number, and all of these with other punctuation.
    ///
    /// `hz-gb-2312` and `iso-2022-kr`, which browsers refuse, are the encodings of these names here.
    public init?(label: String) {
        let key = EncodingCatalogue.key(label)
        let loose = EncodingCatalogue.looseKey(key)
        if let number = EncodingCatalogue.encoding([.other], where: { $0.elementsEqual(key) })
            ?? EncodingCatalogue.encoding([.standard], where: { $0.elementsEqual(key) })
            ?? EncodingCatalogue.encoding([.other, .standard], where: { EncodingCatalogue.isLoosely($0, loose) })
        {
            self.init(number: number)
        } else if let page = EncodingCatalogue.pageNumber(key) {
            self.init(windowsCodePage: page)
        } else {
            return nil
        }
    }

    /// The encoding that the Encoding standard's "get an encoding" gives for a label; `nil` is the standard's failure. Six labels of
    /// encodings that are dangerous in web pages give `replacement`, which decodes to one U+FFFD.
    public init?(standardLabel label: String) {
        let key = EncodingCatalogue.key(label)
        guard let number = EncodingCatalogue.encoding([.standard], where: { $0.elementsEqual(key) }) else { return nil }
        self.init(number: number)
    }

    /// The encoding of a Windows code page number (or an IBM one of the same table): 437, 932, 1252, 10000, 65001 and so on. 42 is Symbol.
    public init?(windowsCodePage page: Int) {
        guard let number = EncodingCatalogue.shared.entries.firstIndex(where: { $0.pages.contains(page) }) else { return nil }
        self.init(number: UInt8(truncatingIfNeeded: number))
    }

    /// The encoding of a Mac OS script code (Script.h: 0 Roman, 1 Japanese, …, 25 simplified Chinese, 29 Central European) or of one of
    /// the text encodings that have none (35 Turkish, 36 Croatian, 37 Icelandic, 38 Romanian, 152 Ukrainian).
    public init?(macScript script: Int) {
        switch script {
        case 0...7, 21, 29: self.init(windowsCodePage: 10000 + script)
        case 25: self.init(windowsCodePage: 10008)
        case 35: self.init(windowsCodePage: 10081)
        case 36: self.init(windowsCodePage: 10082)
        case 37: self.init(windowsCodePage: 10079)
        case 38: self.init(windowsCodePage: 10010)
        case 152: self.init(windowsCodePage: 10017)
        default: return nil
        }
    }

    /// The code page numbers of Windows and IBM that mean the encoding, the most usual one first.
    public var windowsCodePages: [Int] { entry.pages }
}
