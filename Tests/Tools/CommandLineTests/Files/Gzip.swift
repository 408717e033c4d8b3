import CZlib

/// Makes gzip data for tests.
enum Gzip {
  /// zlib could not compress.
  struct Failure: Error {}

  /// Returns a stream of one member.
  static func member(_ text: String) throws -> [UInt8] { try member(Array(text.utf8)) }

  /// Returns a stream of one member.
  static func member(_ bytes: [UInt8]) throws -> [UInt8] {
    var stream = z_stream()
    // 15 + 16: the largest window, and gzip's header and checksum.
    guard
      deflateInit2_(
        &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw Failure() }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
    let count = output.count
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw Failure() }
    return Array(output.prefix(count - Int(stream.avail_out)))
  }
}
