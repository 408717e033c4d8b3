package import JSPrimitives
public import SchemaModel
public import SourceJSON

/// Issues as a tree with the payload's own keys: Zod's `formatError`.
///
/// An index is the key of its text, and a key `_errors` is skipped. `IssueTree` keeps both, and is the better choice
/// unless a page expects this form.
public struct FormattedIssues: Sendable {
  /// A key and the issues of its value.
  public struct Property: Sendable {
    /// The key, or the text of the index.
    public var key: String { keyText.string }
    /// The key as JavaScript has it.
    package let keyText: JSText
    /// The issues of the value.
    public let issues: FormattedIssues
  }

  let nodes: IssueNodes<ValidationIssue>
  /// The node; nil for a path without issues.
  let node: Int32?

  /// The issues of the value itself, in the list's order.
  public var issues: [ValidationIssue] { node.map { nodes.entries(of: $0) } ?? [] }

  /// The messages of the value itself: the member `_errors`.
  public var errors: [String] { issues.map(\.message) }

  /// The keys whose values have issues, in the order in which JavaScript enumerates them.
  public var properties: [Property] {
    guard let node else { return [] }
    let (indices, others) = nodes.enumeratedKeys(of: node)
    return (indices + others).map { child in
      Property(keyText: nodes.key(of: child), issues: FormattedIssues(nodes: nodes, node: child))
    }
  }

  /// The issues of a key or an index; empty if the value there has none.
  public subscript(segment: PathSegment) -> FormattedIssues {
    FormattedIssues(nodes: nodes, node: node.flatMap { nodes.child(of: $0, at: segment) })
  }

  /// The issues at a path below this one; empty if the value there has none.
  public subscript(path path: some Sequence<PathSegment>) -> FormattedIssues {
    path.reduce(self) { $0[$1] }
  }
}

extension FormattedIssues: Equatable {
  /// Returns whether two trees have the same issues at the same paths, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    guard let first = left.node, let second = right.node else {
      return left.issues.isEmpty && left.properties.isEmpty && right.issues.isEmpty
        && right.properties.isEmpty
    }
    return left.nodes.isEqual(first, to: second, of: right.nodes)
  }
}

extension FormattedIssues {
  /// Returns the JSON text, byte for byte that of Zod's `formatError` in 4.6.7.
  public func jsonText() -> String { jsonText(mapping: \.messageValue) }

  /// Returns the JSON text with a value in place of each message, as Zod's second parameter.
  ///
  /// - Parameter value: Returns the value of an issue.
  public func jsonText(mapping value: (ValidationIssue) -> JSONValue) -> String {
    var output: [UInt8] = []
    append(mapping: value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func append(mapping value: (ValidationIssue) -> JSONValue, to output: inout [UInt8]) {
    guard let node else { return JSONWriter.append(literal: #"{"_errors":[]}"#, to: &output) }
    withoutActuallyEscaping(value) { value in
      var writer = IssueTextWriter(nodes, as: .keys) { JSONWriter.append(value($0), to: &$1) }
      writer.limit = .max
      // Without arrays and a limit, no text is too long.
      try? writer.append(node, to: &output)
    }
  }
}
