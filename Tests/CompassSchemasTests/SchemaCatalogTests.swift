import CompassSchemas
import SchemaModel
import SourceJSON
import TestSupport
import Testing

@Suite("The catalog of schemas")
struct SchemaCatalogTests {
  @Test("Three schemas, in the order in which they are listed")
  func names() {
    #expect(SchemaCatalog.documents.map(\.name) == ["coach", "interaction", "event"])
  }

  @Test("A document is found by its name, written exactly")
  func named() {
    #expect(SchemaCatalog.document(named: "coach")?.schema == .coach)
    #expect(SchemaCatalog.document(named: "interaction")?.schema == .interaction)
    #expect(SchemaCatalog.document(named: "event")?.schema == .event)
    for name in ["", "Coach", "coach ", "coaches"] {
      #expect(SchemaCatalog.document(named: name) == nil)
    }
  }

  @Test("schemas/ holds what is exported, byte for byte", arguments: SchemaCatalog.documents)
  func exported(document: SchemaDocument) throws {
    let file = try Repository.bytes("schemas/\(document.name).json")
    let exported = Array((JSONWriter.indentedString(of: document.value) + "\n").utf8)
    #expect(
      file == exported, "Stale: run compass-validate export --into schemas, and look at the change."
    )
  }

  @Test("schemas/ is a schema document that loads equal", arguments: SchemaCatalog.documents)
  func loaded(document: SchemaDocument) throws {
    #expect(try SchemaDocument(Repository.bytes("schemas/\(document.name).json")) == document)
  }
}
