import Diagnostics
import Validation

/// Reads and validates one file after another. Each thread has its own.
struct FileValidation: ~Copyable {
  private var records: RecordValidation
  private var arrays: ArrayValidation
  private let schemaName: String
  private let validator: Validator
  private let options: CheckOptions
  private let maximumBytes: Int
  private let maximumLineBytes: Int

  init(_ validator: Validator, _ options: CheckOptions) {
    records = RecordValidation(validator, options)
    arrays = ArrayValidation(validator, options)
    schemaName = options.schema.name
    self.validator = validator
    self.options = options
    maximumBytes = validator.limits.reading.maximumBytes
    maximumLineBytes = options.maximumLineBytes
  }

  /// Validates a file's payload, or its lines or parts if they fit into one chunk.
  ///
  /// - Parameter mustBeRegular: whether anything but a regular file is rejected.
  mutating func validate(_ input: InputItem, mustBeRegular: Bool = false) -> FileReport {
    do throws(FileError) {
      let file = try InputFile(
        path: input.path, name: input.name, inflates: true, mustBeRegular: mustBeRegular)
      return validate(input, file)
    } catch {
      var report = FileReport()
      report.failure = error
      return report
    }
  }

  /// Validates an open file.
  mutating func validate(_ input: InputItem, _ file: consuming InputFile) -> FileReport {
    var report = FileReport()
    do throws(FileError) {
      if input.isRows(options), !file.isUTF16 {
        try validateChunks(RowReader(file, input, validator, options), into: &report)
      } else if input.isInParts(options) || file.isUTF16 {
        try validateParts(of: file, input, into: &report)
      } else if input.isNDJSON {
        try validateChunks(ChunkReader(file, limit: maximumLineBytes), into: &report)
      } else {
        try validatePayload(of: file, input.name, into: &report)
      }
    } catch {
      report.failure = error
    }
    return report
  }

  private mutating func validatePayload(
    of file: consuming InputFile, _ name: String, into report: inout FileReport
  ) throws(FileError) {
    let bytes = try file.readAll(limit: maximumBytes)
    report.bytesRead = file.bytesRead
    validate(bytes, name, into: &report.part)
  }

  /// Validates the text of a file that is one payload.
  mutating func validate(_ text: [UInt8], _ name: String, into report: inout ChunkReport) {
    if arrays.validate(text, into: &report) { return }
    text.withUnsafeBufferPointer { bytes in
      var origin = RecordOrigin(path: name, schema: schemaName)
      let payload = origin.skippingMark(of: bytes)
      records.validate(payload, origin: origin, into: &report)
    }
  }

  /// Validates the payloads of a file of another format, or inside larger values, if they fit into one report.
  private mutating func validateParts(
    of file: consuming InputFile, _ input: InputItem, into report: inout FileReport
  ) throws(FileError) {
    // A file that inflates to a great size would be in memory in each thread.
    report.isTooLong = file.isCompressed
    if report.isTooLong { return }
    var reader = PartReader(input, file, validator, options)
    guard let part = try reader.next(&records) else { return }
    var failure: FileError?
    do throws(FileError) {
      report.isTooLong = try reader.next(&records) != nil
    } catch {
      failure = error
    }
    if report.isTooLong { return }
    report.bytesRead = reader.bytesRead
    report.part = part
    if let failure { throw failure }
  }

  /// Writes the output of a large array that was found valid.
  mutating func write(_ array: [UInt8], to file: inout OutputFile) throws(FileError) {
    try arrays.write(array, to: &file)
  }

  /// Validates the lines or rows of a file if they fit into one chunk.
  private mutating func validateChunks(
    _ reader: consuming some ChunkSource & ~Copyable, into report: inout FileReport
  ) throws(FileError) {
    var reader = reader
    guard let chunk = try reader.next() else { return }
    // The report of a file that inflates to a great size would be held in memory: leave it to the session,
    // which validates it chunk by chunk.
    var failure: FileError?
    do throws(FileError) {
      report.isTooLong = try reader.next() != nil
    } catch {
      failure = error
    }
    if report.isTooLong { return }
    report.bytesRead = reader.bytesRead
    report.part = records.validate(chunk)
    if let failure { throw failure }
  }
}

extension FileValidation: PoolWorker {
  /// Validates a file that was regular when it was queued. If it has become a pipe, waiting for it could not be
  /// interrupted.
  mutating func work(_ input: InputItem) -> FileReport { validate(input, mustBeRegular: true) }
}

/// The results of one file that a single thread validated.
struct FileReport: Sendable {
  /// The results of the file's payloads.
  var part = ChunkReport()
  /// The reason why the file could not be read to its end.
  var failure: FileError?
  /// The number of bytes read of the file as it is stored.
  var bytesRead = 0
  /// Whether the file has more lines than one thread takes at once. The rest of the report is empty then.
  var isTooLong = false
}
