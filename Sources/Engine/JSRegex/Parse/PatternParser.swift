internal import JSPrimitives

/// A parser of patterns, by the grammar of ECMA-262, sec-patterns.
///
///     Disjunction :: Alternative ( | Alternative )*
///     Alternative :: Term*
///     Term        :: Assertion | Atom Quantifier?
///     Atom        :: PatternCharacter | . | \ AtomEscape | CharacterClass | ( GroupSpecifier? Disjunction )
///                  | (?: Disjunction ) | (?ims-ims: Disjunction )
///
/// Without `u` and `v` the looser productions of Annex B hold (sec-regular-expressions-patterns):
/// quantified lookaheads, literal brackets, octal escapes, unknown escapes as literals, and `\k` as
/// a letter if no group has a name. The parser keeps open groups on its own stack, so no nesting
/// can exhaust the machine's.
package struct PatternParser {
  var cursor: PatternCursor
  var tree: PatternTree
  /// The flags in effect, changed by modifier groups.
  var flags: RegexFlags
  /// The groups that are open; the first frame is the whole pattern.
  var open = [
    OpenGroup(
      opening: .pattern, start: 0, outerFlags: [], firstAlternative: 0, firstTerm: 0,
      alternativeStart: 0)
  ]
  /// The finished alternatives of all open groups, from the outside in.
  var alternatives: [PatternTree.NodeID] = []
  /// The terms of the current alternatives of all open groups, from the outside in.
  var terms: [PatternTree.NodeID] = []
  /// The start of the last group of each name.
  var lastGroupStarts: [JSText: Int] = [:]
  /// The references to names, resolved when all groups are known.
  var namedReferences: [NamedReference] = []
  /// The numbered references with their ranges, checked when all groups are known.
  var numberedReferences: [NumberedReference] = []
  /// The result of a first scan: the number of groups, and whether any has a name.
  let outline: PatternOutline

  struct NamedReference {
    let node: PatternTree.NodeID
    let name: JSText
  }

  struct NumberedReference {
    let group: Int
    let range: Range<Int>
  }

  /// The greatest number of code units of a pattern.
  static let maximumLength = 1 << 20

  private init(_ units: [UInt16], flags: RegexFlags) {
    cursor = PatternCursor(units, readsCodePoints: flags.matchesCodePoints)
    tree = PatternTree(flags: flags)
    self.flags = flags
    // Most nodes take one or two code units, and there are a few more.
    tree.nodes.reserveCapacity(min(units.count, 1 << 12) / 2 + 8)
    terms.reserveCapacity(16)
    outline = PatternOutline(units, nestsClasses: flags.contains(.unicodeSets))
  }

  /// Returns the tree of a pattern in UTF-16 code units, which may include lone surrogates.
  ///
  /// Throws `tooLarge`, with the range of the code units beyond the limit, before reading anything.
  package static func parse(
    _ units: [UInt16], flags: RegexFlags
  ) throws(PatternError) -> PatternTree {
    guard units.count <= maximumLength else {
      throw PatternError(
        kind: .tooLarge(limit: "\(maximumLength) code units"), range: maximumLength..<units.count)
    }
    var parser = PatternParser(units, flags: flags)
    try parser.parsePattern()
    parser.tree.dropUnsetReferences()
    return parser.tree
  }

  /// Whether the strict grammar applies.
  var isStrict: Bool { flags.matchesCodePoints }
  /// Whether `\k` is a reference.
  var hasNamedReferences: Bool { isStrict || outline.hasNamedGroups }

  private mutating func parsePattern() throws(PatternError) {
    while !cursor.isAtEnd { try parseTerm() }
    guard open.count == 1 else {
      throw failure(.unterminatedGroup, from: open[open.count - 1].start)
    }
    tree.root = finishDisjunction(end: cursor.position)
    try resolveReferences()
  }

  /// Parses one term, one `|`, or the end of a group.
  private mutating func parseTerm() throws(PatternError) {
    let start = cursor.position
    guard let unit = cursor.peek(), let syntax = Unicode.Scalar(unit) else {
      return try parseLiteral()
    }
    switch syntax {
    case "|":
      cursor.position += 1
      finishAlternative(end: start)
    case "^", "$":
      cursor.position += 1
      append(.assertion(syntax == "^" ? .start : .end), from: start)
    case "(":
      try openGroup()
    case ")":
      try closeGroup()
    case ".":
      cursor.position += 1
      try appendAtom(.set(.dot), from: start)
    case "[":
      try appendAtom(.set(parseClass()), from: start)
    case "\\":
      try parseAtomEscape()
    case "*", "+", "?":
      throw failure(.nothingToRepeat, from: start, to: start + 1)
    case "{":
      if isStrict { throw failure(.nothingToRepeat, from: start, to: start + 1) }
      if try parseBraces() != nil { throw failure(.nothingToRepeat, from: start) }
      try parseLiteral()
    case "}", "]":
      if isStrict { throw failure(.loneBracket, from: start, to: start + 1) }
      try parseLiteral()
    default:
      try parseLiteral()
    }
  }

  private mutating func parseLiteral() throws(PatternError) {
    let start = cursor.position
    if let character = cursor.next() { try appendAtom(.character(character), from: start) }
  }

  // MARK: Nodes

  /// Adds a node that reaches to the current place.
  mutating func add(_ kind: PatternTree.Kind, from start: Int) -> PatternTree.NodeID {
    add(kind, range: start..<cursor.position)
  }

  mutating func add(_ kind: PatternTree.Kind, range: Range<Int>) -> PatternTree.NodeID {
    tree.nodes.append(PatternTree.Node(kind: kind, range: range, flags: flags))
    return tree.nodes.count - 1
  }

  /// Adds a term that can't be quantified.
  mutating func append(_ kind: PatternTree.Kind, from start: Int) {
    terms.append(add(kind, from: start))
  }

  /// Adds a term together with the quantifier that may follow it.
  mutating func appendAtom(_ kind: PatternTree.Kind, from start: Int) throws(PatternError) {
    try appendQuantified(add(kind, from: start), from: start)
  }

  /// Returns the error of this kind for the text from `start` to `end`, or to the current place.
  func failure(_ kind: PatternError.Kind, from start: Int, to end: Int? = nil) -> PatternError {
    let end = min(end ?? cursor.position, cursor.units.count)
    return PatternError(kind: kind, range: min(start, end)..<max(start, end))
  }
}
