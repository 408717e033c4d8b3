import PayloadFormats
import Platform
import SourceJSON

/// A file, or standard input, that is open for reading.
///
/// Threads may share it: what reads on from where it is changes the value, which one thread alone can do.
struct InputFile: ~Copyable, @unchecked Sendable {
  /// The name for people.
  let path: String
  private let descriptor: Int32
  /// The state of a regular file when it was opened; nil for another file, or one whose state can't be looked up.
  let state: FileState?
  /// The number of bytes of a regular file that were read before it was opened: of standard input, by another program.
  private let start: Int
  /// The bytes read to find out whether the file is compressed.
  private var head: [UInt8] = []
  private var inflater: (any Inflater)?
  /// Whether the content starts with a byte order mark of UTF-16.
  private(set) var isUTF16 = false
  /// The number of bytes read of the file as it is stored.
  private(set) var bytesRead = 0

  /// Opens a file; `-` is standard input. A folder can't be opened.
  ///
  /// - Parameters:
  ///   - name: what people know the file as, if not by its path.
  ///   - inflates: whether a file that is compressed with gzip or zstd is read as what it was before.
  ///   - mustBeRegular: whether a regular file was seen there; anything else is refused then, and not waited for.
  init(
    path: String, name: String? = nil, inflates: Bool = false, mustBeRegular: Bool = false
  ) throws(FileError) {
    let shownPath = name ?? (path == "-" ? "<stdin>" : path)
    let opened: Result<Int32, FileError> =
      path == "-" ? .success(0) : Self.open(path, name: shownPath, waits: !mustBeRegular)
    descriptor = (try? opened.get()) ?? -1
    self.path = shownPath
    var status = stat()
    let isKnown = descriptor >= 0 && fstat(descriptor, &status) == 0
    let code = errno
    state = isKnown ? FileState(status) : nil
    start = state == nil ? 0 : max(0, Int(lseek(descriptor, 0, SEEK_CUR)))
    _ = try opened.get()
    if isKnown, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(.reading, shownPath, reason: "is a directory")
    }
    if mustBeRegular, state == nil {
      throw isKnown ? changed : FileError(.reading, shownPath, code: code)
    }
    if inflates { try lookAtStart() }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
  }

  private var stamp: FileStamp? { state?.stamp }

  /// Whether the file is compressed.
  var isCompressed: Bool { inflater != nil }

  /// The number of bytes to read of a regular file that is read as it is stored, when it was opened; nil for other files.
  var plainSize: Int? { inflater == nil ? stamp.map { $0.size - start } : nil }

  /// Whether a read will not wait.
  var isReady: Bool {
    if stamp != nil || !head.isEmpty { return true }
    return Readiness.isReady(descriptor, POLLIN)
  }

  /// Fills `buffer` from its start and says how many bytes came; 0 at the end of the file.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    if !head.isEmpty, buffer.count >= head.count {
      buffer.copyBytes(from: head)
      defer { head = [] }
      return head.count
    }
    if let inflater {
      var readNow = 0
      defer { bytesRead += readNow }
      do {
        return try inflater.inflate(into: buffer) { (input) throws(FileError) in
          let count = try readStored(into: input)
          readNow += count
          return count
        }
      } catch let damage as InflaterDamage {
        throw FileError(.reading, path, reason: damage.reason)
      } catch let error as FileError {
        throw error
      } catch {
        throw FileError(.reading, path, reason: "\(error)")
      }
    }
    let count = try readStored(into: buffer)
    bytesRead += count
    return count
  }

  /// Fills `buffer` from its start with what a file of a ``plainSize`` holds at a place and says how many bytes came; 0
  /// behind the end of the file. What was read before does not matter, so any thread may read at any time.
  ///
  /// - Parameter offset: the number of bytes before the place.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileError) -> Int {
    while true {
      try Interruption.check()
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(start + offset))
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(.reading, path, code: errno) }
    }
  }

  /// Leaves a file that was read by places as if it had been read from start to end, for who reads standard input next.
  func skipToEnd() {
    _ = lseek(descriptor, 0, SEEK_END)
  }

  /// Throws when a regular file is no longer what it was when it was opened.
  func checkUnchanged() throws(FileError) {
    if let stamp, FileStamp(descriptor: descriptor) != stamp { throw changed }
  }

  /// Returns the whole file.
  ///
  /// - Parameter limit: the most bytes that it may have; a longer one is not read to its end.
  mutating func readAll(limit: Int) throws(FileError) -> [UInt8] {
    let size = inflater == nil ? stamp?.size ?? 0 : 0
    guard size <= limit else { throw tooLong(limit) }
    var bytes: [UInt8] = []
    var room = Swift.max(size + 1, 65_536)
    while true {
      var failure: FileError?
      var isAtEnd = false
      // Filled before it is put to what was read before, so that a file of a known size is in memory once. The
      // room behind it is never seen.
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(FileError) {
          while !isAtEnd, count < buffer.count {
            let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
            let added = try read(into: UnsafeMutableRawBufferPointer(rest))
            count += added
            isAtEnd = added == 0
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw tooLong(limit) }
      if isAtEnd {
        try checkUnchanged()
        return bytes
      }
      room = 65_536
    }
  }

  /// Returns the JSON text of the file at a path, without a byte order mark at its start; `-` is standard input.
  static func jsonText(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    var file = try InputFile(path: path)
    return ByteOrderMark.stripped(try file.readAll(limit: limit))
  }

  /// Finds out whether the file is compressed, and whether its content is UTF-16.
  private mutating func lookAtStart() throws(FileError) {
    head = try readHead()
    bytesRead = head.count
    if let compression = Compression.allCases.first(where: { $0.magic == head }) {
      do throws(InflaterDamage) {
        inflater = try compression.inflater(head: head)
      } catch {
        throw FileError(.reading, path, reason: error.reason)
      }
      head = []
      try lookAtContent()
    }
    isUTF16 = UTF16Text.starts(head)
  }

  /// Returns the first bytes of the file, as many as may be those of a compressed file or a mark of UTF-16.
  private func readHead() throws(FileError) -> [UInt8] {
    let starts = Compression.allCases.map(\.magic) + [[0xFF, 0xFE], [0xFE, 0xFF]]
    var found: [UInt8] = []
    // Don't wait for more of what can't be one of them: the writer may be waiting for an answer.
    while found.isEmpty
      || starts.contains(where: { $0.count > found.count && $0.starts(with: found) })
    {
      var byte: UInt8 = 0
      var failure: FileError?
      var count = 0
      withUnsafeMutableBytes(of: &byte) { buffer in
        do throws(FileError) { count = try readStored(into: buffer) } catch { failure = error }
      }
      if let failure { throw failure }
      if count == 0 { break }
      found.append(byte)
    }
    return found
  }

  /// Reads the first bytes of the content of a compressed file.
  private mutating func lookAtContent() throws(FileError) {
    var first: [UInt8] = [0, 0]
    var count = 0
    var failure: FileError?
    first.withUnsafeMutableBytes { buffer in
      do throws(FileError) {
        while count < 2 {
          let more = try read(into: .init(rebasing: buffer[count...]))
          if more == 0 { break }
          count += more
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    head = Array(first[..<count])
  }

  private func readStored(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      try Interruption.check()
      let count = systemRead(descriptor, buffer)
      if count >= 0 { return count }
      switch errno {
      case EINTR: break
      case EAGAIN: Readiness.wait(for: descriptor, POLLIN)
      case let code: throw FileError(.reading, path, code: code)
      }
    }
  }

  /// - Parameter waits: whether a pipe is waited for until somebody opens it for writing.
  private static func open(
    _ path: String, name: String, waits: Bool
  ) -> Result<Int32, FileError> {
    while true {
      do throws(FileError) { try Interruption.check() } catch { return .failure(error) }
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK))
      if descriptor >= 0 { return .success(descriptor) }
      if errno != EINTR { return .failure(FileError(.reading, name, code: errno)) }
    }
  }

  private var changed: FileError {
    FileError(.reading, path, reason: FileError.changedWhileRead)
  }

  private func tooLong(_ limit: Int) -> FileError {
    FileError(.reading, path, reason: "longer than the limit of \(limit) bytes")
  }
}

/// `read(2)` by a name that the file's own methods don't hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// `open(2)` by a name that the file's own methods don't hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
