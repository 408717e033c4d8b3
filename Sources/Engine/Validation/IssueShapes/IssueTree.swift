package import JSPrimitives
public import SchemaModel

/// Issues as a tree along their paths: Zod's `treeifyError`.
///
/// The issues of a union's options count in place of the union's own, at the paths that they have in the whole payload,
/// and likewise those inside a key or an element.
///
///     let tree = issues.tree
///     tree["address"]["zip"].errors  // ["Invalid ZIP code"]
///     tree["people"][2].issues.first?.code
public struct IssueTree: Sendable {
  /// A key of an object and the tree of its value.
  public struct Property: Sendable {
    /// The key.
    public var key: String { keyText.string }
    /// The key as JavaScript has it.
    package let keyText: JSText
    /// The issues of the value.
    public let tree: IssueTree
  }

  /// An index of an array and the tree of its element.
  public struct Item: Sendable {
    /// The index, from 0.
    public let index: Int
    /// The issues of the element.
    public let tree: IssueTree
  }

  let nodes: IssueNodes<ValidationIssue>
  /// The node; nil for a path without issues.
  let node: Int32?

  /// The issues of the value itself, in the list's order.
  public var issues: [ValidationIssue] { node.map { nodes.entries(of: $0) } ?? [] }

  /// The messages of the value itself.
  public var errors: [String] { issues.map(\.message) }

  /// Whether neither the value nor a value inside it has issues.
  public var isEmpty: Bool { node.map(nodes.isEmpty) ?? true }

  /// The trees of an object's keys, in the order in which JavaScript enumerates them.
  public var properties: [Property] {
    node.map { nodes.properties(of: $0) }?.map { child in
      Property(keyText: nodes.key(of: child), tree: IssueTree(nodes: nodes, node: child))
    } ?? []
  }

  /// The trees of an array's elements that have issues, by index.
  public var items: [Item] {
    node.map { nodes.items(of: $0) }?.map { child in
      Item(index: nodes.index(of: child), tree: IssueTree(nodes: nodes, node: child))
    } ?? []
  }

  /// The tree of a key or an index; empty if the value there has no issues.
  public subscript(segment: PathSegment) -> IssueTree {
    IssueTree(nodes: nodes, node: node.flatMap { nodes.child(of: $0, at: segment) })
  }

  /// The tree at a path below this one; empty if the value there has no issues.
  public subscript(path path: some Sequence<PathSegment>) -> IssueTree {
    path.reduce(self) { $0[$1] }
  }
}

extension IssueTree: Equatable {
  /// Returns whether two trees have the same issues at the same paths, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    if left.isEmpty || right.isEmpty { return left.isEmpty == right.isEmpty }
    guard let first = left.node, let second = right.node else { return false }
    return left.nodes.isEqual(first, to: second, of: right.nodes)
  }
}
