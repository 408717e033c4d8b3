package import Checksums
package import SchemaModel
internal import SourceJSON

extension ZodSchema {
  /// The canonical text of the schema: its exported form on one line without white space.
  ///
  /// The members of each node are in the exporter's order. The fields of a shape keep their own order, which is that of outputs
  /// and issues. `TreeComparison` finds no difference between two schemas exactly if they have the same one.
  var canonicalText: String { JSONWriter.string(of: document) }
}

extension SchemaDocument {
  /// The fingerprint of the document: the digest of its canonical text.
  ///
  /// Except for collisions of checksums, two documents have the same fingerprint exactly if `TreeComparison` finds no difference.
  ///
  /// - Throws: `SchemaDocument.ReadingError` if the schema has a function without a name.
  package var fingerprint: ByteDigest {
    get throws(SchemaDocument.ReadingError) { ByteDigest(of: JSONWriter.bytes(of: try value)) }
  }
}
