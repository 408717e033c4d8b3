/// Lookbehinds. PCRE2 10.42 accepts those whose top-level branches have one fixed length each, and
/// matches them forwards; ECMAScript matches any body backwards.
extension PatternLowering {
  /// The greatest number of terms in the branches of one lookbehind.
  private static let budget = 2_000

  mutating func lowerLookbehind(
    _ look: PatternTree.Look, _ body: NativeTerm, at id: PatternTree.NodeID
  ) throws(PatternError) -> NativeTerm {
    if body.hasReferences { throw refusal("a reference inside a lookbehind", at: id) }
    let content = look.isNegative ? body.withoutCaptures : body
    guard content.groups.isEmpty else {
      guard Self.isFixed(content) else {
        throw refusal("a capture in a lookbehind of varying length", at: id)
      }
      return .look(look, content)
    }
    // Without captures only the existence of a match counts, so branches may be reordered and
    // grouped by length.
    guard let variants = Self.variants(of: Self.shortened(content)) else {
      throw refusal("a lookbehind of unbounded length", at: id)
    }
    guard !variants.isEmpty else { return look.isNegative ? .empty : .never }
    return .look(look, .anyOf(variants.sorted { $0.key > $1.key }.map(\.value)))
  }

  /// Returns whether each group captures the same text in either direction: every branch has one
  /// length, and no group is in a loop or beside a lookaround.
  private static func isFixed(_ content: NativeTerm) -> Bool {
    let branches = if case .alternation(let branches) = content { branches } else { [content] }
    return branches.allSatisfy { branch in
      branch.fixedLength != nil
        && !branch.contains {
          switch $0 {
          case .look, .branchReset: true
          case .set(let set): set.isEmpty
          case .loop(_, _, _, let body): !body.groups.isEmpty
          default: false
          }
        }
    }
  }

  /// Returns the term with fewer iterations at its left end, where the text before does not matter:
  /// `(?<=a*b)` holds if and only if `(?<=b)` does.
  private static func shortened(_ term: NativeTerm) -> NativeTerm {
    switch term {
    case .sequence(let items):
      var rest = items[...]
      while let item = rest.popFirst() {
        let first = shortened(item)
        if first != .empty { return .joined([first] + rest) }
      }
      return .empty
    case .alternation(let branches):
      return .anyOf(branches.map(shortened))
    case .loop(let min, _, _, let body):
      if min == 0 { return .empty }
      return min == 1 ? shortened(body) : .loop(min: min, max: min, isGreedy: true, body)
    default:
      return term
    }
  }

  /// Returns the matches of a term by length; nil if they are unbounded or exceed the budget.
  private static func variants(of term: NativeTerm) -> [Int: NativeTerm]? {
    switch term {
    case .set(let set):
      return set.isEmpty ? [:] : [1: term]
    case .sequence(let items):
      var result: [Int: NativeTerm] = [0: .empty]
      for item in items {
        guard let next = variants(of: item), let joined = concatenated(result, next) else {
          return nil
        }
        result = joined
      }
      return result
    case .alternation(let branches), .branchReset(let branches):
      var result: [Int: NativeTerm] = [:]
      for branch in branches {
        guard let next = variants(of: branch) else { return nil }
        result.merge(next) { .anyOf([$0, $1]) }
      }
      return fair(result)
    case .capture(_, let body):
      return variants(of: body)
    case .loop(let min, let max, _, let body):
      return loopVariants(min: min, max: max, body)
    case .reference:
      return nil
    default:
      return [0: term]
    }
  }

  private static func loopVariants(min: Int, max: Int?, _ body: NativeTerm) -> [Int: NativeTerm]? {
    guard let max, max - min <= budget, let once = variants(of: body) else { return nil }
    if once.isEmpty { return min == 0 ? [0: .empty] : [:] }
    if once.count == 1, let (length, term) = once.first {
      var result: [Int: NativeTerm] = [:]
      for count in min...max {
        let (product, overflow) = length.multipliedReportingOverflow(by: count)
        guard !overflow, product <= 65_535 else { return nil }
        let loop =
          count == 0 ? .empty : NativeTerm.loop(min: count, max: count, isGreedy: true, term)
        result.merge([product: loop]) { .anyOf([$0, $1]) }
      }
      return fair(result)
    }
    guard max <= 64 else { return nil }
    var run: [Int: NativeTerm] = [0: .empty]
    var result: [Int: NativeTerm] = min == 0 ? run : [:]
    for count in 1...max {
      guard let next = concatenated(run, once) else { return nil }
      run = next
      if count >= min { result.merge(run) { .anyOf([$0, $1]) } }
    }
    return fair(result)
  }

  private static func concatenated(
    _ left: [Int: NativeTerm], _ right: [Int: NativeTerm]
  ) -> [Int: NativeTerm]? {
    var result: [Int: NativeTerm] = [:]
    for first in left.sorted(by: { $0.key < $1.key }) {
      for second in right.sorted(by: { $0.key < $1.key }) {
        let term = NativeTerm.joined([first.value, second.value])
        result.merge([first.key + second.key: term]) { .anyOf([$0, $1]) }
      }
    }
    return fair(result)
  }

  private static func fair(_ variants: [Int: NativeTerm]) -> [Int: NativeTerm]? {
    variants.values.reduce(0) { $0 + $1.nodeCount } <= budget ? variants : nil
  }
}
