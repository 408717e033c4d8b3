internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The nodes of a tree of issues, one for each path that has issues at it or below it.
///
/// They lie in one array of small values, so that a path of any length needs no native stack and a million issues take
/// little memory. An entry is what is kept of an issue.
struct IssueNodes<Entry: Sendable>: Sendable {
  /// One node and its position among its siblings. A number is -1 where there is nothing.
  private struct Node: Sendable {
    /// The number of the key or the index; an index that has no such number is -1 minus its position in `farIndices`.
    let segment: Int32
    /// The number of the parent, with all bits inverted if the segment is a key.
    let owner: Int32
    /// The last child, whose next sibling is the first child.
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The last entry, whose next one is the first entry.
    var lastEntry: Int32 = -1
  }

  /// The segments that make nodes.
  enum Segments: Sendable {
    /// All, an index and a key with the same text apart.
    case all
    /// All, but an index and a key with the same text are one, and `_errors` names the node that it is below.
    case keys
    /// Only the first segment of a path, an index and a key with the same text being one.
    case firstKey
  }

  private let segments: Segments
  /// The root, which is no node's child, and the nodes below it.
  private var nodes = [Node(segment: 0, owner: 0)]
  private var table = NumberTable()
  private var keys = TextNumbers()
  /// The indices below 0 and those above the maximum of `Int32`, and their numbers.
  private var farIndices: [Int] = []
  private var farNumbers: [Int: Int32] = [:]
  private(set) var entries: [Entry] = []
  private var nextEntries: [Int32] = []

  /// A tree without issues.
  init(_ segments: Segments) { self.segments = segments }

  /// The number of the root.
  var root: Int32 { 0 }

  /// The number of nodes.
  var count: Int { nodes.count }
}

/// Growth.
extension IssueNodes {
  /// Makes room for the nodes and entries of as many issues.
  mutating func reserve(_ count: Int) {
    // Memory that stays unused takes only addresses.
    nodes.reserveCapacity(2 * count + 1)
    entries.reserveCapacity(count)
    nextEntries.reserveCapacity(count)
  }

  /// Returns the node of a path below a node, and makes it if it is missing.
  mutating func place(of path: [PathSegment], below place: Int32) -> Int32 {
    var node = place
    for segment in segments == .firstKey ? path.prefix(1) : path[...] {
      if segments == .keys, segment == Self.errorsKey { continue }
      node = child(of: node, at: segment) ?? makeChild(of: node, at: segment)
    }
    return node
  }

  /// Adds an entry to a node.
  mutating func append(_ entry: Entry, to node: Int32) {
    let number = Int32(entries.count)
    entries.append(entry)
    let last = nodes[Int(node)].lastEntry
    if last >= 0 {
      nextEntries.append(nextEntries[Int(last)])
      nextEntries[Int(last)] = number
    } else {
      nextEntries.append(number)
    }
    nodes[Int(node)].lastEntry = number
  }

  private mutating func makeChild(of parent: Int32, at segment: PathSegment) -> Int32 {
    let child = Int32(nodes.count)
    var node: Node
    switch unified(segment) {
    case .key(let key): node = Node(segment: keys.add(key.bytes), owner: ~parent)
    case .index(let index): node = Node(segment: addIndex(index), owner: parent)
    }
    let last = nodes[Int(parent)].lastChild
    if last >= 0 {
      node.nextSibling = nodes[Int(last)].nextSibling
      nodes[Int(last)].nextSibling = child
    } else {
      node.nextSibling = child
    }
    nodes.append(node)
    nodes[Int(parent)].lastChild = child
    // The root has no number in the table, in which numbers start from 0.
    table.addNext { [nodes] in Self.hash(nodes[Int($0) + 1]) }
    return child
  }

  private mutating func addIndex(_ index: Int) -> Int32 {
    if let number = number(of: index) { return number }
    farIndices.append(index)
    let number = Int32(-farIndices.count)
    farNumbers[index] = number
    return number
  }

  private func number(of index: Int) -> Int32? {
    index < 0 ? farNumbers[index] : Int32(exactly: index) ?? farNumbers[index]
  }

