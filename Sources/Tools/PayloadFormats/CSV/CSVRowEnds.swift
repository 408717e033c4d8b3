internal import Platform

/// Finds the ends of the rows of a CSV file, whatever the sizes of the pieces that it comes in.
///
/// A quote opens a field only at its start, and only inside one may a line feed be part of a row: ``CSVSplitter`` has the
/// rules. Everything between quotes and line feeds is skipped at the speed of a search for a byte.
package struct CSVRowEnds: Sendable {
  private enum State {
    /// Outside of quotes.
    case outside
    /// In a quoted field.
    case quoted
    /// Behind a quote that ends the field unless another one follows.
    case quote
    case comment
  }

  private let separator: UInt8
  private let comment: UInt8?
  private var state = State.outside
  /// The offset of the first byte that was not looked at.
  private var place = 0
  /// The offset of the row that is not complete; below 0 if its start is no longer there.
  private var rowStart = 0
  /// The byte before the first one, if that is not the start of a row.
  private var byteBefore: UInt8 = 0

  /// The ends of rows of a dialect.
  ///
  /// - Parameter start: The offset of the first row.
  package init(_ dialect: CSVDialect, start: Int = 0) {
    separator = dialect.separator
    comment = dialect.comment
    place = start
    rowStart = start
  }

  /// Whether the row that is not complete is a comment.
  package var isInComment: Bool { state == .comment }

  /// Returns the offset behind the last complete row; nil if no row ends in the bytes that were not looked at.
  ///
  /// - Parameter bytes: The same bytes as before, with more behind them.
  package mutating func last(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var last: Int?
    while let end = next(in: bytes, skipsRows: true) { last = end }
    return last
  }

  /// Returns the offset behind the row that is not complete, if it ends in the bytes.
  package mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    next(in: bytes, skipsRows: false)
  }

  /// Returns the offset behind the row that starts at an offset; the end of the bytes if it does not end before.
  package static func end(
    ofRowAt start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ dialect: CSVDialect
  ) -> Int {
    var ends = CSVRowEnds(dialect, start: start)
    return ends.next(in: bytes) ?? bytes.count
  }

  /// Forgets bytes at the start, which other bytes will not have before them.
  package mutating func removeFirst(_ count: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    if count > 0, count <= bytes.count { byteBefore = bytes[count - 1] }
    place -= count
    rowStart -= count
  }

  /// - Parameter skipsRows: Whether the end of a later row will do, if all up to it are without quotes.
  private mutating func next(
    in bytes: UnsafeBufferPointer<UInt8>, skipsRows: Bool
  ) -> Int? {
    while place < bytes.count {
      switch state {
      case .quoted:
        guard let quote = Self.find(UInt8(ascii: "\""), in: bytes, place..<bytes.count) else {
          place = bytes.count
          return nil
        }
        place = quote + 1
        state = .quote
      case .quote:
        if bytes[place] == UInt8(ascii: "\"") {
          place += 1
          state = .quoted
        } else {
          state = .outside
        }
      case .comment:
        guard let end = Self.find(0x0A, in: bytes, place..<bytes.count) else {
          place = bytes.count
          return nil
        }
        return endRow(at: end)
      case .outside:
        if place == rowStart, bytes[place] == comment {
          state = .comment
        } else if let end = searchOutside(bytes, skipsRows) {
          return end
        }
      }
    }
    return nil
  }

  /// Looks at the bytes up to the next line feed, or to a quote that opens a field; returns the offset behind a row.
  private mutating func searchOutside(
    _ bytes: UnsafeBufferPointer<UInt8>, _ skipsRows: Bool
  ) -> Int? {
    if skipsRows, place == rowStart {
      let quote = Self.find(UInt8(ascii: "\""), in: bytes, place..<bytes.count) ?? bytes.count
      if let last = bytes[place..<quote].lastIndex(of: 0x0A) { return endRow(at: last) }
    }
    let end = Self.find(0x0A, in: bytes, place..<bytes.count)
    let limit = end ?? bytes.count
    while let quote = Self.find(UInt8(ascii: "\""), in: bytes, place..<limit) {
      place = quote + 1
      guard isFieldStart(quote, bytes) else { continue }
      state = .quoted
      return nil
    }
    place = limit
    return end.map { endRow(at: $0) }
  }

  private func isFieldStart(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    place == rowStart || (place > 0 ? bytes[place - 1] : byteBefore) == separator
  }

  private mutating func endRow(at lineFeed: Int) -> Int {
    place = lineFeed + 1
    rowStart = place
    state = .outside
    return place
  }

  private static func find(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    // In bounds: the search ends with the range.
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
