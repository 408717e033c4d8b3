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
  /// The payloads that are read and not validated.
  private var waiting: [Result<PartRecord, PartRecord.Fault>] = []
  private var taken = 0

  /// The number of payloads, and of bytes of findings and outputs, after which a report is passed on.
  private static let records = 1_024
  private static let reportBytes = 131_072
  /// The number of bytes to read at once.
  private static let blockBytes = 131_072

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
  mutating func next(_ judge: inout RecordJudge) throws(FileError) -> ChunkReport? {
    var report = ChunkReport()
    var count = 0
    while count < Self.records, report.findings.count + report.output.count < Self.reportBytes {
      if Interruption.isPending { break }
      if taken < waiting.count {
        take(waiting[taken], &judge, &report)
        taken += 1
        count += 1
        continue
      }
      waiting.removeAll(keepingCapacity: true)
      taken = 0
      // Whoever is at the other end of a pipe may be waiting for what is known so far.
      if isAtEnd || (count > 0 && !isReady()) { break }
      try read()
    }
    return count == 0 && isAtEnd && waiting.isEmpty ? nil : report
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

  private mutating func take(
    _ next: Result<PartRecord, PartRecord.Fault>, _ judge: inout RecordJudge,
    _ report: inout ChunkReport
  ) {
    if hasRecords { report.summary.records += 1 }
    switch next {
    case .success(var record):
      record.origin.schema = judge.schemaName
      record.withPayload { judge.judge($0, origin: record.origin, into: &report) }
    case .failure(var fault):
      fault.record.origin.schema = judge.schemaName
      fault.record.withPayload { judge.reject(fault, $0, into: &report) }
    }
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
    add(part)
  }

  private mutating func readContent() throws(FileError) -> PartContent {
    var bytes: [UInt8] = []
    if var file = file.take() {
      defer { storedBytes = file.bytesRead }
      bytes = try file.readAll(limit: limits.maximumBytes)
    }
    return PartContent(
      bytes, path: path, format: format, rowChoice, limits: limits, lineLimit: lineLimit, validator)
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
          add(.success(PartRecord(text: bytes, range: 0..<bytes.count, origin: origin)))
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
    rows?.take(block[..<count], path: path) { found.append($0) }
    if count == 0 || rows?.hasEnded == true { isAtEnd = true }
    for part in found { add(part) }
  }

  /// Adds the selected parts of a payload.
  private mutating func add(_ part: Result<PartRecord, PartRecord.Fault>) {
    guard case .success(let record) = part, !selection.isWhole else {
      waiting.append(part)
      return
    }
    do throws(JSONError) {
      waiting += try record.parts(selection, limits: limits)
    } catch {
      // Validating the text reports why it is not JSON.
      waiting.append(part)
    }
  }
}
