/// A range of the arena's bytes: a part of the input, or text that a character reference became.
struct TextRange: BitwiseCopyable {
  var start: UInt32
  var count: UInt32

  static let empty = TextRange(start: 0, count: 0)

  @inline(__always)
  init(start: UInt32, count: UInt32) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    count = UInt32(truncatingIfNeeded: end &- start)
  }

  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var lower: Int { Int(start) }
  @inline(__always) var upper: Int { Int(start) &+ Int(count) }
}
