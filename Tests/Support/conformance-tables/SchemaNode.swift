import JSPrimitives
import SourceJSON

/// One node of a recorded schema as JSON: of a `def` tree or of a schema document.
struct SchemaNode {
  let type: String
  let fields: JSONObject
  /// Whether the node is the first schema of a pipe.
  let isPipeInput: Bool

  /// Creates a node; nil if the value is something else, such as a reference.
  init?(_ value: JSONValue, isPipeInput: Bool = false) {
    guard let fields = value.object, let type = fields["type"]?.text?.string else { return nil }
    self.type = type
    self.fields = fields
    self.isPipeInput = isPipeInput
  }

  /// Returns every node of a tree.
  static func all(in tree: JSONValue) -> [SchemaNode] {
    var nodes: [SchemaNode] = []
    var open = SchemaNode(tree).map { [$0] } ?? []
    while let node = open.popLast() {
      nodes.append(node)
      open += node.values.compactMap { SchemaNode($0) }
      if let input = node.fields["in"].flatMap({ SchemaNode($0, isPipeInput: true) }) {
        open.append(input)
      }
    }
    return nodes
  }

  /// The node's checks in order; a node that is a format or a custom schema is its own first check.
  var checks: [JSONObject] {
    let own = fields["check"] == nil ? [] : [fields]
    return own + (fields["checks"]?.elements ?? []).compactMap(\.object)
  }

  /// Returns the type of the schema in a field; nil if it is missing.
  func type(in name: JSText) -> String? { fields[name]?["type"]?.text?.string }

  /// Whether a record's keys are not just any strings.
  var hasKeySchema: Bool {
    guard type == "record", let key = (fields["keyType"] ?? fields["key"])?.object else {
      return false
    }
    return key["type"] != "string" || key["check"] != nil || key["checks"] != nil
  }

  /// Whether the node refers to one around it without `lazy`, as a getter of an object does.
  var refersDirectly: Bool { type != "lazy" && values.contains { $0["$ref"] != nil } }

  private static let singles: [JSText] = [
    "innerType", "inner", "element", "rest", "keyType", "valueType", "key", "out", "left", "right",
  ]

  /// The values of the schemas below, without the first one of a pipe.
  private var values: [JSONValue] {
    var values = Self.singles.compactMap { fields[$0] }
    // The value of any other type is a constant.
    if ["record", "map", "set"].contains(type), let value = fields["value"] {
      values.append(value)
    }
    // These two are the form of strict and loose objects, not schemas of the program.
    if let catchall = fields["catchall"], !["never", "unknown"].contains(catchall["type"]) {
      values.append(catchall)
    }
    for list: JSText in ["options", "items", "parts"] { values += fields[list]?.elements ?? [] }
    values += (fields["shape"]?.object?.members ?? []).map(\.value)
    return values + checks.compactMap { $0["schema"] }
  }
}
