public import Checksums
public import SchemaModel
internal import SourceJSON

extension SchemaDocument {
  /// What the document is recognised by: the digest of its canonical text.
  ///
  /// That is the document as it is exported, in one line: the members of each node in the exporter's order
  /// and without white space, the fields of a shape in theirs, since that is the order of outputs and issues. Documents
  /// have the same fingerprint exactly if `SchemaComparison` finds no difference, but for a collision of checksums.
  public var fingerprint: ByteDigest { ByteDigest(of: JSONWriter.bytes(of: value)) }
}
