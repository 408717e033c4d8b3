import JSPrimitives
import PayloadFormats
import SchemaModel
import SourceJSON

extension FuzzTarget {
  /// A byte that chooses the separator, the maximum length of a row and the size of the pieces, and a
  /// file of rows. The rows are those of the reference reader, in one piece or many, and their objects
  /// have its fields.
  static let csv = FuzzTarget("csv") { (input) throws(Finding) in
    let choice = input.first ?? 0
    let check = CSVCheck(
      bytes: Array(input.dropFirst()), separator: choice & 1 == 0 ? UInt8(ascii: ",") : 0x09,
      limit: choice & 2 == 0 ? 10_000 : 8, piece: 1 + Int(choice >> 2 & 7))
    try check.check()
  }
}

/// The checks of one file.
private struct CSVCheck {
  let bytes: [UInt8]
  let separator: UInt8
  let limit: Int
  let piece: Int

  /// The types of the columns with these names. Others have strings.
  private static let schema = ZodSchema.object {
    Field("n", .number())
    Field("b", .boolean().nullable())
    Field("j", .array(.unknown))
  }

  func check() throws(Finding) {
    let rows = rows(piece: max(bytes.count, 1))
    try Finding.unless(rows == self.rows(piece: piece), "other rows in pieces of \(piece) bytes")
    let expected = ReferenceRow.rows(of: bytes, separator: separator)
    try Finding.unless(rows.count == expected.count, "\(rows.count) rows of \(expected.count)")
    for (row, expected) in zip(rows, expected) { try compare(row, expected) }
    try checkTable(rows, expected)
    bytes.withUnsafeBufferPointer { bytes in
      for format in PayloadFormat.allCases { _ = TextLook.sentence(for: bytes, readAs: format) }
    }
  }

  private func rows(piece: Int) -> [CSVRow] {
    var splitter = CSVSplitter(separator: separator, limit: limit)
    var rows: [CSVRow] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBufferPointer { part in
        splitter.read(part) { rows.append($0) }
      }
    }
    splitter.end { rows.append($0) }
    return rows
  }

  private func compare(_ row: CSVRow, _ expected: ReferenceRow) throws(Finding) {
    let lines = bytes[..<expected.start].count { $0 == 0x0A }
    try Finding.unless(
      row.bytesBefore == expected.start && row.linesBefore == lines,
      "a row behind \(row.bytesBefore) bytes and \(row.linesBefore) lines, not \(expected.start) and \(lines)"
    )
    try Finding.unless(
      row.isTooLong == (expected.length > limit), "a row of \(expected.length) bytes")
    if row.isTooLong {
      return try Finding.unless(
        row.text.isEmpty && row.fields.isEmpty, "a row too long that has its text")
    }
    try Finding.unless(
      row.text == expected.text && row.fault?.offset == expected.fault,
      "a row with the fault \(row.fault?.offset ?? -1), not \(expected.fault ?? -1)")
    guard row.fault == nil else { return }
    try Finding.unless(
      row.fields.map(\.isQuoted) == expected.fields.map(\.isQuoted),
      "\(row.fields) of \(expected.fields)")
  }

  // MARK: Objects

  private func checkTable(_ rows: [CSVRow], _ expected: [ReferenceRow]) throws(Finding) {
    guard let header = rows.first, !header.isTooLong else { return }
    let table: CSVTable
    do throws(FormatError) {
      table = try CSVTable(header: header, schema: Self.schema, isEncoding: false, limits: .default)
    } catch {
      return try MadeJSON.check(error, of: header.text)
    }
    try checkWriter(rows, table)
    let names = expected[0].fields.map(\.content)
    for (row, expected) in zip(rows, expected).dropFirst() where !row.isTooLong {
      let reading = read(row, table, maximumBytes: 1_000_000)
      switch reading {
      case .failure(let error): try MadeJSON.check(error, of: row.text)
      case .success(let made):
        try Finding.unless(
          row.fields.count == names.count, "an object of \(row.fields.count) fields")
        let value = try MadeJSON.value(
          of: made, from: row.text, maximumDepth: 512, isInOrder: true)
        try Finding.unless(
          value == Self.object(names, expected.fields),
          "\(String(decoding: made.bytes, as: UTF8.self)) of other fields")
        try MadeJSON.checkLimit(made, of: row.text) { read(row, table, maximumBytes: $0) }
      }
    }
  }

  /// Compares the writer of plain rows with the table.
  private func checkWriter(_ rows: [CSVRow], _ table: CSVTable) throws(Finding) {
    let dialect = CSVDialect(separator: separator)
    var writer = CSVRowWriter(table, dialect, limit: limit)
    var rest = rows.dropFirst()
    var place = bytes.withUnsafeBufferPointer {
      CSVRowEnds.end(ofRowAt: rows[0].bytesBefore, in: $0, dialect)
    }
    while place < bytes.count {
      let start = place
      var written: [UInt8]?
      let isBlank = bytes.withUnsafeBufferPointer { bytes in
        switch writer.write(bytes, at: &place) {
        case .blank: return true
        case .object(let json): written = Array(json)
        case .other: break
        }
        return false
      }
      try Finding.unless(place > start, "a row without an end at \(start)")
      if isBlank { continue }
      guard let row = rest.popFirst(), row.bytesBefore == start else {
        throw Finding("a row at \(start) that the splitter does not have")
      }
      guard let written else { continue }
      guard case .success(let made) = read(row, table, maximumBytes: 1_000_000), !row.isTooLong
      else {
        throw Finding("a row at \(start) that only the writer takes")
      }
      try Finding.unless(
        made.bytes == written,
        "\(String(decoding: written, as: UTF8.self)), not \(String(decoding: made.bytes, as: UTF8.self))"
      )
    }
    try Finding.unless(rest.isEmpty, "\(rest.count) rows that the writer does not have")
  }

  private func read(
    _ row: CSVRow, _ table: CSVTable, maximumBytes: Int
  ) -> MadeJSON.Reading {
    Result { () throws(FormatError) in
      var made = MappedJSON(limit: maximumBytes)
      try table.write(row, to: &made)
      return made
    }
  }

  /// Returns the object of a row as JSON.
  private static func object(_ names: [[UInt8]], _ fields: [ReferenceRow.Field]) -> [UInt8]? {
    let members = zip(names, fields).filter { !$1.content.isEmpty }.map { name, field in
      string(name) + Array(":".utf8) + value(field.content, of: name)
    }
    let text = Array("{".utf8) + members.joined(separator: ",".utf8) + Array("}".utf8)
    return (try? JSONDocument(text)).map(MadeJSON.written)
  }

  private static func string(_ content: [UInt8]) -> [UInt8] {
    JSONWriter.bytes(of: .string(JSText(wtf8: content)))
  }

  private static func value(_ content: [UInt8], of name: [UInt8]) -> [UInt8] {
    let text = String(decoding: content, as: UTF8.self)
    let json = try? JSONDocument(content)
    switch (String(decoding: name, as: UTF8.self), json?.value) {
    case ("n", .number) where !content.contains { $0 <= 0x20 }: return content
    case ("b", _) where ["true", "false"].contains(text.lowercased()):
      return Array(text.lowercased().utf8)
    case ("b", .null) where text == "null": return content
    case ("j", .array): return content
    default: return string(content)
    }
  }
}
