/// The lines of a text, one behind the other in memory.
final class LineList {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let ranges: [Range<Int>]

  /// The lines of a text, which end in a line feed each; the last one may have none.
  convenience init(_ text: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      ranges.append(start..<index)
      start = index + 1
    }
    if start < text.count { ranges.append(start..<text.count) }
    self.init(text, ranges)
  }

  private init(_ text: [UInt8], _ ranges: [Range<Int>]) {
    bytes = .allocate(capacity: text.count)
    _ = bytes.initialize(from: text)
    self.ranges = ranges
  }

  deinit { bytes.deallocate() }

  var count: Int { ranges.count }

  /// The bytes of all lines, without line feeds.
  var byteCount: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns the sum of what `body` makes of each line.
  @inline(__always)
  func sum(_ body: (UnsafeBufferPointer<UInt8>) throws -> Int) rethrows -> Int {
    var sum = 0
    for range in ranges { sum &+= try body(UnsafeBufferPointer(rebasing: bytes[range])) }
    return sum
  }

  /// Returns the lines that fulfil a condition, and the others.
  func split(
    where condition: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows -> (LineList, LineList) {
    var parts: [(bytes: [UInt8], ranges: [Range<Int>])] = [([], []), ([], [])]
    for range in ranges {
      let line = UnsafeBufferPointer(rebasing: bytes[range])
      let part = try condition(line) ? 0 : 1
      let start = parts[part].bytes.count
      parts[part].bytes += line
      parts[part].ranges.append(start..<start + line.count)
    }
    return (LineList(parts[0].bytes, parts[0].ranges), LineList(parts[1].bytes, parts[1].ranges))
  }
}
