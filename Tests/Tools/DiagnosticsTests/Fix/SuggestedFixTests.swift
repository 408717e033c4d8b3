import Diagnostics
import SchemaModel
import Testing
import Validation

@Suite("Fixes of misspelt values")
struct SuggestedFixTests {
  private func finding(_ payload: String, _ schema: ZodSchema) throws -> Finding {
    try #require(try findings(of: payload, by: schema).first)
  }

  private func fix(_ payload: String, _ schema: ZodSchema) throws -> SuggestedFix? {
    try finding(payload, schema).fix
  }

  @Test(
    "The allowed value that is clearly closest replaces a misspelt one",
    arguments: [
      ("Head", "head", true), (" head", "head", true), ("he\\u200bad\\u00a0", "head", true),
      ("ASSISTANT", "assistant", true), ("asistant", "assistant", false),
      ("assistnat", "assistant", false), ("haed", "head", false),
    ])
  func closest(word: String, value: String, isSafe: Bool) throws {
    let payload = "{\"é\": 1,\n \"role\": \"\(word)\"}"
    let schema = ZodSchema.object { Field("role", .enumeration("head", "assistant")) }
    let finding = try finding(payload, schema)
    let fix = try #require(finding.fix)
    #expect(fix.applicability == (isSafe ? .safe : .unsafe))
    #expect(finding.hint == (isSafe ? nil : "did you mean \"\(value)\"?"))
    #expect(fix.description == "replace \"\(word)\" with \"\(value)\"")
    #expect(fix.replacements.map(\.text) == ["\"\(value)\""])
    let range = fix.replacements[0].range
    #expect(range.start.line == 2)
    #expect(range.start.column == 10)
    #expect(range.end.offset - range.start.offset == word.utf8.count + 2)
  }

  @Test(
    "Another word is only asked about",
    arguments: [("LAX", "LAS"), ("8081", "8080"), ("inactive", "active"), ("grade8", "grade9")])
  func otherWord(word: String, value: String) throws {
    let finding = try finding("\"\(word)\"", .enumeration(value, "x"))
    #expect(finding.fix == nil)
    // Two letters more are too many edits for a question.
    #expect(finding.hint == (word == "inactive" ? nil : "did you mean \"\(value)\"?"))
  }

  @Test("A string that another option looks at is only asked about")
  func otherStrings() throws {
    let schema = ZodSchema.union([
      .enumeration("head", "assistant"), .string().max(2), .string().max(3),
    ])
    let finding = try finding(#""Head""#, schema)
    #expect(finding.fix == nil)
    #expect(finding.hint == #"did you mean "head"?"#)
  }

  @Test(
    "Without a clearly closest value there is no fix",
    arguments: [#""boss""#, #""""#, "1", "null", #""rat""#, #""x""#, #"["cat"]"#])
  func none(payload: String) throws {
    #expect(try fix(payload, .enumeration("cat", "bat", "head", "assistant")) == nil)
  }

  @Test("Two values that are equally close are no fix, and neither is one of another option")
  func equallyClose() throws {
    #expect(try fix(#""carrd""#, .enumeration("card", "carrs")) == nil)
    #expect(try fix(#""cadr""#, ZodSchema.enumeration("card", "x").or(.literal("cads"))) == nil)
    #expect(try fix(#""cadr""#, ZodSchema.enumeration("card", "x").or(.literal("y"))) != nil)
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
    #expect(try findings(of: #""wodr7x""#, by: .enumeration(words)).first?.hint == nil)
  }
}
