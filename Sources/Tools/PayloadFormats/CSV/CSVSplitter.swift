/// A row of a CSV file.
package struct CSVRow: Sendable, Hashable {
  /// One field of a row.
  package struct Field: Sendable, Hashable {
    /// The range in the row's text, quotes included.
    package var range: Range<Int>
    /// Whether the field is in quotes.
    package var isQuoted: Bool
  }

  /// The row as it is in the file, without the line break at its end.
  package var text: [UInt8]
  package var fields: [Field]
  /// The number of line feeds of the file before it.
  package var linesBefore: Int
  /// The number of bytes of the file before it.
  package var bytesBefore: Int
  /// The first fault of the row.
  package var fault: FormatError?
  /// Whether the row was longer than the limit, and its text was dropped.
  package var isTooLong = false

  /// A row that is still empty.
  package init(linesBefore: Int, bytesBefore: Int) {
    text = []
    fields = []
    self.linesBefore = linesBefore
    self.bytesBefore = bytesBefore
  }
}

/// Cuts a CSV file into rows, whatever the sizes of the pieces that it comes in.
///
/// RFC 4180: a field that starts with a quote ends at the next one that is not doubled, and may have separators and line
/// breaks. Rows end with LF or CRLF. A quote inside a field that doesn't start with one is a character as others are. Empty
/// lines are skipped, and so are lines that start with the character of comments.
package struct CSVSplitter {
  private enum State {
    case fieldStart, plain, quoted, quoteInQuoted
    /// Behind a carriage return that only a line feed may follow.
    case returnAfterQuoted
    /// Behind a fault.
    case afterQuoted
    case comment
  }

  private let separator: UInt8
  private let comment: UInt8?
  private let limit: Int
  private var state = State.fieldStart
  private var row: CSVRow
  private var fieldStart = 0
  /// The length of the row so far, whose text is dropped beyond the limit.
  private var length = 0
  private var lines: Int

  /// A splitter.
  ///
  /// - Parameters:
  ///   - separator: The byte between fields.
  ///   - comment: The first byte of lines to skip; nil to skip none.
  ///   - limit: The most bytes of a row.
  ///   - linesBefore: The number of line feeds before the first row.
  ///   - bytesBefore: The number of bytes before the first row, such as of a byte order mark.
  package init(
    separator: UInt8, comment: UInt8? = nil, limit: Int, linesBefore: Int = 0, bytesBefore: Int = 0
  ) {
    self.separator = separator
    self.comment = comment
    self.limit = limit
    lines = linesBefore
    row = CSVRow(linesBefore: linesBefore, bytesBefore: bytesBefore)
  }

  /// Reads the next piece of the file and passes the rows that are complete on.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (CSVRow) throws -> Void
  ) rethrows {
    for byte in bytes {
      length += 1
      if byte == 0x0A { lines += 1 }
      if byte == 0x0A, state != .quoted {
        try endRow(body)
        continue
      }
      if length == 1, byte == comment { state = .comment }
      if state == .comment { continue }
      if length > limit {
        row.isTooLong = true
        row.text = []
        row.fields = []
      } else {
        row.text.append(byte)
      }
      step(byte)
    }
  }

  /// Ends the file, and passes its last row on if it has no line break.
  package mutating func end(_ body: (CSVRow) throws -> Void) rethrows {
    guard length > 0 else { return }
    if state == .quoted, row.fault == nil {
      row.fault = FormatError("a quoted field without its end", at: min(fieldStart, row.text.count))
    }
    length += 1
    try endRow(body)
  }

  private mutating func step(_ byte: UInt8) {
    let place = length - 1
    switch state {
    case .comment: break
    case .fieldStart where byte == UInt8(ascii: "\""): state = .quoted
    case .fieldStart, .plain:
      state = .plain
      if byte == separator { endField(at: place, isQuoted: false) }
    case .quoted: if byte == UInt8(ascii: "\"") { state = .quoteInQuoted }
    case .quoteInQuoted where byte == UInt8(ascii: "\""): state = .quoted
    case .quoteInQuoted where byte == 0x0D: state = .returnAfterQuoted
    case .quoteInQuoted, .returnAfterQuoted, .afterQuoted:
      let isClosed = state == .quoteInQuoted && byte == separator
      if row.fault == nil, !isClosed {
        row.fault = FormatError(
          "expected a separator or a line break behind the quote",
          at: state == .returnAfterQuoted ? place - 1 : place)
      }
      state = .afterQuoted
      if byte == separator { endField(at: place, isQuoted: true) }
    }
  }

  private mutating func endField(at place: Int, isQuoted: Bool) {
    if !row.isTooLong { row.fields.append(.init(range: fieldStart..<place, isQuoted: isQuoted)) }
    fieldStart = place + 1
    state = .fieldStart
  }

  /// Passes the row on, whose line break is the last byte of its length.
  private mutating func endRow(_ body: (CSVRow) throws -> Void) rethrows {
    if row.text.last == 0x0D, !row.isTooLong, state != .quoted { row.text.removeLast() }
    let isQuoted = state != .fieldStart && state != .plain
    let end = max(min(length - 1, row.text.count), fieldStart)
    endField(at: end, isQuoted: isQuoted)
    let (bytes, done) = (row.bytesBefore + length, row)
    row = CSVRow(linesBefore: lines, bytesBefore: bytes)
    length = 0
    fieldStart = 0
    state = .fieldStart
    if !done.text.isEmpty || done.isTooLong { try body(done) }
  }
}
