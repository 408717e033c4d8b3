/// A range of a file, as lines and columns and as byte offsets.
public struct SourceRange: Sendable, Hashable {
  /// A position between two characters.
  public struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in UTF-16 code units.
    public var column: Int
    /// The byte offset, counted from 0 in the uncompressed file.
    public var offset: Int
  }

  /// The position of the first character.
  public var start: Position
  /// The position after the last character.
  public var end: Position

  init(_ range: Range<Int>, of origin: RecordOrigin, lines: LineIndex) {
    if let source = origin.source {
      let range = source.origin(of: range)
      let (first, last) = source.text.lines.positions(of: range)
      start = Position(first, offset: range.lowerBound, of: source)
      end = Position(last, offset: range.upperBound, of: source)
      return
    }
    let (first, last) = lines.positions(of: range)
    start = Position(first, offset: range.lowerBound, of: origin)
    end = Position(last, offset: range.upperBound, of: origin)
  }
}

extension SourceRange.Position {
  fileprivate init(_ position: LineIndex.Position, offset: Int, of source: PayloadSource) {
    line = position.line + source.linesBefore
    column = position.column
    self.offset = source.text.fileOffset(of: offset) + source.bytesBefore
  }

  fileprivate init(_ position: LineIndex.Position, offset: Int, of origin: RecordOrigin) {
    line = position.line + origin.linesBefore
    column = position.column
    self.offset = offset + origin.bytesBefore
  }
}
