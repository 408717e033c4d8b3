/// The characters that a step may take: those below 256 as a bitmap, and all others or none of them.
struct CharacterMask: Equatable {
  private(set) var bits = SIMD4<UInt64>(repeating: 0)
  private(set) var takesWide = false

  /// Creates the empty mask.
  init() {}

  /// Creates a mask of the members of a set, and of all characters above 255 if it has one of them.
  init(_ set: CharacterSet) {
    for range in set.ranges {
      if range.upperBound > 0xFF { takesWide = true }
      guard range.lowerBound <= 0xFF else { continue }
      for character in range.lowerBound...min(range.upperBound, 0xFF) { insert(character) }
    }
  }

  /// Whether it has every character.
  var isEverything: Bool { takesWide && bits == SIMD4(repeating: .max) }
  /// Whether it has none.
  var isEmpty: Bool { !takesWide && bits == SIMD4(repeating: 0) }

  mutating func insert(_ character: UInt32) {
    if character < 0x100 {
      bits[Int(character >> 6)] |= 1 << UInt64(character & 63)
    } else {
      takesWide = true
    }
  }

  /// Inserts the members of a set of a table.
  mutating func insert(set: Int, of sets: SetTable) {
    for word in 0..<4 { bits[word] |= sets.bits[set * 4 + word] }
    if sets.spans[set].count > 0 { takesWide = true }
  }

  mutating func formUnion(_ other: CharacterMask) {
    bits |= other.bits
    takesWide = takesWide || other.takesWide
  }
}

extension SetTable {
  /// Adds the set of the characters of a mask.
  mutating func add(_ mask: CharacterMask) -> Int32 {
    let start = bounds.count / 2
    if mask.takesWide { bounds += [0x100, .max] }
    for word in 0..<4 { bits.append(mask.bits[word]) }
    spans.append(Span(start: Int32(start), count: mask.takesWide ? 1 : 0))
    return Int32(spans.count - 1)
  }
}
