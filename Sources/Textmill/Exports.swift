// SPDX-License-Identifier: Apache-2.0

// One import gives a program the model, the names of formats, the contracts and the detection of data in texts.

@_exported public import DataDetection
@_exported public import DocumentConversion
@_exported public import MediaTypes
@_exported public import TextModel
