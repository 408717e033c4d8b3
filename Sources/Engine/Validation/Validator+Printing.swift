internal import SchemaModel

extension Validator: CustomStringConvertible {
  /// The version of Zod and the schema as a node of a schema document, such as
  /// `Validator of Zod 4.3.6: {"type":"string"}`.
  public var description: String {
    let purpose = direction == .encode ? "Encoding validator" : "Validator"
    return "\(purpose) of Zod \(zod.rawValue): \(schema)"
  }
}

extension Validator: CustomReflectable {
  /// The schema, the version, the direction and the limits, for `dump` and debuggers.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["schema": schema, "zod": zod, "direction": direction, "limits": limits],
      displayStyle: .struct)
  }
}
