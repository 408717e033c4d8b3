import JSPrimitives
import SchemaModel

/// A condition as an app writes it.
extension ZodSchema.Condition {
  /// Returns the condition that a field's date is not before another's, if both are truthy.
  static func date(_ field: String, isNotBefore other: String) -> Self {
    .fields(field, other) { fields in
      guard fields[0].isTruthy, fields[1].isTruthy else { return true }
      guard fields[0].isText, fields[1].isText else { throw fields[1].unsupported }
      guard let end = JSDate.parse(fields[0].text), let start = JSDate.parse(fields[1].text) else {
        return false
      }
      return end >= start
    }
  }
}
