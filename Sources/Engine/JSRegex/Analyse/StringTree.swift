/// The strings of a class as a prefix tree, so that a match reads each character once.
///
/// The strings that match at one place of a subject are prefixes of one another. Going down the
/// tree as far as possible tries the longest first, as ECMA-262 requires (sec-compileatom).
struct StringTree: Hashable {
  /// The greatest length of a string in a tree, because walks recurse to the depth of the tree.
  static let maximumDepth = 40

  /// Whether a string ends here.
  private(set) var isEnd: Bool
  /// The characters that may follow, and the tree that each of them leads to.
  private(set) var branches: [Branch] = []

  /// Characters that all lead to the same rest.
  struct Branch: Hashable {
    var characters: [UInt32]
    let rest: StringTree
  }

  /// Creates the tree of some strings; nil if one is too long.
  init?(_ strings: [[UInt32]]) {
    guard strings.allSatisfy({ $0.count <= Self.maximumDepth }) else { return nil }
    let ordered = strings.sorted { $0.lexicographicallyPrecedes($1) }
    self.init(ordered[...], depth: 0)
  }

  /// Creates the tree of the remainders of strings after a common prefix of `depth` characters.
  private init(_ strings: ArraySlice<[UInt32]>, depth: Int) {
    var rest = strings
    // The strings are sorted: those that end here come first.
    while let first = rest.first, first.count == depth { rest.removeFirst() }
    isEnd = rest.count < strings.count
    var places: [StringTree: Int] = [:]
    while let character = rest.first?[depth] {
      let end = rest.firstIndex { $0[depth] != character } ?? rest.endIndex
      let tree = StringTree(rest[..<end], depth: depth + 1)
      if let place = places[tree] {
        branches[place].characters.append(character)
      } else {
        places[tree] = branches.count
        branches.append(Branch(characters: [character], rest: tree))
      }
      rest = rest[end...]
    }
  }
}
