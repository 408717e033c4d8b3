import CZstd

/// Decompresses zstd frames (RFC 8878), one after the other.
///
/// A frame that needs a window of more than 128 MiB is rejected, which only `zstd --ultra --long` writes.
final class ZstdInflater: Inflater {
  private let stream: OpaquePointer
  private let storage: UnsafeMutableRawBufferPointer
  private var input: ZSTD_inBuffer
  /// Whether a frame has started and not ended.
  private var isInFrame = true
  private var isAtEnd = false
  /// Whether the last output was full, so that more may come without more input.
  private var hasMore = false

  /// The logarithm of the largest window.
  private static let windowLog: Int32 = 27

  /// - Parameter head: what has been read of the file already.
  init(head: [UInt8]) throws(InflaterDamage) {
    guard let stream = ZSTD_createDStream() else {
      throw InflaterDamage("no memory to inflate the zstd data")
    }
    self.stream = stream
    _ = ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, Self.windowLog)
    storage = .allocate(byteCount: 65_536, alignment: 16)
    storage.copyBytes(from: head)
    input = ZSTD_inBuffer(src: storage.baseAddress, size: head.count, pos: 0)
  }

  deinit {
    ZSTD_freeDStream(stream)
    storage.deallocate()
  }

  func inflate(
    into output: UnsafeMutableRawBufferPointer,
    read: (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) throws -> Int {
    guard !output.isEmpty else { return 0 }
    while true {
      if input.pos == input.size, !hasMore {
        if !isAtEnd {
          input.size = try read(storage)
          input.pos = 0
          isAtEnd = input.size == 0
        }
        if isAtEnd {
          if isInFrame { throw InflaterDamage("the zstd data ends too early") }
          return 0
        }
      }
      var out = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
      let before = input.pos
      let result = ZSTD_decompressStream(stream, &out, &input)
      guard ZSTD_isError(result) == 0 else {
        throw InflaterDamage(
          "the zstd data is damaged: \(String(cString: ZSTD_getErrorName(result)))")
      }
      isInFrame = result != 0
      hasMore = isInFrame && out.pos == out.size
      if out.pos > 0 { return out.pos }
      // Without output or progress, only more input helps.
      if input.pos == before { hasMore = false }
      if input.pos == before, input.pos < input.size {
        throw InflaterDamage("the zstd data is damaged")
      }
    }
  }
}
