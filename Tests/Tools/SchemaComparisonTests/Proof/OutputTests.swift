import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

@testable import SchemaComparison

/// Where a value may be anything, another output of any of them is found, and none is promised without a proof.
@Suite struct OutputTests {
  /// A schema that accepts many values, and one with other outputs for some.
  struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var old: ZodSchema
    var new: ZodSchema

    init(_ name: String, _ old: ZodSchema, _ new: ZodSchema) {
      (self.name, self.old, self.new) = (name, old, new)
    }

    var testDescription: String { name }
  }

  private static let any = ZodSchema(.any)
  private static let unknown = ZodSchema(.unknown)
  private static func caught(_ schema: ZodSchema, _ value: JSONValue) -> ZodSchema {
    ZodSchema(.catch(schema, value: .constant(.json(value))))
  }
  private static let trimmed = ZodSchema(.string, checks: [ZodSchema.Check(.overwrite(.trim))])
  private static let all = ZodSchema(
    .union([
      .string(), .number(), .boolean(), .null, .array(unknown),
      ZodSchema(.record(.init(value: any))),
    ]))

  static let changes: [Change] = [
    Change("unknown to a caught string", unknown, caught(.string(), "n/a")),
    Change("any to a caught null", any, caught(.null, 0)),
    Change("any to a caught number", any, caught(.number(), 0)),
    Change("any to a caught boolean", any, caught(.boolean(), false)),
    Change("any to a caught negative number", any, caught(.number().max(-1), -1)),
    Change("any to a caught integer", any, caught(.number().int(), 0)),
    Change("unknown to a caught array", unknown, caught(.array(any), [])),
    Change("unknown to a caught object", unknown, caught(.object { Field("a", .string()) }, [:])),
    Change("unknown to a caught text that is not empty", unknown, caught(.string().min(1), "")),
    Change("a union of everything to a caught string", all, caught(.string(), "n/a")),
    Change("custom to a caught string", ZodSchema(.custom), caught(.string(), "n/a")),
    Change("one caught value to another", caught(.string(), "a"), caught(.string(), "b")),
    Change("a caught string to a caught number", caught(.string(), "a"), caught(.number(), "a")),
    Change("any to whether it is a string", any, ZodSchema(.success(.string()))),
    Change("any to a trimmed string or any", any, ZodSchema(.union([trimmed, any]))),
    Change("any to a coerced boolean", any, ZodSchema(.coerced(.boolean))),
    Change("any to an object without its keys or any", any, ZodSchema(.union([.object {}, any]))),
    Change("a string to a URL or any", any, ZodSchema(.union([.string().url(), any]))),
  ]

  private static let contexts: [(name: String, around: @Sendable (ZodSchema) -> ZodSchema)] = [
    ("itself", { $0 }),
    ("a field", { inner in .object { Field("a", inner) } }),
    ("an optional field", { inner in .object { Field("a", inner.optional()) } }),
    (
      "a field beside others",
      { inner in
        .object {
          Field("a", .string())
          Field("b", inner)
        }
      }
    ),
    ("an element", { .array($0) }),
    ("a value of a record", { ZodSchema(.record(.init(value: $0))) }),
    ("an item of a tuple", { ZodSchema(.tuple(items: [.string(), $0], rest: nil)) }),
    ("the rest of a tuple", { ZodSchema(.tuple(items: [.string()], rest: $0)) }),
    ("other keys", { ZodSchema(.object(ZodSchema.Shape([], unknownKeys: .catchall($0)))) }),
    ("an option", { ZodSchema(.union([.number().min(100), $0])) }),
    ("lazily", { ZodSchema(.lazy($0)) }),
    (
      "a default",
      { inner in
        .object {
          Field("a", ZodSchema(.default(inner, value: .constant(.json("a")))))
        }
      }
    ),
    ("readonly", { ZodSchema(.readonly($0)) }),
    ("deep inside", { inner in .object { Field("a", .array(.object { Field("b", inner) })) } }),
  ]

  private func report(_ old: ZodSchema, _ new: ZodSchema) -> ComparisonReport {
    ComparisonReport(
      from: SchemaDocument(name: "sample", schema: old), ComparedSchema(old, zod: .v4_6_7),
      to: SchemaDocument(name: "sample", schema: new), ComparedSchema(new, zod: .v4_6_7))
  }

  @Test(arguments: changes) func otherOutputsAreFound(_ change: Change) throws {
    for (name, around) in Self.contexts {
      let (old, new) = (around(change.old), around(change.new))
      let report = report(old, new)
      let (before, after) = (try Validator(old, zod: .v4_6_7), try Validator(new, zod: .v4_6_7))
      // The payloads of the tests, not those of the search.
      let differing = PayloadUniverse.everywhere.first { payload in
        let (one, two) = (before.validate(payload).output, after.validate(payload).output)
        return one != two
      }
      guard differing != nil else { continue }
      for row in report.rows {
        #expect(row.effect != .same && row.effect != .reworded, "\(name): \(row.difference)")
      }
      #expect(
        report.rows.contains { $0.effect != .unknown && !$0.evidence.isEmpty },
        "\(name): \(report.rows.map { "\($0.effect) \($0.difference) \($0.remark ?? "")" })")
    }
  }

  /// Outputs are the same by a proof only.
  @Test func whatIsProved() {
    func word(_ old: ZodSchema, _ new: ZodSchema) -> DifferenceEffect {
      RelationSearch(ComparedSchema(old, zod: .v4_6_7), ComparedSchema(new, zod: .v4_6_7)).run()
        .effect
    }
    let text = ZodSchema.string()
    #expect(word(Self.any, Self.unknown) == .same)
    #expect(word(Self.unknown, Self.caught(Self.any, 0)) == .same)
    #expect(word(Self.any, ZodSchema(.nullable(Self.any))) == .same)
    #expect(
      word(ZodSchema(.union([text, text.max(3)])), ZodSchema(.union([text.max(3), text]))) == .same)
    #expect(word(Self.caught(text, "a"), Self.caught(ZodSchema(.lazy(text)), "a")) == .same)
    // A URL is trimmed.
    #expect(
      word(ZodSchema(.union([text, text])), ZodSchema(.union([text.url(), text]))) == .changed)
  }
}
