// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A picture that waits for what decides how it is shown.
struct WaitingPicture {
    let attachment: Attachment
    let reader: PictureReader
    let character: CharacterProperties
}

/// A shape that is being read: its picture is known before what describes it.
struct ShapeState {
    /// How many groups are open around it.
    let depth: Int
    var pictures: [WaitingPicture] = []
    var description: String?
}
