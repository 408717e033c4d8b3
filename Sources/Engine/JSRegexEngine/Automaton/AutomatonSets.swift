/// The sets of characters of a pattern, resolved, and their places in an automaton.
struct AutomatonSets {
  /// The sets that have a place, each once.
  private(set) var sets: [CharacterSet] = []
  private var places: [CharacterSet: Int] = [:]
  /// The resolved classes, by their text and flags.
  private var resolved: [Key: SetResolver.Members] = [:]
  /// The places of `\d`, `\s`, `\w` and their complements under the flags of the pattern; -1 if
  /// unknown.
  private var placesOfEscapes = [Int16](repeating: -1, count: 6)
  private let flags: RegexFlags
  /// The places of the sets of one ASCII character, which most patterns have many of; -1 if unknown.
  private var placesOfASCII = [Int16](repeating: -1, count: 128)

  private struct Key: Hashable {
    let expression: ClassExpression
    let flags: RegexFlags
  }

  /// Creates the sets of a pattern with these flags.
  init(_ flags: RegexFlags) { self.flags = flags }

  /// Returns the place of a set, and adds it if it is new.
  mutating func place(of set: CharacterSet) -> Int {
    if let place = places[set] { return place }
    places[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// Returns the place of the set of an ASCII character.
  mutating func place(ofASCII character: UInt32) -> Int {
    if placesOfASCII[Int(character)] >= 0 { return Int(placesOfASCII[Int(character)]) }
    let place = place(of: CharacterSet(character))
    placesOfASCII[Int(character)] = Int16(exactly: place) ?? -1
    return place
  }

  /// Returns the place of a class escape that has one already.
  func knownPlace(of expression: ClassExpression, _ node: PatternTree.Node) -> Int? {
    guard let slot = escapeSlot(of: expression, node), placesOfEscapes[slot] >= 0 else {
      return nil
    }
    return Int(placesOfEscapes[slot])
  }

  /// Returns the place of a class without strings, and adds it if it is new.
  mutating func place(
    of expression: ClassExpression, _ node: PatternTree.Node, members set: CharacterSet
  ) -> Int {
    let place = place(of: set)
    if let slot = escapeSlot(of: expression, node) {
      placesOfEscapes[slot] = Int16(exactly: place) ?? -1
    }
    return place
  }

  private func escapeSlot(of expression: ClassExpression, _ node: PatternTree.Node) -> Int? {
    guard case .escape(let escape, let negated) = expression, node.flags == flags else {
      return nil
    }
    let slot =
      switch escape {
      case .digit: 0
      case .space: 2
      case .word: 4
      }
    return negated ? slot + 1 : slot
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
