import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

/// One validator, many tasks.
@Suite struct ConcurrencyTests {
  @Test(arguments: ["coach", "interaction", "event"])
  func everyTaskFindsTheSameOutcomes(_ name: String) async throws {
    let validator = try Validator(
      #require(SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)).schema,
      zod: WebRevision.february2026.zod)
    var payloads = PayloadMutations(seed: 7, schema: name)
    let texts = try (0..<60).map { _ in try payloads.next() }
    let expected = texts.map { validator.validate($0) }
    try await withThrowingTaskGroup(of: [Outcome<JSONValue>].self) { group in
      for task in 0..<8 {
        group.addTask {
          // Each task starts at another payload, so that first uses coincide.
          let places = texts.indices.map { ($0 + task * 7) % texts.count }
          let outcomes = places.map { ($0, validator.validate(texts[$0])) }
          return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
        }
      }
      for try await outcomes in group { #expect(outcomes == expected) }
    }
  }

  @Test func aFreshValidatorIsCompiledLazilyByManyTasksAtOnce() async throws {
    for _ in 0..<20 {
      let validator = try Validator(
        .string().regex("^(?:[a-z]|é|😀)+$").regex("(?<=a)b|c", flags: "iu"))
      await withTaskGroup(of: Bool.self) { group in
        for text in ["ab", "éc", "😀c", "abC"] {
          group.addTask { validator.validate("\"\(text)\"").isValid == (text != "abC") }
        }
        for await agreed in group { #expect(agreed) }
      }
    }
  }
}
