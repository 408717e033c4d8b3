internal import CZlib

/// The CRC-32 of some bytes, as gzip, zlib and PNG define it (RFC 1952, section 8).
///
/// It detects edited files: it misses one change in four thousand million, and never one within 32 neighboring
/// bits. It does not protect against deliberate changes; the commit hashes of version control do. Every platform
/// has it: in Node 18, the last eight bytes of `gzipSync` are this number and the length.
public struct CRC32: Hashable, Sendable, CustomStringConvertible {
  /// The checksum as a number.
  public let value: UInt32

  /// Computes the checksum of some bytes.
  public init(of bytes: [UInt8]) {
    value = bytes.withUnsafeBufferPointer { buffer in
      // A null pointer asks zlib for its starting value, which is that of no bytes.
      UInt32(truncatingIfNeeded: crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }

  /// Reads eight hexadecimal digits in lower case; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy(Self.isDigit),
      let value = UInt32(text, radix: 16)
    else { return nil }
    self.value = value
  }

  /// Eight hexadecimal digits in lower case.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
