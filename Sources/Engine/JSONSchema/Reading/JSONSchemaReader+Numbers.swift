internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

extension JSONSchemaReader {
  /// Returns the schema of the types `number` and `integer`.
  ///
  /// An exclusive bound is a number of its own, or true beside the bound that it changes. Up to 4.4.3 the bound that it
  /// changes remains.
  mutating func number(
    _ keywords: Keywords, isInteger: Bool, at place: SchemaPlace
  ) throws(JSONSchemaReadingError) -> ID {
    var checks: [ZodSchema.Check] = []
    if isInteger { checks.append(ZodSchema.Check(.numberFormat(.safeint))) }
    let minimum = keywords.number("minimum")
    let maximum = keywords.number("maximum")
    let isAboveMinimum =
      keywords.value("exclusiveMinimum") { $0 == true && minimum != nil } != nil
    let isBelowMaximum =
      keywords.value("exclusiveMaximum") { $0 == true && maximum != nil } != nil
    if let minimum, !(isAboveMinimum && rules.replacesBounds) {
      checks.append(ZodSchema.Check(.greaterThan(.number(minimum), inclusive: true)))
    }
    if let maximum, !(isBelowMaximum && rules.replacesBounds) {
      checks.append(ZodSchema.Check(.lessThan(.number(maximum), inclusive: true)))
    }
    if let bound = keywords.number("exclusiveMinimum") ?? (isAboveMinimum ? minimum : nil) {
      checks.append(ZodSchema.Check(.greaterThan(.number(bound), inclusive: false)))
    }
    if let bound = keywords.number("exclusiveMaximum") ?? (isBelowMaximum ? maximum : nil) {
      checks.append(ZodSchema.Check(.lessThan(.number(bound), inclusive: false)))
    }
    if let step = keywords.number("multipleOf") {
      checks.append(ZodSchema.Check(.multipleOf(.number(step))))
    }
    return try schemas.add(.leaf(.number), checks: checks, at: place)
  }
}
