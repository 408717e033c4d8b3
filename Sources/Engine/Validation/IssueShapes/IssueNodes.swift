internal import JSPrimitives
internal import SchemaModel

/// The nodes of a tree of issues, one for each path that has issues at it or below it.
///
/// They lie in one array, so that a path of any length needs no native stack.
struct IssueNodes: Sendable {
  /// One node and its place among its siblings.
  struct Node: Sendable {
    /// The last segment of the path; nil for the root.
    let segment: PathSegment?
    var issues: [ValidationIssue] = []
    var firstChild: Int?
    var lastChild: Int?
    var nextSibling: Int?
  }

  /// The segments that make nodes.
  enum Segments: Sendable {
    /// All, an index and a key with the same text apart.
    case all
    /// Keys alone: an index is its text, and `_errors` names the node that it is below.
    case keys
  }

  private struct Edge: Hashable {
    let parent: Int
    let segment: PathSegment
  }

  private(set) var nodes = [Node(segment: nil)]
  private var children: [Edge: Int] = [:]
  private let segments: Segments
  /// The path of the first issue that lacks its nested issues.
  private(set) var missing: [PathSegment]?

  /// The nodes of a list of issues.
  init(_ issues: some Sequence<ValidationIssue>, segments: Segments, under paths: EnclosingPaths) {
    self.segments = segments
    add(Array(issues), under: paths)
  }

  /// Returns the child of a node, or nil if it has none with this segment.
  func child(of node: Int, at segment: PathSegment) -> Int? {
    switch segments {
    case .all: return children[Edge(parent: node, segment: segment)]
    case .keys:
      if segment == Self.errorsKey { return node }
      return children[Edge(parent: node, segment: .key(segment.text))]
    }
  }

  /// Returns the children of a node in the order in which they were made.
  func children(of node: Int) -> [Int] {
    var list: [Int] = []
    var next = nodes[node].firstChild
    while let child = next {
      list.append(child)
      next = nodes[child].nextSibling
    }
    return list
  }

  static let errorsKey: PathSegment = "_errors"
}

extension IssueNodes: IssuePlacing {
  var root: Int { 0 }

  mutating func place(of path: [PathSegment], below place: Int) -> Int {
    var node = place
    for segment in path {
      node = child(of: node, at: segment) ?? makeChild(of: node, at: segment)
    }
    return node
  }

  mutating func add(_ issue: ValidationIssue, at place: Int) {
    nodes[place].issues.append(issue)
  }

  mutating func noteMissingNested(of issue: ValidationIssue) {
    if missing == nil { missing = issue.path }
  }

  private mutating func makeChild(of parent: Int, at segment: PathSegment) -> Int {
    let segment = segments == .keys ? .key(segment.text) : segment
    let child = nodes.count
    nodes.append(Node(segment: segment))
    children[Edge(parent: parent, segment: segment)] = child
    if let last = nodes[parent].lastChild {
      nodes[last].nextSibling = child
    } else {
      nodes[parent].firstChild = child
    }
    nodes[parent].lastChild = child
    return child
  }
}
