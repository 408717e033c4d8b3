import ConformanceKit
import SourceJSON
import TestSupport
import Testing

/// Files with only the cases whose results differ from those of another version.
@Suite struct BaseSuiteTests {
  private func suite(_ version: String) throws -> VectorSuite {
    try VectorSuite(file: Repository.path("Conformance/zod/json-schema-\(version).json"))
  }

  private func dialects(of vector: VectorCase) -> Set<String> {
    let results = vector["results"]?.elements ?? []
    return Set(results.flatMap { $0["for"]?.elements?.compactMap { $0.text?.string } ?? [] })
  }

  @Test(arguments: [("4.2.1", 1016), ("4.1.12", 979), ("4.0.17", 899)])
  func theCasesThatTheVersionCannotBuildAreLeftOut(version: String, count: Int) throws {
    let suite = try suite(version)
    #expect(suite.cases.count == count)
    #expect(!suite.cases.contains { $0.id == "json-schema/shared/0058" })
    #expect(suite.cases.allSatisfy { $0["document"] != nil })
  }

  @Test func theResultsAreThoseOfTheDialectsThatTheVersionKnows() throws {
    let inherited = "json-schema/app/2026-02/resetPassword"
    let earliest = try #require(try suite("4.0.17").cases.first { $0.id == inherited })
    #expect(!dialects(of: earliest).contains { $0.hasPrefix("openapi-3.0") || $0 == "*" })
    #expect(dialects(of: earliest).contains { $0.hasPrefix("draft-04") })
    let later = try #require(try suite("4.1.12").cases.first { $0.id == inherited })
    #expect(dialects(of: later).contains { $0.hasPrefix("openapi-3.0") || $0 == "*" })
  }
}
