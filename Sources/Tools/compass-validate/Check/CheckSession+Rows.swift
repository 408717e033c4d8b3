import Diagnostics

extension CheckSession {
  /// Validates the rows of a CSV file together with other threads.
  ///
  /// - Throws: when the file can't be read to its end; what was read is reported. Or when output can't be written.
  mutating func checkRows(
    of input: InputItem, _ file: consuming InputFile, _ seen: inout RunSummary
  ) throws(FileError) {
    try validate(RowReader(file, input, lineSchema.validator, lineSchema.options), &seen)
  }
}
