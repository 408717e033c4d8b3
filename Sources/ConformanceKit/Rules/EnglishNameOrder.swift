internal import CompassRules

/// The order of names in American English, for names of Latin letters.
///
/// The root collation of CLDR (<https://www.unicode.org/reports/tr35/tr35-collation.html>), which is what
/// `localeCompare` and Foundation go by there: letters decide first, then marks, then case. It knows the
/// characters that `covers` tells; an app, whose names are anybody's, gives `CoachList` its platform's
/// collation instead.
enum EnglishNameOrder {
  static let order = NameOrder { left, right in
    let (left, right) = (SortKey(left), SortKey(right))
    return left < right ? -1 : right < left ? 1 : 0
  }

  /// Whether the place of each character is known: printable ASCII, curly quotes, dashes, and letters
  /// with at most one of the usual marks.
  static func covers(_ text: String) -> Bool { text.allSatisfy { weights[$0] != nil } }

  /// What a character adds to a key: its place, and that of its mark.
  private struct Weight {
    var letter: UInt8
    var mark: UInt8 = 0
    var isUppercase = false
  }

  /// What is compared for a text: all of a list before the next one.
  private struct SortKey: Comparable {
    private var letters: [UInt8] = []
    /// A 0 for each letter, behind it its mark.
    private var marks: [UInt8] = []
    /// A 1 for each uppercase letter, a 0 for all else.
    private var cases: [UInt8] = []

    init(_ text: String) {
      for weight in text.lazy.compactMap({ weights[$0] }) {
        letters.append(weight.letter)
        marks.append(0)
        cases.append(weight.isUppercase ? 1 : 0)
        if weight.mark > 0 {
          marks.append(weight.mark)
          cases.append(0)
        }
      }
    }

    static func < (left: Self, right: Self) -> Bool {
      let levels = [
        (left.letters, right.letters), (left.marks, right.marks), (left.cases, right.cases),
      ]
      guard let (left, right) = levels.first(where: { $0 != $1 }) else { return false }
      return left.lexicographicallyPrecedes(right)
    }
  }

  private static let signs = #" _-‐–—,;:!?.'"()[]{}@*/\&#%`^+<=>|~$0123456789"#
  /// What differs from a sign as a letter with a mark does from the letter.
  private static let variants: [(Character, Character, mark: UInt8)] = [
    ("‘", "'", 1), ("’", "'", 2), ("“", "\"", 1), ("”", "\"", 2),
  ]
  /// Acute, grave, breve, circumflex, caron, ring, diaeresis, double acute, tilde, dot, the stroke of
  /// ø, cedilla, ogonek, macron, the stroke of other letters.
  private static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{300}", "\u{306}", "\u{302}", "\u{30C}", "\u{30A}", "\u{308}", "\u{30B}",
    "\u{303}",
    "\u{307}", "\u{338}", "\u{327}", "\u{328}", "\u{304}", "\u{335}",
  ]
  /// Letters that don't decompose, though they are ordered as if they did.
  private static let stroked: [(Character, Unicode.Scalar, mark: Unicode.Scalar)] = [
    ("ø", "o", "\u{338}"), ("Ø", "O", "\u{338}"), ("đ", "d", "\u{335}"), ("Đ", "D", "\u{335}"),
    ("ħ", "h", "\u{335}"), ("Ħ", "H", "\u{335}"), ("ł", "l", "\u{335}"), ("Ł", "L", "\u{335}"),
  ]

  /// By character: canonically equivalent texts are equal, so that each letter with a mark is found,
  /// however it is written.
  private static let weights: [Character: Weight] = {
    var weights: [Character: Weight] = [:]
    var place: UInt8 = 0
    for sign in signs {
      weights[sign] = Weight(letter: place)
      place += 1
    }
    for (variant, sign, mark) in variants {
      weights[variant] = weights[sign].map { Weight(letter: $0.letter, mark: mark) }
    }
    for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
      for (letter, isUppercase) in [(letter, false), (uppercase(letter), true)] {
        weights[Character(letter)] = Weight(letter: place, isUppercase: isUppercase)
        for (index, mark) in marks.enumerated() {
          var text = String(Character(letter))
          text.unicodeScalars.append(mark)
          weights[Character(text)] = Weight(
            letter: place, mark: UInt8(index + 1), isUppercase: isUppercase)
        }
      }
      place += 1
    }
    for (character, letter, mark) in stroked {
      var text = String(Character(letter))
      text.unicodeScalars.append(mark)
      weights[character] = weights[Character(text)]
    }
    return weights
  }()

  private static func uppercase(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value) & ~0x20)
  }
}
