import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// The issues of a text that one pass refused are those that a run over its tape finds.
@Suite struct RefusalTests {
  /// A payload as the caller sees it.
  private enum Seen: Equatable {
    case unreadable(JSONError)
    case undecided(UndecidedReason)
    case judged(Verdict, issues: [ValidationIssue])
  }

  /// Validates a text, from a tape or in one pass if that is possible.
  private static func see(_ text: String, _ record: inout RecordValidator, fromTape: Bool) -> Seen {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      do throws(JSONError) {
        let verdict = fromTape ? try record.judge(bytes) : try record.verdict(on: bytes)
        let count = record.issueCount()
        let explained = record.explain()
        #expect(count == explained.map(\.count))
        #expect(record.explain() == explained)
        switch explained {
        case .success(let issues):
          for issue in issues {
            // The entry of an issue's value is one of the tape that the caller sees.
            #expect(issue.entry.map { record.payload.entry($0).sourceRange } == issue.range)
          }
          return .judged(verdict, issues: issues)
        case .failure(let reason): return .undecided(reason)
        }
      } catch {
        return .unreadable(error)
      }
    }
  }

  /// Expects both ways to find the same, for a new validator and for one that saw other payloads before.
  private static func expectAgreement(
    _ texts: [String], by schema: ZodSchema, limits: ValidationLimits = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for zod in ZodVersion.allCases {
      let validator = try Validator(schema, zod: zod, limits: limits)
      var used = RecordValidator(validator)
      var usedTape = RecordValidator(validator)
      for text in texts + texts.reversed() {
        var passed = RecordValidator(validator)
        var taped = RecordValidator(validator)
        let expected = see(text, &taped, fromTape: true)
        #expect(
          see(text, &passed, fromTape: false) == expected, "\(text)", sourceLocation: sourceLocation
        )
        #expect(
          see(text, &used, fromTape: false) == expected, "\(text)", sourceLocation: sourceLocation)
        #expect(
          see(text, &usedTape, fromTape: true) == expected, "\(text)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  private static let name = ZodSchema.string().trim().min(2)

  @Test("Fields of all kinds, one or all of them wrong")
  func fields() throws {
    let schema = ZodSchema.object {
      Field("name", Self.name)
      Field("size", ZodSchema.number().int().optional())
      Field("tags", .array(.string()).default([.string("new")]))
      Field("role", .enumeration("a", "b").nullable())
      Field("nick", ZodSchema.union(.string().max(3).toLowerCase(), .literal("none")).optional())
      Field("code", .string().regex("^[0-9]+$").pipe(.string().max(2)).optional())
      Field("safe", .string().min(3).catch(.string("safe")))
      Field("more", .record(.string().min(2), .number()).optional())
      Field("pair", .tuple(.string(), .number()).optional())
    }
    let right = [
      #""name":"Ana""#, #""size":1"#, #""tags":["a"]"#, #""role":"a""#, #""nick":"abc""#,
      #""code":"12""#, #""safe":"x""#, #""more":{"aa":1}"#, #""pair":["a",1]"#,
    ]
    let wrong = [
      #""name":" A ""#, #""size":1.5"#, #""tags":["a",1,null]"#, #""role":"c""#, #""nick":"abcd""#,
      #""code":"1a3""#, #""safe":1"#, #""more":{"a":1,"bb":"2"}"#, #""pair":["a"]"#,
    ]
    var texts = ["{}", "{" + wrong.joined(separator: ",") + "}"]
    for place in wrong.indices {
      for rest in [right, wrong] {
        var members = rest
        members[place] = wrong[place]
        texts.append("{" + members.joined(separator: ",") + "}")
        texts.append("{" + members.reversed().joined(separator: ",") + "}")
        members.remove(at: place)
        texts.append("{" + members.joined(separator: " , ") + "}")
      }
    }
    for value in ["null", "true", "-1e400", "[]", "{}", #""\u0041""#, #""é""#, #""""#] {
      texts += wrong.map { member in
        let key = member.prefix { $0 != ":" }
        return "{\(right[0]),\(right[3]),\(key):\(value)}"
      }
    }
    try Self.expectAgreement(texts, by: schema)
  }

  @Test("Objects in objects, each with its own wrong fields")
  func nesting() throws {
    let inner = ZodSchema.object {
      Field("a", Self.name)
      Field("b", ZodSchema.number().optional())
    }
    let schema = ZodSchema.object {
      Field("first", inner)
      Field("second", inner.optional())
      Field("third", inner.nullable())
      Field("deep", .object { Field("in", .object { Field("in", inner) }) }.optional())
      Field("last", .string())
    }
    let objects = [
      #"{"a":"ok","b":1}"#, #"{"a":"x"}"#, #"{"b":"1"}"#, #"{"b":null,"a":" y "}"#, "null", "[1]",
      #"{"a":"ok","c":{"a":1}}"#,
    ]
    var texts: [String] = []
    for first in objects {
      for second in objects {
        texts += [
          #"{"first":\#(first),"second":\#(second),"third":\#(first),"last":1}"#,
          #"{"last":"z","third":\#(second),"second":\#(first),"first":\#(second)}"#,
          #"{"deep":{"in":{"in":\#(first)}},"first":\#(second),"third":null,"last":"z"}"#,
        ]
      }
    }
    try Self.expectAgreement(texts, by: schema)
  }

  @Test("Options of a discriminated union, the discriminator among the wrong fields")
  func unions() throws {
    let schema = ZodSchema.object {
      Field("id", ZodSchema.number())
      Field(
        "item",
        .discriminatedUnion(
          "kind",
          .object {
            Field("kind", .literal("camp"))
            Field("name", Self.name)
          },
          .object {
            Field("kind", .literal("game"))
            Field("score", ZodSchema.number().min(1))
          }))
    }
    try Self.expectAgreement(
      [
        #"{"id":1,"item":{"kind":"camp","name":"x"}}"#,
        #"{"id":"1","item":{"kind":"game","score":0}}"#,
        #"{"item":{"kind":"game","score":0},"id":"1"}"#, #"{"id":1,"item":{"kind":"trip"}}"#,
        #"{"id":1,"item":{"name":"x","kind":"camp"}}"#, #"{"id":1,"item":{}}"#, #"{"id":1}"#,
        #"{"id":1,"item":{"kind":"camp","kind":"game","score":1}}"#,
        #"{"item":{"kind":"camp"},"id":{}}"#,
      ], by: schema)
  }

  /// An object that is checked as a whole, if its issues do not abort.
  private static func checked(
    _ check: (ZodSchema) -> ZodSchema
  ) -> ZodSchema {
    let dates = check(
      .object {
        Field("start", .string().min(2))
        Field("end", .string().trim().min(2).optional())
        Field("size", ZodSchema.number().default(1))
        Field("note", .string().optional())
      })
    return .object {
      Field("in", dates)
      Field("after", .string().min(2))
    }
  }

  private static let checkedTexts: [String] = {
    let values = [#""2026""#, #"" 2025 ""#, #""1""#, "1", "null"]
    return values.flatMap { start in
      values.flatMap { end in
        [
          #"{"in":{"start":\#(start),"end":\#(end)},"after":"ok"}"#,
          #"{"in":{"end":\#(end),"start":\#(start),"size":"1","note":1},"after":"x"}"#,
          #"{"after":"ok","in":{"start":\#(start)}}"#, #"{"in":{"note":"x","end":\#(end)}}"#,
        ]
      }
    }
  }()

  @Test("Checks of an object see the outputs of its other fields")
  func checks() throws {
    let rules: [(ZodSchema) -> ZodSchema] = [
      { $0.refine(.init("either", .isSet("end", or: "note"))) },
      { $0.refine(.init("order", .date("end", isNotBefore: "start"))) },
      { $0.refine { $0["end"]?.text?.string == "2025" && $0["size"]?.number == 1 } },
    ]
    for rule in rules {
      try Self.expectAgreement(Self.checkedTexts, by: Self.checked(rule))
    }
  }

  @Test("A check of an outer object sees wrong objects in it, however many members they have")
  func checksOfOuterObjects() throws {
    let name = ZodSchema.object { Field("text", .string().min(2)) }
    let only = ZodSchema.object { Field("name", name) }
    let one = ZodSchema.object {
      Field("name", name)
      Field("size", ZodSchema.number().optional())
    }
    let two = ZodSchema.object {
      Field("name", name)
      Field("other", name.optional())
    }
    let names = [#"{"text":"x"}"#, #"{"text":"xx"}"#, #"{"text":1}"#, "{}", "null"]
    for inner in [only, one, two] {
      let schema = ZodSchema.object {
        Field("inner", inner)
        Field("rest", ZodSchema.string().optional())
      }
      var texts: [String] = []
      for name in names {
        texts += [
          #"{"inner":{"name":\#(name)}}"#, #"{"inner":{"name":\#(name),"size":1}}"#,
          #"{"inner":{"name":\#(name),"size":""},"rest":"a"}"#,
          #"{"rest":1,"inner":{"other":\#(name),"name":\#(name)}}"#,
          #"{"inner":{"name":{"text":"xx"},"other":\#(name)}}"#,
        ]
      }
      try Self.expectAgreement(texts, by: schema)
      // Its verdict depends on where the text is.
      let checked = schema.refine { $0["inner"]?["name"]?["text"]?.text == "xx" }
      try Self.expectAgreement(texts, by: checked)
      try Self.expectAgreement(
        texts.map { #"{"outer":\#($0)}"# },
        by: .object {
          Field("outer", schema)
          Field("more", ZodSchema.string().optional())
        }.refine { $0["outer"]?["inner"]?["name"]?["text"]?.text == "x" })
    }
  }

  @Test("Words, keys and numbers as programs do not write them")
  func otherTexts() throws {
    let schema = ZodSchema.object {
      Field("name", Self.name)
      Field("size", ZodSchema.number().optional())
    }
    try Self.expectAgreement(
      [
        "[]", "null", "", " ", #"{"name":""} x"#, #"{"name":"","#, #"{"name":"A","size":01}"#,
        #"{"name":"","name":"Ana"}"#, #"{"name":"","n\u0061me":"Ana"}"#,
        #"{"name":"A","other":[[[[[[[[[[]]]]]]]]]]}"#, #" { "name" : "A" , "size" : "1" } "#,
        #"{"name":"\n","size":null}"#, "{\"name\":\"\u{1}\",\"size\":null}",
      ], by: schema, limits: ValidationLimits(maximumDepth: 8))
    try Self.expectAgreement(
      [#"{"name":"A","other":1}"#, #"{"other":1}"#, #"{"name":"A"}"#], by: schema.strict())
    try Self.expectAgreement([#"{"name":"A","other":1}"#], by: schema.loose())
  }

  @Test("The limit of issues")
  func issueLimit() throws {
    let schema = ZodSchema.object {
      Field("a", Self.name)
      Field("b", Self.name)
      Field("c", Self.name)
    }
    for limit in 0...4 {
      try Self.expectAgreement(
        [#"{"a":"x","b":"y","c":"z"}"#, #"{"a":"x","b":"yy"}"#, #"{"a":"xx","b":"yy","c":"zz"}"#],
        by: schema, limits: ValidationLimits(maximumIssues: limit))
    }
  }

  @Test("A function that fails leaves the payload undecided, whatever else is wrong")
  func failingFunctions() throws {
    struct Failure: Error {}
    try Self.expectAgreement(
      [#"{"a":"x","b":"no"}"#, #"{"b":"no","a":"x"}"#, #"{"a":"xx","b":"no"}"#, #"{"a":"x"}"#],
      by: .object {
        Field("a", .string().min(2))
        Field("b", .string().refine { if $0 == "no" { throw Failure() } else { true } })
      })
  }

  @Test("A function that words an issue sees all of the value")
  func wholeInputs() throws {
    let schema = ZodSchema.object {
      Field("a", .string().min(2))
      Field("b", .string())
    }
    .refine { _ in false }
    let validator = try Validator(schema)
    let text = Array(#"{"a":"x","b":"whole"}"#.utf8)
    let messages = IssueMessages.localeError { issue, _ in
      issue.input.map { JSONWriter.string(of: $0) }
    }
    var passed = RecordValidator(validator, messages: messages)
    var taped = RecordValidator(validator, messages: messages)
    try text.withUnsafeBufferPointer { bytes in
      let verdicts = (try passed.verdict(on: bytes), try taped.judge(bytes))
      #expect(verdicts.0 == .invalid && verdicts.1 == .invalid)
      #expect(passed.explain() == taped.explain())
    }
  }
}
