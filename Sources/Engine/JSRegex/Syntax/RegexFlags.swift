/// The flags of a regular expression, and the flags in effect at one node of a pattern.
///
/// ECMA-262, sec-regexpinitialize. A modifier group such as `(?i-s:` changes only `ignoreCase`,
/// `multiline` and `dotAll`.
package struct RegexFlags: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  package let rawValue: UInt8

  /// Creates the flags of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `d`: matches report indices, which they always do here.
  package static let hasIndices = RegexFlags(rawValue: 1 << 0)
  /// `g`: a search starts at `lastIndex`.
  package static let global = RegexFlags(rawValue: 1 << 1)
  /// `i`: characters are compared by Canonicalize.
  package static let ignoreCase = RegexFlags(rawValue: 1 << 2)
  /// `m`: `^` and `$` hold at line terminators too.
  package static let multiline = RegexFlags(rawValue: 1 << 3)
  /// `s`: the dot matches line terminators too.
  package static let dotAll = RegexFlags(rawValue: 1 << 4)
  /// `u`: the strict grammar, matched by code points.
  package static let unicode = RegexFlags(rawValue: 1 << 5)
  /// `v`: as `u`, with set operators and strings in classes.
  package static let unicodeSets = RegexFlags(rawValue: 1 << 6)
  /// `y`: a match must start at `lastIndex`.
  package static let sticky = RegexFlags(rawValue: 1 << 7)

  /// The letters in the order of the `flags` accessor.
  private static let letters: [(letter: UInt8, flag: RegexFlags)] = [
    (UInt8(ascii: "d"), .hasIndices), (UInt8(ascii: "g"), .global),
    (UInt8(ascii: "i"), .ignoreCase), (UInt8(ascii: "m"), .multiline),
    (UInt8(ascii: "s"), .dotAll), (UInt8(ascii: "u"), .unicode),
    (UInt8(ascii: "v"), .unicodeSets), (UInt8(ascii: "y"), .sticky),
  ]

  /// Creates the flags that these UTF-16 code units spell.
  ///
  /// Throws `invalidFlags`, with a range in the flags text, for an unknown or repeated letter and
  /// for `u` together with `v`.
  package init(parsing units: [UInt16]) throws(PatternError) {
    var flags: RegexFlags = []
    for (offset, unit) in units.enumerated() {
      guard let flag = Self.flag(for: unit), !flags.contains(flag) else {
        throw PatternError(kind: .invalidFlags, range: offset..<offset + 1)
      }
      flags.insert(flag)
    }
    if flags.isSuperset(of: [.unicode, .unicodeSets]) {
      throw PatternError(kind: .invalidFlags, range: 0..<units.count)
    }
    self = flags
  }

  /// Returns the flag of a letter, or nil.
  package static func flag(for unit: UInt16) -> RegexFlags? {
    letters.first { UInt16($0.letter) == unit }?.flag
  }

  /// Whether the pattern is matched by code points (`u` or `v`) instead of code units.
  package var matchesCodePoints: Bool { !isDisjoint(with: [.unicode, .unicodeSets]) }

  /// The largest character of the alphabet: 0x10FFFF with `u` or `v`, 0xFFFF without.
  package var lastCharacter: UInt32 { matchesCodePoints ? 0x10FFFF : 0xFFFF }
}

extension RegexFlags: CustomStringConvertible {
  /// The letters, in the order of the `flags` accessor.
  package var description: String {
    String(decoding: Self.letters.filter { contains($0.flag) }.map(\.letter), as: UTF8.self)
  }
}
