internal import JSPrimitives
internal import SourceJSON

extension SchemaWriter {
  /// Returns the fields of a node around another.
  mutating func wrapper(_ node: ZodSchema.Node, path: String) -> JSONObject {
    switch node {
    case .optional(let inner): return wrapper("optional", inner, path: path)
    case .exactOptional(let inner):
      var object = wrapper("optional", inner, path: path)
      flag("exact", true, in: &object)
      return object
    case .nonoptional(let inner): return later(wrapper("nonoptional", inner, path: path))
    case .nullable(let inner): return wrapper("nullable", inner, path: path)
    case .default(let inner, let value):
      var object = wrapper("default", inner, path: path)
      set(value, in: &object)
      return object
    case .prefault(let inner, let value):
      var object = wrapper("prefault", inner, path: path)
      set(value, in: &object)
      return object
    case .catch(let inner, let value):
      var object = wrapper("catch", inner, path: path)
      switch value {
      case .constant(let constant): object["value"] = self.constant(constant)
      case .function(let function): later("value", .function(function.name), in: &object)
      }
      return object
    case .readonly(let inner): return later(wrapper("readonly", inner, path: path))
    case .success(let inner): return later(wrapper("success", inner, path: path))
    case .promise(let inner): return later(wrapper("promise", inner, path: path))
    case .lazy(let inner): return later(wrapper("lazy", inner, path: path))
    default: return JSONObject()
    }
  }

  private mutating func wrapper(_ type: JSText, _ inner: ZodSchema, path: String) -> JSONObject {
    Self.object(type, ("inner", schema(inner, path: "\(path).inner")))
  }

  private mutating func set(_ value: Substitute, in object: inout JSONObject) {
    switch value {
    case .constant(let constant): object["value"] = self.constant(constant)
    case .function(let function): later("value", .function(function.name), in: &object)
    }
  }
}
