import Diagnostics
import PayloadFormats
import SourceJSON
import Validation

/// The rows of a CSV file as payloads, whatever the sizes of the pieces that it comes in.
struct PartRows {
  private let format: PayloadFormat
  private let validator: Validator
  private let limit: Int
  private var splitter: CSVSplitter?
  /// The first bytes, until it is known whether they are a byte order mark.
  private var start: [UInt8] = []
  private var table: CSVTable?
  private var json: MappedJSON
  /// Whether the header is at fault, so that no row has a meaning.
  private(set) var hasEnded = false
  private var hasHeader = false

  /// - Parameter limit: The most bytes of a row.
  init(_ format: PayloadFormat, limit: Int, _ validator: Validator) {
    self.format = format
    self.limit = limit
    self.validator = validator
    json = MappedJSON(limit: validator.limits.reading.maximumBytes)
  }

  /// Takes the next piece of a file, and passes its payloads on; an empty piece is the end.
  ///
  /// - Parameter text: The whole text, if it is in memory; otherwise each row has its own.
  mutating func take(
    _ piece: ArraySlice<UInt8>, path: String, of text: OriginText? = nil,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    if splitter == nil {
      start += piece
      // A byte order mark may come in several pieces.
      guard start.count >= ByteOrderMark.length || piece.isEmpty else { return }
      let hasMark = text == nil && ByteOrderMark.starts(start)
      let skipped = hasMark ? ByteOrderMark.length : 0
      splitter = CSVSplitter(
        separator: format == .tsv ? 0x09 : UInt8(ascii: ","), limit: limit, bytesBefore: skipped)
      split(start.dropFirst(skipped), path, text, body)
      start = []
    } else {
      split(piece, path, text, body)
    }
    if piece.isEmpty { end(path, text, body) }
  }

  private mutating func split(
    _ piece: ArraySlice<UInt8>, _ path: String, _ text: OriginText?,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard var splitter = splitter.take() else { return }
    piece.withUnsafeBufferPointer { bytes in
      splitter.take(bytes) { take($0, path, text, body) }
    }
    self.splitter = splitter
  }

  private mutating func end(
    _ path: String, _ text: OriginText?, _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard var splitter = splitter.take() else { return }
    splitter.end { take($0, path, text, body) }
    guard !hasHeader else { return }
    hasHeader = true
    let row = CSVRow(linesBefore: 0, bytesBefore: 0)
    let error = FormatError("expected a header, found the end of the text", at: 0)
    body(.failure(error.of(record(row, path, text), encoding: format.title)))
  }

  private mutating func take(
    _ row: CSVRow, _ path: String, _ text: OriginText?,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard !hasEnded else { return }
    let record = record(row, path, text)
    if row.isTooLong {
      hasEnded = !hasHeader
      hasHeader = true
      return body(
        .failure(
          .init(
            code: .tooLong, message: "longer than the limit of \(limit) bytes", offset: 0,
            record: record)))
    }
    do throws(FormatError) {
      guard hasHeader else {
        hasHeader = true
        hasEnded = true
        table = try CSVTable(
          header: row, schema: validator.schema, isEncoding: validator.direction == .encode,
          limits: validator.limits.reading)
        hasEnded = false
        return
      }
      try table?.write(row, to: &json)
      body(.success(record.made(json)))
    } catch {
      body(
        .failure(
          hasEnded ? error.of(record, format) : error.of(record, encoding: format.title)))
    }
  }

  /// Returns the payload that a row is, as it is in the file.
  private func record(_ row: CSVRow, _ path: String, _ text: OriginText?) -> PartRecord {
    var origin = RecordOrigin(
      path: path, linesBefore: row.linesBefore, bytesBefore: row.bytesBefore, isLine: true)
    origin.source =
      if let text {
        PayloadSource(text, [.shift(row.bytesBefore)])
      } else {
        PayloadSource(
          OriginText(row.text), linesBefore: row.linesBefore, bytesBefore: row.bytesBefore)
      }
    return PartRecord(text: row.text, range: 0..<row.text.count, origin: origin)
  }
}
