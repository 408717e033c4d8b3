/// Decompresses a file while it is read.
protocol Inflater: AnyObject {
  /// Fills `output` from its start and returns how many bytes came; 0 at the end of the file.
  ///
  /// - Parameter read: returns more of the file as it is stored; 0 at its end.
  func inflate(
    into output: UnsafeMutableRawBufferPointer,
    read: (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) throws -> Int
}

/// A way in which files are compressed, by the first bytes of a file.
enum Compression: CaseIterable {
  case gzip, zstd

  /// The first bytes of a file.
  var magic: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B]
    case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
    }
  }

  /// Returns a decompressor of a file.
  ///
  /// - Parameter head: what has been read of the file already.
  func inflater(head: [UInt8]) throws(InflaterDamage) -> any Inflater {
    switch self {
    case .gzip: try GzipInflater(head: head)
    case .zstd: try ZstdInflater(head: head)
    }
  }
}

/// Why compressed data can't be read.
struct InflaterDamage: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
