internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Writes trees of issues as JSON, without recursion and in pieces.
struct IssueTextWriter<Entry: Sendable> {
  /// The form of a tree.
  enum Layout {
    /// `{"errors":[...],"properties":{...},"items":[...]}`: of the last two, the one that was needed first comes first.
    case tree
    /// `{"0":...,"_errors":[...],"key":...}`: the messages are between array indices and other keys.
    case keys
  }

  let nodes: IssueNodes<Entry>
  let layout: Layout
  /// Appends what an entry says as JSON.
  let appendEntry: (Entry, inout [UInt8]) -> Void
  /// The length that the text may not have.
  var limit = IssueText.greatestLength
  /// Is called between nodes, and may write what has become much and remove it.
  var relieve: (inout [UInt8]) -> Void = { _ in }
  /// The bytes that were written before those of the buffer.
  private var relieved = 0
  private var open: [OpenNode] = []

  /// A writer of trees.
  init(
    _ nodes: IssueNodes<Entry>, as layout: Layout,
    appendEntry: @escaping (Entry, inout [UInt8]) -> Void
  ) {
    self.nodes = nodes
    self.layout = layout
    self.appendEntry = appendEntry
  }

  /// Appends the text of a node and what is below it.
  ///
  /// - Throws: `IssueShape.Failure.tooLong` if it is longer than a string of JavaScript.
  mutating func append(_ node: Int32, to output: inout [UInt8]) throws(IssueShape.Failure) {
    begin(node, &output)
    while let last = open.indices.last {
      relieveIfLarge(&output)
      guard relieved + output.count < limit else { throw .tooLong }
      if let child = try next(of: last, &output) {
        begin(child, &output)
      } else {
        open.removeLast()
      }
    }
  }

  /// Appends the entries of a node as an array.
  mutating func appendEntries(of node: Int32, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    var isFirst = true
    for entry in nodes.entries(of: node) {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      appendEntry(entry, &output)
      relieveIfLarge(&output)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Appends the key of a node and a colon.
  func appendKey(of node: Int32, to output: inout [UInt8]) {
    JSONWriter.append(nodes.key(of: node), to: &output)
    output.append(UInt8(ascii: ":"))
  }

  private mutating func relieveIfLarge(_ output: inout [UInt8]) {
    guard output.count >= 65_536 else { return }
    let count = output.count
    relieve(&output)
    relieved += count - output.count
  }
}

/// A node that is being written.
private struct OpenNode {
  let node: Int32
  /// The nodes below it in their order, in one group or two.
  let children: [Int32]
  /// The number of those in the first group.
  let split: Int
  var position = 0
  /// Whether nothing of the group is written.
  var isFirst = true
  /// The index after the last element.
  var nextIndex = 0
}

extension IssueTextWriter {
  private mutating func begin(_ node: Int32, _ output: inout [UInt8]) {
    switch layout {
    case .tree:
      JSONWriter.append(literal: #"{"errors":"#, to: &output)
      appendEntries(of: node, to: &output)
      guard let startsWithKey = nodes.startsWithKey(node) else {
        return open.append(OpenNode(node: node, children: [], split: 0))
      }
      let (properties, items) = (nodes.properties(of: node), nodes.items(of: node))
      let groups = startsWithKey ? (properties, items) : (items, properties)
      open.append(
        OpenNode(node: node, children: groups.0 + groups.1, split: groups.0.count))
    case .keys:
      output.append(UInt8(ascii: "{"))
      let (indices, others) = nodes.enumeratedKeys(of: node)
      open.append(OpenNode(node: node, children: indices + others, split: indices.count))
      if indices.isEmpty { appendMessages(of: node, &output) }
    }
  }

  private mutating func appendMessages(of node: Int32, _ output: inout [UInt8]) {
    JSONWriter.append(literal: #""_errors":"#, to: &output)
    appendEntries(of: node, to: &output)
  }

  /// Writes what is before the next child of a node and returns the child, or ends the node and returns nil.
  private mutating func next(
    of place: Int, _ output: inout [UInt8]
  ) throws(IssueShape.Failure) -> Int32? {
    switch layout {
    case .tree: try nextInTree(of: place, &output)
    case .keys: nextKey(of: place, &output)
    }
  }

  private mutating func nextKey(of place: Int, _ output: inout [UInt8]) -> Int32? {
    let current = open[place]
    if current.position == current.split, current.split > 0 {
      output.append(UInt8(ascii: ","))
      appendMessages(of: current.node, &output)
    }
    guard current.position < current.children.count else {
      output.append(UInt8(ascii: "}"))
      return nil
    }
    if current.position > 0 || current.split == 0 { output.append(UInt8(ascii: ",")) }
    open[place].position += 1
    let child = current.children[current.position]
    appendKey(of: child, to: &output)
    return child
  }

  private mutating func nextInTree(
    of place: Int, _ output: inout [UInt8]
  ) throws(IssueShape.Failure) -> Int32? {
    while true {
      let current = open[place]
      let position = current.position
      let isEnd = position == current.children.count
      let isStart = !isEnd && (position == 0 || position == current.split)
      if position > 0, isEnd || isStart {
        output.append(UInt8(ascii: nodes.isKey(current.children[position - 1]) ? "}" : "]"))
      }
      if isEnd {
        output.append(UInt8(ascii: "}"))
        return nil
      }
      open[place].position += 1
      let child = current.children[position]
      let isKey = nodes.isKey(child)
      if isStart {
        JSONWriter.append(literal: isKey ? #","properties":{"# : #","items":["#, to: &output)
        open[place].isFirst = true
      }
      // Any other number is a property of the array, which JSON leaves out.
      guard isKey || (0..<Int(UInt32.max)).contains(nodes.index(of: child)) else { continue }
      if !open[place].isFirst { output.append(UInt8(ascii: ",")) }
      open[place].isFirst = false
      if isKey {
        appendKey(of: child, to: &output)
      } else {
        let index = nodes.index(of: child)
        try IssueText.append(
          holes: index - current.nextIndex, after: relieved, to: &output)
        open[place].nextIndex = index + 1
      }
      return child
    }
  }
}
