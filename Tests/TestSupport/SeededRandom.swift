/// A generator whose seed alone decides its sequence, on every platform.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number from 0 up to `bound`, which is above 0.
  package mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns true once in `count` times.
  package mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// Returns one of the choices, of which there is at least one.
  package mutating func choose<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}
