import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// A text that functions leave as it is, or that only loses white space, is not copied; its output is that of a tape.
@Suite struct UnchangedTextTests {
  private static let schemas: [(name: String, schema: ZodSchema)] = [
    ("trim", .string().trim()), ("lower case", .string().toLowerCase()),
    ("upper case", .string().toUpperCase()), ("both", .string().toLowerCase().trim()),
    ("all cases", .string().toUpperCase().toLowerCase()),
    ("tags", .string().transform(.stripHTMLAndTrim)),
    ("HTML of DOMPurify", .string().transform(.sanitizeHTMLAndTrim(in: .february2026))),
    ("HTML of a walk", .string().transform(.sanitizeHTMLAndTrim(in: .august2026))),
    ("@", .string().transform(.stripLeadingAt)),
    ("normalization", .string().normalize()), ("slug", .string().slugify()),
    ("a length before", ZodSchema.string().max(40).trim()),
  ]

  private static let texts: [String] = {
    let long = String(repeating: "abc def ", count: 9)
    let bare = [
      "", " ", "a", "A", "@", "@a", "a@", "aB", "<", "a<b", "<p>", "a<p>b</p>", "<i>x</i>", "&lt;",
      "a&b",
      "é", "É", "\u{A0}a", "a\u{FEFF}", long, long + "<p>", "<" + long, long.uppercased() + "z",
    ]
    let padded = bare.flatMap { [$0, " " + $0, $0 + " ", " " + $0 + " "] }
    // A `<` at each place of the blocks that a search compares at once.
    let signs = (0..<70).map { place in
      String(repeating: "x", count: place) + "<" + String(repeating: "y", count: 70 - place)
    }
    let lengths = (0..<70).map { String(repeating: "x", count: $0) }
    return padded + signs + lengths
  }()

  @Test(arguments: schemas)
  func outputsAreThoseOfATape(name: String, schema: ZodSchema) throws {
    let validator = try Validator(.object { Field("text", schema) })
    var passed = RecordValidator(validator)
    var taped = RecordValidator(validator)
    for text in Self.texts {
      for ending in ["}", #","rest":"a text behind it that is no field of the schema"}"#] {
        let value = JSONWriter.string(of: .string(JSText(text)))
        let payload = Array(#"{"text":\#(value)\#(ending)"#.utf8)
        try payload.withUnsafeBufferPointer { bytes in
          let verdicts = (
            try passed.verdict(on: bytes, writesOutput: true), try taped.judge(bytes)
          )
          #expect(verdicts.0 == verdicts.1, "\(text)")
          guard verdicts.1 == .valid else { return }
          var outputs: ([UInt8], [UInt8]) = ([], [])
          passed.writeOutput(to: &outputs.0)
          taped.writeOutput(to: &outputs.1)
          #expect(outputs.0 == outputs.1, "\(text)")
        }
      }
    }
  }
}
