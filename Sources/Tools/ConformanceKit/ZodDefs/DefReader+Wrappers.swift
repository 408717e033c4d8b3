internal import SchemaModel

extension DefReader {
  /// Returns a node around one other; nil for another type.
  mutating func wrapper(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "optional":
      let inner = try child("innerType", &fields)
      return try fields.flag("exact") ? .exactOptional(inner) : .optional(inner)
    case "nonoptional": return .nonoptional(try child("innerType", &fields))
    case "nullable": return .nullable(try child("innerType", &fields))
    case "readonly": return .readonly(try child("innerType", &fields))
    case "success": return .success(try child("innerType", &fields))
    case "promise": return .promise(try child("innerType", &fields))
    case "lazy": return .lazy(try child("inner", &fields))
    case "default":
      let inner = try child("innerType", &fields)
      return .default(inner, value: try Self.substitute(kind: .default, &fields))
    case "prefault":
      let inner = try child("innerType", &fields)
      return .prefault(inner, value: try Self.substitute(kind: .prefault, &fields))
    case "catch":
      let inner = try child("innerType", &fields)
      return .catch(inner, value: try Self.rescue(&fields))
    default: return nil
    }
  }

  private static func substitute(
    kind: RecordedFunctionKind, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Substitute {
    if fields.hasFunction("value") {
      return .function(ZodSchema.Producer(try fields.requiredFunction("value", kind: kind)))
    }
    return .constant(try DefConstant.read(fields.value("value"), at: fields.place.field("value")))
  }

  private static func rescue(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Rescue {
    if fields.hasFunction("value") {
      return .function(ZodSchema.Rescuer(try fields.requiredFunction("value", kind: .catch)))
    }
    return .constant(try DefConstant.read(fields.value("value"), at: fields.place.field("value")))
  }
}