  /// Returns the segment that is used for a segment and for the one of the other kind with the same text, if they are one.
  private func unified(_ segment: PathSegment) -> PathSegment {
    guard segments != .all else { return segment }
    switch segment {
    case .key(let key): return JSONObject.arrayIndex(key).map { .index(Int($0)) } ?? segment
    case .index(let index): return 0..<Int(UInt32.max) ~= index ? segment : .key(segment.text)
    }
  }

  static var errorsKey: PathSegment { "_errors" }
}

/// Reading.
extension IssueNodes {
  /// Returns the child of a node; nil if it has none with this segment.
  func child(of node: Int32, at segment: PathSegment) -> Int32? {
    if segments == .keys, segment == Self.errorsKey { return node }
    switch unified(segment) {
    case .key(let key):
      return keys.number(of: key.bytes).flatMap { child(Node(segment: $0, owner: ~node)) }
    case .index(let index):
      return number(of: index).flatMap { child(Node(segment: $0, owner: node)) }
    }
  }

  private func child(_ wanted: Node) -> Int32? {
    table.number(hash: Self.hash(wanted)) {
      let node = nodes[Int($0) + 1]
      return node.segment == wanted.segment && node.owner == wanted.owner
    }.map { $0 + 1 }
  }

  private static func hash(_ node: Node) -> Int {
    var hasher = Hasher()
    hasher.combine(node.segment)
    hasher.combine(node.owner)
    return hasher.finalize()
  }

  /// Whether the segment of a node is a key.
  func isKey(_ node: Int32) -> Bool { nodes[Int(node)].owner < 0 }

  /// The key of a node, or the text of its index.
  func key(of node: Int32) -> JSText {
    isKey(node)
      ? JSText(wtf8: Array(keys[nodes[Int(node)].segment])) : JSText(String(index(of: node)))
  }

  /// The index of a node that has no key.
  func index(of node: Int32) -> Int {
    let segment = nodes[Int(node)].segment
    return segment < 0 ? farIndices[Int(-1 - segment)] : Int(segment)
  }

  /// The segment of a node; nil for the root.
  func segment(of node: Int32) -> PathSegment? {
    guard node > 0 else { return nil }
    return isKey(node) ? .key(key(of: node)) : .index(index(of: node))
  }

  /// The path from the root to a node.
  func path(to node: Int32) -> [PathSegment] {
    var path: [PathSegment] = []
    var node = node
    while let segment = segment(of: node) {
      path.append(segment)
      node = parent(of: node)
    }
    return path.reversed()
  }

  /// The length of the path from the root to a node.
  func depth(of node: Int32) -> Int {
    var depth = 0
    var node = node
    while node > 0 {
      depth += 1
      node = parent(of: node)
    }
    return depth
  }

  private func parent(of node: Int32) -> Int32 {
    let owner = nodes[Int(node)].owner
    return owner < 0 ? ~owner : owner
  }

  /// Whether a node has neither entries nor children.
  func isEmpty(_ node: Int32) -> Bool {
    nodes[Int(node)].lastEntry < 0 && nodes[Int(node)].lastChild < 0
  }

  /// The entries of a node, in the order in which they were added.
  func entries(of node: Int32) -> [Entry] {
    let last = nodes[Int(node)].lastEntry
    guard last >= 0 else { return [] }
    var list: [Entry] = []
    var number = last
    repeat {
      number = nextEntries[Int(number)]
      list.append(entries[Int(number)])
    } while number != last
    return list
  }

  /// The children of a node, in the order in which they were made.
  func children(of node: Int32) -> [Int32] {
    let last = nodes[Int(node)].lastChild
    guard last >= 0 else { return [] }
    var list: [Int32] = []
    var child = last
    repeat {
      child = nodes[Int(child)].nextSibling
      list.append(child)
    } while child != last
    return list
  }

  /// Whether the first child of a node has a key; nil if it has no children.
  func startsWithKey(_ node: Int32) -> Bool? {
    let last = nodes[Int(node)].lastChild
    return last < 0 ? nil : isKey(nodes[Int(last)].nextSibling)
  }
}

extension IssueNodes: IssuePlacing where Entry == ValidationIssue {
  mutating func add(_ issue: ValidationIssue, at place: Int32) { append(issue, to: place) }

  /// The issue counts as an ordinary one.
  mutating func noteMissingNested(of issue: ValidationIssue) {}
}
