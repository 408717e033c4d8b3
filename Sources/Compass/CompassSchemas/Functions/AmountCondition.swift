package import SchemaModel

extension ZodSchema.Predicate {
  /// At most one of `scholarship_amount` and `scholarship_percentage` is greater than 0.
  package static let amountOrPercentage = Self(
    "amountOrPercentage",
    .fields("scholarship_amount", "scholarship_percentage") { fields in
      if isNotPositive(fields[0]) || isNotPositive(fields[1]) { return true }
      // JavaScript converts other types to numbers.
      if fields[1].number == nil { throw fields[1].unsupported }
      if fields[0].number == nil { throw fields[0].unsupported }
      return false
    })

  /// Returns whether a value is absent or null, or a number that is not greater than 0.
  private static func isNotPositive(_ value: borrowing ZodSchema.FieldValue) -> Bool {
    switch value.type {
    case .undefined, .null: true
    case .number: !((value.number ?? 0) > 0)
    default: false
    }
  }
}
