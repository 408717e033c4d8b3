/// A lowering of pattern trees to native terms of the same meaning.
///
/// It resolves every flag. Constructs that PCRE2 matches differently are rewritten (empty
/// iterations, lookbehinds, references that are always unset) or rejected with an `unsupported`
/// error.
package struct PatternLowering {
  /// The greatest depth of a tree, because walks over native terms recurse.
  private static let maximumDepth = 300
  /// The greatest number of nodes of a tree, of its groups, and of the groups of all references
  /// together. Each group and each reference costs a walk to the root.
  private static let maximumNodes = 100_000
  private static let maximumGroups = 10_000
  /// The greatest number of branches of all classes of strings. A property of strings has hundreds
  /// of branches with thousands of terms.
  private static let maximumStringBranches = 20_000
  /// The greatest size of a program, in characters after the expansion of counted loops.
  private static let maximumSize = 1_000_000

  let tree: PatternTree
  let purpose: NativePattern.Purpose
  let width: NativePattern.Width
  let analysis: GroupAnalysis
  /// The referenced groups.
  private(set) var referenced: Set<Int> = []
  /// The lowered nodes.
  private(set) var terms: [NativeTerm] = []
  /// The captures to repair after a match.
  private(set) var repairs: [CaptureRepair] = []
  /// The marker groups of loops, numbered after the groups of the pattern.
  private(set) var markers: [PatternTree.NodeID: Int] = [:]
  /// The lowered classes, by their text and flags.
  private var sets: [SetKey: NativeTerm] = [:]
  /// The branches of all classes of strings so far.
  private var stringBranches = 0
  /// The longest subject for which counts that exceed PCRE2's make no difference.
  var subjectLimit = Int.max

  private struct SetKey: Hashable {
    let expression: ClassExpression
    let flags: RegexFlags
  }

  /// Returns the PCRE2 text of a pattern for one purpose and one width of the subject.
  package static func lower(
    _ tree: PatternTree, for purpose: NativePattern.Purpose, width: NativePattern.Width
  ) throws(PatternError) -> NativePattern {
    if let construct = excess(of: tree) {
      throw PatternError(kind: .unsupported(construct: construct), range: tree[tree.root].range)
    }
    let analysis = GroupAnalysis(tree)
    var lowering = PatternLowering(tree: tree, purpose: purpose, width: width, analysis: analysis)
    guard analysis.depth <= maximumDepth else {
      throw lowering.refusal("nesting above 250", at: tree.root)
    }
    try lowering.studyReferences()
    if purpose == .exec { try lowering.studyCaptures() }
    let term = try lowering.lowerAll()
    guard term.expandedSize <= maximumSize else {
      throw lowering.refusal("counts that expand to over a million characters", at: tree.root)
    }
    let printed = try NativePrinter.print(term, width: width)
    return NativePattern(
      text: printed.text, isAnchored: printed.isAnchored,
      groupNumbers: (0..<tree.groupCount).map { printed.numbers[$0 + 1] },
      repairs: lowering.numberedRepairs(printed.numbers), groupCount: printed.groupCount,
      subjectLimit: lowering.subjectLimit,
      cost: AttemptCost(term, groupCount: printed.groupCount), runs: UncountedRuns(term))
  }

  /// Returns the name of the exceeded limit, if lowering would take too long.
  private static func excess(of tree: PatternTree) -> String? {
    if tree.nodes.count > maximumNodes { return "more than \(maximumNodes) terms" }
    if tree.groupCount > maximumGroups { return "more than \(maximumGroups) groups" }
    var references = 0
    for node in tree.nodes {
      if case .reference(let groups) = node.kind { references += groups.count }
    }
    return references > maximumGroups ? "more than \(maximumGroups) references" : nil
  }

  private init(
    tree: PatternTree, purpose: NativePattern.Purpose, width: NativePattern.Width,
    analysis: GroupAnalysis
  ) {
    self.tree = tree
    self.purpose = purpose
    self.width = width
    self.analysis = analysis
  }

  func refusal(_ construct: String, at id: PatternTree.NodeID) -> PatternError {
    PatternError(kind: .unsupported(construct: construct), range: tree[id].range)
  }

  /// Returns whether the program must keep what the group captured.
  func keeps(_ group: Int) -> Bool { purpose == .exec || referenced.contains(group) }

  // MARK: Groups and references

  private mutating func studyReferences() throws(PatternError) {
    for id in tree.nodes.indices where !analysis.isDead[id] {
      guard case .reference(let groups) = tree[id].kind else { continue }
      for group in groups where !analysis.isAlwaysUnset(group: group, at: id) {
        if analysis.canBeStale(group: group, at: id) {
          throw refusal("a reference to a group that its loop may have cleared", at: id)
        }
        referenced.insert(group)
      }
    }
  }

  private mutating func studyCaptures() throws(PatternError) {
    for group in stride(from: 1, through: tree.groupCount, by: 1) {
      switch analysis.verdict(onGroup: group) {
      case .exact: continue
      case .repaired(let repair):
        repairs.append(repair)
        for loop in repair.loops where markers[loop] == nil {
          markers[loop] = tree.groupCount + markers.count + 1
        }
      case .impossible:
        throw refusal("a capture that its loop may have cleared", at: tree.groupNodes[group - 1])
      }
    }
  }

  /// Returns the repairs in the numbers of the program.
  private func numberedRepairs(_ numbers: [Int: Int]) -> [NativePattern.Repair] {
    repairs.map { repair in
      NativePattern.Repair(
        group: repair.group,
        markers: repair.loops.compactMap { markers[$0].flatMap { numbers[$0] } },
        isStrict: repair.isStrict)
    }
  }

  private mutating func lowerReference(
    _ groups: [Int], at id: PatternTree.NodeID
  ) throws(PatternError) -> NativeTerm {
    var items: [NativeTerm] = []
    for group in groups where !analysis.isAlwaysUnset(group: group, at: id) {
      let ignoresCase =
        if tree[id].flags.contains(.ignoreCase) { try variesInCase(group, at: id) } else { false }
      items.append(.reference(group, ignoresCase: ignoresCase))
    }
    return .joined(items)
  }

  /// Returns whether the text of a group can have other case forms, which are then those of ASCII.
  private mutating func variesInCase(
    _ group: Int, at id: PatternTree.NodeID
  ) throws(PatternError) -> Bool {
    if width == .ascii { return true }
    // Inside a lookbehind the group may be written, and lowered, after its reference.
    let groupNode = tree.groupNodes[group - 1]
    guard groupNode < terms.count else { throw refusal("a reference inside a lookbehind", at: id) }
    let body = terms[groupNode]
    let characters = CharacterSet(body.sets.flatMap(\.ranges))
    let variants = CaseClosure.under(tree.flags)
    if !body.hasReferences {
      if !variants.vary(characters) { return false }
      // PCRE2 folds only ASCII letters, which is correct unless another character is a variant of
      // one.
      let others = variants.close(characters).intersection(CharacterSet([0x80...0x10FFFF]))
      if !variants.vary(others) { return true }
    }
    throw refusal("case-insensitive references to letters beyond ASCII", at: id)
  }

  // MARK: Nodes

  /// Lowers the nodes in their order, children before parents.
  private mutating func lowerAll() throws(PatternError) -> NativeTerm {
    terms.reserveCapacity(tree.nodes.count)
    for id in tree.nodes.indices { terms.append(analysis.isDead[id] ? .empty : try lower(id)) }
    return terms[tree.root]
  }

  private mutating func lower(_ id: PatternTree.NodeID) throws(PatternError) -> NativeTerm {
    let node = tree[id]
    switch node.kind {
    case .empty:
      return .empty
    case .character(let character) where !node.flags.contains(.ignoreCase):
      // The most frequent node: a lookup in the cache would not pay off.
      return character > width.lastCharacter ? .never : .set(CharacterSet(character))
    case .character(let character):
      return try lowerSet(.character(character), node)
    case .set(let expression):
      return try lowerSet(expression, node)
    case .sequence(let items):
      return .joined(items.map { terms[$0] })
    case .alternation(let branches):
      return .anyOf(branches.map { terms[$0] })
    case .capture(let group, let body):
      return keeps(group) ? .capture(group, terms[body]) : terms[body]
    case .look(let look, let body):
      if look.isBehind { return try lowerLookbehind(look, terms[body], at: id) }
      let keepsGroups = !look.isNegative || terms[body].hasReferences
      return .look(look, keepsGroups ? terms[body] : terms[body].withoutCaptures)
    case .loop(let min, let max, let isGreedy, let body):
      return try lowerLoop(min: min, max: max, isGreedy: isGreedy, body, at: id)
    case .reference(let groups):
      return try lowerReference(groups, at: id)
    case .assertion(let assertion):
      return lowerAssertion(assertion, flags: node.flags)
    }
  }

  private mutating func lowerSet(
    _ expression: ClassExpression, _ node: PatternTree.Node
  ) throws(PatternError) -> NativeTerm {
    if case .character(let character) = expression {
      return .set(variants(of: [character], flags: node.flags))
    }
    let key = SetKey(expression: expression, flags: node.flags)
    if let known = sets[key] { return try counted(known, node) }
    let members = try SetResolver.resolve(expression, flags: node.flags, range: node.range)
    let term = lowered(members, flags: node.flags)
    sets[key] = term
    return try counted(term, node)
  }

  private mutating func counted(
    _ term: NativeTerm, _ node: PatternTree.Node
  ) throws(PatternError) -> NativeTerm {
    if case .alternation(let branches) = term {
      stringBranches += branches.count
      guard stringBranches <= Self.maximumStringBranches else {
        throw PatternError(
          kind: .unsupported(construct: "classes of many strings"), range: node.range)
      }
    }
    return term
  }

  private func lowerAssertion(
    _ assertion: PatternTree.Assertion, flags: RegexFlags
  ) -> NativeTerm {
    switch assertion {
    case .start where !flags.contains(.multiline): return .textStart
    case .end where !flags.contains(.multiline): return .textEnd
    case .start, .end:
      // At either end of the text there is no character, so the negation holds there too.
      let look = PatternTree.Look(isBehind: assertion == .start, isNegative: true)
      let others = CharacterSet.lineTerminators.complement(upTo: width.lastCharacter)
      return .look(look, .set(others))
    case .wordBoundary, .notWordBoundary:
      let isBoundary = assertion == .wordBoundary
      let words = SetResolver.wordCharacters(flags)
      guard width == .codePoints, words != .wordCharacters else {
        return isBoundary ? .wordBoundary : .notWordBoundary
      }
      func look(behind: Bool, negative: Bool) -> NativeTerm {
        .look(PatternTree.Look(isBehind: behind, isNegative: negative), .set(words))
      }
      return .alternation([
        .sequence([
          look(behind: true, negative: false), look(behind: false, negative: isBoundary),
        ]),
        .sequence([
          look(behind: true, negative: true), look(behind: false, negative: !isBoundary),
        ]),
      ])
    }
  }
}
