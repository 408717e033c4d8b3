import PayloadFormats
import Validation

/// The format of the rows of a chunk, or why it has no rows.
enum RowsOfChunk: Sendable {
  case format(RowFormat)
  /// A fault of the header, instead of all rows.
  case fault(PartRecord.Fault)
}

/// Cuts a CSV file into chunks of whole rows, whose format the header decides.
struct RowReader: ~Copyable, ChunkSource {
  private let path: String
  private let limit: Int
  private var reader: ChunkReader
  private var header: RowHeader
  private var hasBegun = false
  private var isAtEnd = false

  /// A reader of a file, which is not in UTF-16.
  init(
    _ file: consuming InputFile, _ input: InputItem, _ validator: Validator, _ options: CheckOptions
  ) {
    path = input.name
    limit = options.maximumLineBytes
    header = RowHeader(input.format, options.rows, limit: limit, validator)
    reader = ChunkReader(file, limit: limit, rows: RowCutter(input.format, options.rows))
  }

  var isReady: Bool { reader.isReady }

  var bytesRead: Int { reader.bytesRead }

  mutating func next() throws(FileError) -> LineChunk? {
    while !isAtEnd, let chunk = try reader.next() {
      do throws(PartRecord.Fault) {
        if !header.isComplete { try readHeader(chunk) }
      } catch {
        isAtEnd = true
        chunk.rows = .fault(error)
        return chunk
      }
      guard let rows = header.rows else { continue }
      chunk.rows = .format(rows)
      return chunk
    }
    guard !isAtEnd, header.rows == nil else { return nil }
    isAtEnd = true
    let chunk = LineChunk(emptyOf: path)
    chunk.rows = .fault(header.missing(path: path))
    return chunk
  }

  /// Takes the header out of a chunk, and looks at the first row below it.
  private mutating func readHeader(_ chunk: LineChunk) throws(PartRecord.Fault) {
    guard !chunk.isTooLongLine else {
      var row = CSVRow(linesBefore: chunk.linesBefore, bytesBefore: chunk.bytesBefore)
      row.isTooLong = true
      return try header.read(row, path: path)
    }
    let bytes = chunk.bytes
    var place = 0
    if !hasBegun {
      hasBegun = true
      place = try header.begin(bytes, path: path, nil).bytes
    }
    var headerEnd = place
    while place < bytes.count, !header.isComplete {
      let isHeader = header.rows == nil
      let end = CSVRowEnds.end(ofRowAt: place, in: bytes, header.dialect)
      let lines = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<place])
        .lineFeedCount
      let row = CSVRow(
        at: place..<end, in: bytes, header.dialect, limit: limit,
        linesBefore: chunk.linesBefore + lines, bytesBefore: chunk.bytesBefore + place)
      if let row { try header.read(row, path: path) }
      place = end
      if isHeader { headerEnd = end }
    }
    let removed = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<headerEnd])
    chunk.removeFirst(headerEnd, lines: removed.lineFeedCount)
  }
}

extension CSVRow {
  /// The row in a range of bytes; nil for an empty line and a comment.
  init?(
    at range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ dialect: CSVDialect, limit: Int,
    linesBefore: Int, bytesBefore: Int
  ) {
    var splitter = CSVSplitter(
      separator: dialect.separator, comment: dialect.comment, limit: limit,
      linesBefore: linesBefore, bytesBefore: bytesBefore)
    var row: CSVRow?
    splitter.read(UnsafeBufferPointer(rebasing: bytes[range])) { row = $0 }
    splitter.end { row = $0 }
    guard let row else { return nil }
    self = row
  }
}
