import CZlib

/// Inflates a gzip stream of any number of members (RFC 1952), with zero bytes behind the last one or without:
/// what writes whole blocks fills them up.
final class GzipInflater: Inflater {
  /// The errors of a damaged stream.
  enum Damage {
    static let truncated = InflaterDamage("the gzip data ends too early")
    static let damaged = InflaterDamage("the gzip data is damaged")
    static let noMemory = InflaterDamage("no memory to inflate the gzip data")
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private let input: UnsafeMutableRawBufferPointer
  private var isInMember = true
  private var isInPadding = false
  private var isAtEnd = false

  /// - Parameter head: what has been read of the stream already.
  init(head: [UInt8]) throws(InflaterDamage) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    input = .allocate(byteCount: 65_536, alignment: 16)
    input.copyBytes(from: head)
    guard compass_inflate_gzip(stream) == Z_OK else { throw Damage.noMemory }
    give(head.count)
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    input.deallocate()
  }

  /// Fills `output` from its start and says how many bytes came; 0 at the end of the stream.
  ///
  /// - Parameter read: gives more of the stream; 0 at its end.
  func inflate(
    into output: UnsafeMutableRawBufferPointer,
    read: (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) throws -> Int {
    guard !output.isEmpty else { return 0 }
    while true {
      if stream.pointee.avail_in == 0, !isAtEnd {
        let count = try read(input)
        if count == 0 { isAtEnd = true }
        give(count)
      }
      if stream.pointee.avail_in == 0 {
        if isInMember { throw Damage.truncated }
        return 0
      }
      if !isInMember {
        let rest = UnsafeBufferPointer(
          start: stream.pointee.next_in, count: Int(stream.pointee.avail_in))
        if isInPadding || rest.first == 0 {
          guard rest.allSatisfy({ $0 == 0 }) else { throw Damage.damaged }
          isInPadding = true
          give(0)
          continue
        }
        guard inflateReset(stream) == Z_OK else { throw Damage.damaged }
        isInMember = true
      }
      let room = UInt32(clamping: output.count)
      stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = room
      switch CZlib.inflate(stream, Z_NO_FLUSH) {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isInMember = false
      case Z_MEM_ERROR: throw Damage.noMemory
      default: throw Damage.damaged
      }
      let count = Int(room - stream.pointee.avail_out)
      if count > 0 { return count }
    }
  }

  private func give(_ count: Int) {
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(clamping: count)
  }
}
