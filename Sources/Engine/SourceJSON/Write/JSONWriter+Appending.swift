package import JSPrimitives

/// Appending to arrays and to buffers.
extension JSONWriter {
  /// Appends the UTF-8 bytes of a value. Does not recurse, so a value may nest to any depth.
  package static func append(_ value: JSONValue, to output: inout [UInt8]) {
    write(value, to: &output)
  }

  /// Appends the UTF-8 bytes of a value. Does not recurse, so a value may nest to any depth.
  package static func append(_ value: JSONValue, to output: inout ByteBuffer) {
    if case .string(let text) = value { return append(text, to: &output) }
    write(value, to: &output)
  }

  /// Appends ASCII text that needs no escape.
  package static func append(literal: StaticString, to output: inout [UInt8]) {
    write(literal: literal, to: &output)
  }

  /// Appends a number; infinite numbers and NaN, which have no JSON literal, become `null`.
  package static func append(_ number: Double, to output: inout [UInt8]) {
    write(number, to: &output)
  }

  /// Appends a number; infinite numbers and NaN, which have no JSON literal, become `null`.
  package static func append(_ number: Double, to output: inout ByteBuffer) {
    write(number, to: &output)
  }

  /// Appends a string with its quotes.
  package static func append(_ text: JSText, to output: inout [UInt8]) {
    write(text, to: &output)
  }

  /// Appends a string with its quotes.
  package static func append(_ text: JSText, to output: inout ByteBuffer) {
    text.bytes.withUnsafeBufferPointer { append(string: $0, to: &output) }
  }

  /// Appends a string, given as WTF-8, with its quotes.
  package static func append(
    string bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    write(string: bytes, to: &output)
  }

  /// Appends a string, given as WTF-8, with its quotes.
  package static func append(
    string bytes: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer
  ) {
    guard let base = bytes.baseAddress,
      UnescapedRun.end(in: base, from: 0, to: bytes.count) == bytes.count
    else { return write(string: bytes, to: &output) }
    // Most strings have nothing to escape.
    output.append(quoted: bytes)
  }

  /// Appends a string with its quotes.
  package static func append(string text: String, to output: inout ByteBuffer) {
    var text = text
    text.withUTF8 { append(string: $0, to: &output) }
  }
}
