import Diagnostics
import PayloadFormats
import SourceJSON
import Validation

/// The text of a file that is in memory as a whole, and the payloads in it, one after the other.
struct PartContent {
  private let path: String
  private let format: PayloadFormat
  private let limits: JSONLimits
  /// The most bytes of memory for what is known about the values while JSON is made of them.
  private let maximumMemory: Int
  private let text: OriginText
  /// The text without a byte order mark.
  private let bytes: [UInt8]
  /// The step from the bytes to the text.
  private let steps: [PayloadSource.Step]
  private var fault: FormatError?
  private var yaml: YAMLReader?
  private var rows: PartRows?
  private var lineLimit: Int
  /// The offset of the next line or row; nil at the end.
  private var place: Int? = 0
  private(set) var look = FileLook()
  /// The rows of the last piece, the first one last.
  private var pending: [Result<PartRecord, PartRecord.Fault>] = []

  /// The number of bytes of rows that are read at once.
  private static let blockBytes = 32_768

  init(
    _ file: [UInt8], path: String, format: PayloadFormat, _ choice: CSVChoice, lineLimit: Int,
    _ validator: Validator
  ) {
    self.path = path
    self.format = format
    limits = validator.limits.reading
    maximumMemory = validator.limits.memory(ofText: file.count)
    self.lineLimit = lineLimit
    // A row ends where its file is cut, and only there.
    let lineEnds: LineIndex.LineEnds =
      switch format {
      case .ndjson, .csv, .tsv: .lineFeed
      case .json, .jsonc, .json5, .yaml: .any
      }
    if UTF16Text.starts(file) {
      let decoded = UTF16Text(file)
      text = OriginText(decoded.utf8, encoding: .utf16, lineEnds: lineEnds)
      (bytes, steps, fault) = (decoded.utf8, [], decoded.fault)
    } else {
      text = OriginText(file, lineEnds: lineEnds)
      bytes = ByteOrderMark.stripped(file)
      steps = bytes.count == file.count ? [] : [.shift(ByteOrderMark.length)]
    }
    if format == .csv || format == .tsv {
      rows = PartRows(format, choice, limit: lineLimit, validator)
    }
  }

  /// Returns the next payload, or a fault in its position; nil at the end.
  mutating func next() -> Result<PartRecord, PartRecord.Fault>? {
    if let fault {
      self.fault = nil
      place = nil
      return .failure(fault.of(whole, encoding: "UTF-16"))
    }
    guard place != nil || !pending.isEmpty else { return nil }
    switch format {
    case .ndjson: return nextLine()
    case .csv, .tsv: return nextRow()
    case .yaml: return nextDocument()
    case .json, .jsonc, .json5:
      place = nil
      return only()
    }
  }

  /// The note about the file, for standard error; nil without one so far.
  var note: String? {
    guard let version = yaml?.otherVersion else { return nil }
    let range = PayloadSource(text, steps).origin(of: version.offset..<version.offset)
    return "\(path):\(text.line(of: range.lowerBound)): \(version.note)"
  }

  /// The file as a payload.
  private var whole: PartRecord {
    var origin = RecordOrigin(path: path)
    origin.source = PayloadSource(text, steps)
    return PartRecord(text: bytes, range: 0..<bytes.count, origin: origin)
  }

  private func only() -> Result<PartRecord, PartRecord.Fault> {
    var record = whole
    do throws(FormatError) {
      switch format {
      case .jsonc: record.text = try JSONComments.blanked(bytes)
      case .json5:
        let json = try JSON5Reader.json(
          of: bytes, maximumDepth: limits.maximumDepth, maximumBytes: limits.maximumBytes,
          maximumMemory: maximumMemory)
        record = record.made(json)
      default: break
      }
      return .success(record)
    } catch {
      return .failure(error.of(whole, format))
    }
  }

  private mutating func nextDocument() -> Result<PartRecord, PartRecord.Fault>? {
    do throws(FormatError) {
      if yaml == nil {
        yaml = try YAMLReader(
          bytes, maximumDepth: limits.maximumDepth, maximumBytes: limits.maximumBytes,
          maximumMemory: maximumMemory)
      }
      guard let json = try yaml?.next() else {
        place = nil
        return nil
      }
      var record = whole.made(json)
      record.beALine(at: 0..<min(1, json.bytes.count))
      return .success(record)
    } catch {
      // Without a reader, the bytes are not UTF-8.
      if yaml == nil { place = nil }
      var record = whole
      record.beALine(at: error.offset..<error.offset)
      var fault = error.of(record, encoding: format.title)
      if !error.isLimit { fault.message += look.suffix(of: bytes, readAs: format) }
      return .failure(fault)
    }
  }

  private mutating func nextLine() -> Result<PartRecord, PartRecord.Fault>? {
    while let start = place, start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      place = end + 1
      let line = bytes[start..<end]
      guard !line.withUnsafeBufferPointer(\.isBlank) else { continue }
      var record = whole
      record.range = start..<end
      record.origin.source?.steps.insert(.shift(start), at: 0)
      record.beALine(at: 0..<0)
      guard line.count <= lineLimit else {
        return .failure(
          .init(
            code: .tooLong, message: "longer than the limit of \(lineLimit) bytes", offset: 0,
            record: record))
      }
      return .success(record)
    }
    place = nil
    return nil
  }

  private mutating func nextRow() -> Result<PartRecord, PartRecord.Fault>? {
    while pending.isEmpty, let start = place {
      let end = min(start + Self.blockBytes, bytes.count)
      // An empty piece is the end.
      place = start < bytes.count ? end : nil
      var found: [Result<PartRecord, PartRecord.Fault>] = []
      rows?.read(bytes[start..<end], path: path, of: text) { found.append($0) }
      pending = found.reversed()
    }
    return pending.popLast()
  }
}

extension PartRecord {
  /// Returns the payload of JSON that was made of this one.
  func made(_ json: MappedJSON) -> PartRecord {
    var made = PartRecord(text: json.bytes, range: 0..<json.bytes.count, origin: origin)
    made.origin.source?.steps.insert(.spans(json.map), at: 0)
    return made
  }

  /// Makes a payload known by its line.
  mutating func beALine(at range: Range<Int>) {
    guard let source = origin.source else { return }
    origin.isLine = true
    origin.linesBefore =
      source.linesBefore + source.text.line(of: source.origin(of: range).lowerBound) - 1
  }
}

extension FormatError {
  /// Returns the fault of a file that is not of its format, with what it looks like.
  func of(_ record: PartRecord, _ format: PayloadFormat) -> PartRecord.Fault {
    var fault = of(record, encoding: format.title)
    if !isLimit, let look = record.withPayload({ TextLook.sentence(for: $0, readAs: format) }) {
      fault.message += "; " + look
    }
    return fault
  }

  /// Returns the fault of a file that is not of its format.
  func of(_ record: PartRecord, encoding: String) -> PartRecord.Fault {
    PartRecord.Fault(
      code: isLimit ? .undecided : .notJSON,
      message: isLimit ? "undecided: \(message)" : "not \(encoding): \(message)", offset: offset,
      record: record)
  }
}
