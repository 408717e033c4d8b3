/// A position in a schema document. Its text is only made for an error.
struct SchemaPath {
  private indirect enum Parent {
    case none
    case path(SchemaPath)
  }

  private let parent: Parent
  private let name: String
  private let index: Int?
  /// The number of names before the last one.
  let depth: Int

  private init(_ parent: Parent, _ name: String, _ index: Int?, depth: Int) {
    self.parent = parent
    self.name = name
    self.index = index
    self.depth = depth
  }

  /// The path `root`.
  init(root: String) { self.init(.none, root, nil, depth: 0) }

  /// Returns the path `self.name`, or `self.name[index]`.
  func child(_ name: String, _ index: Int? = nil) -> SchemaPath {
    SchemaPath(.path(self), name, index, depth: depth + 1)
  }

  /// The names with points between them.
  var text: String {
    var names: [String] = []
    var path = self
    while true {
      names.append(path.index.map { "\(path.name)[\($0)]" } ?? path.name)
      guard case .path(let parent) = path.parent else { break }
      path = parent
    }
    return names.reversed().joined(separator: ".")
  }

  func error(_ kind: SchemaError.Kind) -> SchemaError { SchemaError(path: text, kind: kind) }
}
