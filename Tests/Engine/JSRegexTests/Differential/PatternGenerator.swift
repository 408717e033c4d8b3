import JSPrimitives
import TestSupport

/// A generator of random patterns over the whole grammar, with flags and subjects, from a seed.
///
/// A few patterns are invalid, because references and names may have no group. The characters of a
/// pattern and its subjects come from one small alphabet, so that many subjects match.
struct PatternGenerator {
  /// Characters that interact: as case variants, as halves of a surrogate pair, as ends of a line
  /// or word.
  private static let alphabets: [CaseAlphabet] =
    [
      ["a", "b"], ["a", "b", "c"], ["a", "A", "b", "B", "-"], ["a", "_", "0", " "],
      ["k", "K", "\u{212A}"], ["s", "S", "\u{17F}"], ["é", "É", "b"], ["ß", "\u{1E9E}", "s"],
      ["σ", "ς", "Σ", "a"], ["ǆ", "ǅ", "Ǆ"], ["i", "I", "ı", "İ"],
      ["\u{390}", "\u{1FD3}", "\u{345}"],
      ["\u{1C4}", "\u{3B9}", "\u{1FBE}", "\u{345}"], ["µ", "μ", "Μ"], ["Ω", "\u{2126}", "ω"],
      ["a", "\n", "\u{2028}", "\r"], ["\u{10400}", "\u{10428}", "a"], ["\u{1F600}", "b", "é"],
      ["1\u{FE0F}\u{20E3}", "1", "\u{1F1E9}\u{1F1EA}", "a"], ["Ⴀ", "ⴀ", "ა", "Ა"],
      ["\u{13A0}", "\u{AB70}"], ["\u{1C80}", "в", "В"], ["\u{A64A}", "\u{1C88}", "\u{A64B}"],
    ].map(CaseAlphabet.init)
    + [
      [[0xD83D], [0xDE00], [0xD83D, 0xDE00]], [[0xD801], [0xDC00], [0xD801, 0xDC28], [0x61]],
    ].map(CaseAlphabet.init)

  private var numbers: SeededRandom
  private var alphabet = CaseAlphabet([[0x61]])
  private var groupCount = 0
  private var names: [String] = []
  /// The flags of the last pattern.
  private(set) var flags = ""

  init(seed: UInt64) { numbers = SeededRandom(seed: seed) }

  private var matchesCodePoints: Bool { flags.contains("u") || flags.contains("v") }
  private var nestsClasses: Bool { flags.contains("v") }

  // MARK: Cases

  /// Returns a pattern with the given number of subjects.
  mutating func cases(subjects: Int) -> [DifferentialCase] {
    alphabet = numbers.choose(Self.alphabets)
    if numbers.isOne(in: 6) { alphabet = alphabet + numbers.choose(Self.alphabets) }
    flags = numbers.choose(["", "", "u", "v"])
    for flag in ["d", "g", "m", "s", "y"] where numbers.isOne(in: 6) { flags += flag }
    if numbers.isOne(in: 2) { flags += "i" }
    groupCount = 0
    names = []
    var pattern = disjunction(depth: 3)
    if numbers.isOne(in: 4) { pattern = "^" + pattern }
    if numbers.isOne(in: 4) { pattern += "$" }
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
    (0..<numbers.number(below: 10)).flatMap { _ in numbers.choose(alphabet.characters) }
  }

  // MARK: Terms

  private mutating func disjunction(depth: Int) -> String {
    let branches = numbers.isOne(in: 3) ? numbers.number(below: 2) + 2 : 1
    return (0..<branches).map { _ in
      let count = numbers.isOne(in: 12) ? 0 : numbers.number(below: 3) + 1
      return (0..<count).map { _ in term(depth: depth) }.joined()
    }.joined(separator: "|")
  }

  private mutating func quantifier() -> String {
    numbers.choose([
      "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{2,}?", "{0,2}", "{0}",
      "{1,3}?",
    ])
  }

  private mutating func term(depth: Int) -> String {
    switch numbers.number(below: depth > 0 ? 16 : 7) {
    case 0: return numbers.choose(["\\b", "\\B", "^", "$", "(?:)"])
    case 1 where groupCount > 0: return reference() + quantifier()
    case 2: return characterClass(depth: 2) + quantifier()
    case 3: return escape() + quantifier()
    case 7, 8, 9:
      groupCount += 1
      return "(" + disjunction(depth: depth - 1) + ")" + quantifier()
    case 10: return named(depth: depth)
    case 11, 12: return "(?:" + disjunction(depth: depth - 1) + ")" + quantifier()
    case 13:
      let opening = numbers.choose(["(?i:", "(?-i:", "(?s:", "(?-s:", "(?m:", "(?-m:", "(?im-s:"])
      return opening + disjunction(depth: depth - 1) + ")" + quantifier()
    case 14:
      let look = numbers.choose(["(?=", "(?!"]) + disjunction(depth: depth - 1) + ")"
      return look + (matchesCodePoints ? "" : quantifier())
    case 15: return numbers.choose(["(?<=", "(?<!"]) + disjunction(depth: depth - 1) + ")"
    default: return character() + quantifier()
    }
  }

