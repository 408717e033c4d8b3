/// The source of a payload's text: a whole file, or one line of it.
public struct RecordOrigin: Sendable, Hashable {
  /// The file's path as the user gave it.
  public var path: String
  /// The number of lines of the file before the text.
  public var linesBefore: Int
  /// The number of bytes of the file before the text.
  public var bytesBefore: Int
  /// Whether the text is one line of NDJSON.
  public var isLine: Bool
  /// The name of the schema, for the fingerprints of findings; empty for none.
  public var schema: String
  /// The name among the payloads of the file; nil if its line names it, or it is the file.
  package var label: String?
  /// The text that the payload was made of; nil if the payload is a part of the file as it is.
  package var source: PayloadSource?

  /// An origin; by default a whole file.
  public init(
    path: String, linesBefore: Int = 0, bytesBefore: Int = 0, isLine: Bool = false,
    schema: String = ""
  ) {
    self.path = path
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
    self.isLine = isLine
    self.schema = schema
  }
}
