// SPDX-License-Identifier: Apache-2.0

/// What roots, document types and processing instructions mean, as tables.
enum XMLVocabulary {
    /// `NAME NAMESPACE TYPE`: the root's local name (`*` any), how its namespace begins (`*` any or none, `-` none), and the type. First match wins.
    static let roots: StaticString = """
        html http://www.w3.org/1999/xhtml application/xhtml+xml
        html * text/html
        svg http://www.w3.org/2000/svg image/svg+xml
        svg - image/svg+xml
        * http://www.w3.org/2000/svg image/svg+xml
        entry http://www.w3.org/2005/Atom application/atom+xml
        feed http://www.w3.org/2005/Atom application/atom+xml
        feed http://purl.org/atom/ application/atom+xml
        feed - application/atom+xml
        service http://www.w3.org/2007/app application/atomsvc+xml
        categories http://www.w3.org/2007/app application/atomcat+xml
        deleted-entry http://purl.org/atompub/tombstones application/atomdeleted+xml
        rss * application/rss+xml
        RDF http://www.w3.org/1999/02/22-rdf-syntax-ns# application/rdf+xml
        Ontology http://www.w3.org/2002/07/owl application/owl+xml
        sparql http://www.w3.org/2005/sparql-results application/sparql-results+xml
        math http://www.w3.org/1998/Math/MathML application/mathml+xml
        math - application/mathml+xml
        stylesheet http://www.w3.org/1999/XSL/Transform application/xslt+xml
        transform http://www.w3.org/1999/XSL/Transform application/xslt+xml
        stylesheet - application/xslt+xml
        root http://www.w3.org/1999/XSL/Format application/xslfo+xml
        schema http://www.w3.org/2001/XMLSchema application/xml
        grammar http://relaxng.org/ns/structure application/xml
        grammar http://www.w3.org/2001/06/grammar application/srgs+xml
        speak http://www.w3.org/2001/10/synthesis application/ssml+xml
        vxml http://www.w3.org/2001/vxml application/voicexml+xml
        ccxml http://www.w3.org/2002/09/ccxml application/ccxml+xml
        lexicon http://www.w3.org/2005/01/pronunciation-lexicon application/pls+xml
        emma http://www.w3.org/2003/04/emma application/emma+xml
        ink http://www.w3.org/2003/InkML application/inkml+xml
        tt http://www.w3.org/ns/ttml application/ttml+xml
        tt http://www.w3.org/2006/10/ttaf1 application/ttml+xml
        smil * application/smil+xml
        definitions http://schemas.xmlsoap.org/wsdl/ application/wsdl+xml
        description http://www.w3.org/ns/wsdl application/wsdl+xml
        Envelope http://www.w3.org/2003/05/soap-envelope application/soap+xml
        Envelope http://schemas.xmlsoap.org/soap/envelope/ application/soap+xml
        Policy http://www.w3.org/ns/ws-policy application/wspolicy+xml
        rules http://www.w3.org/2005/11/its application/its+xml
        widget http://www.w3.org/ns/widgets application/xml
        kml * application/vnd.google-earth.kml+xml
        gpx * application/gpx+xml
        osm - application/vnd.openstreetmap.data+xml
        TrainingCenterDatabase * application/vnd.garmin.tcx+xml
        FeatureCollection http://www.opengis.net/wfs application/gml+xml
        * http://www.opengis.net/gml application/gml+xml
        CityModel http://www.opengis.net/citygml application/gml+xml
        xfdf * application/xfdf
        xdp http://ns.adobe.com/xdp/ application/vnd.adobe.xdp+xml
        X3D * model/x3d+xml
        COLLADA * model/vnd.collada+xml
        model http://schemas.microsoft.com/3dmanufacturing/ application/vnd.ms-package.3dmanufacturing-3dmodel+xml
        amf - application/x-amf
        FictionBook * application/x-fictionbook+xml
        package http://www.idpf.org/2007/opf application/oebps-package+xml
        ncx http://www.daisy.org/z3986/2005/ncx/ application/x-dtbncx+xml
        TEI * application/tei+xml
        teiCorpus * application/tei+xml
        TEI.2 * application/tei+xml
        DIF * application/dif+xml
        document-content urn:oasis:names:tc:opendocument:xmlns:office application/vnd.oasis.opendocument.content+xml
        document urn:oasis:names:tc:opendocument:xmlns:office application/vnd.oasis.opendocument.text
        score-partwise * application/vnd.recordare.musicxml+xml
        score-timewise * application/vnd.recordare.musicxml+xml
        ead * application/xml
        mets http://www.loc.gov/METS/ application/mets+xml
        mods http://www.loc.gov/mods/ application/mods+xml
        modsCollection http://www.loc.gov/mods/ application/mods+xml
        mads http://www.loc.gov/mads/ application/mads+xml
        collection http://www.loc.gov/MARC21/slim application/marcxml+xml
        record http://www.loc.gov/MARC21/slim application/marcxml+xml
        searchRetrieveResponse * application/sru+xml
        ONIXMessage * application/onix-message+xml
        bom http://cyclonedx.org/schema/bom application/vnd.cyclonedx+xml
        metalink urn:ietf:params:xml:ns:metalink application/metalink4+xml
        metalink * application/metalink+xml
        xliff * application/xliff+xml
        TS - text/vnd.trolltech.linguist
        sbml * application/sbml+xml
        cellml * application/cellml+xml
        model http://www.cellml.org/cellml/ application/cellml+xml
        cml * chemical/x-cml
        ODM http://www.cdisc.org/ns/odm application/odm+xml
        ClinicalDocument urn:hl7-org:v3 application/cda+xml
        Bundle http://hl7.org/fhir application/fhir+xml
        * http://hl7.org/fhir application/fhir+xml
        entryset http://docs.oasis-open.org application/xml
        EntityDescriptor urn:oasis:names:tc:SAML:2.0:metadata application/samlmetadata+xml
        EntitiesDescriptor urn:oasis:names:tc:SAML:2.0:metadata application/samlmetadata+xml
        Assertion urn:oasis:names:tc:SAML:2.0:assertion application/samlassertion+xml
        Policy urn:oasis:names:tc:xacml application/xacml+xml
        PolicySet urn:oasis:names:tc:xacml application/xacml+xml
        MPD urn:mpeg:dash:schema:mpd application/dash+xml
        MPD - application/dash+xml
        manifest http://ns.adobe.com/f4m/ application/f4m+xml
        SmoothStreamingMedia - application/vnd.ms-sstr+xml
        asx * audio/x-ms-asx
        ASX * audio/x-ms-asx
        Asx * audio/x-ms-asx
        playlist http://xspf.org/ns/ application/xspf+xml
        playlist - application/xspf+xml
        presence urn:ietf:params:xml:ns:pidf application/pidf+xml
        resource-lists urn:ietf:params:xml:ns:resource-lists application/resource-lists+xml
        rdf http://www.w3.org/1999/02/22-rdf-syntax-ns# application/rdf+xml
        provenance http://www.openprovenance.org application/provenance+xml
        document http://www.w3.org/ns/prov application/provenance+xml
        yin urn:ietf:params:xml:ns:yang:yin application/yin+xml
        module urn:ietf:params:xml:ns:yang:yin application/yin+xml
        rfc * application/rfc+xml
        reg * application/xml
        vcards urn:ietf:params:xml:ns:vcard-4.0 application/vcard+xml
        icalendar urn:ietf:params:xml:ns:icalendar-2.0 application/calendar+xml
        jnlp * application/x-java-jnlp-file
        plist * application/x-apple-plist+xml
        window http://www.mozilla.org/keymaster application/vnd.mozilla.xul+xml
        overlay http://www.mozilla.org/keymaster application/vnd.mozilla.xul+xml
        mfxml * application/xv+xml
        style http://purl.org/net/xbiblio/csl application/vnd.citationstyles.style+xml
        XMI * application/vnd.xmi+xml
        XMI http://schema.omg.org/spec/XMI application/vnd.xmi+xml
        CDXML * application/vnd.chemdraw+xml
        SCRIBUS * application/vnd.scribus
        SCRIBUSUTF8 * application/vnd.scribus
        SCRIBUSUTF8NEW * application/vnd.scribus
        Workbook http://www.gnumeric.org/ application/x-gnumeric
        Workbook urn:schemas-microsoft-com:office:spreadsheet application/vnd.ms-excel
        wordDocument http://schemas.microsoft.com/office/word/2003/wordml application/msword
        package http://schemas.microsoft.com/office/2006/xmlPackage application/vnd.openxmlformats-officedocument.wordprocessingml.document
        VisioDocument * application/vnd.visio
        Project http://schemas.microsoft.com/project application/vnd.ms-project
        Project http://schemas.microsoft.com/developer/msbuild application/x-msbuild+xml
        abiword * application/x-abiword
        lyx * application/x-lyx
        mxfile - application/vnd.jgraph.mxfile
        diagram http://www.lysator.liu.se/~alla/dia/ application/x-dia-diagram
        shape http://www.daa.com.au/~james/dia-shape-ns application/x-dia-shape
        glade-interface * application/x-glade
        interface - application/x-gtk-builder
        ui - application/x-designer
        component - application/x-freedesktop-appstream-component
        components - application/x-freedesktop-appstream-collection
        mime-info http://www.freedesktop.org/standards/shared-mime-info application/xml
        map - application/x-tiled-tmx
        tileset - application/x-tiled-tsx
        gnc-v2 * application/x-gnucash
        grisbi * application/x-grisbi
        OFX * application/x-ofx
        Envelope http://schemas.dmtf.org/ovf application/ovf
        licensing * application/xml
        dita * application/dita+xml
        map http://dita. application/dita+xml
        task - application/dita+xml
        concept - application/dita+xml
        reference - application/dita+xml
        topic - application/dita+xml
        bookmap - application/dita+xml
        book http://docbook.org/ns/docbook application/docbook+xml
        article http://docbook.org/ns/docbook application/docbook+xml
        * http://docbook.org/ns/docbook application/docbook+xml
        opml - text/x-opml+xml
        urlset http://www.sitemaps.org/ application/xml
        alert urn:oasis:names:tc:emergency:cap application/cap+xml
        testsuite - application/xml
        schedule http://c3voc.de application/vnd.c3voc.schedule+xml
        FDSNStationXML * application/vnd.fdsn.stationxml+xml
        UANodeSet * application/opc-nodeset+xml
        lgr * application/lgr+xml
        container urn:oasis:names:tc:opendocument:xmlns:container application/xml
        problem urn:ietf:rfc:7807 application/problem+xml
        CAEXFile * application/automationml-aml+xml
        SoftwareIdentity http://standards.iso.org/iso/19770/ application/swid+xml
        STEP-XML * model/step+xml
        iso_10303_28 * model/step+xml
        mrv http://www.chemaxon.com application/x-marvin
        installer-gui-script - application/vnd.apple.installer+xml
        installer-script - application/vnd.apple.installer+xml
        VAST * application/xml
        cpl urn:ietf:params:xml:ns:cpl application/cpl+xml
        hl7v2 * application/hl7v2+xml
        VTKFile * model/vnd.vtu
        NewsML * text/vnd.iptc.newsml
        newsItem http://iptc.org/std/nar/ application/vnd.iptc.g2.newsitem+xml
        newsMessage http://iptc.org/std/nar/ application/vnd.iptc.g2.newsmessage+xml
        packageItem http://iptc.org/std/nar/ application/vnd.iptc.g2.packageitem+xml
        nitf * text/vnd.iptc.nitf
        GeodesML * application/xml
        """

    /// Words in a document type declaration, when the root itself says nothing.
    static let documentTypes: StaticString = """
        -//w3c//dtd text/html
        dtd/xhtml application/xhtml+xml
        //oasis//dtd application/docbook+xml
        docbook application/docbook+xml
        dita application/dita+xml
        musicxml application/vnd.recordare.musicxml+xml
        propertylist application/x-apple-plist+xml
        mathml application/mathml+xml
        wml_ text/vnd.wap.wml
        """

    /// How processing instructions before the root begin.
    static let instructions: StaticString = """
        wpl application/vnd.ms-wpl
        xfa application/vnd.adobe.xdp+xml
        zap application/x-smart-notebook
        """

    /// Namespaces that only documents of a kind declare on a root of their own.
    static let declared: StaticString = """
        http://www.opengis.net/gml application/gml+xml
        http://ns.adobe.com/xdp/ application/vnd.adobe.xdp+xml
        http://www.software602.cz application/vnd.software602.filler.form+xml
        """
}
