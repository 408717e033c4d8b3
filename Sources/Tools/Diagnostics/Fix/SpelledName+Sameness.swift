/// Names that are the same but for case and separators.
extension SpelledName {
  /// A comparison of two names with the same characters.
  enum Sameness {
    /// They are the same but for case, blanks at the ends, characters that can't be seen and separators that mean nothing.
    case same
    /// Their words start at different positions, as in `no_where` and `now_here`.
    case otherWords
    /// Separators that mean something differ: one at an end, as in `_id`, one between digits, one beside a point, or a
    /// hyphen that may be a minus sign.
    case otherSeparators
  }

  /// Compares the name with another one; nil if their characters differ.
  func sameness(to other: SpelledName) -> Sameness? {
    guard !characters.isEmpty, characters.count == other.characters.count else { return nil }
    var hasSameGaps = leading == other.leading && trailing == other.trailing
    // Whether each name has a word that starts where the other one has none.
    var (isParted, isOtherParted) = (false, false)
    for index in characters.indices {
      let (mine, theirs) = (characters[index], other.characters[index])
      guard mine.codePoint == theirs.codePoint else { return nil }
      if index > 0, !hasSameGap(at: index, as: other) { hasSameGaps = false }
      if mine.startsWord, !theirs.startsWord, !theirs.mayStartWord { isParted = true }
      if theirs.startsWord, !mine.startsWord, !mine.mayStartWord { isOtherParted = true }
    }
    if isParted, isOtherParted { return .otherWords }
    return hasSameGaps ? .same : .otherSeparators
  }

  /// Returns whether the separators in front of a character mean the same in both names.
  private func hasSameGap(at index: Int, as other: SpelledName) -> Bool {
    let (gap, otherGap) = (characters[index].gap, other.characters[index].gap)
    if gap == otherGap { return true }
    if isNegative(at: index) || other.isNegative(at: index) { return false }
    let (before, here) = (characters[index - 1], characters[index])
    switch (before.kind, here.kind) {
    case (.digit, .digit): return gap.isEmpty == otherGap.isEmpty
    case (.letter, .digit):
      // A hyphen may be a sign unless the other name has a separator too.
      return (gap.isEmpty || otherGap.isEmpty) ? !(gap + otherGap).contains(Self.hyphen) : true
    case (.sign, _), (_, .sign):
      return !(gap + otherGap).contains(Self.hyphen) && !before.isPoint && !here.isPoint
    case (.letter, .letter), (.digit, .letter): return true
    }
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Returns whether a digit has a minus sign in front of it: a hyphen that does not follow a word.
  func isNegative(at index: Int) -> Bool {
    guard characters[index].kind == .digit, characters[index].gap.last == Self.hyphen else {
      return false
    }
    return index == 0 || characters[index].gap.count > 1 || characters[index - 1].kind == .sign
  }

  /// Whether the name starts or ends with a hyphen, as a number or a grade does.
  var hasOuterHyphen: Bool { leading.contains(Self.hyphen) || trailing.contains(Self.hyphen) }
}

extension SpelledName.Character {
  /// Whether the character is a point or a comma, which numbers have.
  var isPoint: Bool { codePoint == 0x2E || codePoint == 0x2C }
}

/// The parts of a misspelt name that may not change.
extension SpelledName {
  /// The digits with their minus signs, and what parts them.
  var numbers: [UInt32] {
    var numbers: [UInt32] = []
    var last: Int?
    for index in characters.indices where characters[index].kind == .digit {
      if let last {
        let between = characters[last + 1..<index]
        if between.isEmpty {
          if !characters[index].gap.isEmpty { numbers.append(0x5F) }
        } else if between.allSatisfy({ $0.kind == .sign }) {
          numbers += between.map(\.codePoint)
        } else {
          numbers.append(0)
        }
      }
      if isNegative(at: index) { numbers.append(0x2D) }
      numbers.append(characters[index].codePoint)
      last = index
    }
    return numbers
  }

  /// The characters without the points between letters; a word starts behind one.
  var withoutPoints: [Character] {
    var kept: [Character] = []
    var followsPoint = false
    for index in characters.indices {
      if isSeparator(at: index) {
        followsPoint = true
        continue
      }
      var character = characters[index]
      if followsPoint { character.startsWord = true }
      followsPoint = false
      kept.append(character)
    }
    return kept
  }

  /// Returns whether a character is a point between two words, not one in a number.
  private func isSeparator(at index: Int) -> Bool {
    guard characters[index].codePoint == 0x2E, index > 0, index + 1 < characters.count else {
      return false
    }
    return characters[index - 1].kind == .letter || characters[index + 1].kind == .letter
  }

  /// The characters that count when two candidates are compared with what is written: no separators, and no sign of a
  /// number.
  var unsigned: [UInt32] {
    var kept: [UInt32] = []
    for index in characters.indices {
      let isPlus = characters[index].codePoint == 0x2B
      if isPlus, index + 1 < characters.count, characters[index + 1].kind == .digit { continue }
      kept.append(characters[index].codePoint)
    }
    return kept
  }
}
