internal import JSPrimitives
internal import SourceJSON

/// The results of functions in a `def` tree, which the schema document beside it has.
enum RecordedConstants {
  /// Returns a tree in which the value of a `default`, `prefault` or `catch` that is a function is the constant of the
  /// same wrapper in the document.
  static func replacing(_ def: JSONValue, by document: JSONValue?) -> JSONValue {
    guard let document, var node = def.object, node["type"] == document["type"] else { return def }
    if node["value"]?["opaque"] == true, let value = document["value"] { node["value"] = value }
    if let inner = node["innerType"] {
      node["innerType"] = replacing(inner, by: document["inner"])
    }
    return .object(node)
  }
}
