/// Slips of the keyboard: edits that leave a word the one that was meant.
///
/// A word seldom becomes another one if its first and last letters stay, or neighbors are exchanged:
///
/// - Two neighbors in a word of four letters or more are exchanged: `haed`, `emial`.
/// - A letter inside a word of six letters or more is missing or added: `adress`, `runnning`.
/// - A letter inside a word of eight letters or more is replaced: `assistent`.
///
/// A word of less than eight letters has at most one slip. Two slips side by side make another syllable, as in `minprice`
/// and `maxprice` or `interstate` and `intrastate`; and a letter at the start or end of a word makes another word, as in
/// `psat` and `parents`.
struct TypingSlip {
  private let written: Letters
  private let meant: Letters

  /// The most slips.
  private static let most = 2

  /// Returns whether at most two slips, or none, turn one name into another one.
  static func explains(
    _ written: [SpelledName.Character], _ meant: [SpelledName.Character]
  ) -> Bool {
    guard !written.isEmpty, abs(written.count - meant.count) <= most else { return false }
    let slip = TypingSlip(written: Letters(written), meant: Letters(meant))
    guard slip.explains(0, 0, slips: []) else { return false }
    return !LookalikeWords.areIn(written.map(\.codePoint), meant.map(\.codePoint))
  }

  /// A slip, with the words that it is in.
  private struct Slip {
    var words: (written: Int, meant: Int)
    /// The letters of the shorter one of the two words.
    var length: Int
    /// The indices behind it.
    var end: (written: Int, meant: Int)
  }

  /// Returns whether slips explain the rest of the names.
  private func explains(_ old: Int, _ new: Int, slips: [Slip]) -> Bool {
    var (old, new) = (old, new)
    while old < written.count, new < meant.count, written[old] == meant[new] {
      old += 1
      new += 1
    }
    if old == written.count, new == meant.count { return isPlausible(slips) }
    guard slips.count < Self.most else { return false }
    // Two letters stay between two slips.
    if let last = slips.last, old - last.end.written < 2 { return false }
    let next = [exchange(old, new), replacement(old, new), added(old, new), missing(old, new)]
    return next.contains { slip in
      guard let slip else { return false }
      return explains(slip.end.written, slip.end.meant, slips: slips + [slip])
    }
  }

  private func isPlausible(_ slips: [Slip]) -> Bool {
    guard slips.count > 1 else { return true }
    let (first, second) = (slips[0], slips[1])
    let isOneWord =
      first.words.written == second.words.written || first.words.meant == second.words.meant
    return !isOneWord || min(first.length, second.length) >= 8
  }

  private func exchange(_ old: Int, _ new: Int) -> Slip? {
    guard old + 1 < written.count, new + 1 < meant.count,
      written[old] == meant[new + 1], written[old + 1] == meant[new],
      written.isLetter(old), written.isLetter(old + 1),
      written.words[old] == written.words[old + 1], meant.words[new] == meant.words[new + 1]
    else { return nil }
    return slip(at: old, new, length: 2, shortest: 4)
  }

  private func replacement(_ old: Int, _ new: Int) -> Slip? {
    guard old < written.count, new < meant.count,
      written.isLetter(old), meant.isLetter(new), written.isInside(old), meant.isInside(new)
    else { return nil }
    return slip(at: old, new, length: 1, shortest: 8)
  }

  /// A letter that is written but not meant.
  private func added(_ old: Int, _ new: Int) -> Slip? {
    guard written.isAddition(old, at: new, to: meant) else { return nil }
    // The letter before it is in the word that it was added to.
    let words = (written.words[old], meant.words[new - 1])
    return slip(words, end: (old + 1, new), shortest: 6)
  }

  private func missing(_ old: Int, _ new: Int) -> Slip? {
    guard meant.isAddition(new, at: old, to: written) else { return nil }
    return slip((written.words[old - 1], meant.words[new]), end: (old, new + 1), shortest: 6)
  }

  private func slip(at old: Int, _ new: Int, length: Int, shortest: Int) -> Slip? {
    slip(
      (written.words[old], meant.words[new]), end: (old + length, new + length),
      shortest: shortest)
  }

  /// Returns a slip unless one of its words is too short for it.
  private func slip(_ words: (Int, Int), end: (Int, Int), shortest: Int) -> Slip? {
    let length = min(written.lengths[words.0], meant.lengths[words.1])
    return length < shortest ? nil : Slip(words: words, length: length, end: end)
  }
}

/// The characters of a name with the words that they are in.
private struct Letters {
  private let characters: [SpelledName.Character]
  /// The number of each character's word.
  private(set) var words: [Int] = []
  /// The number of characters of each word.
  private(set) var lengths: [Int] = []

  var count: Int { characters.count }

  init(_ characters: [SpelledName.Character]) {
    self.characters = characters
    for character in characters {
      if character.startsWord || character.mayStartWord || lengths.isEmpty { lengths.append(0) }
      lengths[lengths.count - 1] += 1
      words.append(lengths.count - 1)
    }
  }

  subscript(_ index: Int) -> UInt32 { characters[index].codePoint }

  func isLetter(_ index: Int) -> Bool { characters[index].kind == .letter }

  /// Returns whether a character is neither the first nor the last one of its word.
  func isInside(_ index: Int) -> Bool { isBehind(index) && isBehind(index + 1) }

  /// Returns whether the character before an index and the one at it are in one word.
  private func isBehind(_ index: Int) -> Bool {
    index > 0 && index < count && words[index - 1] == words[index]
  }

  /// Returns whether a letter may have been added to another name: inside a word of both.
  ///
  /// - Parameter position: The index in the other name at which the letter is missing.
  func isAddition(_ index: Int, at position: Int, to other: Letters) -> Bool {
    guard index < count, isLetter(index), isInside(index), other.isBehind(position) else {
      return false
    }
    // The second one of two equal letters may be the one that was there.
    let run = characters[..<index].reversed().prefix { $0.codePoint == self[index] }.count
    return isBehind(index - run)
  }
}
