import Diagnostics
import SchemaModel
import Testing
import Validation

@Suite("The innermost problem of a finding")
struct FindingCauseTests {
  private func finding(_ payload: String, _ schema: ZodSchema) throws -> Finding {
    try #require(try findings(of: payload, by: schema).first)
  }

  private func column(_ payload: String, _ schema: ZodSchema) throws -> Int? {
    try finding(payload, schema).cause?.range.start.column
  }

  @Test("An issue without others in it has none")
  func none() throws {
    let found = try finding(#"{"a": 1}"#, .object { Field("a", .string()) })
    #expect(found.cause == nil)
    #expect(found.shownRange == found.range)
    #expect(found.received == "1")
    #expect(found.missing == nil)
  }

  @Test(
    "Unions within unions, arrays and records are followed to the value; the issue's range stays")
  func nested() throws {
    let inner = ZodSchema.null.or(.object { Field("b", .string()) })
    let schema = ZodSchema.number().or(.object { Field("a", .array(.record(inner))) })
    let found = try finding(#"{"a": [{}, {"k": {"b": 4}}]}"#, schema)
    let cause = try #require(found.cause)
    #expect(cause.code == .invalidType)
    #expect(cause.path == ["a", 1, "k", "b"])
    #expect(cause.field == "a.1.k.b")
    #expect(cause.message == "Invalid input: expected string, received number")
    #expect(cause.received == "4")
    #expect(cause.range.start.column == 24)
    #expect(found.shownRange == cause.range)
    #expect(found.range?.start.column == 1)
    #expect(found.code == "invalid_union")
    #expect(found.issue?.path == [])
  }

  @Test("An intersection in an option has the issues of both sides")
  func intersection() throws {
    let both = ZodSchema.object { Field("a", .string()) }.and(.object { Field("b", .string()) })
    #expect(try column(#"{"a": "x", "b": 1}"#, .null.or(both)) == 17)
  }

  @Test("A wrong key is at fault, and not the value under it")
  func key() throws {
    let schema = ZodSchema.record(.string().max(2), .number())
    let found = try finding(#"{"TX": 1, "Texas": 2}"#, schema)
    let cause = try #require(found.cause)
    #expect(found.code == "invalid_key")
    #expect(cause.code == .tooBig)
    #expect(cause.path == ["Texas"])
    #expect(cause.range.start.column == 11)
    #expect(cause.received == #""Texas""#)
    #expect(found.range?.start.column == 20)
    #expect(try column(#"{"TX": 1, "Texas": 2}"#, .null.or(schema)) == 11)
  }

  @Test("A missing key is reported at the key of its object")
  func missing() throws {
    let schema = ZodSchema.null.or(.object { Field("a", .object { Field("b", .string()) }) })
    let cause = try #require(try finding(#"{"a": {}}"#, schema).cause)
    #expect(cause.missing == .key)
    #expect(cause.missing?.hint == "the key is missing")
    #expect(cause.received.isEmpty)
    #expect(cause.range.start.column == 2)
    let plain = try finding("{}", .object { Field("a", .string()) })
    #expect(plain.missing == .key)
    #expect(plain.received == nil)
  }

  @Test("An unknown key comes before the missing one that it misspells")
  func unknown() throws {
    let schema = ZodSchema.null.or(.strictObject { Field("email", .string()) })
    let cause = try #require(try finding(#"{"emial": "x"}"#, schema).cause)
    #expect(cause.code == .unrecognizedKeys)
    #expect(cause.received == #""emial""#)
    #expect(cause.range.start.column == 2)
  }

  @Test("The option that the smallest part of the value does not fit is the closest")
  func smallestPart() throws {
    // Followed deepest is the first option, which also lacks a key.
    let other = ZodSchema.object {
      Field("title", .string())
      Field("address", .object { Field("zip", .number()) })
    }
    let meant = ZodSchema.object {
      Field("name", .string())
      Field("address", .object { Field("zip", .string()) })
    }
    #expect(try column(#"{"address": {"zip": "1"}, "name": 5}"#, other.or(meant)) == 35)
  }

  @Test("A misspelt discriminator chooses the option with the closest one")
  func misspeltDiscriminator() throws {
    let circle = ZodSchema.object {
      Field("kind", .literal("circle"))
      Field("size", .number())
    }
    let square = ZodSchema.object {
      Field("kind", .literal("square"))
      Field("size", .number())
    }
    let found = try finding(#"{"size": 1, "kind": "sqaure"}"#, circle.or(square))
    #expect(found.branch?.option == 1)
    #expect(found.cause?.range.start.column == 21)
    #expect(found.fix?.replacements.map(\.text) == [#""square""#])
  }
}
