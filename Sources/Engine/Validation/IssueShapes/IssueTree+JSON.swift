internal import JSPrimitives
public import SourceJSON

extension IssueTree {
  /// Returns the JSON text of the tree, byte for byte that of Zod's `treeifyError` in 4.5: the members `errors`,
  /// `properties` and `items`, with null for each element that has no issues.
  ///
  /// - Throws: `IssueShapeError.tooLong` if an index is so high that Node.js can't write the text either.
  public func jsonText() throws(IssueShapeError) -> String {
    try jsonText(mapping: \.messageValue)
  }

  /// Returns the JSON text with a value in place of each message, as Zod's second parameter.
  ///
  /// - Parameter value: Returns the value of an issue.
  /// - Throws: `IssueShapeError.tooLong` if an index is so high that Node.js can't write the text either.
  public func jsonText(
    mapping value: (ValidationIssue) -> JSONValue
  ) throws(IssueShapeError) -> String {
    var output: [UInt8] = []
    try append(mapping: value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  func append(
    mapping value: (ValidationIssue) -> JSONValue, to output: inout [UInt8]
  ) throws(IssueShapeError) {
    guard let node else { return JSONWriter.append(literal: #"{"errors":[]}"#, to: &output) }
    let isComplete = withoutActuallyEscaping(value) { value in
      IssueTextWriter(nodes: nodes, value: value)
        .append(node, to: &output, parts: nodes.partsOfTree)
    }
    guard isComplete else { throw .tooLong }
  }
}

extension IssueNodes {
  /// The keys below a node in the order in which JavaScript enumerates them.
  func properties(of node: Int) -> [(key: JSText, node: Int)] {
    children(of: node).compactMap { child -> (key: JSText, node: Int)? in
      guard case .key(let key)? = nodes[child].segment else { return nil }
      return (key, child)
    }.inEnumerationOrder(by: \.key)
  }

  /// The indices below a node, ascending.
  func items(of node: Int) -> [(index: Int, node: Int)] {
    children(of: node).compactMap { child -> (index: Int, node: Int)? in
      guard case .index(let index)? = nodes[child].segment else { return nil }
      return (index, child)
    }.sorted { $0.index < $1.index }
  }

  /// The parts of a node's text. Of `properties` and `items`, the one that was needed first comes first.
  fileprivate func partsOfTree(_ node: Int) -> [IssueTextWriter.Step] {
    var parts: [IssueTextWriter.Step] = [.literal(#"{"errors":"#), .messages(of: node)]
    let properties = properties(of: node)
    let items = items(of: node)
    if case .index? = nodes[node].firstChild.flatMap({ nodes[$0].segment }) {
      append(items, to: &parts)
      append(properties, to: &parts)
    } else {
      append(properties, to: &parts)
      append(items, to: &parts)
    }
    parts.append(.literal("}"))
    return parts
  }

  private func append(
    _ properties: [(key: JSText, node: Int)], to parts: inout [IssueTextWriter.Step]
  ) {
    guard !properties.isEmpty else { return }
    parts.append(.literal(#","properties":{"#))
    for (position, property) in properties.enumerated() {
      if position > 0 { parts.append(.literal(",")) }
      parts += [.key(property.key), .node(property.node)]
    }
    parts.append(.literal("}"))
  }

  private func append(
    _ items: [(index: Int, node: Int)], to parts: inout [IssueTextWriter.Step]
  ) {
    guard !items.isEmpty else { return }
    parts.append(.literal(#","items":["#))
    var next = 0
    // Any other number is a property of the array, which JSON leaves out.
    for item in items where (0..<Int(UInt32.max)).contains(item.index) {
      if next > 0 { parts.append(.literal(",")) }
      if item.index > next { parts.append(.holes(item.index - next)) }
      parts.append(.node(item.node))
      next = item.index + 1
    }
    parts.append(.literal("]"))
  }
}
