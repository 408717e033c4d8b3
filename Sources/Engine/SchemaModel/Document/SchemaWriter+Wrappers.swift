internal import JSPrimitives
internal import SourceJSON

/// Nodes around another, and pipes.
extension SchemaWriter {
  mutating func wrapper(_ type: JSText, _ inner: ZodSchema, path: String) -> JSONObject {
    Self.object(type, ("inner", schema(inner, path: "\(path).inner")))
  }

  mutating func wrapper(
    _ type: JSText, _ inner: ZodSchema, _ value: ZodSchema.Substitute, path: String
  ) -> JSONObject {
    var object = wrapper(type, inner, path: path)
    switch value {
    case .constant(let constant): object["value"] = self.constant(constant)
    case .function(let function):
      let value = self.function(function, path: "\(path).value")
      later("value", value, in: &object)
    }
    return object
  }

  mutating func `catch`(_ inner: ZodSchema, _ value: ZodSchema.Rescue, path: String) -> JSONObject {
    var object = wrapper("catch", inner, path: path)
    switch value {
    case .constant(let constant): object["value"] = self.constant(constant)
    case .function(let function):
      let value = self.function(function, path: "\(path).value")
      later("value", value, in: &object)
    }
    return object
  }

  mutating func pipe(_ input: ZodSchema, _ output: ZodSchema, path: String) -> JSONObject {
    Self.object(
      "pipe", ("in", schema(input, path: "\(path).in")),
      ("out", schema(output, path: "\(path).out"))
    )
  }

  mutating func pipe(
    _ input: ZodSchema, _ output: ZodSchema, _ codec: ZodSchema.Codec, path: String
  ) -> JSONObject {
    var object = pipe(input, output, path: path)
    flag("codec", true, in: &object)
    object["decode"] = function(codec.decode, path: "\(path).decode")
    object["encode"] = function(codec.encode, path: "\(path).encode")
    return object
  }
}
