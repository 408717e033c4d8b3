/// A random sequence determined only by its seed, equal on every platform.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
struct SeededRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Makes the sequence of one payload, so that each can be made without those before it.
  init(seed: UInt64, index: UInt64) {
    var mixer = SeededRandom(seed: seed)
    state = mixer.bits() ^ index &* 0xD134_2543_DE82_EF95
  }

  /// Returns 64 random bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number from 0 up to but not including `bound`, or 0 if no number is below it.
  mutating func number(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return Int(bits() % UInt64(bound))
  }

  /// Returns a number in the range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.upperBound - range.lowerBound + 1)
  }

  /// Returns true once in `count` times on average.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// Returns one of the choices, or nil without any.
  mutating func choose<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element?
  where Choices.Index == Int {
    choices.isEmpty ? nil : choices[choices.startIndex + number(below: choices.count)]
  }

  /// Returns the numbers from 0 up to but not including `count` in random order.
  mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(place, number(below: place + 1))
    }
    return order
  }
}
