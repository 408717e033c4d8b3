/// Words, and parts of words, that a single slip makes of each other.
///
/// Words that differ by more need no entry: a part in front of or behind a word is never added or taken, and more than
/// slips make `min` of `max` or `start` of `end`.
enum LookalikeWords {
  private static let pairs: [(String, String)] = [
    ("adverse", "averse"), ("angel", "angle"), ("casual", "causal"), ("come", "came"),
    ("complement", "compliment"), ("conservation", "conversation"), ("contract", "contact"),
    ("country", "county"), ("desert", "dessert"), ("diary", "dairy"), ("form", "from"),
    ("later", "latter"), ("loose", "lose"), ("man", "men"), ("micro", "macro"),
    ("patient", "patent"), ("prescri", "proscri"), ("quite", "quiet"), ("sis", "ses"),
    ("sport", "sort"), ("stationary", "stationery"), ("status", "stats"), ("though", "through"),
    ("trail", "trial"), ("united", "untied"), ("upload", "unload"),
  ]

  /// Returns whether one of them is the only difference between two names.
  static func areIn(_ name: [UInt32], _ other: [UInt32]) -> Bool {
    guard name != other else { return false }
    return pairs.contains { pair in
      let parts = (pair.0.unicodeScalars.map(\.value), pair.1.unicodeScalars.map(\.value))
      return isSwap(name, other, parts.0, parts.1) || isSwap(other, name, parts.0, parts.1)
    }
  }

  /// Returns whether one part in a name, replaced by another one, makes the other name.
  private static func isSwap(
    _ name: [UInt32], _ other: [UInt32], _ part: [UInt32], _ replacement: [UInt32]
  ) -> Bool {
    guard name.count - part.count == other.count - replacement.count, name.count >= part.count
    else { return false }
    return (0...name.count - part.count).contains { start in
      name[start..<start + part.count].elementsEqual(part)
        && name[..<start] + replacement + name[(start + part.count)...] == other[...]
    }
  }
}
