// SPDX-License-Identifier: Apache-2.0

import CPoppler
import PageLayout

/// Finds the pictures of a page that a reader would miss: not rules, not dots, not what lies behind the text.
enum PictureAreas {
    /// Points below which a picture is a rule or a dot.
    private static let minimumSide: Float = 6
    /// The part of a page that a picture covers which lies behind all of it.
    private static let backgroundShare: Float = 0.9
    /// Text of more characters than this stands on a background.
    private static let maximumBackgroundText = 40
    private static let maximumPictures = 2000

    static func areas(of page: PopplerPageHandle, characters: Int) -> [PictureArea] {
        guard let list = poppler_page_get_image_mapping(page.page) else { return [] }
        defer { poppler_page_free_image_mapping(list) }
        let pageBox = Box(0, 0, Float(page.width), Float(page.height))
        var areas: [PictureArea] = []
        forEach(in: list, as: PopplerImageMapping.self) { mapping in
            let area = mapping.pointee.area
            var box = Box(Float(area.x1), Float(area.y1), Float(area.x2), Float(area.y2))
            guard box.intersects(pageBox), areas.count < maximumPictures else { return }
            box = Box(max(box.x0, 0), max(box.y0, 0), min(box.x1, pageBox.x1), min(box.y1, pageBox.y1))
            guard min(box.width, box.height) >= minimumSide else { return }
            if box.area > backgroundShare * pageBox.area, characters > maximumBackgroundText { return }
            areas.append(PictureArea(box, picture: Int(mapping.pointee.image_id)))
        }
        return areas
    }
}
