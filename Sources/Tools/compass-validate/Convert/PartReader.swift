import Diagnostics
import PayloadFormats
import Platform
import SourceJSON
import Validation

/// Reads the payloads of a file that are not the file or its lines as they are: of other formats, or inside larger values.
struct PartReader: ~Copyable {
  private let path: String
  private let format: PayloadFormat
  private let rowChoice: CSVChoice
  private let selection: PayloadSelection
  private let limits: JSONLimits
  private let lineLimit: Int
  private let validator: Validator
  private var content: PartContent?
  private var file: InputFile?
  private var lines: ChunkReader?
  private var rows: PartRows?
  /// Whether the file is cut into lines.
  private var isLines = false
  private var isAtEnd = false
  private var storedBytes = 0
  /// The payloads that are read, and not validated or looked for parts.
  private var waiting: [Result<PartRecord, PartRecord.Fault>] = []
  private var taken = 0
  /// Whether the note about the file is in a report.
  private var hasNoted = false
  /// The payloads whose parts are being validated, each inside the one before.
  private var walks: [PartWalk] = []

  /// The number of payloads, and of bytes of findings and outputs, after which a report is passed on.
  private static let records = 1_024
  private static let reportBytes = 131_072
  /// The number of bytes to read at once.
  private static let blockBytes = 32_768

  /// A reader of a file.
  ///
  /// - Parameters:
  ///   - input: The file with its format.
  ///   - file: The open file.
  init(
    _ input: InputItem, _ file: consuming InputFile, _ validator: Validator, _ options: CheckOptions
  ) {
    path = input.name
    format = input.format
    rowChoice = options.rows
    selection = options.selection
    limits = validator.limits.reading
    lineLimit = options.maximumLineBytes
    self.validator = validator
    if file.isUTF16 || !(format == .ndjson || format == .csv || format == .tsv) {
      self.file = consume file
    } else if format == .ndjson {
      lines = ChunkReader(file, limit: lineLimit)
      isLines = true
    } else {
      rows = PartRows(format, rowChoice, limit: lineLimit, validator)
      self.file = consume file
    }
  }

  /// The number of bytes read of the file as it is stored.
  var bytesRead: Int { storedBytes }

  /// Whether records are counted.
  var hasRecords: Bool { format.hasRecords || !selection.isWhole }

  /// Validates the next payloads and returns the report on them; nil at the end of the file.
  mutating func next(_ validation: inout RecordValidation) throws(FileError) -> ChunkReport? {
    var report = ChunkReport()
    var count = 0
    while count < Self.records, report.findings.count + report.output.count < Self.reportBytes {
      if Interruption.isPending { break }
      if !walks.isEmpty {
        count += takePart(&validation, &report)
        continue
      }
      if taken < waiting.count {
        taken += 1
        count += validateNext(waiting[taken - 1], &validation, &report)
        continue
      }
      waiting.removeAll(keepingCapacity: true)
      taken = 0
      // Whoever is at the other end of a pipe may be waiting for what is known so far.
      if isAtEnd || (count > 0 && !isReady()) { break }
      try read()
    }
    if !hasNoted, let note = content?.note {
      hasNoted = true
      report.notes.append(note)
    }
    return count == 0 && isAtEnd && waiting.isEmpty && walks.isEmpty ? nil : report
  }

  /// Returns whether more can be read without waiting.
  private mutating func isReady() -> Bool {
    if content != nil { return true }
    if let reader = lines.take() {
      let isReady = reader.isReady
      lines = consume reader
      return isReady
    }
    if let open = file.take() {
      let isReady = open.isReady
      file = consume open
      return isReady
    }
    return true
  }

  /// Validates a payload that was read, or begins to look for its parts; returns the number of payloads that were
  /// validated.
  private mutating func validateNext(
    _ next: Result<PartRecord, PartRecord.Fault>, _ validation: inout RecordValidation,
    _ report: inout ChunkReport
  ) -> Int {
    switch next {
    case .success(let record):
      guard selection.isWhole else { return open(record, selection, &validation, &report) }
      validate(record, &validation, &report)
    case .failure(let fault): reject(fault, &validation, &report)
    }
    return 1
  }

