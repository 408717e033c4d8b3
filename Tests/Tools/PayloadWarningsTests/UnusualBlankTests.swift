import SchemaModel
import Testing

@Suite("Strings with blanks that can't be distinguished or seen")
struct UnusualBlankTests {
  private static let role = ZodSchema.enumeration("head", "assistant")

  @Test(
    "An allowed value but for such a character",
    arguments: [
      (#""head\u00a0""#, "U+00A0 (no-break space)"),
      ("\"he\u{200B}ad\"", "U+200B (zero width space)"),
      ("\"\u{FEFF}head\"", "U+FEFF (zero width no-break space)"),
      (#""head\t""#, "U+0009 (a control character)"),
      ("\"\u{FF48}\u{FF45}\u{FF41}\u{FF44}\"", "U+FF48 (fullwidth latin small letter h)"),
    ])
  func allowed(_ payload: String, _ name: String) throws {
    let message = "only \(name) makes the string differ from \"head\""
    #expect(try warnings(payload, Self.role) == ["unusual_blank : \(message)"])
    #expect(try warnings(payload, .literal("head").or(.null)) == ["unusual_blank : \(message)"])
  }

  @Test("A plain space, another case or another word is no such character")
  func others() throws {
    for payload in [#""head ""#, #""Head""#, #""hëad""#, #""head""#] {
      #expect(try warnings(payload, Self.role) == [])
    }
  }

  @Test("A string without its format but for such a character")
  func formats() throws {
    #expect(
      try warnings("\"ana@example\u{FF0E}com\"", .string().email()) == [
        "unusual_blank : only U+FF0E (fullwidth full stop) keeps the string from being accepted"
      ])
    #expect(try warnings("\"ana\u{A0}example.com\"", .string().email()) == [])
  }

  @Test("A string that starts or ends with one, unless the schema removes it")
  func ends() throws {
    #expect(
      try warnings(#""Ana\n""#, .string()) == [
        "unusual_blank : the string ends with U+000A (a control character)"
      ])
    #expect(
      try warnings("\"\u{202A}Ana\"", .string().optional()) == [
        "unusual_blank : the string starts with U+202A (left-to-right embedding)"
      ])
    for schema in [ZodSchema.string().trim(), .string().transform(.trim)] {
      #expect(try warnings(#""Ana\n""#, schema) == [])
    }
    for payload in [#"" Ana ""#, "\"An\u{A0}a\"", "\"👍🏽❤️\"", #""""#] {
      #expect(try warnings(payload, .string()) == [])
    }
    #expect(try warnings(#""Ana\n""#, .any) == [])
  }
}
