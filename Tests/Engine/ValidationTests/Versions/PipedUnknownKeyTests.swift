import SchemaModel
import SourceJSON
import Testing
import Validation

/// A pipe after unknown keys in 4.6.7: its second side runs, and a union of several options drops their issues.
@Suite struct PipedUnknownKeyTests {
  private static let left = ZodSchema.object { Field("a", .string()) }.strict()
  private static let rescued = ZodSchema(.catch(.string(), value: .constant("c")))

  private func outcome(_ output: ZodSchema) throws -> Outcome<JSONValue> {
    try Validator(ZodSchema(.pipe(Self.left, output)), zod: .v4_6_7).validate(#"{"a":"x","z":1}"#)
  }

  @Test func aUnionThatRecoversMakesThePayloadValid() throws {
    #expect(try outcome(ZodSchema(.union([.number(), Self.rescued]))).output == "c")
  }

  @Test(arguments: [
    rescued, ZodSchema(.nullable(rescued)), ZodSchema(.pipe(rescued, .any)),
  ])
  func aCatchLeavesTheIssuesOfTheFirstSide(_ output: ZodSchema) throws {
    #expect(try outcome(output).issues.map(\.code) == [.unrecognizedKeys])
  }

  @Test func aUnionOfSeveralOptionsHasIssuesOfItsOwn() throws {
    #expect(try outcome(ZodSchema(.union([.number(), .any]))).isValid)
  }

  @Test func anySecondSideThatKeepsTheIssuesReportsThem() throws {
    #expect(try outcome(.any).issues.map(\.code) == [.unrecognizedKeys])
    #expect(try outcome(.string()).issues.map(\.code) == [.unrecognizedKeys, .invalidType])
  }

  @Test func aCatchAroundThePipeReturnsTheOutputOfTheUnion() throws {
    let pipe = ZodSchema(.pipe(Self.left, ZodSchema(.union([.number(), Self.rescued]))))
    let schema = ZodSchema(.catch(pipe, value: .constant("o")))
    let outcome = try Validator(schema, zod: .v4_6_7).validate(#"{"a":"x","z":1}"#)
    #expect(outcome.output == "c")
  }

  @Test func anEarlierVersionStopsThePipe() throws {
    let schema = ZodSchema(.pipe(Self.left, Self.rescued))
    let outcome = try Validator(schema, zod: .v4_4_3).validate(#"{"a":"x","z":1}"#)
    #expect(outcome.issues.map(\.code) == [.unrecognizedKeys])
  }
}
