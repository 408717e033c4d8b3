/// Finds the line and column of byte offsets in a text.
public struct LineIndex: Sendable {
  /// Where a byte stands, both counted from 1; the column counts UTF-8 bytes.
  public struct Position: Sendable, Hashable {
    public var line: Int
    public var column: Int
  }

  /// The offset of each line's first byte.
  private let starts: [Int]

  /// Indexes a text; lines end at LF.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The position of a byte offset, at most the length of the text.
  public func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }
}
