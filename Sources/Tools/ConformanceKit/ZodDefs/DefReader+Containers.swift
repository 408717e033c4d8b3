internal import JSPrimitives
internal import SchemaModel

extension DefReader {
  /// Returns a node of elements or members; nil for another type.
  mutating func container(
    _ type: String, _ fields: inout DefFields
  ) throws(ZodDefError) -> ZodSchema.Node? {
    switch type {
    case "array": return .array(element: try child("element", &fields))
    case "tuple":
      let items = try children("items", &fields)
      return .tuple(items: items, rest: try optionalChild("rest", &fields))
    case "record": return .record(try record(&fields))
    case "object": return .object(try shape(&fields))
    case "map":
      let key = try child("keyType", &fields)
      return .map(key: key, value: try child("valueType", &fields))
    case "set": return .set(value: try child("valueType", &fields))
    default: return nil
    }
  }

  private mutating func record(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Record {
    let key = try child("keyType", &fields)
    let value = try child("valueType", &fields)
    let mode = try fields.optionalString("mode")
    guard mode == nil || mode == "loose" || mode == "strict" else {
      throw fields.error("mode", "unknown mode \"\(mode ?? "")\"")
    }
    // A release without loose records ignores the option.
    let isLoose = mode == "loose" && ZodWord.looseRecord.absence(in: zod) == nil
    return ZodSchema.Record(
      key: key, value: value, isPartial: try fields.flag("partial"), isLoose: isLoose)
  }

  private mutating func shape(_ fields: inout DefFields) throws(ZodDefError) -> ZodSchema.Shape {
    var read: [Field] = []
    for member in try fields.members("shape") {
      let place = fields.place.field("shape").member(member.key.string)
      read.append(Field(member.key, try schema(member.value, at: place)))
    }
    guard let catchall = try optionalChild("catchall", &fields) else {
      return ZodSchema.Shape(read)
    }
    // A strict and a loose object are Zod's objects with these catchalls.
    let unknownKeys: ZodSchema.Shape.UnknownKeys =
      switch catchall {
      case ZodSchema(.never): .reject
      case ZodSchema(.unknown): .keep
      default: .catchall(catchall)
      }
    return ZodSchema.Shape(read, unknownKeys: unknownKeys)
  }
}
