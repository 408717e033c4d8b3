/// The kinds of characters that conditions distinguish before and after a position.
struct Neighbours {
  /// The properties of a neighbour that conditions test.
  struct Kind: Hashable {
    var isText = true
    var isLineTerminator = false
    var isWord = false
  }

  /// The kinds; the first one is the edge of the text.
  private(set) var kinds: [Kind] = [Kind(isText: false)]
  /// The classes of the characters of each kind.
  private(set) var classes: [[Int]] = [[]]
  /// Whether any condition tests the character before it.
  let isHeeded: Bool

  init(of byteClasses: ByteClasses, in automaton: NondeterministicAutomaton) {
    isHeeded = automaton.asksForTextStart || automaton.asksForLines || automaton.asksForWords
    for (place, character) in byteClasses.representatives.enumerated() {
      let kind = Kind(
        isLineTerminator: automaton.asksForLines
          && CharacterSet.lineTerminators.contains(UInt32(character)),
        isWord: automaton.asksForWords
          && CharacterSet.wordCharacters.contains(UInt32(character)))
      if let known = kinds.firstIndex(of: kind) {
        classes[known].append(place)
      } else {
        kinds.append(kind)
        classes.append([place])
      }
    }
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
    case .wordBoundary: before.isWord != after.isWord
    case .notWordBoundary: before.isWord == after.isWord
    }
  }
}
