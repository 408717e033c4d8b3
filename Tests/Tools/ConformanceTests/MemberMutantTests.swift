import Foundation
import JSPrimitives
import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// The reader of vector files and `Conformance/vectors.schema.json` refuse the same: shown on vectors in which a member
/// has another type, is missing, or is one too many.
@Suite struct MemberMutantTests {
  /// A file of each kind in each of its formats.
  private static let files = [
    "engine/engine.json", "html/strip-html.json", "html-tree/html-tree.json", "json/json.json",
    "regexp/regexp-app.json", "rules/rules.json", "schema/coach/coach.json", "url/url.json",
    "zod/zod-extension-4.6.7.json", "zod/zod-functions-4.6.7.json",
    "zod/zod-format-error-4.6.7.json", "zod/error-format.json", "zod/from-json-schema.json",
    "zod/json-schema-4.4.3.json", "zod/locales.json", "zod/zod-from-json-schema-4.4.3.json",
    "zod/zod-json-schema-4.4.3.json", "zod/functions-values-4.6.7.json",
  ]

  private struct File {
    var value: JSONValue
    var kind: VectorSuite.Kind
    var format: VectorSuite.Format
    /// The schema of all files, and its branch for this one.
    var schema: JSONSchema
    var branch: JSONValue

    init(_ path: String) throws {
      value =
        try JSONDocument(
          Repository.bytes("Conformance/" + path),
          limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth)
        ).value
      kind = try #require(value["kind"]?.text.flatMap { .init(rawValue: $0.string) })
      format = try #require(value["format"]?.text.flatMap { .init(rawValue: $0.string) })
      schema = try JSONSchema(
        JSONDocument(Repository.bytes("Conformance/vectors.schema.json")).value)
      let head = value
      branch = try #require(
        schema.root["oneOf"]?.elements?.first { branch in
          ["kind", "format"].allSatisfy { branch["properties"]?[$0]?["const"] == head[$0] }
        })
    }
  }

  @Test(arguments: files) func readerAndSchemaRefuseTheSameCases(_ path: String) throws {
    let file = try File(path)
    let shape = RecordShape.cases(of: file.kind, file.format)
    let form = try #require(file.branch["properties"]?["cases"]?["items"])
    var refused = 0
    var seen: Set<[String]> = []
    for vector in file.value["cases"]?.elements ?? [] {
      // A case of each set of members, which have all there are.
      let members = (vector.object?.members ?? []).map(\.key.string).sorted()
      let isValid = vector["valid"] == true ? ["valid"] : []
      guard seen.count < 12, seen.insert(members + isValid).inserted else { continue }
      #expect(file.schema.accepts(vector, form))
      for mutant in MemberMutant.all(of: vector) where mutant.vector.object != nil {
        let fault = mutant.vector.object.flatMap { shape.fault(in: $0, at: "") }
        let isRefused = !file.schema.accepts(mutant.vector, form)
        if isRefused { refused += 1 }
        #expect((fault != nil) == isRefused, "\(mutant.change): \(fault ?? "taken")")
      }
    }
    #expect(refused > 30)
  }

  @Test(arguments: files) func readerAndSchemaRefuseTheSameFiles(_ path: String) throws {
    let file = try File(path)
    var head = try #require(file.value.object)
    head["cases"] = [file.value["cases"]?[0] ?? .null]
    let shape = RecordShape.file(of: file.kind, file.format)
    for mutant in MemberMutant.all(of: .object(head), depth: 2) {
      // Kind and format choose the branch and the shape.
      guard let object = mutant.vector.object, object["kind"] == head["kind"],
        object["format"] == head["format"]
      else { continue }
      // The shape of a file leaves its cases to another one.
      guard object["cases"] == head["cases"] || object["cases"]?.elements?.isEmpty != false else {
        continue
      }
      let fault = shape.fault(in: object, at: "")
      let isRefused = !file.schema.accepts(mutant.vector, file.branch)
      #expect((fault != nil) == isRefused, "\(mutant.change): \(fault ?? "taken")")
    }
  }

  @Test func everyKindHasAFileOfEachOfItsFormats() throws {
    let found = try Self.files.map { path in
      let file = try File(path)
      return [file.kind.rawValue, file.format.rawValue]
    }
    let expected = VectorSuite.Kind.allCases.flatMap { kind in
      kind.formats.map { [kind.rawValue, $0.rawValue] }
    }
    #expect(Set(found) == Set(expected))
  }

  @Test func everyOtherFileOfTheFolderHasItsReader() throws {
    let folder = Repository.path("Conformance")
    let vectors = Set(try ConformanceRun.files(at: folder).map { $0.dropFirst(folder.count + 1) })
    let others = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") && !vectors.contains($0[...]) && !$0.hasPrefix("samples/") }
    // The schema is checked above, the exports by the web's own test.
    #expect(
      Set(others) == [
        "known-gaps.json", "manifest.json", "vectors.schema.json", "web/known-gaps-jsdom.json",
        "web/rule-exports-2026-02.json", "web/rule-exports.json", "web/schema-sources.json",
        "web/self-test/made-up-app/exports.json",
      ])
    for gaps in ["known-gaps.json", "web/known-gaps-jsdom.json"] {
      #expect(try !KnownGaps(file: folder + "/" + gaps).gaps.isEmpty)
    }
    #expect(try !SuiteManifest(file: folder + "/manifest.json").files.isEmpty)
    for name in others {
      let text = try JSONDocument(Repository.bytes("Conformance/" + name))
      #expect(text.repeatedKey == nil, "\(name)")
    }
  }
}
