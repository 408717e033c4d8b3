/// A reader of a file in chunks.
protocol ChunkSource: ~Copyable {
  /// Whether the next chunk can be read without waiting.
  var isReady: Bool { get }
  /// The number of bytes read of the file as it is stored.
  var bytesRead: Int { get }

  /// Returns the next chunk, or nil at the end of the file.
  ///
  /// - Throws: when the file can't be read, or has changed by its end.
  mutating func next() throws(FileError) -> LineChunk?
}

/// Cuts a file into chunks of whole lines, whatever the file's length.
struct ChunkReader: ~Copyable, ChunkSource {
  private var file: InputFile
  private let limit: Int
  private let buffers: ChunkBuffers
  /// The ends of rows, of a file that is cut into rows instead of lines.
  private var rows: RowCutter?
  /// The start of a line without its end yet.
  private var rest: [UInt8] = []
  private var lines = 0
  private var bytes = 0
  private var isAtEnd = false

  /// The number of bytes of a chunk, and at most a quarter more, unless its first line is longer: much work for a thread,
  /// and little of a processor's cache.
  static let capacity = 131_072

  /// - Parameters:
  ///   - limit: the most bytes that a line may have; a longer one is not kept in memory.
  ///   - rows: finds the ends of rows; nil to cut the file into lines.
  init(_ file: consuming InputFile, limit: Int, rows: RowCutter? = nil) {
    self.file = file
    self.limit = limit
    self.rows = rows
    // With room for the start of a line that the chunk before left.
    buffers = ChunkBuffers(size: Self.capacity + Self.capacity / 4)
  }

  /// Whether the next chunk can be read without waiting.
  var isReady: Bool { file.isReady }

  /// The number of bytes read of the file as it is stored.
  var bytesRead: Int { file.bytesRead }

  /// Returns the next chunk, or nil at the end of the file.
  ///
  /// - Throws: when the file can't be read, or has changed by its end.
  mutating func next() throws(FileError) -> LineChunk? {
    if isAtEnd { return nil }
    var storage = buffers.buffer(atLeast: rest.count + Self.capacity)
    storage.copyBytes(from: rest)
    var filled = rest.count
    // After a skipped line, the rest may already contain whole lines.
    var searched = 0
    rest = []
    do throws(FileError) {
      while true {
        if filled == storage.count { buffers.grow(&storage) }
        let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: storage[filled...]))
        if count == 0 {
          isAtEnd = true
          try file.checkUnchanged()
          if filled == 0 { break }
          return chunk(storage, count: filled)
        }
        filled += count
        if let end = endOfLast(storage, in: searched..<filled) {
          rest = Array(storage[end..<filled])
          return chunk(storage, count: end)
        }
        searched = filled
        if filled > limit, rows?.hasBegun != false {
          return try rows == nil
            ? passOver(storage, count: filled) : passOverRow(storage, count: filled)
        }
      }
    } catch {
      buffers.put(storage)
      throw error
    }
    buffers.put(storage)
    return nil
  }

  /// Reads to the end of a line that is too long, and keeps what follows.
  private mutating func passOver(
    _ storage: UnsafeMutableRawBufferPointer, count: Int
  ) throws(FileError) -> LineChunk {
    var passed = count
    while true {
      let count = try file.read(into: storage)
      if count == 0 {
        isAtEnd = true
        try file.checkUnchanged()
        break
      }
      if let place = storage.lineFeed(in: 0..<count) {
        passed += place + 1
        rest = Array(storage[(place + 1)..<count])
        break
      }
      passed += count
    }
    defer {
      lines += 1
      bytes += passed
    }
    return LineChunk(
      path: file.path, linesBefore: lines, bytesBefore: bytes, storage: storage, range: 0..<0,
      lineFeeds: [], buffers: buffers, isTooLongLine: true)
  }

  /// Reads to the end of a row that is too long, and keeps what follows. A comment is skipped silently.
  private mutating func passOverRow(
    _ storage: UnsafeMutableRawBufferPointer, count: Int
  ) throws(FileError) -> LineChunk {
    var passed = count
    var lineFeeds = storage.lineFeedCount(in: 0..<count)
    let isComment = rows?.isInComment == true
    rows?.removeFirst(count, of: storage)
    while true {
      let count = try file.read(into: storage)
      if count == 0 {
        isAtEnd = true
        try file.checkUnchanged()
        break
      }
      let found = rows?.next(in: storage, count: count)
      let end = found ?? count
      passed += end
      lineFeeds += storage.lineFeedCount(in: 0..<end)
      rows?.removeFirst(end, of: storage)
      if found != nil {
        rest = Array(storage[end..<count])
        break
      }
    }
    defer {
      lines += lineFeeds
      bytes += passed
    }
    return LineChunk(
      path: file.path, linesBefore: lines, bytesBefore: bytes, storage: storage, range: 0..<0,
      lineFeeds: [], buffers: buffers, isTooLongLine: !isComment)
  }

  private mutating func chunk(_ storage: UnsafeMutableRawBufferPointer, count: Int) -> LineChunk {
    if rows != nil { return rowChunk(storage, count: count) }
    let lineFeeds = Self.lineFeeds(in: storage, count: count)
    defer {
      lines += lineFeeds.count
      bytes += count
    }
    return LineChunk(
      path: file.path, linesBefore: lines, bytesBefore: bytes, storage: storage, range: 0..<count,
      lineFeeds: lineFeeds, buffers: buffers, isTooLongLine: false)
  }

  private mutating func rowChunk(
    _ storage: UnsafeMutableRawBufferPointer, count: Int
  ) -> LineChunk {
    rows?.removeFirst(count, of: storage)
    defer {
      lines += storage.lineFeedCount(in: 0..<count)
      bytes += count
    }
    return LineChunk(
      path: file.path, linesBefore: lines, bytesBefore: bytes, storage: storage, range: 0..<count,
      lineFeeds: [], buffers: buffers, isTooLongLine: false)
  }

  /// Returns the offsets of the line feeds, which are searched once for the count and for the lines.
  private static func lineFeeds(
    in storage: UnsafeMutableRawBufferPointer, count: Int
  ) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count / 256)
    var place = 0
    while let found = storage.lineFeed(in: place..<count) {
      offsets.append(found)
      place = found + 1
    }
    return offsets
  }

  /// Returns the offset behind the last line or row.
  private mutating func endOfLast(
    _ storage: UnsafeMutableRawBufferPointer, in range: Range<Int>
  ) -> Int? {
    rows == nil
      ? Self.endOfLastLine(storage, in: range)
      : rows?.last(in: storage, count: range.upperBound)
  }

  private static func endOfLastLine(
    _ storage: UnsafeMutableRawBufferPointer, in range: Range<Int>
  ) -> Int? {
    storage[range].lastIndex(of: 0x0A).map { $0 + 1 }
  }
}
