internal import JSPrimitives
internal import JSRegex
internal import SourceJSON

/// The lines of a plan: a header, a line for each node with the nodes below it indented, and the patterns.
struct PlanListing {
  let plan: Plan
  private(set) var lines: [String] = []
  /// The nodes that references name.
  private let targets: Set<Int32>
  /// The numbers of those that have a line, in the order of the lines.
  private var numbers: [Int32: Int] = [:]
  /// The expressions that the lines name, each once.
  private var patterns: [JSRegex] = []
  /// The numbers of the expressions, by their text.
  private var patternNumbers: [String: Int] = [:]

  init(_ plan: Plan) {
    self.plan = plan
    targets = Set(
      (0..<plan.nodeCount).compactMap { index in
        let node = plan.tables.nodes[index]
        return node.opcode == .same && node.reach > 0 ? node.inner : nil
      })
    lines = header
    add(Int32(plan.root), Position(isRead: true))
    addPatterns()
  }

  /// All lines, without a line break after the last one.
  var text: String { lines.joined(separator: "\n") }

  /// The position of a node in the tree of nodes.
  struct Position {
    var depth = 0
    /// The field's name or the part that the node is.
    var label = ""
    /// Whether the node is the root, or the objects around it are validated while they are read.
    var isRead: Bool
    /// Whether a node around it is explained.
    var isExplained = false
    /// The kinds of values that nodes around it decide.
    var decided: Set<DecidedValues.Kind> = []
    /// The field whose node this is.
    var field: PlanField?
    /// Facts that only the node above knows.
    var facts: [String] = []
  }

  /// Adds the lines of a node and of the nodes below it.
  mutating func add(_ index: Int32, _ position: Position) {
    let node = plan.tables.nodes[Int(index)]
    var start = String(repeating: "  ", count: position.depth) + position.label
    if node.opcode == .same, node.reach > 0 {
      let target = numbers[node.inner].map { "\u{2192} \($0)" } ?? "\u{2192} a node around"
      let facts = positionFacts(position) + walkFacts(of: index, position)
      return lines.append(Self.line(start + target + checks(of: node), facts))
    }
    if targets.contains(index) {
      numbers[index] = numbers.count + 1
      start += "(\(numbers.count)) "
    }
    let decided = DecidedValues(of: Int(index), in: plan)
    let facts =
      positionFacts(position) + walkFacts(of: index, position)
      + [decided.text(besides: position.decided) { name(ofPattern: $0) }].compactMap(\.self)
      + ownFacts(of: index)
    lines.append(Self.line(start + words(for: node) + checks(of: node), facts))
    for child in children(of: node) {
      var below = child.position
      below.depth = position.depth + 1
      below.isExplained = position.isExplained || isExplained(index)
      below.isRead =
        below.isRead && position.isRead && plan.tables.onePassNodes[Int(index)] >= 0
      if child.position.field?.staysAbsent == true { below.decided.insert(.absent) }
      if child.sharesValue { below.decided = position.decided.union(decided.kinds) }
      add(child.node, below)
    }
    for place in Int(node.firstCheck)..<Int(node.endCheck) {
      let check = plan.tables.checks[place]
      guard check.opcode == .property else { continue }
      let label = "(property \(quoted(plan.texts[Int(check.text)]))): "
      add(
        check.node,
        Position(depth: position.depth + 1, label: label, isRead: false, isExplained: true))
    }
  }

  private static func line(_ words: String, _ facts: [String]) -> String {
    facts.isEmpty ? words : "\(words)  # \(facts.joined(separator: "; "))"
  }

  /// Returns the name of a pattern of the plan, and notes it for the list at the end.
  mutating func name(ofPattern place: Int32) -> String {
    let pattern = plan.patterns[Int(place)]
    let text = pattern.description
    if let known = patternNumbers[text] { return "pattern \(known)" }
    patterns.append(pattern)
    patternNumbers[text] = patterns.count
    return "pattern \(patterns.count)"
  }

  private mutating func addPatterns() {
    guard !patterns.isEmpty else { return }
    lines.append("patterns, with the engines that test strings of ASCII:")
    for (index, pattern) in patterns.enumerated() {
      var facts = [pattern.testEngines.joined(separator: ", then ")]
      if pattern.testBound != .linear { facts.append("others \(pattern.testBound)") }
      lines.append(Self.line("  \(index + 1) \(pattern)", facts))
    }
  }
}

/// Values in the words of the listing.
extension PlanListing {
  /// Returns a string in quotes, with the escapes of JSON.
  func quoted(_ text: JSText) -> String { JSONWriter.string(of: .string(text)) }

  /// Returns a string of the plan in quotes.
  func quoted(_ text: PlanText) -> String {
    quoted(JSText(wtf8: Array(plan.tables.bytes(of: text))))
  }

  /// Returns the name of a field as it is, or in quotes unless it is an identifier of ASCII letters.
  func fieldName(_ key: JSText) -> String {
    let bytes = key.bytes
    func isLetter(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    let isPlain =
      bytes.first.map(isLetter) == true
      && bytes.allSatisfy { isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isPlain ? key.string : quoted(key)
  }
}
