/// The sets of characters of a pattern, resolved, and their places in an automaton.
///
/// An automaton for ASCII text has sets of ASCII characters, which most classes give directly.
struct AutomatonSets {
  /// The sets that have a place, each once; empty if the automaton is for ASCII text.
  private(set) var sets: [CharacterSet] = []
  /// The sets that have a place in an automaton for ASCII text, each once.
  private(set) var narrowSets: [ASCIISet] = []
  private var places: [CharacterSet: Int] = [:]
  /// The resolved classes, by their text and flags.
  private var resolved: [Key: SetResolver.Members] = [:]
  /// The places of the sets of one ASCII character, which most patterns have many of, then those of
  /// `\d`, `\s`, `\w` and their complements under the flags of the pattern; -1 if unknown.
  private var commonPlaces: [Int16]
  private let flags: RegexFlags
  private let isNarrow: Bool

  private struct Key: Hashable {
    let expression: ClassExpression
    let flags: RegexFlags
  }

  /// Creates the sets of a pattern with these flags; `isNarrow` is whether the automaton is for ASCII
  /// text.
  init(_ flags: RegexFlags, isNarrow: Bool) {
    self.flags = flags
    self.isNarrow = isNarrow
    commonPlaces = isNarrow ? [] : [Int16](repeating: -1, count: 128 + 6)
  }

  /// Returns the place of a set, and adds it if it is new; nil if no character of the text can be in
  /// it.
  mutating func place(of set: CharacterSet) -> Int? {
    if isNarrow { return place(of: ASCIISet(set)) }
    if set.isEmpty { return nil }
    if let place = places[set] { return place }
    places[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// The narrow sets are few, and most are the same as one that was added shortly before.
  private mutating func place(of set: ASCIISet) -> Int? {
    if set.isEmpty { return nil }
    if let place = narrowSets.lastIndex(of: set) { return place }
    narrowSets.append(set)
    return narrowSets.count - 1
  }

  /// A class with the place of its set.
  enum Found {
    case place(Int)
    /// No character of the text is in the set.
    case empty
  }

  /// Returns the place of a class without strings if it needs no resolving.
  mutating func quickPlace(of expression: ClassExpression, _ node: PatternTree.Node) -> Found? {
    if isNarrow {
      return ASCIISet(expression, flags: node.flags).map { set in
        place(of: set).map(Found.place) ?? .empty
      }
    }
    guard let slot = commonSlot(of: expression, node) else { return nil }
    if commonPlaces[slot] >= 0 { return .place(Int(commonPlaces[slot])) }
    guard case .character(let character) = expression,
      let place = place(of: CharacterSet(character))
    else { return nil }
    commonPlaces[slot] = Int16(exactly: place) ?? -1
    return .place(place)
  }

  /// Returns the place of a class without strings, and adds it if it is new; nil if no character of
  /// the text can be in it.
  mutating func place(
    of expression: ClassExpression, _ node: PatternTree.Node, members set: CharacterSet
  ) -> Int? {
    guard let place = place(of: set) else { return nil }
    if !isNarrow, let slot = commonSlot(of: expression, node) {
      commonPlaces[slot] = Int16(exactly: place) ?? -1
    }
    return place
  }

  private func commonSlot(of expression: ClassExpression, _ node: PatternTree.Node) -> Int? {
    switch expression {
    case .character(let character):
      return character < 0x80 && !node.flags.contains(.ignoreCase) ? Int(character) : nil
    case .escape(let escape, let negated) where node.flags == flags:
      let slot =
        switch escape {
        case .digit: 128
        case .space: 130
        case .word: 132
        }
      return negated ? slot + 1 : slot
    default: return nil
    }
  }

  /// Returns the members of a node of one character or of a class.
  mutating func members(
    of expression: ClassExpression, _ node: PatternTree.Node
  ) throws(PatternError) -> SetResolver.Members {
    if case .character(let character) = expression, !node.flags.contains(.ignoreCase) {
      return SetResolver.Members(characters: CharacterSet(character))
    }
    let key = Key(expression: expression, flags: node.flags)
    if let known = resolved[key] { return known }
    var members = try SetResolver.resolve(expression, flags: node.flags, range: node.range)
    members.characters = members.characters.restricted(to: flags.lastCharacter)
    resolved[key] = members
    return members
  }
}
