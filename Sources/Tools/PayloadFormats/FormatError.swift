/// The reason and position of a failure to read the text of some format.
package struct FormatError: Error, Hashable, Sendable {
  /// A one-line message without the position, such as `a comment without its end`.
  package var message: String
  /// The byte offset of the fault, at most the length of the text.
  package var offset: Int
  /// Whether a limit was exceeded, so that the text might otherwise be well formed.
  package var isLimit: Bool

  package init(_ message: String, at offset: Int, isLimit: Bool = false) {
    self.message = message
    self.offset = offset
    self.isLimit = isLimit
  }

  /// The error of text whose values need more memory than a limit in bytes.
  static func memory(limit: Int, at offset: Int) -> FormatError {
    FormatError(
      "the values take more than the limit of \(limit) bytes of memory", at: offset, isLimit: true)
  }
}
