import CompassSchemas
import SchemaModel
import Testing
import Validation

@Suite("Functions of revision 2026-08")
struct TransformTests {
  /// Returns the result of a function for a text.
  private func applying(_ name: ZodSchema.Transform, to text: String) throws -> String? {
    let schema = ZodSchema(.transform(name))
    let validator = try Validator(schema, functions: WebRevision.august2026.functions)
    guard case .valid(let output) = validator.validate(.string(.init(text))) else { return nil }
    return output.text?.string
  }

  @Test(
    "Ten digits become a number of the United States, whatever stands between them",
    arguments: [
      ("(555) 123-4567", "+15551234567"), ("call 555 123 4567 now", "+15551234567"),
      ("1 555 123 4567", "+15551234567"), ("+15551234567", "+15551234567"),
      ("1234567890", "+11234567890"), ("0000000000", "+10000000000"),
      ("\u{202A}555\u{A0}1234567é", "+15551234567"),
    ])
  func numbers(text: String, expected: String) throws {
    #expect(try applying(.toE164US, to: text) == expected)
  }

  @Test(
    "A text with other digits stays as it is",
    arguments: [
      "", " ", "!!", "555-123-456", "55512345678", "115551234567", "1", "٥٥٥١٢٣٤٥٦٧",
      "555-123-456７",
      "5555555555555555555555",
    ])
  func otherTexts(text: String) throws {
    #expect(try applying(.toE164US, to: text) == text)
  }

  @Test(
    "An address without a scheme is taken for one of https, and both ends are trimmed",
    arguments: [
      ("uga.edu", "https://uga.edu"), (" uga.edu/x:y\u{FEFF}", "https://uga.edu/x:y"),
      ("//x", "https:////x"), ("12345", "https://12345"), ("1a:b", "https://1a:b"),
      (":x", "https://:x"), ("\u{1F}http://x", "https://\u{1F}http://x"),
      ("é:x", "https://é:x"), ("h\nttp:x", "https://h\nttp:x"), ("x", "https://x"),
    ])
  func addresses(text: String, expected: String) throws {
    #expect(try applying(.assumeHTTPS, to: text) == expected)
  }

  @Test(
    "What starts like a scheme stays",
    arguments: [
      ("http://x", "http://x"), ("HTTPS:x", "HTTPS:x"), ("javascript:x", "javascript:x"),
      ("localhost:3000", "localhost:3000"), (" a+b-c.9: ", "a+b-c.9:"), ("  ", ""), ("", ""),
    ])
  func schemes(text: String, expected: String) throws {
    #expect(try applying(.assumeHTTPS, to: text) == expected)
  }

  @Test(
    "What is no text is left to the schema behind",
    arguments: [ZodSchema.Transform.toE164US, .assumeHTTPS])
  func otherTypes(name: ZodSchema.Transform) throws {
    for payload in ["null", "1", "true", "[]", "{}"] {
      let validator = try Validator(
        ZodSchema.preprocess(name, .string()), functions: WebRevision.august2026.functions)
      #expect(validator.validate(payload).issues.map(\.code) == [.invalidType])
    }
  }

  @Test("The same name sanitizes by the rules of the schema's revision")
  func sanitizers() throws {
    let schema = ZodSchema.string().transform("sanitizeHtml+trim")
    for (revision, output) in [(WebRevision.february2026, "R&D"), (.august2026, "R&amp;D")] {
      let validator = try Validator(schema, functions: revision.functions)
      #expect(validator.validate(#""R&D ""#).written == "\"\(output)\"")
    }
  }
}
