package import Checksums
package import SchemaModel
internal import SourceJSON

extension SchemaDocument {
  /// The fingerprint of the document: the digest of its canonical text.
  ///
  /// The canonical text is the exported document on one line without white space. The members of each node are in
  /// the exporter's order. The fields of a shape keep their own order, which is that of outputs and issues. Except
  /// for collisions of checksums, two documents have the same fingerprint exactly if `TreeComparison` finds no
  /// difference.
  ///
  /// - Throws: `SchemaDocument.ReadingError` if the schema has a function without a name.
  package var fingerprint: ByteDigest {
    get throws(SchemaDocument.ReadingError) { ByteDigest(of: JSONWriter.bytes(of: try value)) }
  }
}
