import Diagnostics
import SchemaModel
import Testing
import Validation

@Suite("Fixes of misspelt values")
struct SuggestedFixTests {
  private func fix(_ payload: String, _ schema: ZodSchema) throws -> SuggestedFix? {
    try #require(try findings(of: payload, by: schema).first).fix
  }

  @Test(
    "The allowed value that is clearly closest replaces a misspelt one",
    arguments: [
      ("Head", "head"), (" head", "head"), ("asistant", "assistant"), ("assistnat", "assistant"),
      ("ASSISTANT", "assistant"), ("hed", "head"),
    ])
  func closest(word: String, value: String) throws {
    let payload = "{\"é\": 1,\n \"role\": \"\(word)\"}"
    let fix = try #require(
      try fix(payload, .object { Field("role", .enumeration("head", "assistant")) }))
    #expect(fix.description == "replace \"\(word)\" with \"\(value)\"")
    #expect(fix.replacements.map(\.text) == ["\"\(value)\""])
    let range = fix.replacements[0].range
    #expect(range.start.line == 2)
    #expect(range.start.column == 10)
    #expect(range.end.offset - range.start.offset == word.utf8.count + 2)
  }

  @Test(
    "Without a clearly closest value there is no fix",
    arguments: [#""boss""#, #""""#, "1", "null", #""rat""#, #""x""#, #"["cat"]"#])
  func none(payload: String) throws {
    #expect(try fix(payload, .enumeration("cat", "bat", "head", "assistant")) == nil)
  }

  @Test("Two values that are equally close are no fix, and neither is one of another option")
  func equallyClose() throws {
    #expect(try fix(#""cart""#, .enumeration("card", "cars")) == nil)
    #expect(try fix(#""cart""#, ZodSchema.enumeration("card", "x").or(.literal("cars"))) == nil)
    #expect(try fix(#""cart""#, ZodSchema.enumeration("card", "x").or(.literal("y"))) != nil)
  }

  @Test("The discriminator of a discriminated union is replaced")
  func discriminator() throws {
    let schema = ZodSchema.discriminatedUnion(
      "kind", .object { Field("kind", .literal("circle")) },
      .object { Field("kind", .literal("square")) })
    #expect(try fix(#"{"kind": "Square"}"#, schema)?.replacements.map(\.text) == [#""square""#])
    #expect(try fix("{}", schema) == nil)
  }

  @Test("Long words and long lists are not compared")
  func limits() throws {
    let word = String(repeating: "a", count: 65)
    #expect(try fix("\"\(word)\"", .enumeration("\(word)b", "c")) == nil)
    let words = (0..<1001).map { "word\($0)x" }
    #expect(try fix(#""Word7x""#, .enumeration(words.map { $0 })) == nil)
    #expect(try fix(#""Word7x""#, .enumeration(Array(words.prefix(1000)))) != nil)
  }
}
