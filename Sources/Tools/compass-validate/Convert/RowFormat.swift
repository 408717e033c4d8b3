import Diagnostics
import PayloadFormats
import SourceJSON
import Validation

/// The format of the rows of a CSV file: the columns, and the characters between the fields.
struct RowFormat: Sendable {
  let format: PayloadFormat
  let dialect: CSVDialect
  let table: CSVTable
  /// The most bytes of a row.
  let limit: Int
  /// The most bytes of a row as JSON.
  let maximumBytes: Int

  /// Returns the payload of a row, or why it has none.
  ///
  /// - Parameters:
  ///   - text: The whole text, if it is in memory.
  ///   - json: Memory to use again.
  func payload(
    of row: CSVRow, path: String, in text: OriginText? = nil, _ json: inout MappedJSON
  ) -> Result<PartRecord, PartRecord.Fault> {
    let record = PartRecord(row: row, path: path, text)
    guard !row.isTooLong else { return .failure(record.tooLong(limit: limit)) }
    do throws(FormatError) {
      try table.write(row, to: &json)
      return .success(record.made(json))
    } catch {
      return .failure(error.of(record, encoding: format.title))
    }
  }
}

/// The header of a CSV file with the first row below it, either of which may show another dialect.
struct RowHeader {
  private let format: PayloadFormat
  private let choice: CSVChoice
  private let validator: Validator
  private let limit: Int
  private(set) var dialect: CSVDialect
  private var header: PartRecord?
  private var hasFirstRow = false
  /// The format of the rows, once the header is known.
  private(set) var rows: RowFormat?

  /// - Parameter limit: The most bytes of a row.
  init(_ format: PayloadFormat, _ choice: CSVChoice, limit: Int, _ validator: Validator) {
    self.format = format
    self.choice = choice
    self.limit = limit
    self.validator = validator
    dialect = CSVDialect(separator: 0x2C)
  }

  /// The number of bytes that show how a file starts, unless a line feed is among them.
  static let longestStart = ByteOrderMark.length + SeparatorLine.longestStart

  /// The start of a file before its first row: a byte order mark, and the line that names the separator.
  struct Start {
    var bytes = 0
    var lines = 0
  }

  /// Reads the start of a file up to its first row.
  ///
  /// - Parameters:
  ///   - bytes: The start of the file, up to its first line feed or ``longestStart`` bytes of it.
  ///   - text: The whole text, if it is in memory; it has no byte order mark.
  /// - Throws: A fault of the line that names the separator.
  mutating func begin(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, _ text: OriginText?
  ) throws(PartRecord.Fault) -> Start {
    let mark = text == nil && ByteOrderMark.starts(bytes) ? ByteOrderMark.length : 0
    let rest = UnsafeBufferPointer(rebasing: bytes[mark...])
    let line = SeparatorLine(rest)
    do throws(FormatError) {
      dialect = try CSVDialect(of: format, choice, line)
    } catch {
      var row = CSVRow(linesBefore: 0, bytesBefore: mark)
      row.text = Array(rest.prefix(line?.length ?? 0).prefix { $0 != 0x0A && $0 != 0x0D })
      throw error.of(PartRecord(row: row, path: path, text), encoding: format.title)
    }
    return Start(bytes: mark + (line?.length ?? 0), lines: line == nil ? 0 : 1)
  }

  /// Whether the header and the first row are known, or there is a fault.
  var isComplete: Bool { rows != nil && hasFirstRow }

  /// Reads the header, or the first row below it.
  ///
  /// - Throws: A fault of the header, without which no row has a meaning.
  mutating func read(
    _ row: CSVRow, path: String, _ text: OriginText? = nil
  ) throws(PartRecord.Fault) {
    if let rows {
      // A row that is too long shows nothing.
      guard !row.isTooLong, let header else { return }
      hasFirstRow = true
      guard let fault = rows.table.headerFault(besides: row) else { return }
      throw fault.of(header, encoding: format.title)
    }
    let record = PartRecord(row: row, path: path, text)
    header = record
    guard !row.isTooLong else { throw record.tooLong(limit: limit) }
    do throws(FormatError) {
      let table = try CSVTable(
        header: row, schema: validator.schema, isEncoding: validator.direction == .encode,
        limits: validator.limits.reading, dialect: dialect)
      rows = RowFormat(
        format: format, dialect: dialect, table: table, limit: limit,
        maximumBytes: validator.limits.reading.maximumBytes)
    } catch {
      throw error.of(record, format)
    }
  }

  /// Returns the fault of a file without a header.
  func missing(path: String, _ text: OriginText? = nil) -> PartRecord.Fault {
    let record = PartRecord(row: CSVRow(linesBefore: 0, bytesBefore: 0), path: path, text)
    return FormatError("expected a header, found the end of the text", at: 0)
      .of(record, encoding: format.title)
  }
}

extension PartRecord {
  /// The payload that a row is, as it is in the file.
  ///
  /// - Parameter text: The whole text, if it is in memory; otherwise the row has its own.
  init(row: CSVRow, path: String, _ text: OriginText?) {
    var origin = RecordOrigin(
      path: path, linesBefore: row.linesBefore, bytesBefore: row.bytesBefore, isLine: true)
    origin.source =
      if let text {
        PayloadSource(text, [.shift(row.bytesBefore)])
      } else {
        PayloadSource(
          OriginText(row.text), linesBefore: row.linesBefore, bytesBefore: row.bytesBefore)
      }
    self.init(text: row.text, range: 0..<row.text.count, origin: origin)
  }

  /// Returns the fault of a row that is too long.
  func tooLong(limit: Int) -> Fault {
    Fault(
      code: .tooLong, message: "longer than the limit of \(limit) bytes", offset: 0, record: self)
  }
}
