/// A compiler of pattern trees to instructions, by ECMA-262, sec-compilesubpattern and the sections
/// after it.
///
/// Pending tasks are on a separate stack, so no nesting can exhaust the machine's.
struct MatcherCompiler {
  /// A pending task.
  enum Task {
    case node(PatternTree.NodeID, isBackward: Bool)
    case emit(Instruction)
    /// Places a label at the next instruction.
    case place(Int32)
  }

  /// The greatest size of a program in steps, including pending tasks.
  ///
  /// Only properties of strings, of thousands of members each, take more than four steps for each
  /// character of the pattern.
  static let maximumSize = 1 << 22

  private let maximumSize: Int

  let tree: PatternTree
  let analysis: GroupAnalysis
  private(set) var code: [Instruction] = []
  var sets = SetTable()
  var loops: [LoopBounds] = []
  /// The capture slots of the groups that share a name, for each referenced name.
  private(set) var slotLists: [[Int]] = []
  private var slotListPlaces: [SharedName: Int] = [:]
  /// The first capture slot of each group; nil if the group is not kept.
  private(set) var slots: [Int?] = []
  private(set) var slotCount = 0
  private(set) var registerCount = 0
  /// The register of the run that every match begins with, if there is one.
  private(set) var startRegister: Int?
  /// The slots of the groups in each node.
  private(set) var nodeSlots: [Range<Int>] = []
  /// Whether each node may take characters.
  private(set) var mayConsume: [Bool] = []
  private var tasks: [Task] = []
  private var labels: [Int32] = []
  private var resolved: [ResolvedKey: SetResolver.Members] = [:]

  private struct ResolvedKey: Hashable {
    let expression: ClassExpression
    let flags: RegexFlags
  }

  /// Two references to more than one group name the same groups if they share the first.
  private struct SharedName: Hashable {
    let first: Int?
    let count: Int

    init(_ groups: [Int]) {
      first = groups.first
      count = groups.count
    }
  }

  init(
    _ tree: PatternTree, purpose: NativePattern.Purpose, maximumSize: Int = Self.maximumSize
  ) {
    self.tree = tree
    self.maximumSize = maximumSize
    analysis = GroupAnalysis(tree)
    var referenced: Set<Int> = []
    var known: Set<SharedName> = []
    for node in tree.nodes {
      guard case .reference(let groups) = node.kind else { continue }
      if known.insert(SharedName(groups)).inserted { referenced.formUnion(groups) }
    }
    for group in stride(from: 1, through: tree.groupCount, by: 1) {
      let isReported = purpose == .exec && !analysis.isHidden[tree.groupNodes[group - 1]]
      let isKept = isReported || referenced.contains(group)
      slots.append(isKept ? slotCount : nil)
      if isKept { slotCount += 2 }
    }
    registerCount = slotCount
    studyNodes()
  }

  private mutating func studyNodes() {
    nodeSlots.reserveCapacity(tree.nodes.count)
    mayConsume.reserveCapacity(tree.nodes.count)
    for id in tree.nodes.indices {
      var range = 0..<0
      var consumes = false
      for child in tree.children(of: id) {
        range = Self.hull(range, nodeSlots[child])
        consumes = consumes || mayConsume[child]
      }
      switch tree[id].kind {
      case .character, .set, .reference: consumes = true
      case .look: consumes = false
      case .capture(let group, _):
        if let slot = slots[group - 1] { range = Self.hull(range, slot..<slot + 2) }
      default: break
      }
      nodeSlots.append(range)
      mayConsume.append(consumes)
    }
  }

  private static func hull(_ left: Range<Int>, _ right: Range<Int>) -> Range<Int> {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    return min(left.lowerBound, right.lowerBound)..<max(left.upperBound, right.upperBound)
  }

  // MARK: Emission

