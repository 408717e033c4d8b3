import SchemaModel
import SourceJSON
import Testing
import Validation

/// One pass keeps the outputs of the fields that checks of their object look at.
@Suite struct CheckedFieldsTests {
  private static let dates = ZodSchema.Predicate("dates", .date("end", isNotBefore: "start"))
  private static let names = ZodSchema.Predicate("names", .isSet("name", or: "nick"))

  private static let fields = [
    Field("id", .number()), Field("name", .string().trim().optional()),
    Field("nick", .string().nullable().optional()), Field("start", .string().optional()),
    Field("end", .string().default(.string("2026-05-02"))), Field("note", .string().optional()),
  ]

  private static func object(_ predicates: ZodSchema.Predicate...) -> ZodSchema {
    predicates.reduce(.object { for field in fields { field } }) { $0.refine($1) }
  }

  /// Each value of each field, so that every check sees values, defaults and absent members.
  private static let members: [[String]] = [
    [#""id":1"#, #""id":"1""#],
    ["", #""name":" ""#, #""name":"Ana""#, #""name":"A\n""#],
    ["", #""nick":null"#, #""nick":"""#, #""nick":"A\tB""#],
    ["", #""start":"2026-05-01""#, #""start":"2026-05-03""#],
    ["", #""end":"2026-05-01""#, #""end":"2026-05-0\u0033""#],
    ["", #""note":"x","other":[1,"\n"]"#],
  ]

  private static func texts() -> [String] {
    members.reduce([""]) { texts, choices in
      texts.flatMap { text in
        choices.map { $0.isEmpty ? text : text.isEmpty ? $0 : text + "," + $0 }
      }
    }
    .map { "{\($0)}" }
  }

  @Test(
    "A verdict in one pass equals that of a run over a tape, and of an object whose fields are all kept",
    arguments: [
      object(), object(dates), object(names), object(dates, names),
      object(dates).refine { $0["note"] != nil || $0["id"] == 1 },
    ])
  func verdicts(schema: ZodSchema) throws {
    let nested = ZodSchema.object { Field("inner", schema) }
    let keptByOuter = nested.refine { $0["inner"]?["end"] != nil }
    let validators = try [schema, nested, keptByOuter].map { try Validator($0) }
    var verdicts: Set<Bool> = []
    for text in Self.texts() {
      for (number, validator) in validators.enumerated() {
        let text = number == 0 ? text : #"{"inner":\#(text)}"#
        let bytes = Array(text.utf8)
        var record = RecordValidator(validator)
        let (passed, judged) = try bytes.withUnsafeBufferPointer { bytes in
          (try record.verdict(on: bytes), try record.judge(bytes))
        }
        #expect(passed == judged, "\(text)")
        verdicts.insert(passed == .valid)
      }
    }
    #expect(verdicts == [true, false])
  }
}
