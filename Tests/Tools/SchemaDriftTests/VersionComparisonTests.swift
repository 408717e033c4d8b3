import SchemaDrift
import SchemaModel
import Testing

/// Documents that name different versions of Zod.
@Suite struct VersionComparisonTests {
  private func differences(
    _ schema: ZodSchema, from old: ZodVersion?, to new: ZodVersion?
  ) -> [String] {
    SchemaComparison(
      from: SchemaDocument(name: "a", schema: schema, zod: old),
      to: SchemaDocument(name: "a", schema: schema, zod: new)
    ).differences.map { "\($0.kind.rawValue) \($0.detail)" }
  }

  @Test func aSchemaWithoutChangedConstructsDiffersInTheNameAlone() {
    #expect(
      differences(.boolean(), from: .v4_3_6, to: .v4_5) == ["changed names Zod 4.5, was Zod 4.3.6"])
    #expect(
      differences(.boolean(), from: nil, to: .v4_3_6)
        == ["reworded names Zod 4.3.6, was no version of Zod, so 4.3.6"])
    #expect(differences(.boolean(), from: .v4_5, to: .v4_5).isEmpty)
  }

  @Test func aChangeIsListedWithTheSentencesOfItsEntry() throws {
    let unit = try #require(ZodChange.all.first { $0.name == .stringLengthUnit })
    #expect(
      differences(.string().max(5), from: .v4_4_3, to: .v4_5).dropFirst()
        == ["changed Zod 4.5 \(unit.after)"])
    #expect(
      differences(.string().max(5), from: .v4_5, to: .v4_4_3).dropFirst()
        == ["changed Zod before 4.5 \(unit.before)"])
    #expect(differences(.string().max(5), from: .v4_3_6, to: .v4_4_3).count == 1)
  }

  @Test func aStricterChangeIsLooserBackwards() {
    let schema = ZodSchema.string().base64()
    #expect(
      differences(schema, from: .v4_3_6, to: .v4_4_3).dropFirst()
        == ["stricter Zod 4.4.3 rejects white space in base64 and base64url"])
    #expect(
      differences(schema, from: .v4_4_3, to: .v4_3_6).dropFirst()
        == ["looser Zod before 4.4.3 ignores ASCII white space in base64 and base64url"])
  }

  @Test func aChangeOfTwoVersionsIsListedForEach() {
    let schema = ZodSchema.tuple(.string(), .string().optional())
    let tails = ZodChange.all.filter { $0.name == .tupleTail }
    #expect(tails.count == 2)
    #expect(
      differences(schema, from: .v4_3_6, to: .v4_5).dropFirst()
        == ArraySlice(tails.map { "changed Zod \($0.since.rawValue) \($0.after)" }))
  }
}
