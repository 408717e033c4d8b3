internal import JSPrimitives
internal import SchemaModel
package import SourceJSON

/// Writes trees of issues as JSON, without recursion.
struct IssueTextWriter {
  /// A part of the text that is still to be written.
  enum Step {
    case literal(StaticString)
    case key(JSText)
    /// The messages of a node, or the values in place of them.
    case messages(of: Int)
    case node(Int)
    /// Missing items of an array, which are null, each with its comma.
    case holes(Int)
  }

  /// The length from which V8 makes no string. Only missing items can make a text so much longer than the issues.
  static let greatestLength = 536_870_888

  let nodes: IssueNodes
  let value: (ValidationIssue) -> JSONValue

  /// Appends the text of a node and what is below it.
  ///
  /// - Parameters:
  ///   - node: The topmost node.
  ///   - parts: Returns the parts of one node in order.
  /// - Returns: Whether the text is complete: false if missing items would make it too long.
  func append(_ node: Int, to output: inout [UInt8], parts: (Int) -> [Step]) -> Bool {
    var open: [Step] = [.node(node)]
    while let step = open.popLast() {
      switch step {
      case .literal(let text): JSONWriter.append(literal: text, to: &output)
      case .key(let key):
        JSONWriter.append(key, to: &output)
        output.append(UInt8(ascii: ":"))
      case .messages(let node): appendMessages(of: node, to: &output)
      case .node(let node): open.append(contentsOf: parts(node).reversed())
      case .holes(let count):
        guard Self.append(holes: count, to: &output) else { return false }
      }
    }
    return true
  }

  /// Appends missing items of an array, each with its comma; returns false if they would make the text too long.
  static func append(holes count: Int, to output: inout [UInt8]) -> Bool {
    let hole: StaticString = "null,"
    guard count <= (greatestLength - output.count) / hole.utf8CodeUnitCount else { return false }
    for _ in 0..<count { JSONWriter.append(literal: hole, to: &output) }
    return true
  }

  private func appendMessages(of node: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    for (index, issue) in nodes.nodes[node].issues.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      JSONWriter.append(value(issue), to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }
}

extension ValidationIssue {
  /// The message as a value of JSON.
  package var messageValue: JSONValue { .string(messageText) }
}

extension Sequence {
  /// The elements in the order in which JavaScript enumerates their keys: array indices first, ascending.
  func inEnumerationOrder(by key: (Element) -> JSText?) -> [Element] {
    var indexed: [(index: UInt32, element: Element)] = []
    var named: [Element] = []
    for element in self {
      if let index = key(element).flatMap(JSONObject.arrayIndex) {
        indexed.append((index, element))
      } else {
        named.append(element)
      }
    }
    indexed.sort { $0.index < $1.index }
    return indexed.map(\.element) + named
  }
}
