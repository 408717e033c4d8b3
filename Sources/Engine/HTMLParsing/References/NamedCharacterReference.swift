/// A name of the standard's table of named character references.
///
/// HTML Standard, "Named character references".
struct NamedCharacterReference {
  /// The code point of the reference.
  let first: UInt32
  /// The second code point of a few references.
  let second: UInt32?
  /// The length of the name with its semicolon, if it has one.
  let length: Int

  /// Finds the longest name at the start of a text, or returns nil.
  ///
  /// - Parameter text: what follows the ampersand, to the end of the input.
  init?(longestPrefixOf text: UnsafeBufferPointer<UInt8>) {
    let names = NamedCharacterReferenceTable.names.utf8Start
    let found = NamedCharacterReferenceTable.starts.withUnsafeBufferPointer { starts in
      Self.longestPrefix(of: text, names: names, starts: starts)
    }
    guard let found else { return nil }
    let value = NamedCharacterReferenceTable.values[found.index]
    first = value & 0xFF_FFFF
    second = value >> 24 == 0 ? nil : NamedCharacterReferenceTable.seconds[Int(value >> 24) - 1]
    length = found.length
  }

  /// Narrows the sorted names byte by byte, and remembers the last that ended on the way.
  private static func longestPrefix(
    of text: UnsafeBufferPointer<UInt8>, names: UnsafePointer<UInt8>,
    starts: UnsafeBufferPointer<UInt16>
  ) -> (index: Int, length: Int)? {
    // No name has a single letter.
    guard let first = text.first, first < 0x80 else { return nil }
    var low = Int(firstNames[Int(first)])
    var high = Int(firstNames[Int(first) &+ 1])
    guard low < high else { return nil }
    var longest: (index: Int, length: Int)?
    var offset = 1
    while offset < text.count {
      let byte = text[offset]
      // The names of the range agree up to here, and each is longer: those that ended are below.
      low = firstIndex(in: low..<high) { names[Int(starts[$0]) &+ offset] >= byte }
      high = firstIndex(in: low..<high) { names[Int(starts[$0]) &+ offset] > byte }
      guard low < high else { break }
      offset &+= 1
      if Int(starts[low &+ 1] &- starts[low]) == offset {
        longest = (low, offset)
        low &+= 1
        if low == high { break }
      }
    }
    return longest
  }

  /// For each ASCII byte, the index of the first name that starts with it or a greater one.
  private static let firstNames: [UInt16] = {
    let names = NamedCharacterReferenceTable.names.utf8Start
    let starts = NamedCharacterReferenceTable.starts.dropLast()
    var next = 0
    return (UInt8(0)...0x80).map { byte in
      while next < starts.count, names[Int(starts[next])] < byte { next += 1 }
      return UInt16(next)
    }
  }()

  /// The first index at which a condition holds that holds for all that follow, or the end.
  @inline(__always)
  private static func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low &+ high) / 2
      if holds(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
