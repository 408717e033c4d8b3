internal import JSPrimitives
internal import SchemaModel

/// The notation of values in a schema, which `SchemaDifference.path` describes.
enum SchemaPath {
  /// Returns the step to a member: `.name`, or `["any string"]`.
  static func step(to key: JSText) -> String {
    let isPlain =
      !key.bytes.isEmpty
      && key.bytes.allSatisfy { byte in
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
    return isPlain ? "." + key.string : "[\(quoted(key))]"
  }
}

extension ZodSchema {
  /// The paths of the parts, in their order.
  func partPaths(_ path: String) -> [String] {
    let inside: [String]
    switch node {
    case .array, .set: inside = [path + "[*]"]
    case .tuple(let items, _): inside = items.indices.map { "\(path)[\($0)]" } + [path + "[*]"]
    case .record, .map: inside = [path + "{key}", path + "{*}"]
    case .object(let shape):
      inside = shape.fields.map { path + SchemaPath.step(to: $0.jsKey) } + [path + "{*}"]
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      inside = options.indices.map { "\(path)|\($0 + 1)" }
    case .intersection: inside = [path + "&1", path + "&2"]
    case .templateLiteral(let parts):
      inside = parts.indices.compactMap { index in
        if case .schema = parts[index] { "\(path)<\(index + 1)>" } else { nil }
      }
    default:
      // A wrapper or a pipe has the path of what it is around.
      inside = Array(repeating: path, count: 2)
    }
    let properties = checks.flatMap { check -> [String] in
      switch check.kind {
      case .property(let key, _): [path + SchemaPath.step(to: key)]
      case .properties(let fields): fields.map { path + SchemaPath.step(to: $0.jsKey) }
      default: []
      }
    }
    let count = parts.count - properties.count
    return Array(inside.prefix(count)) + properties
  }
}
