/// A resolver of pattern elements that match one character to the sets they match.
///
/// ECMA-262, sec-compiletocharset. The result includes case variants, so that matching only
/// compares characters for equality.
package struct SetResolver {
  /// The greatest number of ranges or strings to collect before sorting.
  private static let maximumCount = 1_000_000

  let flags: RegexFlags
  /// The range for errors.
  let range: Range<Int>

  /// The members of a class: single characters, and with `v` also strings, longest first.
  package struct Members: Hashable {
    package var characters: CharacterSet
    package var strings: [[UInt32]] = []
  }

  /// Returns the members of a class, an escape or the dot, closed under `i` if that is in effect.
  package static func resolve(
    _ expression: ClassExpression, flags: RegexFlags, range: Range<Int>
  ) throws(PatternError) -> Members {
    let resolver = SetResolver(flags: flags, range: range)
    if flags.contains(.unicodeSets) { return sorted(try resolver.members(expression)) }
    // Without `v` the class is closed as a whole, and a leading ^ applies to the result.
    if case .complement(let inner) = expression {
      let closed = resolver.close(try resolver.members(inner).characters)
      return Members(characters: resolver.complement(closed))
    }
    return Members(characters: resolver.close(try resolver.members(expression).characters))
  }

  private func complement(_ set: CharacterSet) -> CharacterSet {
    set.complement(upTo: flags.lastCharacter)
  }

  private func close(_ set: CharacterSet) -> CharacterSet {
    flags.contains(.ignoreCase) ? CaseClosure.close(set, flags: flags) : set
  }

  /// Closes a set with `v`, where sets are closed at the leaves and the operators keep them closed.
  private func leaf(_ set: CharacterSet) -> Members {
    Members(characters: flags.contains(.unicodeSets) ? close(set) : set)
  }

  private func members(_ expression: ClassExpression) throws(PatternError) -> Members {
    switch expression {
    case .character(let character): return leaf(CharacterSet(character))
    case .range(let low, let high): return leaf(CharacterSet([low...high]))
    case .escape(let escape, let negated):
      let set = escapeSet(escape)
      return Members(characters: negated ? complement(set) : set)
    case .property(let name, let value, let negated):
      return try property(name: name, value: value, negated: negated)
    case .strings(let alternatives): return strings(alternatives)
    case .dot:
      let excluded = flags.contains(.dotAll) ? .empty : CharacterSet.lineTerminators
      return Members(characters: complement(excluded))
    case .union(let operands): return try union(operands)
    case .intersection(let operands):
      return try fold(operands) { left, right in
        let strings = Set(right.strings)
        return Members(
          characters: left.characters.intersection(right.characters),
          strings: left.strings.filter(strings.contains))
      }
    case .subtraction(let operands):
      return try fold(operands) { left, right in
        let strings = Set(right.strings)
        return Members(
          characters: left.characters.subtracting(right.characters),
          strings: left.strings.filter { !strings.contains($0) })
      }
    case .complement(let operand):
      return Members(characters: complement(try members(operand).characters))
    }
  }

  private func union(_ operands: [ClassExpression]) throws(PatternError) -> Members {
    var result = Members(characters: .empty)
    var ranges: [ClosedRange<UInt32>] = []
    // Members that are not closed yet.
    var own: [ClosedRange<UInt32>] = []
    var known: Set<ClassExpression> = []
    for operand in operands {
      switch operand {
      case .character(let character): own.append(character...character)
      case .range(let low, let high): own.append(low...high)
      default:
        // A pattern may name large sets again and again.
        guard known.insert(operand).inserted else { continue }
        let members = try members(operand)
        ranges += members.characters.ranges
        result.strings += members.strings
      }
      if ranges.count > Self.maximumCount { ranges = CharacterSet(ranges).ranges }
      if result.strings.count > Self.maximumCount {
        throw PatternError(
          kind: .unsupported(construct: "a class of over a million strings"), range: range)
      }
    }
    result.characters = CharacterSet(ranges + leaf(CharacterSet(own)).characters.ranges)
    return result
  }

  private func fold(
    _ operands: [ClassExpression], _ combine: (Members, Members) -> Members
  ) throws(PatternError) -> Members {
    guard let first = operands.first else { return Members(characters: .empty) }
    var result = try members(first)
    var properties: Set<ClassExpression> = []
    for operand in operands.dropFirst() {
      // Intersecting with or subtracting the same set again changes nothing.
      if case .property = operand, !properties.insert(operand).inserted { continue }
      result = combine(result, try members(operand))
    }
    return result
  }

  private func escapeSet(_ escape: ClassExpression.Escape) -> CharacterSet {
    switch escape {
    case .digit: .digits
    case .space: .spaces
    case .word: Self.wordCharacters(flags)
    }
  }

  /// Returns the characters of `\w`, `\b` and `\B` under these flags.
  static func wordCharacters(_ flags: RegexFlags) -> CharacterSet {
    flags.matchesCodePoints && flags.contains(.ignoreCase)
      ? .foldedWordCharacters : .wordCharacters
  }

  private func property(
    name: String?, value: String, negated: Bool
  ) throws(PatternError) -> Members {
    if let set = PropertySets.characters(name: name, value: value) {
      let closed = leaf(set)
      return negated ? Members(characters: complement(closed.characters)) : closed
    }
    guard name == nil, !negated, flags.contains(.unicodeSets),
      let members = PropertySets.strings(value)
    else { throw PatternError(kind: .invalidPropertyName, range: range) }
    let strings = members.strings.map { $0.map(canonical) }
    return Members(characters: leaf(members.characters).characters, strings: strings)
  }

  private func strings(_ alternatives: [[UInt32]]) -> Members {
    var result = Members(characters: .empty)
    for alternative in alternatives {
      if alternative.count == 1 {
        result.characters = result.characters.union(
          leaf(CharacterSet(alternative[0])).characters)
      } else {
        result.strings.append(alternative.map(canonical))
      }
    }
    return result
  }

  /// Returns the character that represents all case variants of a character, so that equal strings
  /// are equal arrays.
  private func canonical(_ character: UInt32) -> UInt32 {
    flags.contains(.ignoreCase) ? CaseClosure.canonical(character, flags: flags) : character
  }

  /// Returns each string once, the longest first.
  private static func sorted(_ members: Members) -> Members {
    guard !members.strings.isEmpty else { return members }
    var seen: Set<[UInt32]> = []
    var result = members
    result.strings = members.strings.filter { seen.insert($0).inserted }
    let places = result.strings.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    result.strings = places.map(\.element)
    return result
  }
}
