#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a file line by line through one buffer, whatever the file's length.
struct LineReader: ~Copyable {
  /// One line, without its line feed; its bytes stay in place until the next call.
  enum Line {
    case bytes(UnsafeBufferPointer<UInt8>)
    /// The line exceeds the limit and was skipped.
    case tooLong
  }

  private var file: InputFile
  private let limit: Int
  private var buffer: UnsafeMutableRawBufferPointer
  /// The bytes that are read but not yet given out.
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  /// - Parameter limit: the most bytes that a line may have.
  init(_ file: consuming InputFile, limit: Int) {
    self.file = file
    self.limit = limit
    buffer = .allocate(byteCount: 262_144, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// Whether the next line has been read already, so that it can be had without waiting.
  var hasLine: Bool {
    // In bounds: start and end never leave the buffer.
    guard let base = buffer.baseAddress, start < end else { return false }
    return memchr(base + start, 0x0A, end - start) != nil
  }

  /// Returns the next line, or nil behind the last one. A line feed at the end of the file starts no line.
  ///
  /// - Throws: when the file can't be read, or has changed by its end.
  mutating func next() throws(FileError) -> Line? {
    var scanned = start
    var isSkipping = false
    while true {
      // In bounds: start, scanned and end never leave the buffer.
      if let base = buffer.baseAddress, scanned < end,
        let found = memchr(base + scanned, 0x0A, end - scanned)
      {
        let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        let line = UnsafeBufferPointer(
          rebasing: buffer[start..<place].bindMemory(to: UInt8.self)[...])
        start = place + 1
        return isSkipping || line.count > limit ? .tooLong : .bytes(line)
      }
      if isAtEnd {
        guard start < end || isSkipping else { return nil }
        let line = UnsafeBufferPointer(
          rebasing: buffer[start..<end].bindMemory(to: UInt8.self)[...])
        start = end
        return isSkipping || line.count > limit ? .tooLong : .bytes(line)
      }
      if end - start > limit {
        isSkipping = true
        start = end
      }
      makeRoom()
      scanned = end
      let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
      if count == 0 {
        isAtEnd = true
        try file.checkUnchanged()
      }
      end += count
    }
  }

  /// Moves what is left to the start of the buffer, and makes the buffer larger when it is full.
  private mutating func makeRoom() {
    if start > 0 {
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<(end - start)])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      end -= start
      start = 0
    }
    guard end == buffer.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
    buffer.deallocate()
    buffer = larger
  }
}
