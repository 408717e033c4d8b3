internal import JSPrimitives
internal import SourceJSON

extension SchemaReader {
  /// Returns a node that holds other values, or nil for another type.
  mutating func container(
    _ type: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node? {
    switch type {
    case "array": return .array(element: try child("element", &reader))
    case "tuple":
      let items = try children("items", &reader)
      let rest = reader.optional("rest") == nil ? nil : try child("rest", &reader)
      return .tuple(items: items, rest: rest)
    case "record": return .record(try record(&reader))
    case "object": return .object(try shape(&reader))
    case "map" where version > 1:
      return .map(key: try child("key", &reader), value: try child("value", &reader))
    case "set" where version > 1: return .set(value: try child("value", &reader))
    default: return nil
    }
  }

  private mutating func record(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Record {
    let key = reader.later("key") == nil ? ZodSchema(.string) : try child("key", &reader)
    let value = try child("value", &reader)
    let isPartial = try reader.flag("partial")
    guard reader.later("mode") != nil else {
      return ZodSchema.Record(key: key, value: value, isPartial: isPartial)
    }
    guard try reader.text("mode") == "loose" else { throw reader.error("mode", "expected loose") }
    return ZodSchema.Record(key: key, value: value, isPartial: isPartial, isLoose: true)
  }

  private mutating func shape(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Shape {
    let fields = try fields("shape", &reader)
    return ZodSchema.Shape(fields, unknownKeys: try unknownKeys(&reader))
  }

  /// Returns the schemas of an object's members.
  mutating func fields(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [Field] {
    guard let members = try reader.value(name).object?.members else {
      throw reader.error(name, "expected an object")
    }
    var fields: [Field] = []
    for member in members {
      let path = "\(reader.path(of: name)).\(member.key)"
      fields.append(Field(member.key, try schema(member.value, path: path)))
    }
    return fields
  }

  private mutating func unknownKeys(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Shape.UnknownKeys {
    if reader.later("catchall") != nil { return .catchall(try child("catchall", &reader)) }
    switch try reader.text("unknownKeys") {
    case "strip": return .strip
    case "keep": return .keep
    case "reject": return .reject
    default: throw reader.error("unknownKeys", "expected strip, keep or reject")
    }
  }

  /// Returns a node with several schemas for one value, or nil for another type.
  mutating func choice(
    _ type: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Node? {
    switch type {
    case "union": return .union(try options(&reader))
    case "discriminated_union":
      return .discriminatedUnion(
        discriminator: try reader.text("discriminator"), options: try options(&reader),
        isFallingBack: try reader.flag("unionFallback"))
    case "xor" where version > 1: return .exclusiveUnion(try options(&reader))
    case "intersection" where version > 1:
      return .intersection(try child("left", &reader), try child("right", &reader))
    default: return nil
    }
  }

  /// Returns the options of a union. Without any, Zod 4.4 makes a schema that no value fits.
  private mutating func options(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [ZodSchema] {
    let options = try children("options", &reader)
    guard version > 1 || !options.isEmpty else {
      throw reader.error("options", "expected at least one option")
    }
    return options
  }
}
