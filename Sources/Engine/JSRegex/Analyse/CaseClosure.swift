internal import UnicodeTables

/// The classes of characters that the `i` flag treats as equal: those with one Canonicalize.
///
/// ECMA-262, sec-runtime-semantics-canonicalize-ch. With `u` or `v` two characters are equal if
/// their simple case foldings are; without, if `toUppercase` maps both to the same code unit.
struct CaseClosure: Sendable {
  /// The characters with variants, in order. `classes` has the place of each one's class in
  /// `members`.
  private let characters: [UInt32]
  private let classes: [Range<Int>]
  /// The members of all classes, class by class, as places in `characters`.
  private let members: [Int]
  /// The Canonicalize of each of `characters`.
  private let canonical: [UInt32]

  /// Returns a set with all variants of its members under these flags, which have `i`.
  static func close(_ set: CharacterSet, flags: RegexFlags) -> CharacterSet {
    under(flags).close(set)
  }

  /// Returns the Canonicalize of a character under these flags, which have `i`. It is the same for
  /// all variants of a character.
  static func canonical(_ character: UInt32, flags: RegexFlags) -> UInt32 {
    under(flags).canonical(character)
  }

  /// Returns the variants under these flags.
  static func under(_ flags: RegexFlags) -> CaseClosure {
    flags.matchesCodePoints ? ofCodePoints : ofCodeUnits
  }

  private static let ofCodePoints = CaseClosure(
    mappings: PackedNumbers.mappings(CaseFoldingTable.simple))

  private static let ofCodeUnits = CaseClosure(mappings: upperCases())

  /// Returns the characters that `toUppercase` maps to one code unit, except non-ASCII ones that it
  /// maps into ASCII.
  private static func upperCases() -> [(source: UInt32, target: UInt32)] {
    let rows = CaseMappingTable.upper
    var mappings: [(source: UInt32, target: UInt32)] = []
    for row in stride(from: 0, to: rows.count, by: 4) {
      for source in stride(from: rows[row], through: rows[row + 1], by: Int(rows[row + 2])) {
        let target = source + rows[row + 3]
        guard source <= 0xFFFF, target <= 0xFFFF, source < 0x80 || target >= 0x80 else { continue }
        mappings.append((UInt32(source), UInt32(target)))
      }
    }
    return mappings
  }

  private init(mappings: [(source: UInt32, target: UInt32)]) {
    let sources = Set(mappings.lazy.map(\.source))
    var pairs = mappings
    // A target that is not mapped itself belongs to the class too.
    for target in Set(mappings.lazy.map(\.target)) where !sources.contains(target) {
      pairs.append((target, target))
    }
    pairs.sort { ($0.target, $0.source) < ($1.target, $1.source) }
    var entries: [(character: UInt32, members: Range<Int>, canonical: UInt32)] = []
    var start = 0
    while start < pairs.count {
      let end = pairs[start...].firstIndex { $0.target != pairs[start].target } ?? pairs.count
      for pair in pairs[start..<end] { entries.append((pair.source, start..<end, pair.target)) }
      start = end
    }
    entries.sort { $0.character < $1.character }
    characters = entries.map(\.character)
    classes = entries.map(\.members)
    canonical = entries.map(\.canonical)
    let places = Dictionary(uniqueKeysWithValues: zip(characters, characters.indices))
    members = pairs.compactMap { places[$0.source] }
  }

  /// Returns the character that represents all variants of a character.
  func canonical(_ character: UInt32) -> UInt32 {
    let place = firstPlace(notBelow: character)
    return place < characters.count && characters[place] == character
      ? canonical[place] : character
  }

  /// Returns the set with all variants of its members.
  func close(_ set: CharacterSet) -> CharacterSet {
    if let character = set.onlyMember { return close(character) }
    let covered = set.ranges.lazy.map(places).filter { !$0.isEmpty }
    guard covered.first != nil else { return set }
    var isMember = Array(repeating: false, count: characters.count)
    for places in covered {
      for place in places { isMember[place] = true }
    }
    var ranges = set.ranges
    for places in covered {
      for place in places {
        for member in members[classes[place]] where !isMember[member] {
          isMember[member] = true
          ranges.append(characters[member]...characters[member])
        }
      }
    }
    return ranges.count == set.ranges.count ? set : CharacterSet(ranges)
  }

  private func close(_ character: UInt32) -> CharacterSet {
    let place = firstPlace(notBelow: character)
    guard place < characters.count, characters[place] == character else {
      return CharacterSet(character)
    }
    return CharacterSet(members[classes[place]].map { characters[$0]...characters[$0] })
  }

  /// Returns whether a member has a variant other than itself.
  func vary(_ set: CharacterSet) -> Bool {
    set.ranges.contains { !places(in: $0).isEmpty }
  }

  /// Returns the places in `characters` that a range covers.
  private func places(in range: ClosedRange<UInt32>) -> Range<Int> {
    let start = firstPlace(notBelow: range.lowerBound)
    var end = start
    while end < characters.count, characters[end] <= range.upperBound { end += 1 }
    return start..<end
  }

  private func firstPlace(notBelow character: UInt32) -> Int {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle] < character { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
