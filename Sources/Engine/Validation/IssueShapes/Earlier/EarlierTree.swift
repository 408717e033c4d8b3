internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The value of Zod's `treeifyError` before 4.6.7.
struct EarlierTree: IssuePlacing {
  private(set) var heap = ScriptHeap()
  let root: ScriptHeap.Cell
  private let value: (ValidationIssue) -> JSONValue

  init(mapping value: @escaping (ValidationIssue) -> JSONValue) throws(IssueShape.Failure) {
    self.value = value
    root = heap.makeObject()
    try heap.set(root, "errors", to: heap.makeArray(), path: [])
  }

  mutating func place(
    of path: [PathSegment], below place: ScriptHeap.Cell
  ) throws(IssueShape.Failure) -> ScriptHeap.Cell {
    var cell = place
    for segment in path {
      let children = try children(of: cell, for: segment, path: path)
      if let child = try heap.get(children, segment.text, path: path) {
        cell = child
      } else {
        let child = heap.makeObject()
        try heap.set(child, "errors", to: heap.makeArray(), path: path)
        try heap.set(children, segment.text, to: child, path: path)
        cell = child
      }
    }
    return cell
  }

  /// Returns the object of a cell's keys or the array of its elements.
  private mutating func children(
    of cell: ScriptHeap.Cell, for segment: PathSegment, path: [PathSegment]
  ) throws(IssueShape.Failure) -> ScriptHeap.Cell {
    let isKey = if case .key = segment { true } else { false }
    let name: JSText = isKey ? "properties" : "items"
    if let children = try heap.get(cell, name, path: path) { return children }
    let children = isKey ? heap.makeObject() : heap.makeArray()
    try heap.set(cell, name, to: children, path: path)
    return children
  }

  mutating func add(
    _ issue: ValidationIssue, at place: ScriptHeap.Cell
  ) throws(IssueShape.Failure) {
    guard let array = heap.array(try heap.get(place, "errors", path: issue.path)) else {
      throw .typeError(path: issue.path)
    }
    try heap.push(.value(value(issue)), to: array, path: issue.path)
  }

  mutating func noteMissingNested(of issue: ValidationIssue) throws(IssueShape.Failure) {
    throw .typeError(path: issue.path)
  }
}
