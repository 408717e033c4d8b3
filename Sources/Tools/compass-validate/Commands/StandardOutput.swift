import Diagnostics

/// The output of commands that only print a text.
enum StandardOutput {
  /// Writes JSON, in which characters that control a terminal are escapes.
  ///
  /// - Throws: the exit status when it can't be written, which has been said then.
  static func write(json text: String) throws { try write(PrintableText.json(text)) }

  /// Writes a text as it is.
  ///
  /// - Throws: the exit status when it can't be written, which has been said then.
  static func write(_ text: String) throws {
    do throws(FileError) {
      var stream = OutputStream.standardOutput()
      try stream.write(text)
      try stream.flush()
    } catch {
      throw Failure.file(error)
    }
  }
}
