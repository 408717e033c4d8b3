internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The values of `default`, `prefault` and `catch`.
extension JSONSchemaMaker {
  mutating func substitute(
    _ substitute: ZodSchema.Substitute, as key: JSText, _ entry: Int
  ) throws(JSONSchemaError) {
    wrap(entry)
    if key == Self.prefault, options.side == .output { return }
    guard let value = try json(of: value(of: substitute, entry), entry) else { return }
    entries[entry].json.set(key, value)
  }

  private func value(of substitute: ZodSchema.Substitute, _ entry: Int) throws(JSONSchemaError)
    -> ZodSchema.Constant
  {
    switch substitute {
    case .constant(let constant): return constant
    case .function(let named):
      guard let body = functions.resolve(named)?.body else {
        throw JSONSchemaError(
          "no function named \"\(named.name)\" is registered", path: entries[entry].path)
      }
      do {
        return try constant(try body(), entry)
      } catch {
        throw JSONSchemaError("\(error)", path: entries[entry].path)
      }
    }
  }

  /// Returns the value of a function as a constant, with what is inside it as `JSON.stringify` writes it.
  private func constant(
    _ value: ZodValue, _ entry: Int
  ) throws(JSONSchemaError) -> ZodSchema.Constant {
    switch value {
    case .undefined: return .undefined
    case .bigint(let digits): return .bigint(digits)
    case .date(let milliseconds): return .date(milliseconds: milliseconds)
    default:
      guard let json = value.stringified, !value.holdsBigInt else {
        throw JSONSchemaError(DraftWriter.unserializable, path: entries[entry].path)
      }
      return .json(json)
    }
  }

  /// Returns the copy of a default that a JSON text makes; nil if it is left out.
  private mutating func json(
    of value: ZodSchema.Constant, _ entry: Int
  ) throws(JSONSchemaError) -> JSONValue? {
    switch value {
    case .json(let json): return json
    case .date(let milliseconds):
      return JSDate.isoText(milliseconds).map { .string(JSText($0)) } ?? .null
    case .bigint:
      guard rules.leavesOutValues else {
        throw JSONSchemaError(DraftWriter.unserializable, path: entries[entry].path)
      }
      try refuse(entry, message: "BigInt defaults cannot be represented in JSON Schema")
      return nil
    case .undefined:
      throw JSONSchemaError("\"undefined\" is not valid JSON", path: entries[entry].path)
    }
  }

  /// Writes the value of a `catch` as a default. A function is called without a value and issues.
  mutating func rescue(_ rescue: ZodSchema.Rescue, _ entry: Int) throws(JSONSchemaError) {
    wrap(entry)
    try fill(rescue, entry)
  }

  private mutating func fill(_ rescue: ZodSchema.Rescue, _ entry: Int) throws(JSONSchemaError) {
    switch rescue {
    case .constant(.json(let value)): entries[entry].json.set("default", value)
    case .constant(.date(let milliseconds)):
      entries[entry].json.set(
        "default", JSDate.isoText(milliseconds).map { .string(JSText($0)) } ?? .null)
    case .constant(.undefined): entries[entry].json["default"] = .undefined
    case .constant(.bigint): entries[entry].json["default"] = .unwritable
    case .function(let named):
      if let body = functions.resolve(named)?.body, let value = try? body(.undefined, []) {
        try fill(.constant(constant(value, entry)), entry)
      } else {
        let message = "Dynamic catch values are not supported in JSON Schema"
        guard rules.leavesOutValues else {
          throw JSONSchemaError(message, path: entries[entry].path)
        }
        try refuse(entry, message: message)
      }
    }
  }
}
