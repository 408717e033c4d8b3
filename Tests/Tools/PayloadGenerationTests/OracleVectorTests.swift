import PayloadGeneration
import SchemaModel
import SourceJSON
import TestSupport
import Testing

/// The oracle's predictions against Zod's recorded issues.
@Suite struct OracleVectorTests {
  @Test(
    arguments: [
      "engine/engine.json", "schema/coach/coach.json", "schema/event/event.json",
      "schema/interaction/interaction.json",
    ])
  func recordedIssuesAreForeseen(_ file: String) throws {
    let suite = try JSONDocument(Repository.bytes("Conformance/\(file)")).value
    let named = try suite["suite"]?.text.flatMap { name -> PayloadGenerator? in
      guard let bytes = try? Repository.bytes("schemas/\(name).json") else { return nil }
      return try PayloadGenerator(SchemaDocument(bytes).schema)
    }
    var (told, untold) = (0, 0)
    for vector in try #require(suite["cases"]?.elements) {
      guard let input = vector["input"] else { continue }
      var generator = named
      if let schema = vector["document"] {
        let document: JSONValue = [
          "format": "schema-document/1", "name": "vector", "schema": schema,
        ]
        generator = try? PayloadGenerator(SchemaDocument(document).schema)
      }
      guard let expected = generator?.expectedIssues(of: input) else {
        untold += 1
        continue
      }
      told += 1
      let recorded = (vector["issues"]?.elements ?? []).map { issue -> JSONValue in
        ["code": issue["code"] ?? .null, "path": issue["path"] ?? .null]
      }
      #expect(expected.map(\.json) == recorded, "\(vector["id"]?.text?.string ?? "")")
    }
    // The rest are predicates without a generator, caught failures and lengths of objects.
    #expect(told > untold, "\(told) foreseen, \(untold) not")
  }
}
