import SchemaModel
import SourceJSON
import Testing
import Validation

/// Conditions on a value of any type, also on one that JSON lacks.
@Suite struct ValueConditionTests {
  private func schema(
    _ schema: ZodSchema, _ body: @escaping @Sendable (borrowing ZodSchema.FieldValue) throws -> Bool
  ) -> ZodSchema {
    schema.refine(ZodSchema.Predicate("own", .value(body)), "Broken")
  }

  private func messages(_ payload: String, _ schema: ZodSchema) throws -> [String] {
    try outcome(of: payload, by: Validator(schema)).issues.map(\.message)
  }

  @Test func everyValueHasItsTypeAndTruth() throws {
    for (payload, type, isTruthy) in [
      ("null", ZodSchema.ValueType.null, false), ("true", .boolean, true), ("0", .number, false),
      (#""a""#, .string, true), (#""""#, .string, false), ("[]", .array, true),
      ("{}", .object, true),
    ] {
      let validator = schema(.unknown) { $0.type == type && $0.isTruthy == isTruthy }
      #expect(try messages(payload, validator).isEmpty, "\(payload)")
    }
  }

  @Test func datesAndBigintsAreSeen() throws {
    let date = schema(.coerce.date()) { $0.milliseconds == 86_400_000 }
    #expect(try messages(#""1970-01-02""#, date).isEmpty)
    #expect(try messages(#""1970-01-03""#, date) == ["Broken"])
    let bigint = schema(.coerce.bigint()) { $0.type == .bigint && $0.isTruthy }
    #expect(try messages(#""12""#, bigint).isEmpty)
    #expect(try messages(#""0""#, bigint) == ["Broken"])
    #expect(try messages("12", schema(.number()) { $0.milliseconds == nil }).isEmpty)
  }

  @Test func anErrorMakesTheOutcomeUndecided() throws {
    let thrown = schema(.coerce.date()) { throw $0.unsupported }
    #expect(
      try outcome(of: "0", by: Validator(thrown)).written
        == "undecided: own is not defined for a value of type Date")
  }

  @Test func aDateIsNotBeforeAnother() throws {
    let schema = ZodSchema.object {
      Field("start", .coerce.date().optional())
      Field("end", .coerce.date().optional())
    }.refine(ZodSchema.Predicate("order", .date("end", notBefore: "start")), "Order")
    for (payload, found) in [
      (#"{"start":"2026-02-08","end":"2026-02-09"}"#, [String]()),
      (#"{"start":"2026-02-08","end":"2026-02-08"}"#, []),
      (#"{"start":"2026-02-08","end":"2026-02-07T23:59:59.999Z"}"#, ["Order"]),
      (#"{"start":"2026-02-08"}"#, []), ("{}", []),
    ] {
      #expect(try messages(payload, schema) == found, "\(payload)")
    }
  }

  @Test func aFieldThatIsNoDateIsUndecided() throws {
    let schema = ZodSchema.object {
      Field("start", .string())
      Field("end", .string())
    }.refine(ZodSchema.Predicate("order", .date("end", notBefore: "start")))
    #expect(try outcome(of: #"{"start":"a","end":"b"}"#, by: Validator(schema)).isUndecided)
  }
}
