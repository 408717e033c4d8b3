/// A pattern in terms that PCRE2 and ECMAScript understand alike.
///
/// All flags are resolved into sets and assertions. The lowering bounds the depth, so walks may
/// recurse.
package indirect enum NativeTerm: Hashable, Sendable {
  case empty
  /// One character of the set; none matches the empty set.
  case set(CharacterSet)
  case sequence([NativeTerm])
  case alternation([NativeTerm])
  /// Alternatives that share group numbers, each with some of the groups.
  case branchReset([NativeTerm])
  /// A capture group, by its number in the pattern.
  case capture(Int, NativeTerm)
  /// A loop; a `max` of nil is infinity.
  case loop(min: Int, max: Int?, isGreedy: Bool, NativeTerm)
  case look(PatternTree.Look, NativeTerm)
  /// The text of a group, by its number in the pattern; with `ignoresCase`, ASCII letters may
  /// differ in case.
  case reference(Int, ignoresCase: Bool)
  case textStart
  case textEnd
  case wordBoundary
  case notWordBoundary

  /// A term that never matches.
  static let never = NativeTerm.set(.empty)

  /// Returns the sequence of the items without needless nesting.
  static func joined(_ items: [NativeTerm]) -> NativeTerm {
    var flat: [NativeTerm] = []
    flat.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .empty: continue
      case .sequence(let inner): flat += inner
      default: flat.append(item)
      }
    }
    return flat.isEmpty ? .empty : flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// Returns the alternation of the branches without needless nesting.
  static func anyOf(_ branches: [NativeTerm]) -> NativeTerm {
    branches.isEmpty ? .never : branches.count == 1 ? branches[0] : .alternation(branches)
  }

  /// The terms directly inside.
  var children: [NativeTerm] {
    switch self {
    case .sequence(let items), .alternation(let items), .branchReset(let items): items
    case .capture(_, let body), .loop(_, _, _, let body), .look(_, let body): [body]
    default: []
    }
  }

  /// The groups inside, in order of appearance; twice if a group was copied.
  var groups: [Int] {
    if case .capture(let group, let body) = self { return [group] + body.groups }
    return children.flatMap(\.groups)
  }

  /// Returns whether a condition holds for this term or one inside.
  func contains(where condition: (NativeTerm) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  var hasReferences: Bool {
    contains { if case .reference = $0 { true } else { false } }
  }

  /// Whether the term can match the empty string; references count as able to.
  var isNullable: Bool {
    switch self {
    case .set: false
    case .sequence(let items): items.allSatisfy(\.isNullable)
    case .alternation(let items), .branchReset(let items): items.contains(where: \.isNullable)
    case .capture(_, let body): body.isNullable
    case .loop(let min, _, _, let body): min == 0 || body.isNullable
    default: true
    }
  }
}
