import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import PayloadGeneration

/// The oracle's predictions against Zod's recorded issues.
@Suite struct OracleVectorTests {
  @Test(
    arguments: [
      ("engine/engine.json", ZodVersion.v4_3_6), ("engine/engine-4.4.3.json", .v4_4_3),
      ("engine/engine-4.6.7.json", .v4_6_7), ("zod/zod-4.3.6.json", .v4_3_6),
      ("zod/zod-4.4.3.json", .v4_4_3), ("zod/zod-4.6.7.json", .v4_6_7),
      ("schema/coach/coach.json", .v4_3_6), ("schema/event/event.json", .v4_3_6),
      ("schema/interaction/interaction.json", .v4_3_6),
    ])
  func recordedIssuesAreForeseen(_ file: String, _ version: ZodVersion) throws {
    let suite = try JSONDocument(Repository.bytes("Conformance/\(file)")).value
    let named = try suite["suite"]?.text.flatMap { name -> PayloadGenerator? in
      guard let bytes = try? Repository.bytes("schemas/\(name).json") else { return nil }
      return try PayloadGenerator(SchemaDocument(bytes).schema, version: version)
    }
    var (told, untold) = (0, 0)
    // The vectors of a schema are adjacent.
    var last: (schema: String, generator: PayloadGenerator?)?
    for vector in try #require(suite["cases"]?.elements) {
      guard let input = vector["input"] else { continue }
      var generator = named
      if let schema = vector["document"] {
        let text = JSONWriter.string(of: schema)
        if last?.schema != text {
          let document: JSONValue = [
            "format": "schema-document/2", "name": "vector", "schema": schema,
          ]
          last = (
            text, try? PayloadGenerator(SchemaDocument(document).schema, version: version)
          )
        }
        generator = last?.generator
      }
      guard let expected = generator?.foreseenIssues(of: input) else {
        untold += 1
        continue
      }
      told += 1
      let recorded = (vector["issues"]?.elements ?? []).map { issue -> JSONValue in
        ["code": issue["code"] ?? .null, "path": issue["path"] ?? .null]
      }
      #expect(expected.map(\.json) == recorded, "\(vector["id"]?.text?.string ?? "")")
    }
    // The rest are URLs and addresses for a parser, caught failures and the lengths of objects.
    #expect(told > 2 * untold, "\(told) foreseen, \(untold) not")
  }
}
