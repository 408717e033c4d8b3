internal import JSPrimitives

/// Rows of quoted cells.
enum CSVText {
  /// Returns the rows as lines, without a final line break. Quotes inside a cell are not escaped.
  static func lines(_ rows: [[JSText]]) -> JSText {
    rows.map { row in
      row.map { "\"" + $0 + "\"" }.joined(separator: ",")
    }.joined(separator: "\n")
  }

  static func doublingQuotes(_ text: JSText) -> JSText {
    let quote = UInt8(ascii: "\"")
    return JSText(wtf8: text.bytes.flatMap { $0 == quote ? [quote, quote] : [$0] })
  }
}
