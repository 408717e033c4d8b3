internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel

/// A node of a schema as the walk sees it.
enum SchemaForm {
  /// An object with declared fields.
  case object(ObjectForm)
  /// An object with any keys, or with listed ones.
  case record(key: SchemaGraph.Node, value: SchemaGraph.Node, rejectsOthers: Bool)
  case array(element: SchemaGraph.Node)
  case tuple(items: [SchemaGraph.Node], rest: SchemaGraph.Node?)
  /// One of these schemas.
  case union([SchemaGraph.Node])
  case intersection(SchemaGraph.Node, SchemaGraph.Node)
  /// The schema inside of a wrapper.
  case inner(SchemaGraph.Node)
  /// The schema of the payload's side, then the one of the other side.
  case pipe(SchemaGraph.Node, SchemaGraph.Node)
  /// A string, with any checks.
  case string
  /// One of these strings, or of other values.
  case choices([FoldedName])
  /// A number, Boolean, null or another value without parts, except for strings.
  case scalar
  /// A function sees the value, so that nothing is known about its keys.
  case function
  /// Any value, as it is.
  case any
}

extension SchemaForm {
  /// Returns the schema of an element of arrays and tuples; nil without one.
  func element(at index: Int) -> SchemaGraph.Node? {
    switch self {
    case .array(let element): element
    case .tuple(let items, let rest): index < items.count ? items[index] : rest
    default: nil
    }
  }
}

/// The declared fields of an object.
struct ObjectForm {
  /// The keys in order.
  let names: [FoldedName]
  /// The schemas of the fields.
  let schemas: [JSText: SchemaGraph.Node]
  let unknown: Unknown

  /// The treatment of other keys.
  enum Unknown {
    case strip, reject
    /// They are kept; the schema is that of a catchall.
    case keep(SchemaGraph.Node?)
  }
}
