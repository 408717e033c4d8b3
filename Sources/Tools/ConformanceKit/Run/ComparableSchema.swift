internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A schema as a value to compare with one of another source.
///
/// It is a schema document in which every format has its pattern and functions have no names. Labels are numbers, of the
/// schemas that are referred to alone.
struct ComparableSchema {
  private let zod: ZodVersion
  /// The labels that are referred to, with their numbers.
  private var labels: [JSText: Double] = [:]

  private init(zod: ZodVersion) { self.zod = zod }

  /// Returns the value of a schema.
  static func value(of schema: ZodSchema, zod: ZodVersion) -> JSONValue {
    let document = SchemaDocument(name: "", schema: schema, zod: zod).written.0
    let node = document["schema"] ?? .null
    var comparable = ComparableSchema(zod: zod)
    comparable.number(node)
    return comparable.value(of: node)
  }

  /// Numbers the labels that are referred to, in order.
  private mutating func number(_ value: JSONValue) {
    for element in value.elements ?? [] { number(element) }
    for member in value.object?.members ?? [] { number(member.value) }
    if let label = value["$ref"]?.text, labels[label] == nil {
      labels[label] = Double(labels.count)
    }
  }

  private func value(of value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { self.value(of: $0) })
    case .object(let object):
      var result = JSONObject()
      for member in object.members where member.key != "meta" {
        result[member.key] = self.value(of: member.value)
      }
      if result["check"] == "string_format" { addPattern(to: &result) }
      if result["type"] == "transform" || result["check"] == "function" { result["name"] = "" }
      for name in ["$id", "$ref"] as [JSText] {
        guard let label = result[name]?.text else { continue }
        result[name] = labels[label].map { .number($0) }
      }
      return .object(result)
    case .null, .boolean, .number, .string: return value
    }
  }

  /// Gives a format the pattern of the version, in place of options that choose it.
  private func addPattern(to check: inout JSONObject) {
    guard check["pattern"] == nil, let name = check["format"]?.text?.string else { return }
    guard let named = ZodSchema.NamedFormat(name) else { return }
    var format = ZodSchema.StringFormat.named(named, pattern: nil)
    if named == .datetime {
      format = .datetime(
        ZodSchema.DatetimeOptions(
          allowsOffset: check["offset"] == true, allowsLocal: check["local"] == true))
      check["offset"] = nil
      check["local"] = nil
    }
    guard let pattern = format.pattern(in: zod) else { return }
    check["pattern"] = .string(pattern.jsSource)
    check["flags"] = pattern.flags.map { .string(JSText($0)) }
  }
}
