package import JSPrimitives

/// A parsed pattern, with the range and the effective flags of each node.
///
/// The nodes are in one array, children before parents, so an analysis is a loop and a deeply
/// nested pattern needs no stack.
package struct PatternTree: Sendable {
  /// The index of a node in `nodes`.
  package typealias NodeID = Int

  /// One node of the tree.
  package struct Node: Sendable {
    /// The kind of the node.
    package let kind: Kind
    /// The range in UTF-16 code units of the pattern.
    package let range: Range<Int>
    /// The flags in effect, with modifiers applied.
    package let flags: RegexFlags
  }

  /// The kind of a node.
  package enum Kind: Sendable {
    /// Nothing: matches the empty string.
    case empty
    /// One character: a code unit, or a code point with `u` or `v`.
    case character(UInt32)
    /// A class, a class escape or the dot.
    case set(ClassExpression)
    /// A sequence of two or more nodes.
    case sequence([NodeID])
    /// Two or more alternatives.
    case alternation([NodeID])
    /// A capture group; groups are numbered from 1.
    case capture(group: Int, NodeID)
    /// A lookahead or lookbehind.
    case look(Look, NodeID)
    /// A quantified node; a `max` of nil is infinity.
    case loop(min: Int, max: Int?, isGreedy: Bool, NodeID)
    /// A reference to the groups of one number or name; at most one of them is set. Without groups
    /// it matches the empty string, because they never are.
    case reference(groups: [Int])
    /// A condition on the position.
    case assertion(Assertion)
  }

  /// The direction and polarity of a lookaround.
  package struct Look: Hashable, Sendable {
    /// Whether it looks at the text before the position.
    package let isBehind: Bool
    /// Whether it holds if its body does not match.
    package let isNegative: Bool
  }

  /// The conditions on a position.
  package enum Assertion: String, Sendable {
    case start = "^"
    case end = "$"
    case wordBoundary = "\\b"
    case notWordBoundary = "\\B"
  }

  /// The nodes, children before parents and in the order of the pattern.
  package internal(set) var nodes: [Node] = []
  /// The node of the whole pattern.
  package internal(set) var root: NodeID = 0
  /// The flags of the whole pattern.
  package let flags: RegexFlags
  /// The name of each group, from group 1 on; nil for an unnamed one.
  package internal(set) var groupNames: [JSText?] = []
  /// Each name once, in the order of the pattern, with its groups.
  package internal(set) var namedGroups: [(name: JSText, groups: [Int])] = []
  /// The node of each group, from group 1 on.
  package internal(set) var groupNodes: [NodeID] = []

  init(flags: RegexFlags) { self.flags = flags }

  /// The number of capture groups.
  package var groupCount: Int { groupNames.count }

  /// Whether a set may name a Unicode property of strings.
  var namesPropertiesOfStrings: Bool {
    flags.contains(.unicodeSets)
      && nodes.contains { node in
        guard case .set(let expression) = node.kind else { return false }
        return expression.namesProperties && expression.mayContainStrings
      }
  }

  /// Whether a node refers to a group that may be set: only then a match may take more than linear
  /// time.
  var hasReferences: Bool {
    nodes.contains { node in
      if case .reference(let groups) = node.kind { !groups.isEmpty } else { false }
    }
  }

  /// The node at a place.
  package subscript(_ id: NodeID) -> Node { nodes[id] }

  /// Returns the children of a node, in the order of the pattern.
  package func children(of id: NodeID) -> [NodeID] {
    switch nodes[id].kind {
    case .sequence(let items), .alternation(let items): items
    case .capture(_, let body), .look(_, let body), .loop(_, _, _, let body): [body]
    case .empty, .character, .set, .reference, .assertion: []
    }
  }
}

extension PatternTree: CustomStringConvertible {
  /// One line per node, indented by depth.
  package var description: String {
    var lines: [String] = []
    var stack = [(id: root, depth: 0)]
    while let (id, depth) = stack.popLast() {
      lines.append(String(repeating: "  ", count: depth) + Self.describe(nodes[id].kind))
      stack.append(contentsOf: children(of: id).reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  private static func describe(_ kind: Kind) -> String {
    switch kind {
    case .empty: "empty"
    case .character(let character): "character \(String(character, radix: 16, uppercase: true))"
    case .set(let expression): "set \(expression)"
    case .sequence: "sequence"
    case .alternation: "alternation"
    case .capture(let group, _): "capture \(group)"
    case .look(let look, _):
      "look\(look.isBehind ? "behind" : "ahead")\(look.isNegative ? " negative" : "")"
    case .loop(let min, let max, let isGreedy, _):
      "loop \(min)...\(max.map(String.init) ?? "")\(isGreedy ? "" : " lazy")"
    case .reference(let groups): "reference \(groups.map(String.init).joined(separator: " "))"
    case .assertion(let assertion): "assertion \(assertion.rawValue)"
    }
  }
}
