// SPDX-License-Identifier: Apache-2.0

/// What tells the kinds of zip packages apart, as tables of `word type` lines.
enum ZipKinds {
    /// Types found in `mimetype` entries that have another name now.
    static let renamed: StaticString = """
        application/x-kword application/vnd.kde.kword
        application/x-kspread application/vnd.kde.kspread
        application/x-kpresenter application/vnd.kde.kpresenter
        application/x-kchart application/vnd.kde.kchart
        application/x-kivio application/vnd.kde.kivio
        application/x-karbon application/vnd.kde.karbon
        application/x-kformula application/vnd.kde.kformula
        application/x-kontour application/vnd.kde.kontour
        application/hwp+zip application/vnd.hancom.hwpx
        application/haansofthwpx application/vnd.hancom.hwpx
        application/vnd.recordare.musicxml+zip application/vnd.recordare.musicxml
        application/vnd.oasis.opendocument.database application/vnd.oasis.opendocument.base
        """

    /// Content types of main parts in `[Content_Types].xml` (ECMA-376, part 2), the special ones first.
    static let contentTypes: StaticString = """
        application/vnd.ms-word.document.macroEnabled.main+xml application/vnd.ms-word.document.macroenabled.12
        application/vnd.ms-word.template.macroEnabledTemplate.main+xml application/vnd.ms-word.template.macroenabled.12
        application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml application/vnd.openxmlformats-officedocument.wordprocessingml.document
        application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml application/vnd.openxmlformats-officedocument.wordprocessingml.template
        application/vnd.ms-excel.sheet.binary.macroEnabled.main application/vnd.ms-excel.sheet.binary.macroenabled.12
        application/vnd.ms-excel.sheet.macroEnabled.main+xml application/vnd.ms-excel.sheet.macroenabled.12
        application/vnd.ms-excel.template.macroEnabled.main+xml application/vnd.ms-excel.template.macroenabled.12
        application/vnd.ms-excel.addin.macroEnabled.main+xml application/vnd.ms-excel.addin.macroenabled.12
        application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml application/vnd.openxmlformats-officedocument.spreadsheetml.template
        application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml application/vnd.ms-powerpoint.presentation.macroenabled.12
        application/vnd.ms-powerpoint.template.macroEnabled.main+xml application/vnd.ms-powerpoint.template.macroenabled.12
        application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml application/vnd.ms-powerpoint.slideshow.macroenabled.12
        application/vnd.ms-powerpoint.addin.macroEnabled.main+xml application/vnd.ms-powerpoint.addin.macroenabled.12
        application/vnd.ms-powerpoint.slide.macroEnabled.main+xml application/vnd.ms-powerpoint.slide.macroenabled.12
        application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml application/vnd.openxmlformats-officedocument.presentationml.presentation
        application/vnd.openxmlformats-officedocument.presentationml.template.main+xml application/vnd.openxmlformats-officedocument.presentationml.template
        application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml application/vnd.openxmlformats-officedocument.presentationml.slideshow
        application/vnd.openxmlformats-officedocument.presentationml.slide.main+xml application/vnd.openxmlformats-officedocument.presentationml.slide
        application/vnd.ms-visio.drawing.macroEnabled.main+xml application/vnd.ms-visio.drawing.macroenabled.12
        application/vnd.ms-visio.stencil.macroEnabled.main+xml application/vnd.ms-visio.stencil.macroenabled.12
        application/vnd.ms-visio.template.macroEnabled.main+xml application/vnd.ms-visio.template.macroenabled.12
        application/vnd.ms-visio.drawing.main+xml application/vnd.ms-visio.drawing.main+xml
        application/vnd.ms-visio.stencil.main+xml application/vnd.ms-visio.stencil.main+xml
        application/vnd.ms-visio.template.main+xml application/vnd.ms-visio.template.main+xml
        application/vnd.ms-package.xps-fixeddocumentsequence+xml application/vnd.ms-xpsdocument
        application/vnd.ms-package.3dmanufacturing-3dmodel+xml model/3mf
        application/vnd.ms-appx.bundlemanifest+xml application/msixbundle
        application/vnd.ms-appx.manifest+xml application/msix
        application/vnd.openxmlformats-officedocument.themeManager+xml application/vnd.ms-officetheme
        application/vnd.openxmlformats-officedocument.theme+xml application/vnd.ms-officetheme
        application/vnd.nasp-aasx application/aas+zip
        """

