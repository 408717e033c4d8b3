import SchemaModel
import SourceJSON
import Testing

@testable import SchemaComparison

/// The version of Zod that documents ask for.
@Suite struct VersionComparisonTests {
  private func lines(
    _ schema: ZodSchema, from old: ZodVersion?, to new: ZodVersion?
  ) -> [String] {
    let before = SchemaDocument(name: "sample", schema: schema, zod: old)
    let after = SchemaDocument(name: "sample", schema: schema, zod: new)
    let comparison = TreeComparison(from: before, to: after)
    let isSame = (try? before.fingerprint) == (try? after.fingerprint)
    #expect(comparison.differences.isEmpty == isSame)
    return comparison.differences.map { "\($0.kind) \($0.path): \($0.detail)" }
  }

  @Test func theSameVersionIsNoDifference() {
    #expect(lines(.string().min(1), from: nil, to: nil) == [])
    #expect(lines(.string().min(1), from: .v4_6_7, to: .v4_6_7) == [])
  }

  @Test func aVersionInPlaceOfTheDefaultChangesNoVerdict() {
    #expect(
      lines(.string().min(1), from: nil, to: .v4_3_6)
        == ["reworded $: names Zod 4.3.6, was no version of Zod, so 4.3.6"])
  }

  @Test func whatTheSchemaDoesNotUseIsLeftOut() {
    #expect(
      lines(.boolean(), from: .v4_3_6, to: .v4_6_7) == ["changed $: names Zod 4.6.7, was Zod 4.3.6"]
    )
  }

  @Test func eachDifferenceThatTouchesTheSchemaIsNamed() {
    #expect(
      lines(.string().min(2), from: .v4_4_3, to: .v4_6_7)
        == [
          "changed $: names Zod 4.6.7, was Zod 4.4.3",
          "changed $: Zod 4.6.7 counts the length of a string in code points",
        ])
    #expect(
      lines(.array(.number().multipleOf(0.1)).min(1), from: .v4_3_6, to: .v4_4_3)
        == [
          "changed $: names Zod 4.4.3, was Zod 4.3.6",
          "changed $: Zod 4.4.3 finds multiples by the quotient, with a tolerance that grows with it",
        ])
    let object = ZodSchema.object { Field("a", .unknown) }.strict()
    #expect(
      lines(object, from: .v4_3_6, to: .v4_6_7)
        == [
          "changed $: names Zod 4.6.7, was Zod 4.3.6",
          "stricter $: Zod 4.4.3 reports an absent key that the input may not lack, even if its schema accepts undefined",
          "changed $: Zod 4.4.3 skips an undeclared __proto__, in strict objects too",
          "changed $: Zod 4.6.7 runs the refinements of an object, and the pipe after it, in spite of unknown keys",
          "stricter $: Zod 4.6.7 reports an undeclared __proto__ in a strict object, and skips it in any other",
        ])
  }

  @Test func aStepBackIsTheOpposite() {
    #expect(
      lines(.object { Field("a", .any) }, from: .v4_4_3, to: .v4_3_6)
        == [
          "changed $: names Zod 4.3.6, was Zod 4.4.3",
          "looser $: Zod before 4.4.3 accepts an absent key if its schema accepts undefined",
        ])
  }

  /// A schema with each construct whose meaning depends on the version, and a word of its line.
  @Test(arguments: [
    (ZodSchema.object { Field("a", .string().catch("c").optional()) }, "inside optional"),
    (.object { Field("a", ZodSchema(.coerced(.string)).exactOptional()) }, "inside optional"),
    (.object { Field("a", ZodSchema(.exclusiveUnion([.any, .string()]))) }, "absent key"),
    (.tuple(.string()), "items of a tuple"),
    (
      ZodSchema(
        .discriminatedUnion(
          discriminator: "k", options: [.object { Field("k", .literal("a").default("a")) }])),
      "discriminator may be absent"
    ),
    (ZodSchema(.record(.init(key: .literal("a"), value: .string()))), "listed keys of a record"),
    (.string().cuid(), "cuid"), (.string().base64(), "white space in base64"),
    (
      .string().check(
        .format(.url(ZodSchema.URLOptions(protocol: ZodSchema.PatternLiteral("^https?$"))))),
      "start of a URL"
    ),
    (.string().check(.format(.named(.cuid2, pattern: nil)), abort: true).min(1), "that aborts"),
    (.array(.string()).length(2), "\"exactly\""), (.string("No").min(1), "issues of its checks"),
    (.string().url(), "line ends"), (.string().ipv6(), "ipv6"),
    (ZodSchema(.intersection(.string(), .string())), "intersection's own object"),
    (ZodSchema(.exclusiveUnion([.string()])), "exclusive union"), (.number(), "infinity"),
  ])
  func everyDifferenceHasALine(_ schema: ZodSchema, _ words: String) {
    let lines = lines(schema, from: .v4_3_6, to: .v4_6_7)
    #expect(lines.contains { $0.contains(words) }, "\(lines)")
    #expect(self.lines(schema, from: .v4_6_7, to: .v4_3_6).count == lines.count)
  }

  @Test func aChangeOfTwoVersionsIsListedForEach() {
    let schema = ZodSchema.tuple(.string(), .string().optional())
    let tails = ZodChange.all.filter { $0.id == .tupleTail }
    #expect(tails.count == 2)
    #expect(
      lines(schema, from: .v4_3_6, to: .v4_6_7).dropFirst()
        == ArraySlice(tails.map { "changed $: Zod \($0.since.rawValue) \($0.after)" }))
  }

  @Test("The version comes before the functions, and both before the schema")
  func order() {
    let old = SchemaDocument(name: "a", schema: .string(), zod: .v4_3_6, functions: "f")
    let new = SchemaDocument(name: "b", schema: .number(), zod: .v4_6_7, functions: "g")
    let differences = TreeComparison(from: old, to: new).differences
    let subjects = differences.map(\.subject).filter {
      if case .change = $0 { false } else { true }
    }
    #expect(subjects == [.name, .version, .functions, .schema])
  }

  @Test(
    "A record whose keys may fail otherwise leaves no kind certain",
    arguments: [
      (ZodSchema.record(.string()), "stricter"),
      (.looseRecord(.string(), .string()), "changed"),
      (.record(.string().max(3), .string()), "stricter"),
      (.record(.coerce.string(), .string()), "changed"),
    ])
  func records(_ record: ZodSchema, _ kind: String) {
    let schema = ZodSchema.object {
      Field("a", .unknown)
      Field("b", record)
    }
    let line = "Zod 4.4.3 reports an absent key"
    let found = lines(schema, from: .v4_3_6, to: .v4_4_3).filter { $0.contains(line) }
    #expect(found.map { $0.prefix { $0 != " " } } == [kind[...]])
  }
}
