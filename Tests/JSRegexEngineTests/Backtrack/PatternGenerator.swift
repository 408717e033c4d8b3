/// Random patterns and subjects over a small alphabet, the same for the same seed.
struct PatternGenerator {
  private var state: UInt64
  private var groupCount = 0

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

  private mutating func choose(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }

  /// A text of up to nine characters.
  mutating func subject(alphabet: [String]) -> String {
    (0..<number(below: 10)).map { _ in choose(alphabet) }.joined()
  }

  /// A pattern.
  mutating func pattern(characters: [String]) -> String {
    groupCount = 0
    return (number(below: 4) == 0 ? "^" : "") + disjunction(depth: 3, characters)
      + (number(below: 4) == 0 ? "$" : "")
  }

  private mutating func disjunction(depth: Int, _ characters: [String]) -> String {
    let branches = number(below: 3) == 0 ? 2 : 1
    return (0..<branches).map { _ in
      (0..<number(below: 3) + 1).map { _ in term(depth: depth, characters) }.joined()
    }.joined(separator: "|")
  }

  private mutating func term(depth: Int, _ characters: [String]) -> String {
    let quantifiers = [
      "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{2,}?", "{0,2}",
    ]
    switch number(below: depth > 0 ? 12 : 5) {
    case 0: return choose(["\\b", "^", "$", "(?:)", "\\B"])
    case 1 where groupCount > 0:
      return "\\" + String(number(below: groupCount) + 1) + choose(quantifiers)
    case 5, 6, 7:
      groupCount += 1
      return "(" + disjunction(depth: depth - 1, characters) + ")" + choose(quantifiers)
    case 8, 9:
      return "(?:" + disjunction(depth: depth - 1, characters) + ")" + choose(quantifiers)
    case 10:
      return choose(["(?=", "(?!"]) + disjunction(depth: depth - 1, characters) + ")"
    case 11:
      return choose(["(?<=", "(?<!"]) + disjunction(depth: depth - 1, characters) + ")"
    default: return choose(characters) + choose(quantifiers)
    }
  }
}
