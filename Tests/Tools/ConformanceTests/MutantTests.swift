import JSPrimitives
import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// Vectors with a wrong expectation planted in them: the runner has to catch every single one.
@Suite struct MutantTests {
  private static let files = [
    "engine/engine.json", "engine/engine-4.6.7.json", "html/strip-html.json",
    "html/sanitize-html.json",
    "html-tree/html-tree.json", "json/json.json",
    "regexp/regexp-app.json", "rules/rules.json", "schema/coach/coach.json",
    "schema/event/event.json", "schema/interaction/interaction-2026-08.json", "url/url.json",
    "zod/zod-extension-4.6.7.json", "zod/zod-functions-4.6.7.json",
    "zod/zod-format-error-4.6.7.json", "zod/error-format.json", "zod/from-json-schema.json",
    "zod/json-schema-4.4.3.json", "zod/locales.json", "zod/zod-from-json-schema-4.4.3.json",
    "zod/zod-json-schema-4.4.3.json",
  ]

  @Test(arguments: files) func everyMutantIsCaught(_ file: String) throws {
    let suite = try #require(
      JSONDocument(
        Repository.bytes("Conformance/" + file),
        limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth)
      ).value.object)
    let cases = suite["cases"]?.elements ?? []
    // A sample from all over the file: the same in every run.
    let sample = stride(from: 0, to: cases.count, by: max(1, cases.count / 60)).map { cases[$0] }
    var mutants: [JSONValue] = []
    var sorts: Set<String> = []
    for vector in sample {
      for (sort, mutant) in Mutant.all(of: vector, kind: suite["kind"]?.text?.string ?? "") {
        guard var object = mutant.object else { continue }
        sorts.insert(sort)
        object["id"] = .string(JSText("\(sort)/\(mutants.count)"))
        mutants.append(.object(object))
      }
    }
    var head = suite
    head["cases"] = .array(mutants)
    let folder = try TemporaryFolder()
    let path = try folder.write(JSONWriter.bytes(of: .object(head)), to: "mutants.json")
    let report = try ConformanceRun(knownGaps: nil).report(on: [path])
    let result = try #require(report.suites.first)
    #expect(result.failures.count == mutants.count)
    let caught = Set(result.failures.map(\.id))
    let missed = mutants.compactMap { $0["id"]?.text?.string }.filter { !caught.contains($0) }
    #expect(missed.isEmpty, "\(missed.prefix(10))")
    #expect(sorts.isSuperset(of: Mutant.sorts(of: suite["kind"]?.text?.string ?? "")), "\(sorts)")
  }
}
