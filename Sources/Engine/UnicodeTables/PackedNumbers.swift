/// Numbers encoded as printable ASCII, the storage format of large tables.
///
/// A number is its base 32 digits, the highest first. The last digit is a byte from 0x5D on, the
/// digits before it are bytes from 0x30 on, so no quotation mark or backslash occurs. Such a
/// literal costs the compiler nothing and is decoded only when its table is used.
package struct PackedNumbers: Sequence, IteratorProtocol {
  private let text: StaticString
  private var offset = 0

  /// Creates the sequence of the numbers in a text.
  package init(_ text: StaticString) { self.text = text }

  /// Returns the next number, or nil at the end of the text.
  package mutating func next() -> UInt32? {
    var value: UInt32 = 0
    while offset < text.utf8CodeUnitCount {
      // In bounds: the offset is below the number of bytes.
      let byte = UInt32(text.utf8Start[offset])
      offset &+= 1
      if byte >= 0x5D { return value << 5 | (byte &- 0x5D) & 31 }
      value = value << 5 | (byte &- 0x30) & 31
    }
    return nil
  }

  /// Returns the next numbers, fewer at the end of the text.
  package mutating func next(_ count: UInt32) -> [UInt32] {
    var numbers: [UInt32] = []
    while numbers.count < count, let number = next() { numbers.append(number) }
    return numbers
  }

  /// Returns a list of numbers, which is preceded by its length.
  package mutating func nextList() -> [UInt32] { next(next() ?? 0) }

  /// Returns the next signed number, which is encoded as twice its magnitude, less one if it is
  /// negative.
  package mutating func nextSigned() -> Int64? { next().map(Self.signed) }

  /// Returns the signed number that an unsigned one encodes: n / 2 for an even n, -(n + 1) / 2 for
  /// an odd n.
  package static func signed(_ number: UInt32) -> Int64 {
    let half = Int64(number >> 1)
    return number & 1 == 0 ? half : -half - 1
  }

  /// Decodes ascending ranges, each encoded as the gap before it and its number of members less
  /// one.
  package static func ranges(_ text: StaticString) -> [ClosedRange<UInt32>] {
    var numbers = PackedNumbers(text)
    var ranges: [ClosedRange<UInt32>] = []
    ranges.reserveCapacity(text.utf8CodeUnitCount / 3)
    var end: UInt32 = 0
    while let gap = numbers.next(), let extent = numbers.next() {
      let first = end &+ gap
      let last = first &+ extent
      guard first <= last else { break }
      ranges.append(first...last)
      end = last &+ 1
    }
    return ranges
  }

  /// Decodes strings of code points in ascending order, each encoded as the length of the prefix it
  /// shares with the one before, the number of further code points, and those code points.
  package static func strings(_ text: StaticString) -> [[UInt32]] {
    var numbers = PackedNumbers(text)
    var strings: [[UInt32]] = []
    while let shared = numbers.next(), let count = numbers.next() {
      var string = Array(strings.last?.prefix(Int(shared)) ?? [])
      for _ in 0..<count { string.append(numbers.next() ?? 0) }
      strings.append(string)
    }
    return strings
  }

  /// Decodes one-to-one mappings, encoded as runs of code points with equal distances from each
  /// other and to their targets: the gap after the last run, the number of members less one, their
  /// distance, and the signed distance to the targets.
  package static func mappings(_ text: StaticString) -> [(source: UInt32, target: UInt32)] {
    var numbers = PackedNumbers(text)
    var mappings: [(source: UInt32, target: UInt32)] = []
    var end: UInt32 = 0
    while let gap = numbers.next(), let extent = numbers.next(), let step = numbers.next(),
      let shift = numbers.next()
    {
      let distance = shift & 1 == 0 ? shift >> 1 : 0 &- (shift &+ 1) >> 1
      for index in 0...extent {
        let source = end &+ gap &+ index &* step
        mappings.append((source, source &+ distance))
      }
      end = end &+ gap &+ extent &* step &+ 1
    }
    return mappings
  }
}
