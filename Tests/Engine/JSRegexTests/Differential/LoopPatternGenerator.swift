import JSPrimitives
import TestSupport

/// A generator of patterns in which many ways lead to one place, from a seed: loops in loops that
/// may match the empty string, captures and lookarounds in them, alternatives that overlap.
///
/// An engine that remembers failures or merges its ways, instead of trying each, is wrong with
/// these patterns first. The subjects repeat a few characters up to 60 times and often fail late.
struct LoopPatternGenerator {
  private static let alphabets: [CaseAlphabet] =
    [
      ["a"], ["a", "b"], ["a", "b"], ["a", "b", "c"], ["a", "b", "c"], ["a", " "], ["a", "\n"],
      ["a", "A", "b"], ["é", "a"], ["k", "\u{212A}"], ["\u{1F600}", "a"],
    ].map(CaseAlphabet.init)
    + [
      [[0xD83D], [0xDE00], [0xD83D, 0xDE00]], [[0xD801, 0xDC28], [0xD801], [0x61]],
    ].map(CaseAlphabet.init)

  /// Shapes known to be hard, with the letters `a`, `b` and `c` for the first characters.
  private static let shapes = [
    "(a?b??)*", "(?:(a*)b?)*?", "(?:(a)|b)*", "(?:(a?)|(b))+", "(?:a|ab|abc)*", "(a|aa)+",
    "((a*)+)*", "((a+)?(b+)?(c))*", "(?:(?=(a))a|b)*", "(?:(?!(b))a)*", "(?:(?<=(a))b|a)*",
    "(?:(?<!(b))a|b)*", "(?:a{1,2}){2,3}?", "((a?){2,4}b?)*", "(?:(a?){0,3}){2}", "(?:|a)*",
    "(?:a||b)+", "(?:a|)+?", "(?:(a|)b?){2,3}", "(?:(?=(a*?)b)a)*", "(?=(?:(a)|b)*?(b))",
    "(?!(?=(a+))b)", "(?<=(?:(a)|b)*)", "(?<=(a?){1,3})", "(?<=(?=(a))a)", "(?=(?<=(a))b?)",
    "(?:a*?b*)*?", "(?:(a){1,2}?b?)+", "(?:a?){3,5}?", "(?:(?:a?){2}b??){0,3}", "(?:^|a)*",
    "(?:\\b(a)|b)*", "(?:(a)$|a)*", "(?:(?=a)|b)*", "(?:(?=(b))|a)*?", "(?:[ab]*(a))*",
    "[ab]*[bc]*",
    "(?:[ab]*?[bc]+)*", "(a*)*", "(a*?)+?", "(?:(a)|(b)|(c))*?", "(?:(a*?)(b??))*", "([ab]*)*(a*)*",
    "(?:a(b)?|b)*", "(?:(a(?:(b)|c))*a)*", "(?:a{2}|a{3})*", "(?:(a){0,2}){0,2}",
  ]

  private static let quantifiers = [
    "*", "*", "+", "+", "?", "*?", "*?", "+?", "??", "{2}", "{0,2}", "{1,3}", "{2,4}", "{2,}",
    "{1,}?", "{0,3}?", "{2,3}?", "{3,5}", "{0,1}?", "{0}", "{1,2}?", "{2,}?",
  ]

  private static let ends = [
    "", "", "$", "$", "b", "c", "[^a]", "(?=b)", "b{2}$", "(?!a)", "(?<=b)$", "x", "abababab",
    "\\b", "(?:a|b)c$", "(?<!a)$", "a*c", "(?=a*c)",
  ]

  private var numbers: SeededRandom
  private var alphabet = CaseAlphabet([[0x61]])
  private var groupCount = 0
  private var namesGroups = false
  private var refersBack = false

  init(seed: UInt64) { numbers = SeededRandom(seed: seed) }

  // MARK: Cases

