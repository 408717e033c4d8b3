public import SchemaModel

/// The app's words for schemas, apart from Zod's.
///
/// In a schema they follow `.app`: `.app.uuid` is the app's optional identifier, `.uuid()` is Zod's `z.uuid()`.
///
///     .object {
///       Field("id", .app.uuid)
///       Field("email", .app.email.optional())
///       Field("notes", .string().max(500).app.orEmpty())
///     }
public enum CompassField {
  /// The app's variants of a schema: `.string().app.orEmpty()`.
  public struct Variants: Sendable {
    /// The schema that they vary.
    package let schema: ZodSchema

    init(of schema: ZodSchema) { self.schema = schema }
  }
}

extension ZodSchema {
  /// The app's field schemas, such as `.app.uuid`.
  public static var app: CompassField.Type { CompassField.self }

  /// The app's variants of this schema, such as `.string().app.orEmpty()`.
  public var app: CompassField.Variants { CompassField.Variants(of: self) }
}
