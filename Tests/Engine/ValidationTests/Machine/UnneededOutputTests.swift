import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// A verdict alone does not run functions whose outputs nothing looks at; it is the verdict of a run with outputs.
@Suite struct UnneededOutputTests {
  private static func expectAgreement(
    _ payloads: [String], by schema: ZodSchema, limits: ValidationLimits = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Verdict] {
    let validator = try Validator(schema, limits: limits)
    return try payloads.map { payload in
      let verdict = validator.verdict(on: payload)
      try Array(payload.utf8).withUnsafeBufferPointer { bytes in
        var taped = RecordValidator(validator)
        var written = RecordValidator(validator)
        let others = (try taped.judge(bytes), try written.verdict(on: bytes, writesOutput: true))
        #expect(others == (verdict, verdict), "\(payload)", sourceLocation: sourceLocation)
      }
      return verdict
    }
  }

  private static let functions: [ZodSchema.Transform] = [
    .trim, .stripHTMLAndTrim, .stripLeadingAt, .sanitizeHTMLAndTrim(in: .february2026),
    .sanitizeHTMLAndTrim(in: .august2026),
  ]

  /// Texts as JSON has them.
  private static let texts = [
    "", " ", "x", "xxxxxx", "xxxxxxx", "é", "éééééé", "ééééééé", "\\n", "\\nxxxx", "\\nxxxxx",
    "\\nxxxxxx",
    "\\u00e9", "\\u00e9xxxxx", "\\u00e9xxxxxx", "<p>", "<\\/p>", "<p>\\n", "\\u003cp>", "<b>x</b>",
    "<b>\\\"</b>",
    "\\ud83d\\ude00", "\\ud83d\\ude00xxxx", "\\ud83d\\ude00xxxxx", "\\ud83dx",
  ]

  @Test("Lengths are counted in texts that are not decoded", arguments: functions)
  func lengths(function: ZodSchema.Transform) throws {
    let payloads = Self.texts.map { #"{"text":"\#($0)"}"# }
    for text: ZodSchema in [
      .string(), .string().max(6), .string().min(2), .string().length(6), .string().regex("^x*$"),
    ] {
      for schema in [
        text.transform(function), text.transform(function).or(.literal("")).optional(),
        text.transform(function).or(.string().max(1).toUpperCase()),
      ] {
        let verdicts = try Self.expectAgreement(payloads, by: .object { Field("text", schema) })
        #expect(verdicts.contains(.valid))
      }
    }
    let most = try Self.expectAgreement(
      payloads, by: .object { Field("text", ZodSchema.string().max(6).transform(function)) })
    // Seven characters, in any spelling.
    #expect(most[Self.texts.firstIndex(of: "\\nxxxxxx")!] == .invalid)
    #expect(most[Self.texts.firstIndex(of: "ééééééé")!] == .invalid)
    #expect(most[Self.texts.firstIndex(of: "\\u00e9xxxxx")!] == .valid)
    #expect(most[Self.texts.firstIndex(of: "\\ud83d\\ude00xxxx")!] == .valid)
    #expect(most[Self.texts.firstIndex(of: "\\ud83d\\ude00xxxxx")!] == .valid)
  }

  @Test("A check sees the outputs of the fields that it looks at", arguments: functions.dropFirst())
  func checkedFields(function: ZodSchema.Transform) throws {
    let id = ZodSchema.string().transform(function).optional()
    let schema = ZodSchema.object {
      Field("school_id", id)
      Field("coach_id", id)
      Field("notes", id)
    }.refine(.schoolOrCoach)
    let texts = [
      "", " ", "x", "\\n", "\\nx", "<br> ", "<br>\\n", "@", "\\u0040", "<p></p>", "&lt;",
    ]
    _ = try Self.expectAgreement(
      texts.flatMap { text in
        ["school_id", "coach_id", "notes"].map { #"{"\#($0)":"\#(text)"}"# }
      }, by: schema)
  }

  @Test("HTML that can't be cleaned within the limits leaves a verdict undecided")
  func markupBeyondTheLimits() throws {
    let open = "<p>" + (0..<500).map { "<b class=\($0)>" }.joined()
    let text = open + String(repeating: "<p>x", count: 1_000)
    let schema = ZodSchema.object {
      Field("text", ZodSchema.string().transform(.sanitizeHTMLAndTrim(in: .february2026)))
    }
    for limits in [ValidationLimits(), ValidationLimits(htmlMemory: 1 << 20)] {
      let verdicts = try Self.expectAgreement(
        [
          #"{"text":"\#(text)"}"#, #"{"text":"\#(text)\n"}"#,
          #"{"text":"\#(text.replacing("<", with: "\\u003c"))"}"#,
        ], by: schema, limits: limits)
      let reason = UndecidedReason.htmlLimit(
        reason: "it takes more than \(max(1 << 20, 40 * text.utf8.count)) bytes of memory")
      #expect(verdicts.contains { $0 != .undecided(reason) } == false, "\(verdicts)")
    }
    for payload in [#"{"text":"<x a=b>"}"#, #"{"text":"<x a=b>\n"}"#] {
      let verdicts = try Self.expectAgreement(
        [payload], by: schema, limits: ValidationLimits(htmlMemory: 100))
      #expect(
        verdicts == [.undecided(.htmlLimit(reason: "it takes more than 100 bytes of memory"))])
      #expect(try Self.expectAgreement([payload], by: schema) == [.valid])
    }
  }
}
