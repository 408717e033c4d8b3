/// A range of a file, for people and for tools.
public struct SourceRange: Sendable, Hashable {
  /// A place between two characters.
  public struct Place: Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-16 code units.
    public var column: Int
    /// Counted from 0, in bytes of the file as it reads when it is not compressed.
    public var offset: Int
  }

  /// The first character's place.
  public var start: Place
  /// The place behind the last character.
  public var end: Place

  init(_ range: Range<Int>, of origin: RecordOrigin, lines: LineIndex) {
    func place(_ offset: Int) -> Place {
      let position = lines.position(of: offset)
      return Place(
        line: position.line + origin.linesBefore, column: position.column,
        offset: offset + origin.bytesBefore)
    }
    start = place(range.lowerBound)
    end = place(range.upperBound)
  }
}
