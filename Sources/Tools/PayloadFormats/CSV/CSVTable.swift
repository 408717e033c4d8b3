internal import JSPrimitives
internal import SchemaGraph
package import SchemaModel
package import SourceJSON

/// The columns of a CSV file, and its rows as JSON objects.
package struct CSVTable: Sendable {
  struct Column: Sendable {
    var name: [UInt8]
    var kinds: [ColumnKind]
  }

  let columns: [Column]
  let limits: JSONLimits
  /// The separators that the header may have, as the first row will show.
  private var doubts: [DialectDoubt] = []

  /// The columns of a header.
  ///
  /// - Parameters:
  ///   - header: The first row.
  ///   - schema: The schema of each row, whose fields choose the types of the columns.
  ///   - isEncoding: Whether the rows are outputs of the schema.
  ///   - limits: The limits of JSON in a field.
  ///   - dialect: The dialect that the header was read with, which it must not contradict; nil to leave that open.
  /// - Throws: `FormatError` in the header: a fault of the row, a name that is empty or given twice, or the look of
  ///   another dialect.
  package init(
    header: CSVRow, schema: ZodSchema, isEncoding: Bool, limits: JSONLimits,
    dialect: CSVDialect? = nil
  ) throws(FormatError) {
    if let offset = Self.returnInside(header) {
      throw FormatError(
        "carriage returns end the lines, as in old files of Macs; rows end with LF or CRLF",
        at: offset)
    }
    if let fault = dialect?.faultBehindQuote(of: header) { throw fault }
    try Self.check(header)
    // A table of one column and no row would be valid, whatever its name is.
    if let first = header.text.first, Array("{[<".utf8).contains(first) {
      throw FormatError(
        "expected a header, found \"\(Character(Unicode.Scalar(first)))\"", at: 0)
    }
    var columns: [Column] = []
    var names: Set<[UInt8]> = []
    let graph = SchemaGraph.ofColumns(schema)
    let kinds = ColumnKinds(graph, isEncoding: isEncoding)
    for field in header.fields {
      let name = Self.content(of: field, in: header)
      guard !name.isEmpty else {
        throw FormatError("a column without a name", at: field.range.lowerBound)
      }
      guard names.insert(name).inserted else {
        throw FormatError(
          "the column \"\(String(decoding: name, as: UTF8.self))\" is given twice",
          at: field.range.lowerBound)
      }
      columns.append(
        Column(name: name, kinds: kinds.kinds(ofKey: JSText(wtf8: name))))
    }
    self.columns = columns
    self.limits = limits
    guard let dialect else { return }
    let look = DialectLook(
      header, names: columns.map(\.name), dialect,
      SchemaKeys(graph, isEncoding: isEncoding))
    if let fault = look.fault { throw fault }
    doubts = look.doubts
  }

  /// Returns the fault of the header that the first row below it shows; nil if both are of one dialect.
  package func headerFault(besides row: CSVRow) -> FormatError? {
    doubts.lazy.compactMap { $0.fault(besides: row) }.first
  }

  /// Returns the offset of a carriage return that the header may not have: of one outside of quotes, or behind them.
  private static func returnInside(_ header: CSVRow) -> Int? {
    let behindQuote = header.fault.flatMap { fault in
      fault.offset < header.text.count && header.text[fault.offset] == 0x0D ? fault.offset : nil
    }
    return [bareReturn(in: header), behindQuote].compactMap { $0 }.min()
  }

  /// Returns the offset of the first carriage return in a field that is not in quotes.
  private static func bareReturn(in row: CSVRow) -> Int? {
    for field in row.fields where !field.isQuoted {
      if let offset = row.text[field.range].firstIndex(of: 0x0D) { return offset }
    }
    return nil
  }

  /// Writes a row as a JSON object, without the fields that are empty, in quotes or not.
  ///
  /// A key points to the field below it.
  ///
  /// - Throws: `FormatError` for a fault of the row, or another number of fields than the header has.
  package func write(_ row: CSVRow, to output: inout MappedJSON) throws(FormatError) {
    try Self.check(row)
    guard row.fields.count == columns.count else {
      let offset =
        row.fields.count > columns.count
        ? row.fields[columns.count].range.lowerBound : row.text.count
      throw FormatError(
        "\(Self.count(row.fields.count)), but the header has \(Self.count(columns.count))",
        at: offset)
    }
    output.removeAll()
    try output.append("{", from: 0..<UTF8Text.width(at: 0, in: row.text))
    var isFirst = true
    for (column, field) in zip(columns, row.fields)
    where field.range.count > (field.isQuoted ? 2 : 0) {
      if !isFirst { output.append(",") }
      isFirst = false
      try output.append("\"", from: field.range.lowerBound..<field.range.lowerBound)
      try output.append(escaping: column.name, from: field.range)
      try output.append("\"", from: field.range.upperBound..<field.range.upperBound)
      output.append(":")
      try write(field, in: row, as: column.kinds, to: &output)
    }
    try output.append("}", from: row.text.count..<row.text.count)
  }

  private static func count(_ count: Int) -> String {
    count == 1 ? "1 field" : "\(count) fields"
  }

  private static func check(_ row: CSVRow) throws(FormatError) {
    if let fault = row.fault { throw fault }
    if let offset = bareReturn(in: row) {
      throw FormatError(
        "a carriage return outside of quotes; rows end with LF or CRLF", at: offset)
    }
    if let offset = UTF8Text.firstInvalid(in: row.text) {
      throw FormatError("the bytes are not UTF-8", at: offset)
    }
  }

  /// Returns the text of a field, without quotes.
  private static func content(of field: CSVRow.Field, in row: CSVRow) -> [UInt8] {
    guard field.isQuoted else { return Array(row.text[field.range]) }
    var text: [UInt8] = []
    var place = field.range.lowerBound + 1
    while place < field.range.upperBound - 1 {
      text.append(row.text[place])
      place += row.text[place] == UInt8(ascii: "\"") ? 2 : 1
    }
    return text
  }

  /// Writes the value of a field that is not empty.
  private func write(
    _ field: CSVRow.Field, in row: CSVRow, as kinds: [ColumnKind], to output: inout MappedJSON
  ) throws(FormatError) {
    let text = Self.content(of: field, in: row)
    let value = text.withUnsafeBufferPointer { text in
      kinds.lazy.compactMap { $0.value(of: text, limits: limits) }.first
    }
    switch value ?? .string {
    case .string:
      let width = field.isQuoted ? 1 : 0
      let inside = field.range.lowerBound + width..<field.range.upperBound - width
      try output.append("\"", from: field.range.lowerBound..<inside.lowerBound)
      try writeContent(inside, in: row, isQuoted: field.isQuoted, to: &output)
      try output.append("\"", from: inside.upperBound..<field.range.upperBound)
    case .content: try output.append(text, from: field.range)
    case .word(let word): try output.append(word, from: field.range)
    case .json: try writeJSON(field, in: row, to: &output)
    }
  }

  private func writeContent(
    _ range: Range<Int>, in row: CSVRow, isQuoted: Bool, to output: inout MappedJSON
  ) throws(FormatError) {
    guard isQuoted else {
      return try output.append(escaping: row.text[range], from: range)
    }
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      if row.text[place] == UInt8(ascii: "\"") {
        try output.append(escaping: row.text[start...place], from: start..<place + 1)
        place += 2
        start = place
      } else {
        place += 1
      }
    }
    if start < range.upperBound {
      try output.append(
        escaping: row.text[start..<range.upperBound], from: start..<range.upperBound)
    }
  }

  /// Writes JSON in a field as it is.
  private func writeJSON(
    _ field: CSVRow.Field, in row: CSVRow, to output: inout MappedJSON
  ) throws(FormatError) {
    guard field.isQuoted else { return try output.append(row.text[field.range], from: field.range) }
    var place = field.range.lowerBound + 1
    while place < field.range.upperBound - 1 {
      try output.append(row.text[place...place], from: place..<place + 1)
      place += row.text[place] == UInt8(ascii: "\"") ? 2 : 1
    }
  }
}
