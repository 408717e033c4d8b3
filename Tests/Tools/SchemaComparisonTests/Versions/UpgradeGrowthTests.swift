import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import SchemaComparison

/// The work of a search grows with the fields of a schema. It is counted, not measured by a clock.
@Suite struct UpgradeGrowthTests {
  private func object(_ count: Int, _ field: (Int) -> ZodSchema) -> ZodSchema {
    ZodSchema(.object(ZodSchema.Shape((0..<count).map { Field("f\($0)", field($0)) })))
  }

  private func search(
    _ schema: ZodSchema, limit: Int = SearchWork.defaultLimit
  ) throws -> (report: UpgradeReport, work: SearchWork) {
    let work = SearchWork(limit: limit)
    var search = try UpgradeSearch(
      ComparedSchema(schema, zod: .v4_4_3), to: .v4_6_7, count: 5, work: work)
    return (search.run(), work)
  }

  @Test func optionalFields() throws {
    let (few, many) = (35, 105)
    let searches = try [few, many].map { count in
      try search(object(count) { _ in ZodSchema.string().min(2).max(9).optional() })
    }
    for (count, found) in zip([few, many], searches) {
      #expect(!found.report.isCut)
      #expect(Set(found.report.findings.map(\.path)).count == count)
      #expect(found.report.findings.allSatisfy { $0.changes.map(\.id) == [.stringLengthUnit] })
    }
    #expect(searches[1].work.counts.steps <= 4 * searches[0].work.counts.steps)
    #expect(searches[1].report.validated <= 4 * searches[0].report.validated)
  }

  /// Each payload has what the schema needs, and both versions validated it.
  @Test func neededFields() throws {
    let schema = object(105) { _ in .string().min(2).max(9) }
    let report = try search(schema).report
    #expect(Set(report.findings.map(\.path)).count == 105)
    #expect(report.findings.first?.effect == .rejected)
    let (before, after) = (
      try Validator(schema, zod: .v4_4_3), try Validator(schema, zod: .v4_6_7)
    )
    for finding in report.findings {
      guard case .payload(let payload, _, _) = finding.witness else { continue }
      #expect(before.isValid(payload) != after.isValid(payload))
    }
  }

  @Test func aWideObjectInside() throws {
    let wide = object(105) { _ in ZodSchema.string().max(9).optional() }
    let schema = ZodSchema.object {
      Field("name", .string())
      Field("list", .array(wide))
    }
    let report = try search(schema).report
    #expect(Set(report.findings.map(\.path)).count == 105)
    #expect(report.findings.allSatisfy { $0.path.hasPrefix("$.list[*].f") })
  }

  @Test func theLimitEndsTheSearch() throws {
    let found = try search(object(300) { _ in ZodSchema.string().max(9).optional() }, limit: 2_000)
    #expect(found.report.isCut)
    #expect(found.report.endedAtSteps == 2_000)
    #expect(found.report.findings.count < 300)
    let small = try search(.string().max(9), limit: 3)
    #expect(small.report.isCut)
  }
}
