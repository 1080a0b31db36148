// SPDX-License-Identifier: Apache-2.0

/// Names the kind of document that a compound file is: by the streams right below the root, else by the root's class.
enum CompoundStructure {
    /// Names that one kind alone uses, the special ones first. `_` stands for a blank, `^` for a control character in front.
    private static let streams: StaticString = """
        __properties_version1.0 application/vnd.ms-outlook
        __nameid_version1.0 application/vnd.ms-outlook
        WksSSWorkBook application/vnd.ms-works
        MatOST application/vnd.ms-works
        MM application/vnd.ms-works
        StarWriterDocument application/vnd.stardivision.writer
        StarCalcDocument application/vnd.stardivision.calc
        StarImpressDocument application/vnd.stardivision.impress
        StarMathDocument application/vnd.stardivision.math
        StarChartDocument application/vnd.stardivision.chart
        PowerPoint_Document application/vnd.ms-powerpoint
        PP97_DUALSTORAGE application/vnd.ms-powerpoint
        PP40 application/vnd.ms-powerpoint
        Quill application/vnd.ms-publisher
        VisioDocument application/vnd.visio
        Workbook application/vnd.ms-excel
        Book application/vnd.ms-excel
        WordDocument application/msword
        PageMaker application/vnd.pagemaker
        NativeContent_MAIN application/x-quattro-pro
        BodyText application/vnd.hancom.hwp
        DocInfo application/vnd.hancom.hwp
        TBkMrk application/vnd.ms-project
        Props14 application/vnd.ms-project
        Props12 application/vnd.ms-project
        Props9 application/vnd.ms-project
        Props application/vnd.ms-project
        Catalog application/x-ms-thumbs-db
        SwDocContentMgrTempStorage application/x-solidworks
        RevitPreview4.0 application/x-revit
        EncryptedPackage application/encrypted-ooxml
        ^Image_Contents image/vnd.fpx
        Data_Object_Store_000001 image/vnd.fpx
        ^BookDocument application/x-binder
        """

    /// Root classes in their text form without hyphens.
    private static let classes: StaticString = """
        000209060000 application/msword
        000209000000 application/msword
        000209070000 application/msword
        00020D0B0000 application/vnd.ms-outlook
        000208100000 application/vnd.ms-excel
        000208110000 application/vnd.ms-excel
        000208200000 application/vnd.ms-excel
        000208210000 application/vnd.ms-excel
        000208300000 application/vnd.ms-excel
        64818D104F9B application/vnd.ms-powerpoint
        64818D114F9B application/vnd.ms-powerpoint
        EA7BAE70FB3B application/vnd.ms-powerpoint
        EA7BAE71FB3B application/vnd.ms-powerpoint
        00044851C152 application/vnd.ms-powerpoint
        00021A110000 application/vnd.visio
        00021A130000 application/vnd.visio
        00021A140000 application/vnd.visio
        000212010000 application/vnd.ms-publisher
        74B78F3AC8C8 application/vnd.ms-project
        000C10840000 application/x-ms-installer
        000C10860000 application/x-ms-patch
        000C10820000 application/x-ms-transform
        28CDDBC20AE2 application/vnd.ms-works
        28CDDBC30AE2 application/vnd.ms-works
        0EA45AB29E0A application/vnd.ms-works
        566160000000 image/vnd.fpx
        56616700C154 image/vnd.fpx
        56616F00C154 image/vnd.mix
        3F543FA0B6A6 application/vnd.stardivision.calc
        6361D4414235 application/vnd.stardivision.calc
        C6A5B86185D6 application/vnd.stardivision.calc
        DC5C7E40B35C application/vnd.stardivision.writer
        8B04E9B0420E application/vnd.stardivision.writer
        C20CF9D185AE application/vnd.stardivision.writer
        F0CAA8407821 application/vnd.stardivision.writer-web
        C20CF9D285AE application/vnd.stardivision.writer-web
        340AC970E30D application/vnd.stardivision.writer-global
        C20CF9D385AE application/vnd.stardivision.writer-global
        AF10AAE0B36D application/vnd.stardivision.draw
        012D3CC04216 application/vnd.stardivision.impress
        565C722185BC application/vnd.stardivision.impress
        2E8905A085BD application/vnd.stardivision.draw
        FB9C99E02C6D application/vnd.stardivision.chart
        02B3B7E04225 application/vnd.stardivision.chart
        BF88432185DD application/vnd.stardivision.chart
        D459046035FD application/vnd.stardivision.math
        02B3B7E14225 application/vnd.stardivision.math
        FFB5E64085DE application/vnd.stardivision.math
        402EFE621999 application/x-corelpresentations
        402EFE601999 application/vnd.wordperfect
        0002B4000000 application/x-quattro-pro
        4D29B490496B application/x-autodesk-inventor
        5C239C202B39 application/x-autodesk-max
        7B8E2A60F4D2 application/x-autodesk-max
        """

    static func verdict(_ window: ContentWindow) throws -> Verdict? {
        guard let file = try CompoundFile(window) else { return .confirmed }
        let digits = Array("0123456789ABCDEF".utf8)
        let identifier = file.rootClass.prefix(6).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        let byClass = WordTable(classes).first { identifier.elementsEqual($0.0.utf8) }?.1
        // What is drawn and shown share a stream's name, so there the class decides; and installers have encoded names only.
        if let byClass, byClass != "application/vnd.ms-excel", byClass != "application/msword" { return .type(byClass, "OLE root class") }
        for (word, type) in WordTable(streams) where file.names.contains(where: { matches($0, word) }) {
            return .type(type, "OLE stream " + word)
        }
        if let byClass { return .type(byClass, "OLE root class") }
        if file.names.contains(where: { matches($0, "StarDrawDocument3") || matches($0, "StarDrawDocument") }) {
            return .type("application/vnd.stardivision.draw", "OLE stream StarDrawDocument")
        }
        return .confirmed
    }

    private static func matches(_ name: [UInt8], _ word: String) -> Bool {
        var name = name[...]
        var word = word.utf8[...]
        if word.first == UInt8(ascii: "^") {
            guard let control = name.first, control < 0x20 else { return false }
            name = name.dropFirst()
            word = word.dropFirst()
        }
        guard name.count == word.count else { return false }
        return zip(name, word).allSatisfy { $0 == $1 || ($1 == UInt8(ascii: "_") && $0 == 0x20) }
    }
}
