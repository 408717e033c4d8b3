internal import JSPrimitives
package import SchemaModel

extension ZodSchema.Predicate {
  /// `end_date` is not before `start_date`, if both are set.
  package static let endNotBeforeStart = Self(
    "endNotBeforeStart",
    .fields("end_date", "start_date") { try isNotBefore($0["end_date"], $0["start_date"]) })
  /// `deadline_date` is not before `offer_date`, if both are set.
  package static let deadlineNotBeforeOffer = Self(
    "deadlineNotBeforeOffer",
    .fields("deadline_date", "offer_date") {
      try isNotBefore($0["deadline_date"], $0["offer_date"])
    })
  /// A `role` of `player` has a `dateOfBirth` of the form `2010-01-05`.
  package static let playerNeedsBirthDate = Self(
    "playerNeedsBirthDate",
    .fields("role", "dateOfBirth") { fields in
      guard fields["role"].text.equals("player") else { return true }
      return try isDate(fields["dateOfBirth"])
    })

  /// Returns whether one of two dates is falsy, or `new Date` reads both and the first is not before the second.
  ///
  /// JavaScript reads other types than strings as dates too.
  private static func isNotBefore(
    _ end: borrowing ZodSchema.FieldValue, _ start: borrowing ZodSchema.FieldValue
  ) throws -> Bool {
    guard end.isTruthy, start.isTruthy else { return true }
    guard end.isText, start.isText else { throw start.unsupported }
    guard let endTime = JSDate.parse(end.text), let startTime = JSDate.parse(start.text) else {
      return false
    }
    return endTime >= startTime
  }

  /// Returns whether a value matches `/^\d{4}-\d{2}-\d{2}$/`, so February 30 passes.
  ///
  /// JavaScript converts objects to strings.
  private static func isDate(_ value: borrowing ZodSchema.FieldValue) throws -> Bool {
    switch value.type {
    case .string: return hasDateForm(value.text)
    case .array, .object, .date, .function, .bigint, .set, .map: throw value.unsupported
    case .undefined, .null, .boolean, .number: return false
    }
  }

  private static func hasDateForm(_ text: borrowing TextBytes) -> Bool {
    guard text.count == 10 else { return false }
    for place in 0..<10 {
      let isRight =
        place == 4 || place == 7
        ? text[place] == UInt8(ascii: "-") : 0x30...0x39 ~= text[place]
      if !isRight { return false }
    }
    return true
  }
}
