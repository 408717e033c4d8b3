/// A set of ASCII characters, a bit for each.
struct ASCIISet: Hashable {
  let bits: UInt128

  init(bits: UInt128) { self.bits = bits }

  /// Creates the set of the ASCII characters of a set.
  init(_ set: CharacterSet) {
    var bits: UInt128 = 0
    for range in set.ranges where range.lowerBound < 0x80 {
      bits |= Self.bits(from: range.lowerBound, through: range.upperBound)
    }
    self.bits = bits
  }

  /// Creates the set of the ASCII characters that a class matches; nil if case variants, a property,
  /// strings or operators need the whole alphabet.
  init?(_ expression: ClassExpression, flags: RegexFlags) {
    guard !flags.contains(.ignoreCase) else { return nil }
    var bits: UInt128 = 0
    guard Self.add(expression, to: &bits, isDotAll: flags.contains(.dotAll)) else { return nil }
    self.bits = bits
  }

  private static func add(
    _ expression: ClassExpression, to bits: inout UInt128, isDotAll: Bool
  ) -> Bool {
    switch expression {
    case .character(let character): bits |= self.bits(from: character, through: character)
    case .range(let low, let high): bits |= self.bits(from: low, through: high)
    case .escape(let escape, let negated):
      let set =
        switch escape {
        case .digit: digits
        case .space: spaces
        case .word: wordCharacters
        }
      bits |= negated ? ~set : set
    case .dot: bits |= isDotAll ? ~0 : ~lineTerminators
    case .union(let operands):
      for operand in operands where !add(operand, to: &bits, isDotAll: isDotAll) { return false }
    case .complement(let operand):
      var inner: UInt128 = 0
      guard add(operand, to: &inner, isDotAll: isDotAll) else { return false }
      bits |= ~inner
    case .property, .strings, .intersection, .subtraction: return false
    }
    return true
  }

  private static func bits(from low: UInt32, through high: UInt32) -> UInt128 {
    guard low < 0x80, low <= high else { return 0 }
    let count = min(high, 0x7F) - low
    return (~0 &>> UInt128(127 - count)) &<< UInt128(low)
  }

  private static let digits = ASCIISet(CharacterSet.digits).bits
  private static let spaces = ASCIISet(CharacterSet.spaces).bits
  private static let wordCharacters = ASCIISet(CharacterSet.wordCharacters).bits
  private static let lineTerminators = ASCIISet(CharacterSet.lineTerminators).bits

  /// Whether the set has no members.
  var isEmpty: Bool { bits == 0 }
}
