import SchemaModel
import SourceJSON
import Testing
import Validation

/// The version of Zod of a schema without one: the newest release in Swift, and 4.3.6 in a document.
@Suite struct DefaultVersionTests {
  /// A schema on whose payload `{}` 4.3.6 and 4.4.3 disagree.
  private let note = ZodSchema.object { Field("note", .unknown) }

  /// A document of the schema with this line about its version.
  private func document(_ zod: String) -> [UInt8] {
    Array(
      """
      {"format":"schema-document/2",\(zod)"name":"n",\
      "schema":{"type":"object","shape":{"note":{"type":"unknown"}},"unknownKeys":"strip"}}
      """.utf8)
  }

  @Test func aSchemaInSwiftRunsOnTheNewestRelease() throws {
    let validator = try Validator(note)
    #expect(validator.zod == .v4_6_7 && validator.zod == .newestRelease)
    #expect(
      try outcome(of: "{}", by: validator).issues.map(\.message)
        == ["Invalid input: expected nonoptional, received undefined"])
    // It counts code points.
    #expect(try Validator(.string().max(1)).isValid(#""😀""#))
    #expect(try !Validator(.string().max(1), zod: .v4_4_3).isValid(#""😀""#))
  }

  @Test func itKeepsTheVersionThatItNames() throws {
    #expect(try Validator(note, zod: .v4_3_6).isValid("{}"))
    #expect(try Validator(note, zod: .v4_3_6).reversed().zod == .v4_3_6)
    #expect(try Validator(note).reversed().zod == .v4_6_7)
  }

  @Test func aDocumentWithoutAVersionRunsOnThatOfUnversionedDocuments() throws {
    let validator = try Validator(document: document(""))
    #expect(validator.zod == .v4_3_6 && validator.zod == .ofUnversionedDocuments)
    #expect(validator.isValid("{}"))
  }

  @Test func aDocumentRunsOnItsOwnVersionUnlessTheCodeNamesAnother() throws {
    for version in ZodVersion.allCases {
      let document = document(#""zod":"\#(version.rawValue)","#)
      #expect(try Validator(document: document).zod == version)
      #expect(try Validator(document: document, zod: .v4_3_6).zod == .v4_3_6)
    }
    #expect(try Validator(document: document(""), zod: .newestRelease).zod == .v4_6_7)
  }

  /// A document without a version, its schema taken into Swift, and the document of that.
  @Test func aSchemaTakesTheVersionOfWhatItIsIn() throws {
    let old = try SchemaDocument(document(""))
    #expect(old.schema == note && old.zod == nil)
    #expect(try Validator(document: JSONWriter.bytes(of: old.value)).isValid("{}"))
    #expect(try !Validator(old.schema).isValid("{}"))
    let written = try JSONWriter.bytes(of: SchemaDocument(name: "n", schema: old.schema).value)
    let read = try Validator(document: written)
    #expect(try read.zod == Validator(note).zod)
    #expect(!read.isValid("{}"))
  }
}
