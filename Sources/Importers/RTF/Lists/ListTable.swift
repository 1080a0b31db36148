// SPDX-License-Identifier: Apache-2.0

/// The lists of a document and the overrides by which paragraphs (`\ls`) refer to them.
struct ListTable {
    /// How many levels a list has.
    static let maximumLevels = 9

    struct List {
        var id = 0
        var levels: [ListLevel] = []
    }

    /// What an override says in the place of its list.
    struct Override {
        var list = 0
        var number = 0
        /// By level.
        var starts: [Int?] = []
        var levels: [ListLevel?] = []
    }

    private var lists: [Int: List] = [:]
    private var overrides: [Int: Override] = [:]
    private var list: List?
    private var override: Override?
    private var level: ListLevel?
    private var overriddenLevel: (start: Int?, saysStart: Bool, level: ListLevel?)?

    /// An override and the definition of one of its levels, clamped to those that the list has.
    func level(_ wanted: Int, of number: Int) -> (override: Override, place: Int, level: ListLevel)? {
        guard number > 0, let override = overrides[number], let list = lists[override.list], !list.levels.isEmpty else { return nil }
        let place = min(max(wanted, 0), list.levels.count - 1)
        return (override, place, definition(place, override, list))
    }

    /// The levels of an override's list.
    func levels(of override: Override) -> [ListLevel] {
        guard let list = lists[override.list] else { return [] }
        return list.levels.indices.map { definition($0, override, list) }
    }

    private func definition(_ place: Int, _ override: Override, _ list: List) -> ListLevel {
        var level = place < override.levels.count ? override.levels[place] ?? list.levels[place] : list.levels[place]
        if place < override.starts.count, let start = override.starts[place] { level.start = start }
        return level
    }

    mutating func startList() { list = List() }

    mutating func startOverride() { override = Override() }

    mutating func startLevel() { level = ListLevel() }

    mutating func startOverriddenLevel() { overriddenLevel = (nil, false, nil) }

    mutating func apply(_ word: ListWord, _ number: Int?) {
        let value = number ?? 0
        switch word {
        case .listid: if override != nil { override?.list = value } else { list?.id = value }
        case .levelnfc: level?.format = value
        case .levelnfcn: level?.newFormat = value
        case .levelstartat: if level != nil { level?.start = value } else { overriddenLevel?.start = value }
        case .levelfollow: level?.follow = value
        case .levelnorestart: level?.restarts = number == 0
        case .levellegal: level?.isLegal = number != 0
        case .listoverridestartat: overriddenLevel?.saysStart = true
        default: break
        }
    }

    /// The number by which paragraphs name the override that is being read.
    mutating func apply(override number: Int?) { override?.number = number ?? 0 }

    mutating func set(levelText: String) { level?.set(text: levelText) }

    mutating func set(levelMarker: String) {
        let place = overriddenLevel != nil ? override?.levels.count : list?.levels.count
        level?.set(marker: levelMarker, at: min(place ?? 0, Self.maximumLevels - 1))
    }

    mutating func endLevel(_ font: RTFFont?) {
        guard var ended = level else { return }
        level = nil
        ended.translate(from: font)
        if overriddenLevel != nil {
            overriddenLevel?.level = ended
        } else if let count = list?.levels.count, count < Self.maximumLevels {
            list?.levels.append(ended)
        }
    }

    mutating func endOverriddenLevel() {
        guard let ended = overriddenLevel else { return }
        overriddenLevel = nil
        guard let count = override?.starts.count, count < Self.maximumLevels else { return }
        override?.starts.append(ended.saysStart ? ended.start : nil)
        override?.levels.append(ended.level)
    }

    mutating func endList() {
        if let list { lists[list.id] = list }
        list = nil
    }

    mutating func endOverride() {
        if let override { overrides[override.number] = override }
        override = nil
    }
}
