/// The contents of a file, as an editor shows them, which payloads were made of.
///
/// It is in UTF-8 here, whatever its file has. Immutable, so that any number of threads may read it at once.
package final class OriginText: @unchecked Sendable {
  /// The encoding of the text in its file.
  package enum Encoding: Sendable {
    case utf8
    /// UTF-16 of either byte order, with a byte order mark that the text does not have.
    case utf16
  }

  private let storage: UnsafeMutableBufferPointer<UInt8>
  /// The lines of the text.
  let lines: LineIndex
  private let encoding: Encoding

  /// A copy of the contents of a file.
  ///
  /// - Parameter lineEnds: The characters that end its lines.
  package init(
    _ text: [UInt8], encoding: Encoding = .utf8, lineEnds: LineIndex.LineEnds = .lineFeed
  ) {
    // A buffer without a byte has no address, and the index needs none.
    storage = .allocate(capacity: text.count)
    _ = storage.initialize(from: text)
    lines = LineIndex(UnsafeBufferPointer(storage), ends: lineEnds)
    self.encoding = encoding
  }

  deinit { storage.deallocate() }

  /// The text; in place as long as this object lives.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(storage) }

  /// Returns the one-based line of an offset of the text.
  package func line(of offset: Int) -> Int {
    lines.line(of: min(max(offset, 0), storage.count)) + 1
  }

  /// Returns the offset in the file of an offset of the text.
  func fileOffset(of offset: Int) -> Int {
    switch encoding {
    case .utf8: offset
    case .utf16: 2 + 2 * lines.units(before: min(max(offset, 0), storage.count))
    }
  }
}

/// The origin of a payload that is not a part of its file byte for byte.
package struct PayloadSource: Sendable, Hashable {
  /// One step from offsets of the payload to offsets of the origin's text.
  package enum Step: Sendable, Hashable {
    /// The payload starts at this offset of a longer text.
    case shift(Int)
    /// The text was made of another one.
    case spans(SpanMap)
  }

  /// The text.
  package var text: OriginText
  /// The steps, the one from the payload first. Without any, the payload is the text.
  package var steps: [Step]
  /// The number of lines of the file before the text.
  package var linesBefore: Int
  /// The number of bytes of the file before the text.
  package var bytesBefore: Int

  package init(
    _ text: OriginText, _ steps: [Step] = [], linesBefore: Int = 0, bytesBefore: Int = 0
  ) {
    self.text = text
    self.steps = steps
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
  }

  /// Returns the range of the text that a range of the payload came from.
  package func origin(of range: Range<Int>) -> Range<Int> {
    var range = range
    for step in steps {
      switch step {
      case .shift(let offset):
        range = range.lowerBound + offset..<range.upperBound + offset
      case .spans(let map): range = map.origin(of: range)
      }
    }
    return range
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.text === other.text && one.steps == other.steps && one.linesBefore == other.linesBefore
      && one.bytesBefore == other.bytesBefore
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(text))
    hasher.combine(bytesBefore)
  }
}
