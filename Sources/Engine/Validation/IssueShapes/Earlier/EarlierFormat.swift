internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The value of Zod's `formatError` before 4.6.7.
struct EarlierFormat: IssuePlacing {
  private static let errors: JSText = "_errors"

  private(set) var heap = ScriptHeap()
  let root: ScriptHeap.Cell
  private let value: (ValidationIssue) -> JSONValue

  init(mapping value: @escaping (ValidationIssue) -> JSONValue) throws(IssueShape.Failure) {
    self.value = value
    root = heap.makeObject()
    try heap.set(root, Self.errors, to: heap.makeArray(), path: [])
  }

  mutating func place(
    of path: [PathSegment], below place: ScriptHeap.Cell
  ) throws(IssueShape.Failure) -> ScriptHeap.Cell {
    var cell = place
    for segment in path {
      let key = segment.text
      var child = try heap.get(cell, key, path: path)
      if child?.isTruthy != true {
        let made = heap.makeObject()
        try heap.set(made, Self.errors, to: heap.makeArray(), path: path)
        child = made
      }
      guard let child else { continue }
      // Zod also assigns a value that it has found: an inherited one becomes the object's own.
      try heap.set(cell, key, to: child, path: path)
      // A mapped object would get the keys of the path.
      if case .value(.object) = child { throw .builtIn(path: path) }
      if case .value(.array) = child { throw .builtIn(path: path) }
      cell = child
    }
    return cell
  }

  mutating func add(
    _ issue: ValidationIssue, at place: ScriptHeap.Cell
  ) throws(IssueShape.Failure) {
    guard let array = heap.array(try heap.get(place, Self.errors, path: issue.path)) else {
      throw .typeError(path: issue.path)
    }
    try heap.push(.value(value(issue)), to: array, path: issue.path)
  }

  mutating func noteMissingNested(of issue: ValidationIssue) throws(IssueShape.Failure) {
    throw .typeError(path: issue.path)
  }
}

extension ScriptHeap.Cell {
  /// Whether JavaScript takes the value for true.
  fileprivate var isTruthy: Bool {
    switch self {
    case .object, .builtIn: true
    case .length(let length): length != 0
    case .value(let value):
      switch value {
      case .null: false
      case .boolean(let value): value
      case .number(let number): number != 0 && !number.isNaN
      case .string(let text): !text.isEmpty
      case .array, .object: true
      }
    }
  }
}
