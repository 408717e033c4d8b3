/// The case variants that the `i` flag adds to a set (ECMA-262, sec-runtime-semantics-canonicalize-ch).
enum CaseClosure {
  /// The set with every character whose Canonicalize equals that of a member.
  ///
  /// Nil if that needs the case pairs of a script beyond ASCII.
  static func close(_ set: CharacterSet, flags: RegexFlags) -> CharacterSet? {
    let beyondASCII = CharacterSet([0x80...flags.lastCharacter])
    let outside = set.intersection(beyondASCII)
    // Nothing is to be added if no member has another case, or no character that has one is missing.
    let isSettled =
      hasNoOpenCase(outside) || hasNoOpenCase(beyondASCII.subtracting(outside))
    guard isSettled else { return nil }
    var ranges = set.ranges
    for range in set.restricted(to: 0x7F).ranges {
      appendShifted(range, within: 0x41...0x5A, by: 0x20, to: &ranges)
      appendShifted(range, within: 0x61...0x7A, by: -0x20, to: &ranges)
    }
    if flags.matchesCodePoints {
      // Simple case folding leads from two characters beyond ASCII into it.
      for family in [[0x4B, 0x6B, 0x212A], [0x53, 0x73, 0x17F]] as [[UInt32]]
      where family.contains(where: set.contains) {
        ranges.append(contentsOf: family.map { $0...$0 })
      }
    }
    return CharacterSet(ranges)
  }

  private static func hasNoOpenCase(_ set: CharacterSet) -> Bool {
    set.subtracting(caseless).subtracting(foldedIntoASCII).isEmpty
  }

  private static func appendShifted(
    _ range: ClosedRange<UInt32>, within letters: ClosedRange<UInt32>, by distance: Int32,
    to ranges: inout [ClosedRange<UInt32>]
  ) {
    guard range.overlaps(letters) else { return }
    let part = range.clamped(to: letters)
    ranges.append(
      UInt32(Int32(part.lowerBound) + distance)...UInt32(Int32(part.upperBound) + distance))
  }

  /// The characters beyond ASCII that have an ASCII letter as a case variant with `u` and `v`, and no
  /// variant without.
  private static let foldedIntoASCII = CharacterSet([0x17F...0x17F, 0x212A...0x212A])

  /// Blocks beyond ASCII without a letter that has another case, and the surrogates.
  static let caseless = CharacterSet([
    0x80...0xB4, 0xB6...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x1680...0x1680, 0x2000...0x2125,
    0x3000...0xA63F, 0xAC00...0xFAFF, 0xFEFF...0xFEFF, 0x1F000...0x1F0FF, 0x1F300...0x1FAFF,
    0x20000...0x3FFFF,
  ])
}
