/// The sets of characters of a pattern, resolved, and their places in an automaton.
struct AutomatonSets {
  /// The sets that have a place, each once.
  private(set) var sets: [CharacterSet] = []
  private var places: [CharacterSet: Int] = [:]
  /// The resolved classes, by their text and flags.
  private var resolved: [Key: SetResolver.Members] = [:]
  /// The places of the sets of one ASCII character, which most patterns have many of; -1 if unknown.
  private var placesOfASCII = [Int16](repeating: -1, count: 128)
  private let lastCharacter: UInt32

  private struct Key: Hashable {
    let expression: ClassExpression
    let flags: RegexFlags
  }

  init(lastCharacter: UInt32) { self.lastCharacter = lastCharacter }

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
    members.characters = members.characters.restricted(to: lastCharacter)
    resolved[key] = members
    return members
  }
}
