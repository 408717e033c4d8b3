import CompassSchemas
import SchemaModel
import TestSupport
import Testing

@testable import SchemaComparison

/// The app's own schemas, of both revisions.
@Suite struct CatalogDifferenceTests {
  @Test func aDocumentHasNoDifferenceExactlyIfTheFingerprintIsTheSame() throws {
    let documents = WebRevision.allCases.flatMap {
      SchemaCatalog.documents(of: $0, currentYear: $0.recordedYear)
    }
    let fingerprints = try documents.map { try $0.fingerprint }
    for (old, oldPrint) in zip(documents, fingerprints) {
      for (new, newPrint) in zip(documents, fingerprints) {
        let isSame = TreeComparison(from: old, to: new).differences.isEmpty
        #expect(isSame == (oldPrint == newPrint), "\(old.name), \(new.name)")
      }
    }
  }

  @Test func theExportedFilesHaveTheSchemasFingerprints() throws {
    for document in SchemaCatalog.documents(of: .february2026, currentYear: 2026) {
      let file = try SchemaDocument(Repository.bytes("schemas/\(document.name).json"))
      #expect(try file.fingerprint == document.fingerprint, "\(document.name)")
    }
  }

  @Test func theLaterRevisionOfTheCoachDiffers() throws {
    let old = try #require(
      SchemaCatalog.document(named: "coach", of: .february2026, currentYear: 2026))
    let new = try #require(
      SchemaCatalog.document(named: "coach", of: .august2026, currentYear: 2026))
    let comparison = TreeComparison(from: old, to: new)
    #expect(!comparison.differences.isEmpty)
    #expect(comparison.differences.allSatisfy { $0.path.hasPrefix("$") && !$0.detail.isEmpty })
  }
}