  mutating func compile() throws(PatternError) {
    tasks = [.emit(Instruction(opcode: .match)), .node(tree.root, isBackward: false)]
    // The construct that is being compiled.
    var construct = tree.root
    while let task = tasks.popLast() {
      guard code.count + tasks.count <= maximumSize else {
        throw PatternError(
          kind: .tooLarge(limit: "\(maximumSize) steps"), range: tree[construct].range)
      }
      switch task {
      case .emit(let instruction): code.append(instruction)
      case .place(let label): labels[Int(label)] = Int32(code.count)
      case .node(let id, let isBackward):
        construct = id
        if !analysis.isDead[id] { try compile(id, isBackward: isBackward) }
      }
    }
    for index in code.indices where code[index].hasTarget {
      code[index].c = labels[Int(code[index].c)]
    }
    JumpThreading.thread(&code)
    RunFollowers.mark(&code, sets: sets)
    let leading = LeadingRuns.mark(&code, firstRegister: registerCount)
    if leading.isOnly { startRegister = registerCount }
    registerCount += leading.count
    ChoiceFilters.mark(&code, sets: &sets, loops: loops)
    SharedSteps.mark(&code)
  }

  /// Schedules tasks before all others, in their order.
  mutating func schedule(_ next: [Task]) { tasks.append(contentsOf: next.reversed()) }

  mutating func newLabel() -> Int32 {
    labels.append(0)
    return Int32(labels.count - 1)
  }

  mutating func newRegisters(_ count: Int) -> Int {
    registerCount += count
    return registerCount - count
  }

  private mutating func emit(
    _ opcode: Instruction.Opcode, _ a: Int = 0, options: Instruction.Options = []
  ) {
    code.append(Instruction(opcode: opcode, options: options, a: Int32(a)))
  }

  // MARK: Nodes

  private mutating func compile(
    _ id: PatternTree.NodeID, isBackward: Bool
  ) throws(PatternError) {
    let node = tree[id]
    switch node.kind {
    case .empty:
      break
    case .character, .set:
      try compile(members(of: id), node, isBackward: isBackward)
    case .sequence(let items):
      // Pushed in reverse, so that they are compiled in order; or in order for a lookbehind.
      tasks.reserveCapacity(tasks.count + items.count)
      if isBackward {
        for item in items { tasks.append(.node(item, isBackward: true)) }
      } else {
        for item in items.reversed() { tasks.append(.node(item, isBackward: false)) }
      }
    case .alternation(let branches):
      scheduleAlternatives(
        branches.lazy.map { CollectionOfOne(.node($0, isBackward: isBackward)) })
    case .capture(let group, let body):
      guard let slot = slots[group - 1] else {
        return schedule([.node(body, isBackward: isBackward)])
      }
      let (first, last) = isBackward ? (slot + 1, slot) : (slot, slot + 1)
      emit(.save, first)
      schedule([
        .node(body, isBackward: isBackward), .emit(Instruction(opcode: .save, a: Int32(last))),
      ])
    case .look(let look, let body):
      compileLook(look, body)
    case .loop(let min, let max, let isGreedy, let body):
      let loop = Loop(
        min: min, max: max ?? .max, isGreedy: isGreedy, body: body, isBackward: isBackward)
      try compile(loop)
    case .reference(let groups):
      var options: Instruction.Options = isBackward ? .isBackward : []
      if node.flags.contains(.ignoreCase) { options.insert(.ignoresCase) }
      if groups.count > 1 {
        emit(.namedReference, placeOfSlots(of: groups), options: options)
      } else if let group = groups.first, let slot = slots[group - 1] {
        emit(.reference, slot, options: options)
      }
    case .assertion(let assertion):
      compile(assertion, flags: node.flags)
    }
  }

  private mutating func placeOfSlots(of groups: [Int]) -> Int {
    let name = SharedName(groups)
    if let place = slotListPlaces[name] { return place }
    slotLists.append(groups.compactMap { slots[$0 - 1] })
    slotListPlaces[name] = slotLists.count - 1
    return slotLists.count - 1
  }

  private mutating func compile(_ assertion: PatternTree.Assertion, flags: RegexFlags) {
    let isMultiline = flags.contains(.multiline)
    switch assertion {
    case .start: emit(isMultiline ? .lineStart : .start)
    case .end: emit(isMultiline ? .lineEnd : .end)
    case .wordBoundary, .notWordBoundary:
      let words = sets.place(of: SetResolver.wordCharacters(flags))
      emit(
        .wordBoundary, Int(words), options: assertion == .wordBoundary ? [] : .isNegative)
    }
  }

