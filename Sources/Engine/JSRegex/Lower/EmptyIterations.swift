/// A rewrite of loops whose body may be empty.
///
/// ECMAScript takes back an optional iteration that consumed nothing; PCRE2 accepts it and leaves the
/// loop. The body is split into the ordered list of its non-empty and its empty ways to match, and only
/// the former are repeated: `(?:a?b?)*` becomes `(?:ab?|b)*`.
enum EmptyIterations {
  /// The greatest number of terms of a rewritten body.
  private static let budget = 300

  /// A group of neighbouring ways to match, all of them empty or none.
  private struct Part {
    let isEmpty: Bool
    let term: NativeTerm
  }

  /// Returns an equal loop in which no optional iteration can be empty; nil if it would be too
  /// large.
  static func rewrite(min: Int, max: Int?, isGreedy: Bool, body: NativeTerm) -> NativeTerm? {
    // Required iterations may be empty in both languages.
    if min == max { return .loop(min: min, max: max, isGreedy: isGreedy, body) }
    if hasOnePath(body) {
      // All ways are the same, so an empty iteration makes no difference.
      return .loop(min: min, max: max, isGreedy: isGreedy, body)
    }
    guard let parts = parts(of: body) else { return nil }
    let consuming = parts.filter { !$0.isEmpty }.map(\.term)
    guard let repeated = union(consuming), repeated.nodeCount <= budget else { return nil }
    if min == 0 {
      return consuming.isEmpty
        ? .empty : .loop(min: 0, max: max, isGreedy: isGreedy, repeated)
    }
    if body.groups.isEmpty {
      let rest = max.map { $0 - min }
      let required = min == 1 ? body : .loop(min: min, max: min, isGreedy: true, body)
      if consuming.isEmpty { return required }
      return .sequence([required, .loop(min: 0, max: rest, isGreedy: isGreedy, repeated)])
    }
    // `(a*)+`: if the empty way comes last, one required iteration is either part of a run of consuming
    // ones or empty and alone.
    guard min == 1, let last = parts.last, last.isEmpty,
      parts.dropLast().allSatisfy({ !$0.isEmpty }),
      !body.hasReferences
    else { return nil }
    if consuming.isEmpty { return last.term }
    return union([
      .loop(min: 1, max: max, isGreedy: isGreedy, repeated), last.term,
    ])
  }

  private static func hasOnePath(_ body: NativeTerm) -> Bool {
    !body.contains {
      switch $0 {
      case .alternation, .branchReset, .loop, .capture: true
      default: false
      }
    }
  }

  /// Returns the terms as alternatives; nil if their groups can't be numbered.
  private static func union(_ terms: [NativeTerm]) -> NativeTerm? {
    let groups = terms.map(\.groups)
    let isAscending = groups.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
    let all = groups.flatMap { $0 }
    if Set(all).count == all.count { return .anyOf(terms) }
    return isAscending ? .branchReset(terms) : nil
  }

  private static func parts(of term: NativeTerm) -> [Part]? {
    if case .reference = term { return nil }
    if !term.isNullable { return [Part(isEmpty: false, term: term)] }
    switch term {
    case .sequence(let items):
      return parts(of: items[...])
    case .alternation(let branches), .branchReset(let branches):
      var result: [Part] = []
      for branch in branches {
        guard let parts = parts(of: branch) else { return nil }
        result += parts
      }
      return merged(result)
    case .capture(let group, let body):
      return parts(of: body)?.map { Part(isEmpty: $0.isEmpty, term: .capture(group, $0.term)) }
    case .loop(let min, let max, let isGreedy, let body):
      return loopParts(min: min, max: max, isGreedy: isGreedy, body)
    default:
      return [Part(isEmpty: true, term: term)]
    }
  }

  private static func loopParts(
    min: Int, max: Int?, isGreedy: Bool, _ body: NativeTerm
  ) -> [Part]? {
    if min == 1, max == 1 { return parts(of: body) }
    guard min == 0, !body.isNullable else { return nil }
    let some = Part(
      isEmpty: false,
      term: max == 1 ? body : .loop(min: 1, max: max, isGreedy: isGreedy, body))
    let none = Part(isEmpty: true, term: .empty)
    return isGreedy ? [some, none] : [none, some]
  }

  /// Returns the parts of a sequence AB: each consuming way of A continues with all of B, each
  /// empty one with the ways of B.
  private static func parts(of items: ArraySlice<NativeTerm>) -> [Part]? {
    guard items.count <= budget else { return nil }
    guard let first = items.first else { return [Part(isEmpty: true, term: .empty)] }
    guard let heads = parts(of: first), let tails = parts(of: items.dropFirst()) else { return nil }
    let rest = NativeTerm.joined(Array(items.dropFirst()))
    var result: [Part] = []
    for head in heads {
      if head.isEmpty {
        result += tails.map { Part(isEmpty: $0.isEmpty, term: .joined([head.term, $0.term])) }
      } else {
        result.append(Part(isEmpty: false, term: .joined([head.term, rest])))
      }
    }
    guard result.reduce(0, { $0 + $1.term.nodeCount }) <= budget else { return nil }
    return merged(result)
  }

  /// Returns the parts with neighbours of one kind merged if their groups allow it.
  private static func merged(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if let last = result.last, last.isEmpty == part.isEmpty, last.term.groups.isEmpty,
        part.term.groups.isEmpty
      {
        result[result.count - 1] = Part(
          isEmpty: part.isEmpty, term: .anyOf([last.term, part.term]))
      } else {
        result.append(part)
      }
    }
    return result
  }
}
