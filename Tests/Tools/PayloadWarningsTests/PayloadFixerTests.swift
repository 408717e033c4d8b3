import PayloadWarnings
import SchemaModel
import Testing
import Validation

@Suite("Payloads that are mended")
struct PayloadFixerTests {
  private func fix(_ payload: String, _ schema: ZodSchema) throws -> String? {
    let fixer = PayloadFixer(try Validator(schema))
    return Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) }.map {
      String(decoding: $0.text, as: UTF8.self)
    }
  }

  private static let coach = ZodSchema.object {
    Field("role", .enumeration("head", "assistant", "recruiting"))
    Field("email", .string().email().toLowerCase().trim().optional())
    Field("age", .number().optional())
  }

  @Test("The closest allowed value, of which only the bytes change")
  func values() throws {
    #expect(try fix("{ \"role\" : \"haed\" }\n", Self.coach) == "{ \"role\" : \"head\" }\n")
    #expect(try fix(#"{"role":"Head"}"#, Self.coach) == #"{"role":"head"}"#)
    #expect(try fix(#"{"role":"head\u00a0"}"#, Self.coach) == #"{"role":"head"}"#)
    #expect(try fix(#"{"role":"asistent"}"#, Self.coach) == #"{"role":"assistant"}"#)
    #expect(try fix(#"{"role":"owner"}"#, Self.coach) == nil)
    #expect(try fix(#"{"role":7}"#, Self.coach) == nil)
  }

  @Test("No value if two are as close, or the word is too short to be certain")
  func uncertain() throws {
    #expect(try fix(#""D4""#, .enumeration("D1", "D2", "D3")) == nil)
    #expect(try fix(#""caat""#, .enumeration("cat", "coat", "cart")) == nil)
    #expect(try fix(#""cap""#, .enumeration("cat", "dog")) == #""cat""#)
    #expect(try fix(#""cut""#, .enumeration("at", "by")) == nil)
    #expect(try fix(#""heda""#, .literal("head").or(.string().max(2))) == nil)
    #expect(try fix(#""heda""#, .literal("head").or(.literal("tail"))) == #""head""#)
  }

  @Test("A key is renamed if the value is accepted there")
  func keys() throws {
    #expect(
      try fix(#"{"rloe": "head", "Age": 7}"#, Self.coach) == #"{"role": "head", "age": 7}"#)
    #expect(try fix(#"{"role": "head", "aeg": "7"}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "age": 7, "aeg": 8}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "agee": 7, "aage": 8}"#, Self.coach) == nil)
    #expect(try fix(#"{"role": "head", "nickname": "x"}"#, Self.coach) == nil)
    let strict = ZodSchema.strictObject { Field("email", .string()) }
    #expect(try fix(#"{"emial": "a"}"#, strict) == #"{"email": "a"}"#)
    let loose = ZodSchema.looseObject { Field("email", .string().optional()) }
    #expect(try fix(#"{"emial": "a"}"#, loose) == nil)
  }

  @Test("A renamed key's value is mended too")
  func passes() throws {
    #expect(
      try fix(#"{"role": "head", "emial": "ANA@B.CO"}"#, Self.coach)
        == #"{"role": "head", "email": "ana@b.co"}"#)
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
    #expect(try fix(#"{"role": "head", "aeg": 7}"#, odd) == nil)
    #expect(try fix(#"{"role": "head", "aeg": 8}"#, odd) == #"{"role": "head", "age": 8}"#)
    #expect(
      try fix(#"{"role": "haed", "aeg": 8, "email": 1}"#, odd)
        == #"{"role": "head", "age": 8, "email": 1}"#)
  }

  @Test("What is not JSON stays as it is")
  func malformed() throws {
    #expect(try fix(#"{"role": "haed","#, Self.coach) == nil)
    #expect(try fix("", Self.coach) == nil)
  }

  @Test("The titles name the changes, with their places")
  func titles() throws {
    let fixer = PayloadFixer(try Validator(Self.coach))
    let payload = #"{"rloe": "head", "email": "Ana@b.co"}"#
    let fixed = try #require(
      Array(payload.utf8).withUnsafeBufferPointer { fixer.fix($0) })
    #expect(
      fixed.fixes.map(\.title) == [
        #"rename "rloe" to "role""#, "write the address in lower case",
      ])
    #expect(fixed.fixes.map(\.offset) == [2, 27])
    #expect(fixed.wasInvalid)
  }
}
