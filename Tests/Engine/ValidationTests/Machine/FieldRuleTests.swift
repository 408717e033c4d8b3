import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Checks of objects over some fields have the verdict and the output of a run over a tape.
@Suite struct FieldRuleTests {
  private static let fields = [
    Field("first", .unknown.optional()), Field("second", .unknown.optional()),
  ]

  private static func object(_ conditions: ZodSchema.Condition...) -> ZodSchema {
    conditions.reduce(ZodSchema(.object(.init(fields)))) { schema, condition in
      schema.refine(.init("rule", condition))
    }
  }

  private static let set = object(.isSet("first", or: "second"))
  private static let dates = object(.date("first", isNotBefore: "second"))

  private static let schemas: [(name: String, schema: ZodSchema)] = [
    ("a field is set", set), ("a date is not before another", dates),
    ("both", object(.isSet("first", or: "second"), .date("first", isNotBefore: "second"))),
    ("the same field twice", object(.isSet("second", or: "second"))),
    (
      "an inherited key",
      ZodSchema(.object(.init(fields + [Field("toString", .unknown.optional())])))
        .refine(.init("rule", .isSet("first", or: "toString")))
    ),
    ("a key that is not declared", object(.isSet("first", or: "third"))),
    ("equal texts", object(.areEqual("first", "second"))),
    (
      "an own condition on one field", object(.fields("second") { $0["second"].number != 1 })
    ),
    (
      "an own condition on a field twice",
      object(.fields("first", "second", "first") { $0[0].type == $0[2].type && !$0[1].isText })
    ),
    ("a rule and a function", set.refine { $0["second"] != 1 }),
    (
      "an object in a checked one",
      ZodSchema.object { Field("in", set) }.refine { $0["in"]?["first"] != 1 }
    ),
    ("an object in a plain one", .object { Field("in", dates) }),
    (
      "a default",
      ZodSchema.object {
        Field("first", .string().trim().default("x"))
        Field("second", .number().optional())
      }.refine(.init("rule", .isSet("second", or: "first")))
    ),
  ]

  private static let values = [
    nil, "null", "true", "false", "0", "1", "1e999", #""""#, #"" ""#, #""2026-01-02""#,
    #""2026-01-03""#, #""2026-02-30""#, #""\u0032026-01-04""#, "[]", "{}",
  ]

  @Test(arguments: schemas)
  func theVerdictIsThatOfATape(name: String, schema: ZodSchema) throws {
    let validator = try Validator(schema)
    var passed = RecordValidator(validator)
    var taped = RecordValidator(validator)
    var verdicts: Set<String> = []
    for first in Self.values {
      for second in Self.values {
        let members = [first.map { #""first":\#($0)"# }, second.map { #""second":\#($0)"# }]
        for ordered in [members, members.reversed()] {
          let object = "{" + ordered.compactMap(\.self).joined(separator: ",") + "}"
          let text = name.hasPrefix("an object in") ? #"{"in":\#(object)}"# : object
          for writesOutput in [false, true] {
            try Array(text.utf8).withUnsafeBufferPointer { bytes in
              let one = try passed.verdict(on: bytes, writesOutput: writesOutput)
              let other = try taped.judge(bytes)
              #expect(one == other, "\(text)")
              verdicts.insert("\(other)")
              let counts = (try? passed.issueCount().get(), try? taped.issueCount().get())
              #expect(counts.0 == counts.1, "\(text)")
              guard writesOutput, one == .valid else { return }
              var outputs: ([UInt8], [UInt8]) = ([], [])
              passed.writeOutput(to: &outputs.0)
              taped.writeOutput(to: &outputs.1)
              #expect(outputs.0 == outputs.1, "\(text)")
            }
          }
        }
      }
    }
    // Each object has a function under the inherited key.
    #expect(verdicts.count > (name == "an inherited key" ? 0 : 1), "\(name)")
  }
}
