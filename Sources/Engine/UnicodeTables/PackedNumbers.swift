/// Numbers written as printable ASCII, the form in which large tables are stored.
///
/// A number is its base 32 digits, the highest first. Its last digit is a byte from 0x5D on, those
/// before it are bytes from 0x30 on, so that no quotation mark and no backslash occurs. A literal in
/// this form costs the compiler nothing and is read only when its table is used.
package struct PackedNumbers: Sequence, IteratorProtocol {
  private let text: StaticString
  private var offset = 0

  /// Creates the numbers that the text holds.
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

  /// Returns the next numbers, preceded by how many they are.
  package mutating func nextList() -> [UInt32] { next(next() ?? 0) }

  /// Returns the next number of either sign: twice its magnitude, less one if it is negative.
  package mutating func nextSigned() -> Int64? { next().map(Self.signed) }

  /// Returns the number of either sign that stands for a positive one: its half, or the negative of
  /// the half.
  package static func signed(_ number: UInt32) -> Int64 {
    let half = Int64(number >> 1)
    return number & 1 == 0 ? half : -half - 1
  }

  /// Returns ascending ranges, written as the gap before each and its number of members less one.
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

  /// Strings of code points in ascending order, each written as the length of the start it shares with
  /// the one before, the number of further code points, and these.
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

  /// Returns one code point to one, written as runs of code points of equal distance from each
  /// other and from what they map to: the gap after the last run, the number of members less one,
  /// their distance, and the distance of the targets, doubled, with 1 subtracted from its double if
  /// it is negative.
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
