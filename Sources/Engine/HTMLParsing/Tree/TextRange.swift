/// A range of the arena's bytes: a part of the input, or text that a character reference became.
package struct TextRange: BitwiseCopyable {
  package var start: UInt32
  package var count: UInt32

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
  @inline(__always) package var lower: Int { Int(start) }
  @inline(__always) package var upper: Int { Int(start) &+ Int(count) }
}
