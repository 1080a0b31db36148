// SPDX-License-Identifier: Apache-2.0

// One import gives a program the model, the names of formats, the contracts, the detection of data in texts, the elements of pages
// and XML with tags of a program's own.

@_exported public import enum ANSIExport.TextLayout
@_exported public import DataDetection
@_exported public import DocumentConversion
@_exported public import struct HTMLImport.HTMLMatch
@_exported public import struct HTMLImport.HTMLSelection
@_exported public import struct HTMLImport.HTMLSelector
@_exported public import struct MarkupImport.MarkupImporter
@_exported public import MediaTypes
@_exported public import TextModel
