/// A pattern element that matches one character: a class, a class escape or the dot, as written.
///
/// With the `v` flag it can also match strings. ECMA-262, sec-characterclass. The parser bounds the
/// nesting, so walks may recurse.
package enum ClassExpression: Hashable, Sendable {
  /// One character: a code unit, or a code point with `u` or `v`.
  case character(UInt32)
  /// The characters from the first to the second, both included.
  case range(UInt32, UInt32)
  /// `\d`, `\s`, `\w` or their complements.
  case escape(Escape, negated: Bool)
  /// `\p{name=value}` or `\P{...}`; `name` is nil for a lone binary property or category.
  indirect case property(name: String?, value: String, negated: Bool)
  /// The alternatives of `\q{...}`.
  case strings([[UInt32]])
  /// The dot.
  case dot
  /// All members of the operands.
  case union([ClassExpression])
  /// The members of every operand (`&&`).
  case intersection([ClassExpression])
  /// The members of the first operand that no other operand has (`--`).
  case subtraction([ClassExpression])
  /// `[^...]`.
  indirect case complement(ClassExpression)

  /// The class escapes of ECMA-262, sec-compiletocharset.
  package enum Escape: Character, Hashable, Sendable {
    case digit = "d"
    case space = "s"
    case word = "w"
  }

  /// Whether the set may contain strings other than single characters
  /// (sec-static-semantics-maycontainstrings).
  package var mayContainStrings: Bool {
    switch self {
    case .strings(let alternatives): alternatives.contains { $0.count != 1 }
    case .property(nil, let value, _): PropertyNames.ofStrings.contains(value)
    case .union(let operands): operands.contains(where: \.mayContainStrings)
    case .intersection(let operands): operands.allSatisfy(\.mayContainStrings)
    case .subtraction(let operands): operands.first?.mayContainStrings ?? false
    default: false
    }
  }

  /// Whether a Unicode property is part of the set.
  var namesProperties: Bool {
    switch self {
    case .property: true
    case .union(let operands), .intersection(let operands), .subtraction(let operands):
      operands.contains(where: \.namesProperties)
    case .complement(let operand): operand.namesProperties
    case .character, .range, .escape, .strings, .dot: false
    }
  }
}

extension ClassExpression: CustomStringConvertible {
  /// The expression in brackets, characters in hexadecimal.
  package var description: String {
    switch self {
    case .character(let character): Self.hex(character)
    case .range(let low, let high): "\(Self.hex(low))-\(Self.hex(high))"
    case .escape(let escape, let negated):
      "\\" + (negated ? escape.rawValue.uppercased() : String(escape.rawValue))
    case .property(let name, let value, let negated):
      "\\\(negated ? "P" : "p"){\(name.map { $0 + "=" } ?? "")\(value)}"
    case .strings(let alternatives):
      "\\q{\(alternatives.map { $0.map(Self.hex).joined(separator: " ") }.joined(separator: "|"))}"
    case .dot: "."
    case .union(let operands): "[\(operands.map(\.description).joined(separator: " "))]"
    case .intersection(let operands): "[\(operands.map(\.description).joined(separator: " && "))]"
    case .subtraction(let operands): "[\(operands.map(\.description).joined(separator: " -- "))]"
    case .complement(let operand): "[^ \(operand)]"
    }
  }

  private static func hex(_ character: UInt32) -> String {
    String(character, radix: 16, uppercase: true)
  }
}