  /// Returns a pattern with the given number of subjects.
  mutating func cases(subjects: Int) -> [DifferentialCase] {
    alphabet = numbers.choose(Self.alphabets)
    groupCount = 0
    namesGroups = numbers.isOne(in: 5)
    refersBack = numbers.isOne(in: 10)
    var flags = numbers.choose(["", "", "", "", "u", "v"])
    for flag in ["g", "i", "y", "m", "s", "d"] where numbers.isOne(in: 5) { flags += flag }
    var pattern = numbers.isOne(in: 3) ? "^" : ""
    pattern += disjunction(depth: 3) + letters(numbers.choose(Self.ends))
    let units = alphabet.units(ofTemplate: pattern)
    return (0..<subjects).map { _ in
      let subject = subject()
      let usesLastIndex = (flags.contains("g") || flags.contains("y")) && numbers.isOne(in: 2)
      return DifferentialCase(
        pattern: units, flags: flags, subject: subject,
        lastIndex: usesLastIndex ? numbers.number(below: subject.count + 2) : 0)
    }
  }

  private mutating func subject() -> [UInt16] {
    var subject: [UInt16] = []
    switch numbers.number(below: 4) {
    case 0:
      // Anything.
      subject = text(5 + numbers.number(below: 20))
    case 1:
      // Blocks of one character each.
      for _ in 0..<1 + numbers.number(below: 4) {
        let character = numbers.choose(alphabet.characters)
        for _ in 0...numbers.number(below: 12) { subject += character }
      }
    default:
      // One part again and again.
      let part = text(1 + numbers.number(below: 3))
      let length = 5 + numbers.number(below: numbers.isOne(in: 3) ? 56 : 16)
      while subject.count < length { subject += part }
    }
    if numbers.isOne(in: 2) { subject += text(numbers.number(below: 3)) }
    if numbers.isOne(in: 4) { subject.append(0x21) }
    return subject
  }

  private mutating func text(_ count: Int) -> [UInt16] {
    (0..<count).flatMap { _ in numbers.choose(alphabet.characters) }
  }

  // MARK: Terms

  private mutating func disjunction(depth: Int) -> String {
    let branches = numbers.isOne(in: 2) ? numbers.number(below: 3) + 1 : 1
    return (0..<branches).map { _ in
      let count = numbers.isOne(in: 10) ? 0 : numbers.number(below: 3) + 1
      return (0..<count).map { _ in term(depth: depth) }.joined()
    }.joined(separator: "|")
  }

  private mutating func term(depth: Int) -> String {
    switch numbers.number(below: depth > 0 ? 20 : 8) {
    case 0: return numbers.choose(["^", "$", "\\b", "\\B", "(?:)"])
    case 1, 2: return run()
    case 3: return shape()
    case 4 where refersBack && groupCount > 0:
      return "(?:\\\(numbers.number(below: groupCount) + 1))" + sometimesQuantified()
    case 8...14: return group(depth: depth) + numbers.choose(Self.quantifiers)
    case 15: return group(depth: depth)
    case 16, 17: return numbers.choose(["(?=", "(?!"]) + disjunction(depth: depth - 1) + ")"
    case 18, 19: return numbers.choose(["(?<=", "(?<!"]) + disjunction(depth: depth - 1) + ")"
    default: return alphabet.mark(numbers.number(below: alphabet.count)) + sometimesQuantified()
    }
  }

  private mutating func sometimesQuantified() -> String {
    numbers.isOne(in: 3) ? numbers.choose(Self.quantifiers) : ""
  }

  private mutating func group(depth: Int) -> String {
    guard numbers.isOne(in: 2) else {
      let opening = numbers.isOne(in: 8) ? numbers.choose(["(?i:", "(?-i:", "(?s:"]) : "(?:"
      return opening + disjunction(depth: depth - 1) + ")"
    }
    groupCount += 1
    let opening = namesGroups && numbers.isOne(in: 2) ? "(?<n\(groupCount)>" : "("
    return opening + disjunction(depth: depth - 1) + ")"
  }

  /// Returns a quantified set that overlaps with others.
  private mutating func run() -> String {
    let set = letters(
      numbers.choose(["[ab]", "[bc]", "[^a]", "[^b]", ".", "\\w", "\\S", "[^]", "[a-c]", "[ac]"]))
    return set + numbers.choose(Self.quantifiers)
  }

  private mutating func shape() -> String {
    let shape = numbers.choose(Self.shapes)
    // Every opening parenthesis without a question mark is a group.
    groupCount += shape.replacing("(?", with: "").count { $0 == "(" }
    return letters(shape)
  }

  /// Returns a text with the characters' marks for the letters `a`, `b` and `c`, except in escapes.
  private func letters(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      let place = ["a", "b", "c"].firstIndex(of: character)
      if let place, !isEscaped { result += alphabet.mark(place) } else { result.append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
