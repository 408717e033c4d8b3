internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Reads the schemas of `zod-document-vectors/1`: schema documents with other words for some nodes, and with definitions
/// that several places hold as one object.
struct DialectReader {
  private let definitions: JSONObject
  /// The definitions around the node that is read.
  private var around: [JSText] = []
  private var depth = 0

  private init(definitions: JSONObject) { self.definitions = definitions }

  /// The greatest nesting of a vector's schemas.
  private static let maximumDepth = 200

  /// Returns a schema in which each use of a definition has its name as label.
  static func schema(
    of document: JSONValue, definitions: JSONObject?
  ) throws(SchemaDocument.ReadingError) -> ZodSchema {
    var reader = DialectReader(definitions: definitions ?? JSONObject())
    return try SchemaDocument([
      "format": .string(JSText(SchemaDocument.format2)), "name": "vector",
      "schema": reader.node(document, path: "$.document"),
    ]).schema
  }

  /// Returns a node with the words of schema documents.
  private mutating func node(
    _ value: JSONValue, path: String
  ) throws(SchemaDocument.ReadingError) -> JSONValue {
    guard let object = value.object, let type = object["type"]?.text?.string else {
      throw SchemaDocument.ReadingError(path: path, reason: "expected a node")
    }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      throw SchemaDocument.ReadingError(path: path, reason: "nested too deeply")
    }
    if type == "ref" { return try definition(object, path: path) }
    var node = try withInnerNodes(object, path: path)
    switch type {
    case "lazy":
      node["name"] = nil
      node["inner"] = try definition(object, path: path)
    case "set" where node["element"] != nil:
      node["value"] = node["element"]
      node["element"] = nil
    case "union" where node["inclusive"] == false:
      node["type"] = "xor"
      node["inclusive"] = nil
    case "object" where node["catchall"] != nil: node["unknownKeys"] = nil
    case "preprocess":
      node["type"] = "pipe"
      node["in"] = ["type": "transform", "name": "preprocess"]
      node["out"] = node["inner"]
      node["inner"] = nil
    case "pipe" where node["codec"] == true:
      node["decode"] = ["function": "decode"]
      node["encode"] = ["function": "encode"]
    default: break
    }
    return .object(node)
  }

  /// Returns the node of a definition by its name, or a reference to it below itself.
  private mutating func definition(
    _ object: JSONObject, path: String
  ) throws(SchemaDocument.ReadingError) -> JSONValue {
    guard let (name, definition) = definition(named: object["name"]?.text) else {
      throw SchemaDocument.ReadingError(path: path, reason: "no definition has the name")
    }
    if around.contains(name) { return ["$ref": .string(name)] }
    around.append(name)
    defer { around.removeLast() }
    let node = try node(definition, path: "$.definitions.\(name)")
    guard var fields = node.object, fields["$id"] == nil, fields["$ref"] == nil else { return node }
    fields["$id"] = .string(name)
    return .object(fields)
  }

  /// Returns the definition of a name. One that is nothing but another definition is that one.
  private func definition(named name: JSText?) -> (name: JSText, node: JSONValue)? {
    guard let name, let node = definitions[name] else { return nil }
    var (found, definition) = (name, node)
    var steps = 0
    while definition["type"] == "ref" {
      guard let next = definition["name"]?.text, let target = definitions[next],
        steps < definitions.members.count
      else { return nil }
      (found, definition) = (next, target)
      steps += 1
    }
    return (found, definition)
  }

  /// Returns the fields of a node, with its inner nodes read.
  private mutating func withInnerNodes(
    _ object: JSONObject, path: String
  ) throws(SchemaDocument.ReadingError) -> JSONObject {
    var node = object
    for member in object.members {
      let path = "\(path).\(member.key)"
      switch member.key.string {
      case "inner", "element", "key", "left", "right", "in", "out", "rest", "catchall":
        node[member.key] = try self.node(member.value, path: path)
      case "value" where member.value["type"]?.text != nil && Self.hasValueNode(object):
        node[member.key] = try self.node(member.value, path: path)
      case "items", "options":
        var nodes: [JSONValue] = []
        for element in member.value.elements ?? [] {
          nodes.append(try self.node(element, path: path))
        }
        node[member.key] = .array(nodes)
      case "parts":
        var parts: [JSONValue] = []
        for part in member.value.elements ?? [] {
          parts.append(part["type"] == nil ? part : try self.node(part, path: path))
        }
        node[member.key] = .array(parts)
      case "shape":
        var shape = JSONObject()
        for field in member.value.object?.members ?? [] {
          shape[field.key] = try self.node(field.value, path: "\(path).\(field.key)")
        }
        node[member.key] = .object(shape)
      default: break
      }
    }
    return node
  }

  /// Returns whether `value` is a node, not a constant.
  private static func hasValueNode(_ object: JSONObject) -> Bool {
    ["record", "map", "set"].contains(object["type"])
  }
}
