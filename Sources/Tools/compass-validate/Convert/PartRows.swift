import Diagnostics
import PayloadFormats
import SourceJSON
import Validation

/// The rows of a CSV file as payloads with the ranges that their parts came from, whatever the sizes of the pieces that
/// the file comes in.
struct PartRows {
  private let limit: Int
  private var header: RowHeader
  private var splitter: CSVSplitter?
  /// The first bytes, until it is known what is before the header.
  private var start: [UInt8] = []
  private var json: MappedJSON
  /// Whether the header is at fault, so that no row has a meaning.
  private(set) var hasEnded = false

  /// - Parameter limit: The most bytes of a row.
  init(_ format: PayloadFormat, _ choice: CSVChoice, limit: Int, _ validator: Validator) {
    self.limit = limit
    header = RowHeader(format, choice, limit: limit, validator)
    json = MappedJSON(limit: validator.limits.reading.maximumBytes)
  }

  /// Reads the next piece of a file, and passes its payloads on; an empty piece is the end.
  ///
  /// - Parameter text: The whole text, if it is in memory; otherwise each row has its own.
  mutating func read(
    _ piece: ArraySlice<UInt8>, path: String, of text: OriginText? = nil,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard !hasEnded else { return }
    if splitter == nil {
      start += piece
      // What is before the header may come in several pieces.
      guard start.count >= RowHeader.longestStart || piece.isEmpty || start.contains(0x0A) else {
        return
      }
      do throws(PartRecord.Fault) {
        try begin(path, text, body)
      } catch {
        hasEnded = true
        return body(.failure(error))
      }
    } else {
      split(piece, path, text, body)
    }
    if piece.isEmpty { end(path, text, body) }
  }

  private mutating func begin(
    _ path: String, _ text: OriginText?, _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) throws(PartRecord.Fault) {
    let bytes = start
    start = []
    var before = RowHeader.Start()
    var fault: PartRecord.Fault?
    bytes.withUnsafeBufferPointer { bytes in
      do throws(PartRecord.Fault) {
        before = try header.begin(bytes, path: path, text)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    splitter = CSVSplitter(
      separator: header.dialect.separator, comment: header.dialect.comment, limit: limit,
      linesBefore: before.lines, bytesBefore: before.bytes)
    split(bytes.dropFirst(before.bytes), path, text, body)
  }

  private mutating func split(
    _ piece: ArraySlice<UInt8>, _ path: String, _ text: OriginText?,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard var splitter = splitter.take() else { return }
    piece.withUnsafeBufferPointer { bytes in
      splitter.read(bytes) { read($0, path, text, body) }
    }
    self.splitter = splitter
  }

  private mutating func end(
    _ path: String, _ text: OriginText?, _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard var splitter = splitter.take() else { return }
    splitter.end { read($0, path, text, body) }
    guard !hasEnded, header.rows == nil else { return }
    body(.failure(header.missing(path: path, text)))
  }

  private mutating func read(
    _ row: CSVRow, _ path: String, _ text: OriginText?,
    _ body: (Result<PartRecord, PartRecord.Fault>) -> Void
  ) {
    guard !hasEnded else { return }
    if !header.isComplete {
      let isHeader = header.rows == nil
      do throws(PartRecord.Fault) {
        try header.read(row, path: path, text)
      } catch {
        hasEnded = true
        return body(.failure(error))
      }
      if isHeader { return }
    }
    guard let rows = header.rows else { return }
    body(rows.payload(of: row, path: path, in: text, &json))
  }
}
