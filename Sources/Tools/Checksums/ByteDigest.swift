/// The digest of a sequence of bytes: its length and its CRC-32.
public struct ByteDigest: Hashable, Sendable, CustomStringConvertible {
  /// The checksum of the bytes.
  public let crc32: CRC32
  /// The number of bytes.
  public let count: Int

  /// Makes the digest of some bytes.
  public init(of bytes: [UInt8]) {
    crc32 = CRC32(of: bytes)
    count = bytes.count
  }

  /// Makes a digest from its parts.
  public init(crc32: CRC32, count: Int) {
    self.crc32 = crc32
    self.count = count
  }

  /// Both parts, such as `cbf43926-9`.
  public var description: String { "\(crc32)-\(count)" }
}
