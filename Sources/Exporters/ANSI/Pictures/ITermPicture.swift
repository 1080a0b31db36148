// SPDX-License-Identifier: Apache-2.0

import Base64Text

/// Pictures by the protocol of iTerm2 (https://iterm2.com/documentation-images.html), which WezTerm, mintty, VS Code and others know.
enum ITermPicture {
    /// The sequence that draws a file in some cells.
    static func sequence(_ file: [UInt8], _ cells: PictureBook.Cells) -> [UInt8] {
        var result = Array(
            "\u{1B}]1337;File=size=\(file.count);width=\(cells.columns);height=\(cells.rows);preserveAspectRatio=1;inline=1:".utf8)
        Base64.append(file.span, to: &result)
        result.append(0x07)
        return result
    }
}