  /// Validates the next part; returns the number of payloads that were validated.
  private mutating func takePart(_ validation: inout RecordValidation, _ report: inout ChunkReport)
    -> Int
  {
    switch walks[walks.count - 1].next() {
    case nil:
      walks.removeLast()
      return 0
    case .part(let record)?: validate(record, &validation, &report)
    case .fault(let fault)?: reject(fault, &validation, &report)
    case .text(let record)?:
      return open(record, PayloadSelection(isEach: true), &validation, &report)
    }
    return 1
  }

  /// Begins to look for the parts of a payload; returns 1 if it has none, since it is not JSON.
  private mutating func open(
    _ record: PartRecord, _ selection: PayloadSelection, _ validation: inout RecordValidation,
    _ report: inout ChunkReport
  ) -> Int {
    let error = record.withPayload { bytes in
      do throws(JSONError) {
        try JSONScanner.check(bytes, limits: limits)
        return nil as JSONError?
      } catch {
        return error
      }
    }
    guard let error else {
      walks.append(PartWalk(record, selection, limits: validator.limits))
      return 0
    }
    var record = record
    record.origin.schema = validation.schemaName
    if hasRecords { report.summary.records += 1 }
    record.withPayload { validation.reject(error, $0, record.origin, into: &report) }
    return 1
  }

  private func validate(
    _ record: PartRecord, _ validation: inout RecordValidation, _ report: inout ChunkReport
  ) {
    var record = record
    record.origin.schema = validation.schemaName
    if hasRecords { report.summary.records += 1 }
    record.withPayload { validation.validate($0, origin: record.origin, into: &report) }
  }

  private func reject(
    _ fault: PartRecord.Fault, _ validation: inout RecordValidation, _ report: inout ChunkReport
  ) {
    var fault = fault
    fault.record.origin.schema = validation.schemaName
    if hasRecords { report.summary.records += 1 }
    fault.record.withPayload { validation.reject(fault, $0, into: &report) }
  }

  /// Reads more of the file, and the payloads in it.
  private mutating func read() throws(FileError) {
    if isLines { return try readLines() }
    if rows != nil { return try readRows() }
    if content == nil { content = try readContent() }
    guard let part = content?.next() else {
      isAtEnd = true
      return
    }
    waiting.append(part)
  }

  private mutating func readContent() throws(FileError) -> PartContent {
    var bytes: [UInt8] = []
    if var file = file.take() {
      defer { storedBytes = file.bytesRead }
      bytes = try file.readAll(limit: limits.maximumBytes)
    }
    return PartContent(
      bytes, path: path, format: format, rowChoice, lineLimit: lineLimit, validator)
  }

  private mutating func readLines() throws(FileError) {
    guard var reader = lines.take() else { return }
    let next = try reader.next()
    storedBytes = reader.bytesRead
    lines = consume reader
    guard let chunk = next else {
      isAtEnd = true
      return
    }
    var origin = RecordOrigin(path: path, linesBefore: chunk.linesBefore, isLine: true)
    var cut = LineChunk.Lines(of: chunk, limit: lineLimit)
    while let line = cut.next() {
      origin.bytesBefore = line.bytesBefore
      if let text = line.text {
        let payload = origin.skippingMark(of: text)
        if !payload.isBlank {
          let bytes = Array(payload)
          var origin = origin
          origin.source = PayloadSource(
            OriginText(bytes), linesBefore: origin.linesBefore, bytesBefore: origin.bytesBefore)
          waiting.append(
            .success(PartRecord(text: bytes, range: 0..<bytes.count, origin: origin)))
        }
      } else {
        let record = PartRecord(text: [], range: 0..<0, origin: origin)
        waiting.append(
          .failure(
            .init(
              code: .tooLong, message: "longer than the limit of \(lineLimit) bytes", offset: 0,
              record: record)))
      }
      origin.linesBefore += 1
    }
  }

  private mutating func readRows() throws(FileError) {
    var block = [UInt8](repeating: 0, count: Self.blockBytes)
    var failure: FileError?
    var count = 0
    guard var open = file.take() else { return }
    block.withUnsafeMutableBytes { buffer in
      do throws(FileError) {
        count = try open.read(into: buffer)
        if count == 0 { try open.checkUnchanged() }
      } catch {
        failure = error
      }
    }
    storedBytes = open.bytesRead
    file = consume open
    if let failure { throw failure }
    var found: [Result<PartRecord, PartRecord.Fault>] = []
    rows?.read(block[..<count], path: path) { found.append($0) }
    if count == 0 || rows?.hasEnded == true { isAtEnd = true }
    waiting += found
  }
}
