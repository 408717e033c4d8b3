public import SchemaModel
public import SourceJSON

/// The functions that take part in making a JSON Schema.
public struct JSONSchemaHandlers {
  /// The answer to a schema that no JSON Schema describes.
  public enum Answer: Sendable, Hashable {
    /// These members; those of a literal replace all of its own.
    case schema(JSONObject)
    /// Any value, as with `JSONSchemaOptions.Unrepresentable.any`.
    case any
    /// The error.
    case `throw`
  }

  /// Called for each schema that no JSON Schema describes, with Zod's message; nil for the options' own treatment.
  ///
  /// Zod has such a function since 4.6.7.
  public var unrepresentable: ((JSONSchemaPlace, String) -> Answer)?
  /// Called for each schema once its JSON Schema is made, to change it: Zod's `override`.
  ///
  /// Inner schemas come before the ones around them. A schema with checks or metadata is a copy of the one without them,
  /// for which the function is called too.
  public var override: ((inout JSONObject, JSONSchemaPlace) -> Void)?

  /// Handlers, by default none.
  public init(
    unrepresentable: ((JSONSchemaPlace, String) -> Answer)? = nil,
    override: ((inout JSONObject, JSONSchemaPlace) -> Void)? = nil
  ) {
    self.unrepresentable = unrepresentable
    self.override = override
  }
}

/// A schema whose JSON Schema is being made.
public struct JSONSchemaPlace: Sendable, Hashable {
  /// The schema.
  public var schema: ZodSchema
  /// The place in the JSON Schema where the schema was met first, such as `properties`, `name`.
  public var path: [PathSegment]
}
