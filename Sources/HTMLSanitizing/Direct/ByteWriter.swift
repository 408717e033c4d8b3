/// Bytes that are appended one piece after the other, without a check of who else holds them.
struct ByteWriter: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(capacity: Int) { bytes = .allocate(capacity: max(capacity, 64)) }

  deinit { bytes.deallocate() }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == bytes.count { grow(by: 1) }
    bytes[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    if piece.count > bytes.count &- count { grow(by: piece.count) }
    guard let source = piece.baseAddress, let target = bytes.baseAddress else { return }
    // In bounds: there is room for the piece, as was just made sure.
    (target + count).update(from: source, count: piece.count)
    count &+= piece.count
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends once more what was written at a place before.
  mutating func append(again range: Range<Int>) {
    if range.count > bytes.count &- count { grow(by: range.count) }
    append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(bytes)[range]))
  }

  /// Inserts once more, at a place that is written, what was written before it.
  mutating func insert(again range: Range<Int>, at place: Int) {
    makeRoom(range.count, at: place)
    guard let base = bytes.baseAddress else { return }
    // In bounds: what is copied ends at the place at most, and there is room for it behind the place.
    (base + place).update(from: base + range.lowerBound, count: range.count)
  }

  /// Inserts a piece at a place that is written.
  mutating func insert(_ piece: UnsafeBufferPointer<UInt8>, at place: Int) {
    makeRoom(piece.count, at: place)
    guard let base = bytes.baseAddress, let source = piece.baseAddress else { return }
    (base + place).update(from: source, count: piece.count)
  }

  /// Moves what is written from a place on, so many bytes back.
  private mutating func makeRoom(_ more: Int, at place: Int) {
    if more > bytes.count &- count { grow(by: more) }
    guard let base = bytes.baseAddress else { return }
    (base + place + more).update(from: base + place, count: count &- place)
    count &+= more
  }

  /// A copy of all bytes.
  var array: [UInt8] { Array(UnsafeBufferPointer(rebasing: bytes[..<count])) }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(bytes.count * 2, count + more))
    _ = larger.initialize(fromContentsOf: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }
}
