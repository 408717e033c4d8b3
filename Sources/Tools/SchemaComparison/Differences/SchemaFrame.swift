internal import JSPrimitives
internal import SchemaModel

/// A value on the way from the payload to one that is compared.
struct SchemaFrame: Hashable, Sendable {
  /// The position of a value in the one around it.
  enum Position: Hashable, Sendable {
    /// The value itself, behind a wrapper, a side of an intersection or something else.
    case inside
    /// A field of an object.
    case field(JSText)
    /// Each element of an array.
    case element
    /// The element of a tuple at an index.
    case item(Int)
    /// Each value of a record.
    case value
    /// The value as one of an option of a union, by the index of the option.
    case option(Int)
  }

  /// The older schema of the value.
  var old: ZodSchema
  /// The newer schema of the value.
  var new: ZodSchema
  /// The path of the value.
  var path: String
  /// The position in the value before.
  var position: Position
}
