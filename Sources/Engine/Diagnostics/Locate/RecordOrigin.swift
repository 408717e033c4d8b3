/// Where a payload's text comes from: a whole file, or a line of one.
public struct RecordOrigin: Sendable, Hashable {
  /// The file's path as the user gave it.
  public var path: String
  /// How many lines of the file stand before the text.
  public var linesBefore: Int
  /// How many bytes of the file stand before the text.
  public var bytesBefore: Int
  /// Whether the text is one line of NDJSON.
  public var isLine: Bool

  public init(path: String, linesBefore: Int = 0, bytesBefore: Int = 0, isLine: Bool = false) {
    self.path = path
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
    self.isLine = isLine
  }
}