    /// Entries that give a package away: a whole name, a beginning (`name/*`) or an ending (`*.end`), and its type. The first line that
    /// matches any entry wins; `!` before the name asks that all entries match.
    static let entryNames: StaticString = """
        word/document.xml application/vnd.openxmlformats-officedocument.wordprocessingml.document
        xl/workbook.bin application/vnd.ms-excel.sheet.binary.macroenabled.12
        xl/workbook.xml application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        ppt/presentation.xml application/vnd.openxmlformats-officedocument.presentationml.presentation
        word/* application/vnd.openxmlformats-officedocument.wordprocessingml.document
        xl/* application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
        ppt/* application/vnd.openxmlformats-officedocument.presentationml.presentation
        visio/* application/vnd.ms-visio.drawing.main+xml
        3D/3dmodel.model model/3mf
        FixedDocSeq.fdseq application/vnd.ms-xpsdocument
        FixedDocumentSequence.fdseq application/vnd.ms-xpsdocument
        index.apxl application/vnd.apple.keynote
        index.apxl.gz application/vnd.apple.keynote
        Index/Presentation.iwa application/vnd.apple.keynote
        Index/Slide* application/vnd.apple.keynote
        Index/MasterSlide* application/vnd.apple.keynote
        Index/Tables/HeaderStorageBucket* application/vnd.apple.numbers
        AndroidManifest.xml application/vnd.android.package-archive
        BundleConfig.pb application/x-android-app-bundle
        AppxMetadata/AppxBundleManifest.xml application/msixbundle
        AppxManifest.xml application/msix
        extension.vsixmanifest application/vsix
        META-INF/mozilla.rsa application/x-xpinstall
        install.rdf application/x-xpinstall
        META-INF/AIR/* application/vnd.adobe.air-application-installer-package+zip
        WEB-INF/* application/x-java-web-archive
        META-INF/application.xml application/x-java-enterprise-archive
        META-INF/MANIFEST.MF application/java-archive
        modrinth.index.json application/x-modrinth-modpack+zip
        geogebra.xml application/vnd.geogebra.file
        doc.kml application/vnd.google-earth.kmz
        pass.json application/vnd.apple.pkpass
        !*.pkpass application/vnd.apple.pkpasses
        collection.anki21b application/vnd.anki
        collection.anki21 application/vnd.anki
        collection.anki2 application/vnd.anki
        aasx/aasx-origin application/aas+zip
        Content/score.gpif application/x-guitar-pro
        Payload/* application/x-ios-app
        imsmanifest.xml application/vnd.ims.imsccv1p1
        datapackage-digest.json application/x-wacz
        archive/data.warc.gz application/x-wacz
        designmap.xml application/vnd.adobe.indesign-idml-package
        Contents/section0.xml application/vnd.hancom.hwpx
        mergedimage.png image/openraster
        meta.json+pages/* application/x-sketch
        Document.xml+GuiDocument.xml application/x-extension-fcstd
        *.usdc model/vnd.usdz+zip
        *.usda model/vnd.usdz+zip
        *.kml application/vnd.google-earth.kmz
        *.nuspec application/x-nupkg
        *.dist-info/WHEEL application/x-wheel+zip
        """

    /// Ends of the folder that alone lies in a zipped bundle.
    static let bundles: StaticString = """
        .rtfd application/x-rtfd
        .pages application/vnd.apple.pages
        .key application/vnd.apple.keynote
        .numbers application/vnd.apple.numbers
        """
}
