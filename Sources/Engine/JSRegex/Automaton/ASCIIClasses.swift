/// A partition of the ASCII characters into classes that no set of an automaton splits.
struct ASCIIClasses {
  /// The first character of each class, ascending.
  let representatives: [UInt32]
  /// The class of each byte; above ASCII, where no text has a character, that of character 0.
  let members: [UInt8]
  /// The characters of each class, as bits.
  private let characters: [UInt128]

  /// Creates the classes that these sets distinguish.
  init(_ sets: [ASCIISet]) {
    var characters: [UInt128] = [~0]
    characters.reserveCapacity(32)
    for set in sets {
      for place in characters.indices {
        let inside = characters[place] & set.bits
        guard inside != 0, inside != characters[place] else { continue }
        characters.append(characters[place] & ~inside)
        characters[place] = inside
      }
    }
    characters.sort { $0.trailingZeroBitCount < $1.trailingZeroBitCount }
    self.characters = characters
    representatives = characters.map { UInt32($0.trailingZeroBitCount) }
    members = [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      buffer.initialize(repeating: 0)
      for (place, rest) in characters.enumerated() {
        for character in Bits(rest) { buffer[character] = UInt8(truncatingIfNeeded: place) }
      }
      // In bounds: a set of 128 bits has no bit beyond 127.
      for byte in 128..<256 { buffer[byte] = buffer[0] }
      count = 256
    }
  }

  /// The number of classes, at most 128.
  var count: Int { representatives.count }

  /// Returns the classes of a set's members, as bits.
  func classes(of set: ASCIISet) -> UInt128 {
    var classes: UInt128 = 0
    for place in characters.indices where characters[place] & set.bits != 0 {
      classes |= 1 &<< UInt128(truncatingIfNeeded: place)
    }
    return classes
  }
}

/// The places of the bits that are set, ascending.
struct Bits: Sequence, IteratorProtocol {
  private var low: UInt64
  private var high: UInt64

  init(_ bits: UInt128) {
    low = UInt64(truncatingIfNeeded: bits)
    high = UInt64(truncatingIfNeeded: bits &>> 64)
  }

  mutating func next() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    guard high != 0 else { return nil }
    defer { high &= high &- 1 }
    return 64 &+ high.trailingZeroBitCount
  }
}
