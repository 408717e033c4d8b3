internal import JSPrimitives
internal import SourceJSON

/// Nodes that hold other values.
extension SchemaWriter {
  mutating func tuple(_ items: [ZodSchema], rest: ZodSchema?, path: String) -> JSONObject {
    var tuple = Self.object("tuple", ("items", schemas(items, path: "\(path).items")))
    if let rest { tuple["rest"] = schema(rest, path: "\(path).rest") }
    return tuple
  }

  mutating func record(_ record: ZodSchema.Record, path: String) -> JSONObject {
    var object = Self.object("record")
    if record.key != ZodSchema(.string) {
      later("key", schema(record.key, path: "\(path).key"), in: &object)
    }
    object["value"] = schema(record.value, path: "\(path).value")
    if record.isLoose { later("mode", "loose", in: &object) }
    flag("partial", record.isPartial, in: &object)
    return object
  }

  mutating func object(_ shape: ZodSchema.Shape, path: String) -> JSONObject {
    var fields: [JSONObject.Member] = []
    for field in shape.fields {
      fields.append((field.jsKey, schema(field.schema, path: "\(path).shape.\(field.key)")))
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

  mutating func map(_ key: ZodSchema, _ value: ZodSchema, path: String) -> JSONObject {
    later(
      Self.object(
        "map", ("key", schema(key, path: "\(path).key")),
        ("value", schema(value, path: "\(path).value"))))
  }
}

/// Nodes with several schemas for one value. Version 1 has no union without options.
extension SchemaWriter {
  mutating func union(_ options: [ZodSchema], path: String) -> JSONObject {
    let union = Self.object("union", ("options", schemas(options, path: "\(path).options")))
    return options.isEmpty ? later(union) : union
  }

  mutating func union(
    _ options: [ZodSchema], by discriminator: JSText, isFallingBack: Bool, path: String
  ) -> JSONObject {
    var union = Self.object(
      "discriminated_union", ("discriminator", .string(discriminator)),
      ("options", schemas(options, path: "\(path).options")))
    flag("unionFallback", isFallingBack, in: &union)
    return options.isEmpty ? later(union) : union
  }

  mutating func intersection(_ left: ZodSchema, _ right: ZodSchema, path: String) -> JSONObject {
    later(
      Self.object(
        "intersection", ("left", schema(left, path: "\(path).left")),
        ("right", schema(right, path: "\(path).right"))))
  }
}
