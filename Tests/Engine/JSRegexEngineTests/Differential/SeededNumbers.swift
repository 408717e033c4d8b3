/// A sequence of random numbers, the same for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number below a bound.
  mutating func number(below bound: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }

  /// True once in `count` times.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// One of the choices.
  mutating func choose<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}