  /// Returns a named group, or two that share their name.
  private mutating func named(depth: Int) -> String {
    let name = "n\(groupCount)"
    names.append(name)
    groupCount += 1
    let first = "(?<\(name)>" + disjunction(depth: depth - 1) + ")"
    guard numbers.isOne(in: 2) else { return first + quantifier() }
    groupCount += 1
    return "(?:\(first)|(?<\(name)>" + disjunction(depth: depth - 1) + "))" + quantifier()
  }

  private mutating func reference() -> String {
    if !names.isEmpty, numbers.isOne(in: 2) { return "\\k<\(numbers.choose(names))>" }
    // Sometimes a reference to a later group.
    return "(?:\\\(numbers.number(below: groupCount + (numbers.isOne(in: 4) ? 1 : 0)) + 1))"
  }

  /// Returns a character as itself or as an escape.
  private mutating func character() -> String {
    let place = numbers.number(below: alphabet.count)
    guard numbers.isOne(in: 5) else {
      let isSyntax = alphabet[place] == [0x2D] && nestsClasses
      return isSyntax ? "\\x2d" : alphabet.mark(place)
    }
    if matchesCodePoints, numbers.isOne(in: 2) {
      return String(decoding: alphabet[place], as: UTF16.self).unicodeScalars
        .map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
    return alphabet[place].map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  // MARK: Classes

  private mutating func escape() -> String {
    if matchesCodePoints, numbers.isOne(in: 2) { return property() }
    let legacy = matchesCodePoints ? [] : ["\\ca", "\\07", "\\8", "{", "]", "\\c", "\\_"]
    return numbers.choose(
      [".", ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\t", "\\0"] + legacy)
  }

  private mutating func property() -> String {
    if nestsClasses, numbers.isOne(in: 4) {
      return numbers.choose(["\\p{Emoji_Keycap_Sequence}", "\\p{RGI_Emoji_Flag_Sequence}"])
    }
    let name = numbers.choose([
      "L", "Lu", "Ll", "ASCII", "Any", "Script=Greek", "scx=Grek", "Uppercase", "Lowercase",
      "Cased",
      "Nd", "ID_Start", "Emoji", "gc=So", "Assigned", "Changes_When_Lowercased", "Cs", "sc=Latn",
    ])
    return (numbers.isOne(in: 3) ? "\\P{" : "\\p{") + name + "}"
  }

  private mutating func characterClass(depth: Int) -> String {
    let opening = numbers.isOne(in: 3) ? "[^" : "["
    guard nestsClasses else {
      return opening + (0..<numbers.number(below: 4)).map { _ in member() }.joined() + "]"
    }
    let separator = numbers.choose(["", "", "--", "&&"])
    let count = numbers.number(below: 3) + (separator.isEmpty ? 0 : 1)
    let operands = (0..<count).map { _ in operand(depth: depth) }
    return opening + operands.joined(separator: separator) + "]"
  }

  private mutating func member() -> String {
    switch numbers.number(below: 6) {
    case 0:
      return numbers.choose(["\\d", "\\w", "\\W", "\\s", "\\S", "\\D"])
    case 1: return matchesCodePoints ? property() : numbers.choose(["\\b", "[", "\\c_", "\\1"])
    case 2: return numbers.choose(["a-k", "A-Z", "a-\u{E9}", "\u{370}-\u{3FF}", "\\uD800-\\uDBFF"])
    default: return character()
    }
  }

  private mutating func operand(depth: Int) -> String {
    switch numbers.number(below: depth > 0 ? 6 : 4) {
    case 0: return numbers.choose(["\\d", "\\w", "\\W", "\\S"])
    case 1: return property()
    case 2:
      return "\\q{"
        + (0..<numbers.number(below: 3) + 1).map { _ in
          (0..<numbers.number(below: 3)).map { _ in character() }.joined()
        }.joined(separator: "|") + "}"
    case 3: return character()
    default: return characterClass(depth: depth - 1)
    }
  }
}
