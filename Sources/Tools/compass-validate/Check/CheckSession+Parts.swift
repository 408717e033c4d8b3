import Diagnostics
import PayloadFormats

extension CheckSession {
  /// Validates the payloads of a file of another format, or inside larger values, one after the other.
  ///
  /// - Throws: when the file can't be read to its end; what was read is reported. Or when output can't be written.
  mutating func checkParts(
    of input: InputItem, _ file: consuming InputFile, _ seen: inout RunSummary
  ) throws(FileError) {
    var reader = PartReader(input, file, lineSchema.validator, lineSchema.options)
    while let part = try reader.next(&lines) {
      try write(part, &seen)
      progress.update(done: bytesBefore + reader.bytesRead)
      try report.flush()
    }
    bytesBefore += reader.bytesRead
  }
}

extension InputItem {
  /// Whether the payloads are not the file or its lines as they are.
  func isInParts(_ options: CheckOptions) -> Bool {
    !(format == .json || isNDJSON) || !options.selection.isWhole
  }

  /// Whether the payloads are whole rows of CSV.
  func isRows(_ options: CheckOptions) -> Bool {
    (format == .csv || format == .tsv) && options.selection.isWhole
  }

  /// Whether the payloads of the file are counted.
  func hasRecords(_ options: CheckOptions) -> Bool {
    format.hasRecords || !options.selection.isWhole
  }
}
