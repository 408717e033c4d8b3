import Diagnostics
import PayloadWarnings
import SchemaModel
import Testing
import Validation

@Suite("Payloads that are mended")
struct PayloadFixerTests {
  private func fix(
    _ payload: String, _ schema: ZodSchema,
    allowed: Set<SuggestedFix.Applicability> = [.safe]
  ) throws -> String? {
    let fixer = PayloadFixer(try Validator(schema), allowed: allowed)
    return Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) }.text.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func fixUnsafely(_ payload: String, _ schema: ZodSchema) throws -> String? {
    try fix(payload, schema, allowed: [.safe, .unsafe])
  }

  private static let coach = ZodSchema.object {
    Field("role", .enumeration("head", "assistant", "recruiting"))
    Field("email", .string().email().toLowerCase().trim().optional())
    Field("age", .number().optional())
  }

  @Test("The allowed value that is the same but for its spelling, of which only the bytes change")
  func values() throws {
    #expect(try fix("{ \"role\" : \"Head\" }\n", Self.coach) == "{ \"role\" : \"head\" }\n")
    #expect(try fix(#"{"role":"he\u00adad"}"#, Self.coach) == #"{"role":"head"}"#)
    #expect(try fix(#"{"role":"head\u00a0"}"#, Self.coach) == #"{"role":"head"}"#)
    #expect(try fix(#"{"role":"ASSISTANT"}"#, Self.coach) == #"{"role":"assistant"}"#)
    #expect(try fix(#"{"role":"owner"}"#, Self.coach) == nil)
    #expect(try fix(#"{"role":7}"#, Self.coach) == nil)
  }

  @Test("A slip of the keyboard is mended only on request")
  func slips() throws {
    for (written, meant) in [("haed", "head"), ("asistent", "assistant")] {
      let payload = #"{"role":"\#(written)"}"#
      #expect(try fix(payload, Self.coach) == nil)
      #expect(try fixUnsafely(payload, Self.coach) == #"{"role":"\#(meant)"}"#)
    }
    #expect(
      try fix(#"{"role":"Head","emial":"a@b.co"}"#, Self.coach)
        == #"{"role":"head","emial":"a@b.co"}"#)
    #expect(
      try fix(#"{"role":"haed","Email":"a@b.co"}"#, Self.coach, allowed: [.unsafe])
        == #"{"role":"head","Email":"a@b.co"}"#)
  }

  @Test("No value if two are as close, or the word is too short to be certain")
  func uncertain() throws {
    #expect(try fixUnsafely(#""D4""#, .enumeration("D1", "D2", "D3")) == nil)
    #expect(try fixUnsafely(#""emial""#, .enumeration("email", "emiall")) == nil)
    #expect(try fixUnsafely(#""cap""#, .enumeration("cat", "dog")) == nil)
    #expect(try fixUnsafely(#""cut""#, .enumeration("at", "by")) == nil)
    #expect(try fixUnsafely(#""heda""#, .literal("head").or(.string().max(2))) == nil)
    #expect(try fixUnsafely(#""heda""#, .literal("head").or(.literal("tail"))) == #""head""#)
    #expect(try fix(#""Head""#, .enumeration("head").or(.enumeration("head", "x"))) == #""head""#)
  }

  @Test("No value if another one is the same but for its spelling")
  func ambiguous() throws {
    #expect(try fix(#""Ａ""#, .enumeration("a", "A")) == nil)
    #expect(try fix(#"" A ""#, .enumeration("a", "A")) == nil)
    #expect(try fix(#""User ID""#, .enumeration("userId", "user_id")) == nil)
    #expect(try fix(#"" ""#, .enumeration("", "A")) == #""""#)
    #expect(try fix(#"{"user ID":1}"#, Self.object(["userId", "user_id"])) == nil)
    #expect(try fix(#"{"user ID":1,"userId":2}"#, Self.object(["userId", "user_id"])) == nil)
    #expect(try fix(#"{"user ID":1,"USER_ID":2}"#, Self.object(["userId"])) == nil)
    #expect(try fix(#"{"user ID":1,"userId":2}"#, Self.object(["userId", "userIds"])) == nil)
  }

  private static func object(_ keys: [String]) -> ZodSchema {
    .object { for key in keys { Field(key, .unknown.optional()) } }
  }

  @Test("A key is renamed if the value is accepted there")
  func keys() throws {
    #expect(
      try fix(#"{"ROLE": "head", "Age": 7}"#, Self.coach) == #"{"role": "head", "age": 7}"#)
    #expect(try fix(#"{"role": "head", "Age": "7"}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "age": 7, "Age": 8}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "AGE": 7, "Age": 8}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "nickname": "x"}"#, Self.coach) == nil)
    let strict = ZodSchema.strictObject { Field("email", .string()) }
    #expect(try fix(#"{"e_mail": "a"}"#, strict) == #"{"email": "a"}"#)
    #expect(try fixUnsafely(#"{"emial": "a"}"#, strict) == #"{"email": "a"}"#)
    let loose = ZodSchema.looseObject { Field("email", .string().optional()) }
    #expect(try fixUnsafely(#"{"emial": "a", "Email": "b"}"#, loose) == nil)
  }

  @Test("A renamed key's value is mended too")
  func passes() throws {
    #expect(
      try fix(#"{"role": "head", "E-Mail": "ANA@B.CO"}"#, Self.coach)
        == #"{"role": "head", "email": "ana@b.co"}"#)
    #expect(
      try fixUnsafely(#"{"role": "head", "emial": "ANA@B.CO"}"#, Self.coach)
        == #"{"role": "head", "email": "ana@b.co"}"#)
  }

  @Test("A misspelt discriminator, if one option is meant")
  func discriminators() throws {
    let schema = ZodSchema.union([
      .object {
        Field("kind", .literal("circle"))
        Field("radius", .number())
      },
      .object {
        Field("kind", .literal("square"))
        Field("side", .number())
      },
    ])
    #expect(
      try fix(#"{"kind": "Square", "side": 1}"#, schema) == #"{"kind": "square", "side": 1}"#)
    #expect(try fix(#"{"kind": "sqaure", "side": 1}"#, schema) == nil)
    #expect(
      try fixUnsafely(#"{"kind": "sqaure", "side": 1}"#, schema)
        == #"{"kind": "square", "side": 1}"#)
    let cases = ZodSchema.union([
      .object { Field("kind", .literal("A")) }, .object { Field("kind", .literal("a")) },
    ])
    #expect(try fix(#"{"kind": "Ａ"}"#, cases) == nil)
  }

  @Test("Blanks at the ends go if the schema rejects or removes them")
  func blanks() throws {
    #expect(
      try fix(#"{"role": "head", "email": " a@b.co\t"}"#, Self.coach)
        == #"{"role": "head", "email": "a@b.co"}"#)
    #expect(try fix(#"" ana ""#, .string().trim()) == #""ana""#)
    #expect(try fix(#""\u00a0 ana\\ \n""#, .string().transform(.trim)) == #""ana\\""#)
    #expect(try fix(#""  ""#, .string().trim()) == #""""#)
    #expect(try fix(#"" ana ""#, .string()) == nil)
    #expect(try fix(#"" ana ""#, .string().trim().min(9)) == nil)
    #expect(try fix(#"" 2026-01-01""#, .string().regex(#"^\d{4}-\d\d-\d\d$"#)) == #""2026-01-01""#)
  }

  @Test("An e-mail address is written in lower case if the schema does that")
  func lowerCase() throws {
    #expect(
      try fix(#"{"role": "head", "email": "Ana@B.co"}"#, Self.coach)
        == #"{"role": "head", "email": "ana@b.co"}"#)
    #expect(try fix(#""Ana@B.co""#, .string().email()) == nil)
    #expect(try fix(#""Ana""#, .string().toLowerCase()) == nil)
  }

  @Test("No change makes a valid payload invalid, or leaves its finding")
  func validated() throws {
    let odd = Self.coach.refine("odd") { value in value["age"]?.number != 7 }
    #expect(try fix(#"{"role": "head", "Age": 7}"#, odd) == nil)
    #expect(try fix(#"{"role": "head", "Age": 8}"#, odd) == #"{"role": "head", "age": 8}"#)
    #expect(
      try fix(#"{"role": "Head", "Age": 8, "email": 1}"#, odd)
        == #"{"role": "head", "age": 8, "email": 1}"#)
  }

  @Test("What is not JSON stays as it is")
  func malformed() throws {
    #expect(try fix(#"{"role": "Head","#, Self.coach) == nil)
    #expect(try fix("", Self.coach) == nil)
  }

  @Test("The titles name the changes, with their places")
  func titles() throws {
    let fixer = PayloadFixer(try Validator(Self.coach))
    let payload = #"{"Role": "head", "email": "Ana@b.co", "aeg": 7}"#
    let fixed = Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) }
    #expect(
      fixed.fixes.map(\.title) == [
        #"rename "Role" to "role""#, "write the address in lower case",
      ])
    #expect(fixed.fixes.map(\.offset) == [2, 27])
    #expect(fixed.fixes.allSatisfy { $0.applicability == .safe })
    #expect(fixed.wasInvalid)
  }

  @Test("Unsafe changes that were not requested are named, where they are in the result")
  func withheld() throws {
    let fixer = PayloadFixer(try Validator(Self.coach))
    let payload = #"{"A-ge": 7, "role": "haed", "emial": "a@b.co", "e mail": "c@d.co"}"#
    let fixed = Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) }
    #expect(fixed.fixes.map(\.title) == [#"rename "A-ge" to "age""#])
    #expect(fixed.withheld.map(\.title) == [#"replace "haed" with "head""#])
    #expect(fixed.withheld.map(\.question) == [#"did you mean "head"?"#])
    #expect(fixed.withheld.map(\.offset) == [20])
    #expect(fixed.withheld.map(\.applicability) == [.unsafe])
  }
}
