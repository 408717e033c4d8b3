import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

/// The report of a failure.
@Suite struct PayloadShrinkerTests {
  @Test func onlyWhatFailsIsLeft() {
    let payload: JSONValue = [
      "a": ["x", "yes or no", 12], "b": ["c": 1000, "d": nil], "e": "other",
    ]
    #expect(
      PayloadShrinker.shrink(payload, shrinksNumbers: true) { value in
        value["a"]?.elements?.contains { $0.text?.string.contains("or") == true } == true
      } == ["a": ["or"]])
    #expect(
      PayloadShrinker.shrink(payload, shrinksNumbers: true) { ($0["b"]?["c"]?.number ?? 0) > 100 }
        == ["b": ["c": 125]])
    #expect(PayloadShrinker.shrink(payload, shrinksNumbers: true) { _ in true } == [:])
  }

  @Test func aVectorLineHoldsTheWholeCase() throws {
    let schema = ZodSchema.object { Field("n", .number().min(3)) }
    let input: JSONValue = ["n": 2]
    let outcome = try Validator(schema).validate(input)
    let line = VectorLine.text(id: "generated/1-2", schema: schema, input: input, outcome: outcome)
    let vector = try JSONDocument(Array(line.utf8)).value
    #expect(vector["id"] == "generated/1-2")
    #expect(vector["document"] == schema.document)
    #expect(vector["input"] == input)
    #expect(vector["valid"] == false)
    #expect(vector["issues"]?[0]?["code"] == "too_small")
  }
}
