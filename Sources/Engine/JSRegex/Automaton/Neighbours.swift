/// The kinds of characters that conditions distinguish before and after a position.
struct Neighbours {
  /// The properties of a neighbour that conditions test.
  struct Kind: Hashable {
    var isText = true
    var isLineTerminator = false
    var isWord = false
    var isFoldedWord = false
  }

  /// The kinds; the first one is the edge of the text.
  private(set) var kinds: [Kind] = [Kind(isText: false)]
  /// The classes of the characters of each kind.
  private(set) var classes: [[Int]] = [[]]
  /// Whether any condition tests the neighbour that an automaton has already read.
  let isHeeded: Bool

  /// Creates the kinds of classes, given by a character of each, that some conditions distinguish.
  init(
    of representatives: some Sequence<UInt32>, for conditions: AutomatonConditions,
    isReversed: Bool = false
  ) {
    isHeeded = !conditions.subtracting(isReversed ? .textStart : .textEnd).isEmpty
    for (place, character) in representatives.enumerated() {
      let kind = Kind(
        isLineTerminator: conditions.contains(.lines)
          && CharacterSet.lineTerminators.contains(character),
        isWord: conditions.contains(.words) && CharacterSet.wordCharacters.contains(character),
        isFoldedWord: conditions.contains(.foldedWords)
          && CharacterSet.foldedWordCharacters.contains(character))
      if let known = kinds.firstIndex(of: kind) {
        classes[known].append(place)
      } else {
        kinds.append(kind)
        classes.append([place])
      }
    }
  }
}

extension AutomatonConditions {
  /// The sets of characters that the conditions distinguish.
  var sets: [CharacterSet] {
    var sets: [CharacterSet] = []
    if contains(.lines) { sets.append(.lineTerminators) }
    if contains(.words) { sets.append(.wordCharacters) }
    if contains(.foldedWords) { sets.append(.foldedWordCharacters) }
    return sets
  }
}

extension NondeterministicAutomaton.Condition {
  /// Returns whether the condition holds between two neighbours.
  func holds(before: Neighbours.Kind, after: Neighbours.Kind) -> Bool {
    switch self {
    case .textStart: !before.isText
    case .textEnd: !after.isText
    case .lineStart: !before.isText || before.isLineTerminator
    case .lineEnd: !after.isText || after.isLineTerminator
    case .wordBoundary(false): before.isWord != after.isWord
    case .notWordBoundary(false): before.isWord == after.isWord
    case .wordBoundary(true): before.isFoldedWord != after.isFoldedWord
    case .notWordBoundary(true): before.isFoldedWord == after.isFoldedWord
    }
  }
}
