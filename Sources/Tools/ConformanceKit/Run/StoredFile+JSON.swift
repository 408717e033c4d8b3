internal import SourceJSON

extension StoredFile {
  /// Returns the JSON value of a file of a suite, and the bytes of the file. A byte order mark at the start is skipped.
  ///
  /// - Throws: `VectorError` when the file can't be read, is not JSON, or has a key twice in an object, whose first value
  ///   every reader ignores. That holds in payloads too: one that repeats a key can only be a string of JSON text.
  static func json(
    at file: String, limits: JSONLimits = .default
  ) throws(VectorError) -> (value: JSONValue, bytes: [UInt8]) {
    guard let bytes = bytes(at: file) else {
      throw VectorError(file: file, reason: "cannot be read")
    }
    let text: JSONDocument
    do throws(JSONError) {
      text = try JSONDocument(ByteOrderMark.stripped(bytes), limits: limits)
    } catch {
      throw VectorError(file: file, reason: "\(error.line):\(error.column): \(error)")
    }
    if let repeated = text.repeatedKey {
      throw VectorError(
        file: file,
        reason: "\(repeated.line):\(repeated.column): \(repeated.path): "
          + "the key \"\(repeated.key)\" is repeated")
    }
    return (text.value, bytes)
  }
}
