import Diagnostics
import PayloadFormats
import SourceJSON

/// Rows of CSV, most of which need no map from their JSON to the file.
extension RecordValidation {
  /// Validates the rows of a chunk, until a signal arrives.
  mutating func validate(_ rows: RowsOfChunk, of chunk: LineChunk) -> ChunkReport {
    var report = ChunkReport()
    switch rows {
    case .fault(let fault): validate(.failure(fault), into: &report)
    case .format(let format):
      if chunk.isTooLongLine {
        var row = CSVRow(linesBefore: chunk.linesBefore, bytesBefore: chunk.bytesBefore)
        row.isTooLong = true
        var json = MappedJSON(limit: format.maximumBytes)
        validate(format.payload(of: row, path: chunk.path, &json), into: &report)
      } else {
        validate(format, of: chunk, into: &report)
      }
    }
    return report
  }

  private mutating func validate(
    _ format: RowFormat, of chunk: LineChunk, into report: inout ChunkReport
  ) {
    let bytes = chunk.bytes
    var writer = CSVRowWriter(format.table, format.dialect, limit: format.limit)
    var json = MappedJSON(limit: format.maximumBytes)
    // The lines are counted up to the rows that are reported.
    var (lines, counted) = (chunk.linesBefore, 0)
    var place = 0
    while place < bytes.count {
      if Interruption.isPending { break }
      let start = place
      switch writer.write(bytes, at: &place) {
      case .blank: continue
      case .object(let payload) where countsSilently(payload, into: &report):
        report.summary.records += 1
      case .object, .other:
        lines +=
          UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[counted..<start])
          .lineFeedCount
        counted = start
        let row = CSVRow(
          at: start..<place, in: bytes, format.dialect, limit: format.limit, linesBefore: lines,
          bytesBefore: chunk.bytesBefore + start)
        if let row { validate(format.payload(of: row, path: chunk.path, &json), into: &report) }
      }
    }
  }

  /// Validates a payload that was made of a part of a file, or reports why it has none.
  mutating func validate(
    _ part: Result<PartRecord, PartRecord.Fault>, into report: inout ChunkReport
  ) {
    report.summary.records += 1
    switch part {
    case .success(var record):
      record.origin.schema = schemaName
      record.withPayload { validate($0, origin: record.origin, into: &report) }
    case .failure(var fault):
      fault.record.origin.schema = schemaName
      fault.record.withPayload { reject(fault, $0, into: &report) }
    }
  }
}
