// SPDX-License-Identifier: Apache-2.0

import TextModel

/// A background with a pattern over it.
struct RTFShading: Hashable {
    /// Places in the colour table.
    var ground: Int32 = -1
    var pattern: Int32 = -1
    /// Hundredths of a per cent of the pattern's colour.
    var density: Int32 = 0

    /// The background colour, mixed with the pattern's as its density says.
    func color(_ colors: ColorTable) -> Color? {
        let ground = colors[ground]
        guard density > 0 else { return ground }
        let share = Float(min(density, 10_000)) / 10_000
        let (front, back) = (colors[pattern] ?? .black, ground ?? .white)
        func mixed(_ front: Float, _ back: Float) -> Float { front * share + back * (1 - share) }
        return Color(red: mixed(front.red, back.red), green: mixed(front.green, back.green), blue: mixed(front.blue, back.blue))
    }
}
