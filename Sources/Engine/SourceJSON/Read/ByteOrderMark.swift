/// U+FEFF at the start of a text in UTF-8.
///
/// `JSON.parse` rejects it, and so does `JSONDocument`. Programs that read files strip it first, as
/// `TextDecoder` does (Encoding Standard, "decode").
package enum ByteOrderMark {
  /// The length of the mark in bytes.
  package static let length = 3

  /// Returns whether bytes begin with the mark.
  package static func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= length && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Returns whether bytes begin with the mark.
  package static func starts(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { starts($0) }
  }

  /// Returns bytes without the mark at their start.
  package static func stripped(_ bytes: [UInt8]) -> [UInt8] {
    starts(bytes) ? Array(bytes.dropFirst(length)) : bytes
  }
}
