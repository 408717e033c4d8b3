import Foundation
import SourceJSON
import TestSupport
import Testing

/// `schemas/json-schema`, the JSON Schemas of the payloads of all schemas, and the examples that use them.
@Suite struct JSONSchemaFileTests {
  /// The folder of each revision below `schemas/json-schema`.
  static let folders = [("2026-02", ""), ("2026-08", "/2026-08")]

  @Test(arguments: folders)
  func theFilesAreThoseOfExport(_ revision: String, _ folder: String) throws {
    let tool = try ToolRun()
    let result = try tool(
      "export", "--json-schema", "--io", "input", "--revision", revision, "--year", "2026",
      "--into", ".")
    #expect(result.status == 0, "\(result.errors)")
    let names = tool.folder.names
    let stored = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("schemas/json-schema\(folder)"))
    #expect(stored.filter { $0.hasSuffix(".json") }.sorted() == names.sorted())
    for name in names {
      let path = "schemas/json-schema\(folder)/\(name)"
      #expect(
        tool.folder.text(of: name).map { Array($0.utf8) } == (try Repository.bytes(path)), "\(path)"
      )
    }
  }

  @Test func thereIsOneForEachSchemaDocument() throws {
    let count = try Self.folders.map { _, folder in
      try FileManager.default.contentsOfDirectory(
        atPath: Repository.path("schemas/json-schema\(folder)")
      ).count { $0.hasSuffix(".json") }
    }.reduce(0, +)
    #expect(count == 89)
  }

  @Test func theExamplesNameFilesThatAreThere() throws {
    func paths(_ value: JSONValue, named key: String) -> [String] {
      let own = value.object?.members.filter { $0.key.string == key }.compactMap(\.value.text)
      let inner =
        (value.object?.members.map(\.value) ?? value.elements ?? [])
        .flatMap { paths($0, named: key) }
      return (own?.map(\.string) ?? []) + inner
    }
    let settings = try JSONDocument(Repository.bytes("docs/examples/vscode-settings.json")).value
    let api = try JSONDocument(Repository.bytes("docs/examples/openapi.json")).value
    // The settings' paths start at the folder that is open, those of a document at its own.
    let files =
      paths(settings, named: "url").map { String($0.dropFirst("./".count)) }
      + paths(api, named: "$ref").map { String($0.dropFirst("../../".count)) }
    #expect(files.count == 5)
    for file in files { #expect(throws: Never.self) { try Repository.bytes(file) } }
  }
}
