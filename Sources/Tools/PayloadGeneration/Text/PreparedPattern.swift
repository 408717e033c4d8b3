internal import JSPrimitives
internal import JSRegex
internal import SchemaModel

/// A compiled pattern with the characters of its sets.
final class PreparedPattern: Sendable {
  let regex: JSRegex
  /// The name of the format whose pattern this is, such as `email`.
  let format: String?
  /// The characters of each set by its node; nil for nodes of other kinds.
  let sets: [SampledSet?]

  /// - Throws: `PatternError` when JavaScript has no such pattern or its sets are not known.
  init(_ literal: ZodSchema.PatternLiteral, format: String?) throws(PatternError) {
    regex = try JSRegex(pattern: literal.jsSource, flags: JSText(literal.flags ?? ""))
    self.format = format
    var sets: [SampledSet?] = []
    for node in regex.tree.nodes {
      guard case .set(let expression) = node.kind else {
        sets.append(nil)
        continue
      }
      let members = try SetResolver.resolve(expression, flags: node.flags, range: node.range)
      sets.append(SampledSet(members.characters, strings: members.strings))
    }
    self.sets = sets
  }
}

/// The members of a set, those that people type apart from the others.
struct SampledSet: Sendable {
  /// ASCII letters and digits.
  private var plain: [UInt32] = []
  /// Other ASCII characters that can be seen, and the blank.
  private var marks: [UInt32] = []
  /// The members outside ASCII; control characters and surrogates only where there is nothing else.
  private var others: [ClosedRange<UInt32>] = []
  private let strings: [[UInt32]]

  init(_ set: CharacterSet, strings: [[UInt32]]) {
    self.strings = strings
    for character in UInt32(0x20)...0x7E where set.contains(character) {
      if UInt8(truncatingIfNeeded: character).isASCIIAlphanumeric {
        plain.append(character)
      } else {
        marks.append(character)
      }
    }
    let readable = CharacterSet([0xA1...0x24F, 0x391...0x3C9, 0x4E00...0x4FFF, 0x1F600...0x1F64F])
    others = set.intersection(readable).ranges
    if plain.isEmpty, marks.isEmpty, others.isEmpty {
      others = set.subtracting(CharacterSet([0xD800...0xDFFF])).ranges
      if others.isEmpty { others = set.ranges }
    }
  }

  /// Returns a member as a string of characters; nil when the set is empty.
  func sample(_ random: inout SeededRandom) -> [UInt32]? {
    if !strings.isEmpty, random.isOne(in: 2) { return random.choose(strings) }
    let choice = random.number(below: 16)
    if choice < 11, let character = random.choose(plain) { return [character] }
    if choice < 15, let character = random.choose(marks) { return [character] }
    if let range = random.choose(others) {
      let offset = random.number(below: Int(range.upperBound - range.lowerBound) + 1)
      return [range.lowerBound + UInt32(offset)]
    }
    if let character = random.choose(plain.isEmpty ? marks : plain) { return [character] }
    return random.choose(strings)
  }
}
