import CompassSchemas
import PayloadGeneration
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Exported documents are self-contained: their text says what the schema in Swift does.
@Suite struct ExportedDocumentTests {
  /// The document's text alone decides on the version of Zod and on the functions.
  private func validator(ofText text: [UInt8]) throws -> Validator {
    let document = try SchemaDocument(text)
    let functions = try document.functions.map { try #require(WebRevision(rawValue: $0)).functions }
    return try Validator(
      document.schema, zod: #require(document.zod), functions: functions ?? .standard)
  }

  @Test(arguments: CatalogPropertyTests.entries)
  func theTextOfADocumentIsEnough(_ entry: CatalogPropertyTests.Entry) throws {
    let exported = try Array(JSONWriter.indentedString(of: entry.document.value).utf8)
    let loaded = try validator(ofText: exported)
    let agreement = try entry.agreement()
    #expect(loaded.zod == entry.revision.zod)
    for index in UInt64(0)..<30 {
      let payloads = [
        try agreement.generator.valid(seed: 7, index: index),
        try agreement.generator.invalid(seed: 7, index: index).payload,
      ]
      for payload in payloads {
        #expect(
          verdict(on: payload, by: loaded) == verdict(on: payload, by: agreement.validator),
          "\(JSONWriter.string(of: payload))")
      }
    }
  }

  /// Returns the output, or the issues, of a payload as text.
  private func verdict(on payload: JSONValue, by validator: Validator) -> String {
    switch validator.validate(payload) {
    case .valid(let output): JSONWriter.string(of: output)
    case .invalid(let issues): JSONWriter.string(of: .array(issues.map(\.json)))
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}
