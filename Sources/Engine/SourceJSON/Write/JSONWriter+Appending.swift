package import JSPrimitives

/// Appending to arrays and to buffers.
extension JSONWriter {
  /// Appends the UTF-8 bytes of a value. Does not recurse, so a value may nest to any depth.
  package static func append(_ value: JSONValue, to output: inout [UInt8]) {
    write(value, to: &output)
  }

  /// Appends the UTF-8 bytes of a value. Does not recurse, so a value may nest to any depth.
  package static func append(_ value: JSONValue, to output: inout ByteBuffer) {
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
    write(text, to: &output)
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
    write(string: bytes, to: &output)
  }

  /// Appends a string with its quotes.
  package static func append(string text: String, to output: inout ByteBuffer) {
    var text = text
    text.withUTF8 { write(string: $0, to: &output) }
  }
}