  private mutating func compileLook(_ look: PatternTree.Look, _ body: PatternTree.NodeID) {
    let register = Int32(newRegisters(2))
    let end = newLabel()
    code.append(
      Instruction(
        opcode: look.isNegative ? .lookNot : .look, options: look.isBehind ? .isBackward : [],
        a: register, c: end))
    schedule([
      .node(body, isBackward: look.isBehind),
      .emit(Instruction(opcode: look.isNegative ? .endLookNot : .endLook, a: register)),
      .place(end),
    ])
  }

  // MARK: Characters

  /// Returns the members of a node of one character or of a class with strings.
  mutating func members(of id: PatternTree.NodeID) throws(PatternError) -> SetResolver.Members {
    let node = tree[id]
    switch node.kind {
    case .character(let character):
      return try members(of: .character(character), flags: node.flags, range: node.range)
    case .set(let expression):
      return try members(of: expression, flags: node.flags, range: node.range)
    default:
      return SetResolver.Members(characters: .empty)
    }
  }

  private mutating func members(
    of expression: ClassExpression, flags: RegexFlags, range: Range<Int>
  ) throws(PatternError) -> SetResolver.Members {
    if case .character(let character) = expression, !flags.contains(.ignoreCase) {
      return SetResolver.Members(characters: CharacterSet(character))
    }
    let key = ResolvedKey(expression: expression, flags: flags)
    if let known = resolved[key] { return known }
    var members = try SetResolver.resolve(expression, flags: flags, range: range)
    members.characters = members.characters.restricted(to: tree.flags.lastCharacter)
    resolved[key] = members
    return members
  }

  /// Returns the step that takes one character of a set.
  mutating func taking(_ set: CharacterSet, isBackward: Bool) -> Instruction {
    if set.isEmpty { return Instruction(opcode: .fail) }
    if let character = set.onlyMember {
      return Instruction(
        opcode: isBackward ? .characterBehind : .character, a: Int32(character))
    }
    return Instruction(opcode: isBackward ? .setBehind : .set, a: sets.place(of: set))
  }

  private mutating func compile(
    _ members: SetResolver.Members, _ node: PatternTree.Node, isBackward: Bool
  ) throws(PatternError) {
    guard !members.strings.isEmpty else {
      code.append(taking(members.characters, isBackward: isBackward))
      return
    }
    // The longest first; single characters come between the strings and the empty string.
    var alternatives: [[Task]] = []
    for string in members.strings where !string.isEmpty {
      var characters: [Task] = []
      for character in isBackward ? string.reversed() : string {
        if !node.flags.contains(.ignoreCase) {
          let opcode: Instruction.Opcode = isBackward ? .characterBehind : .character
          characters.append(.emit(Instruction(opcode: opcode, a: Int32(character))))
          continue
        }
        let variants = try self.members(
          of: .character(character), flags: node.flags, range: node.range)
        characters.append(.emit(taking(variants.characters, isBackward: isBackward)))
      }
      alternatives.append(characters)
    }
    if !members.characters.isEmpty {
      alternatives.append([.emit(taking(members.characters, isBackward: isBackward))])
    }
    if members.strings.contains([]) { alternatives.append([]) }
    scheduleAlternatives(alternatives)
  }

  /// Schedules alternatives in their order.
  mutating func scheduleAlternatives<Alternatives: BidirectionalCollection>(
    _ alternatives: Alternatives
  ) where Alternatives.Element: BidirectionalCollection<Task> {
    let end = newLabel()
    tasks.append(.place(end))
    var isLast = true
    for alternative in alternatives.reversed() {
      let other = newLabel()
      if !isLast {
        tasks.append(.place(other))
        tasks.append(.emit(Instruction(opcode: .jump, c: end)))
      }
      tasks.append(contentsOf: alternative.reversed())
      if !isLast { tasks.append(.emit(Instruction(opcode: .split, c: other))) }
      isLast = false
    }
  }
}
