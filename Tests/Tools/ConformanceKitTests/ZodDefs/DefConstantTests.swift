import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

/// The values of defaults, and the marks for values that JSON doesn't have.
@Suite struct DefConstantTests {
  private func value(_ text: String) throws -> ZodSchema.Constant? {
    let schema = try DefTrees.schema(
      #"{"type":"default","innerType":{"type":"any"},"value":\#(text)}"#)
    guard case .default(_, .constant(let constant)) = schema.node else { return nil }
    return constant
  }

  @Test(arguments: [
    (#""a""#, ZodSchema.Constant.json("a")), ("[1,{}]", .json([1, [:]])), ("null", .json(.null)),
    (#"{"$undefined":true}"#, .undefined), (#"{"$bigint":"12"}"#, .bigint("12")),
    (#"{"$date":5}"#, .date(milliseconds: 5)),
    (#"{"$date":"2026-08-20T00:00:00.000Z"}"#, .date(milliseconds: 1_787_184_000_000)),
    (#"{"$number":"Infinity"}"#, .json(.number(.infinity))),
    (#"[{"$number":"-Infinity"}]"#, .json([.number(-.infinity)])),
    (#"{"a":{"$number":"Infinity"}}"#, .json(["a": .number(.infinity)])),
    (#"{"$a":1,"b":2}"#, .json(["$a": 1, "b": 2])),
  ])
  func aConstantIsAValueOrAMark(_ text: String, _ constant: ZodSchema.Constant) throws {
    #expect(try value(text) == constant)
  }

  @Test func negativeZeroAndNaNAreKept() throws {
    #expect(try value(#"{"$number":"-0"}"#)?.json?.number?.sign == .minus)
    #expect(try value(#"{"$number":"NaN"}"#)?.json?.number?.isNaN == true)
  }

  @Test(arguments: [
    (#"{"$map":[]}"#, "$.value: a $map has no place here"),
    (#"{"$set":[]}"#, "$.value: a $set has no place here"),
    (#"{"$symbol":"s"}"#, "$.value: a $symbol has no place here"),
    (#"{"$number":"1"}"#, "$.value: a $number has no place here"),
    (#"{"$date":"yesterday"}"#, "$.value: a $date has no place here"),
    (#"{"$bigint":"1.5"}"#, "$.value: a $bigint has no place here"),
    (#"{"a":[{"$undefined":true}]}"#, "$.value.a[0]: a $undefined has no place here"),
  ])
  func aMarkWithoutAPlaceIsRefused(_ text: String, _ refusal: String) throws {
    #expect(
      try DefTrees.refusal(#"{"type":"default","innerType":{"type":"any"},"value":\#(text)}"#)
        == refusal)
  }
}
