// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A room of the house: what it is called, where it lies, what it may import. Sources/README.md has the same table in words.
func room(_ name: String, _ folder: String, _ imports: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: imports, path: "Sources/\(folder)", resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ folder: String, _ imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports + ["TestSupport"], path: "Tests/\(folder)", swiftSettings: strict)
}

let package = Package(
    name: "textmill",
    products: [
        .library(name: "TextModel", targets: ["TextModel"]),
        .library(name: "MediaTypes", targets: ["MediaTypes"]),
    ],
    targets: [
        // Ground floor
        room("TextModel", "TextModel"),
        room("MediaTypes", "MediaTypes"),
        room("TextEncoding", "TextEncoding"),
        room("ImageHeaders", "ImageHeaders"),

        // The command's table of options
        room("CommandTable", "CommandTable"),

        // Tests mirror Sources
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        tests("TextModelTests", "TextModel", ["TextModel"]),
        tests("MediaTypesTests", "MediaTypes", ["MediaTypes"]),
        tests("TextEncodingTests", "TextEncoding", ["TextEncoding"]),
        tests("ImageHeadersTests", "ImageHeaders", ["ImageHeaders"]),
        tests("CommandTableTests", "CommandTable", ["CommandTable"]),
    ]
)
