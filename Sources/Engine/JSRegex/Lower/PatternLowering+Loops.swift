extension PatternLowering {
  /// The largest count that PCRE2 accepts.
  private static let maximumCount = 65_535

  /// Lowers a quantified node, by ECMA-262, sec-runtime-semantics-repeatmatcher-abstract-operation.
  mutating func lowerLoop(
    min: Int, max: Int?, isGreedy: Bool, _ body: PatternTree.NodeID, at id: PatternTree.NodeID
  ) throws(PatternError) -> NativeTerm {
    if max == 0 { return .empty }
    if case .look = tree[body].kind {
      // An iteration that consumes nothing is taken back unless the minimum requires it.
      return min == 0 ? .empty : terms[body]
    }
    let content = terms[body]
    if content == .empty { return .empty }
    guard content.isNullable else {
      return bounded(min: min, max: max, isGreedy: isGreedy, marked(content, for: id))
    }
    guard min <= Self.maximumCount else {
      throw refusal("counts above 65535 of what may be empty", at: id)
    }
    if let rewritten = EmptyIterations.rewrite(
      min: min, max: max, isGreedy: isGreedy, body: content)
    {
      guard markers[id] != nil else { return boundedLoops(rewritten) }
      if case .loop(0, let max, let isGreedy, let body) = rewritten, !body.isNullable {
        return bounded(min: 0, max: max, isGreedy: isGreedy, marked(body, for: id))
      }
      throw refusal("a capture that its loop may have cleared", at: id)
    }
    // Without references, the existence and the start of a match do not depend on the treatment of
    // empty iterations; only its end and its captures do.
    guard purpose == .test, referenced.isEmpty else {
      throw refusal("captures or references in a loop whose body may be empty", at: id)
    }
    return .loop(
      min: min, max: max.flatMap { $0 > Self.maximumCount ? nil : $0 }, isGreedy: isGreedy, content)
  }

  /// Returns the body of a loop, preceded by a marker if the loop needs one.
  private func marked(_ body: NativeTerm, for id: PatternTree.NodeID) -> NativeTerm {
    guard let marker = markers[id] else { return body }
    return .sequence([.capture(marker, .empty), body])
  }

  /// Returns a loop over a body that always consumes something, with counts that PCRE2 accepts.
  ///
  /// A maximum that no subject reaches becomes infinity, and a minimum that no subject reaches
  /// never matches. Longer subjects are rejected at the match.
  private mutating func bounded(
    min: Int, max: Int?, isGreedy: Bool, _ body: NativeTerm
  ) -> NativeTerm {
    if min > Self.maximumCount {
      subjectLimit = Swift.min(subjectLimit, min - 1)
      return .never
    }
    guard let max, max > Self.maximumCount else {
      return min == 1 && max == 1
        ? body : .loop(min: min, max: max, isGreedy: isGreedy, body)
    }
    subjectLimit = Swift.min(subjectLimit, max)
    return .loop(min: min, max: nil, isGreedy: isGreedy, body)
  }

  /// Returns the top-level loops of a rewrite with counts that PCRE2 accepts.
  private mutating func boundedLoops(_ term: NativeTerm) -> NativeTerm {
    switch term {
    case .loop(let min, let max, let isGreedy, let body) where !body.isNullable:
      return bounded(min: min, max: max, isGreedy: isGreedy, body)
    case .loop(let min, let max?, let isGreedy, let body) where max > Self.maximumCount:
      subjectLimit = Swift.min(subjectLimit, max)
      return .loop(min: min, max: nil, isGreedy: isGreedy, body)
    case .sequence(let items):
      var result: [NativeTerm] = []
      for item in items { result.append(boundedLoops(item)) }
      return .joined(result)
    case .branchReset(let branches):
      var result: [NativeTerm] = []
      for branch in branches { result.append(boundedLoops(branch)) }
      return .branchReset(result)
    default:
      return term
    }
  }
}
