internal import JSPrimitives
internal import SourceJSON

extension SchemaWriter {
  /// Returns the fields of a node that holds other values.
  mutating func container(_ node: ZodSchema.Node, path: String) -> JSONObject {
    switch node {
    case .array(let element):
      return Self.object("array", ("element", schema(element, path: "\(path).element")))
    case .tuple(let items, let rest):
      var tuple = Self.object("tuple", ("items", schemas(items, path: "\(path).items")))
      if let rest { tuple["rest"] = schema(rest, path: "\(path).rest") }
      return tuple
    case .record(let record): return self.record(record, path: path)
    case .object(let shape): return object(shape, path: path)
    case .map(let key, let value):
      return later(
        Self.object(
          "map", ("key", schema(key, path: "\(path).key")),
          ("value", schema(value, path: "\(path).value"))))
    case .set(let value):
      return later(Self.object("set", ("value", schema(value, path: "\(path).value"))))
    default: return JSONObject()
    }
  }

  private mutating func record(_ record: ZodSchema.Record, path: String) -> JSONObject {
    var object = Self.object("record")
    if record.key != ZodSchema(.string) {
      later("key", schema(record.key, path: "\(path).key"), in: &object)
    }
    object["value"] = schema(record.value, path: "\(path).value")
    if record.isLoose { later("mode", "loose", in: &object) }
    flag("partial", record.isPartial, in: &object)
    return object
  }

  private mutating func object(_ shape: ZodSchema.Shape, path: String) -> JSONObject {
    var fields: [JSONObject.Member] = []
    for field in shape.fields {
      fields.append((field.key, schema(field.schema, path: "\(path).shape.\(field.key)")))
    }
    var object = Self.object("object", ("shape", .object(JSONObject(fields))))
    switch shape.unknownKeys {
    case .strip: object["unknownKeys"] = "strip"
    case .keep: object["unknownKeys"] = "keep"
    case .reject: object["unknownKeys"] = "reject"
    case .catchall(let values):
      later("catchall", schema(values, path: "\(path).catchall"), in: &object)
    }
    return object
  }

  /// Returns the fields of a node with several schemas for one value.
  mutating func choice(_ node: ZodSchema.Node, path: String) -> JSONObject {
    switch node {
    case .union(let options):
      if options.isEmpty { return later(Self.object("union", ("options", []))) }
      return Self.object("union", ("options", schemas(options, path: "\(path).options")))
    case .exclusiveUnion(let options):
      return later(Self.object("xor", ("options", schemas(options, path: "\(path).options"))))
    case .discriminatedUnion(let discriminator, let options, let isFallingBack):
      var union = Self.object(
        "discriminated_union", ("discriminator", .string(discriminator)),
        ("options", schemas(options, path: "\(path).options")))
      if options.isEmpty { union = later(union) }
      flag("unionFallback", isFallingBack, in: &union)
      return union
    case .intersection(let left, let right):
      return later(
        Self.object(
          "intersection", ("left", schema(left, path: "\(path).left")),
          ("right", schema(right, path: "\(path).right"))))
    default: return JSONObject()
    }
  }
}
