extension NativeTerm {
  /// All sets inside.
  var sets: [CharacterSet] {
    if case .set(let set) = self { return [set] }
    return children.flatMap(\.sets)
  }

  /// The number of terms.
  var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  /// The number of characters after PCRE2 has copied the bodies of counted loops; clamped to
  /// `Int.max`.
  var expandedSize: Int {
    if case .set(let set) = self {
      // A class of a few ranges is a bitmap; a longer one is the list of its ranges.
      return set.ranges.count < 16 ? 1 : set.ranges.count / 2
    }
    guard case .loop(let min, let max, _, let body) = self else {
      return children.reduce(1) { $0.saturatingSum($1.expandedSize) }
    }
    if case .set = body { return body.expandedSize }
    let copies = Swift.max(max ?? min + 1, 1)
    return body.expandedSize.saturatingProduct(copies)
  }

  /// The term with its groups no longer capturing.
  var withoutCaptures: NativeTerm {
    switch self {
    case .capture(_, let body): body.withoutCaptures
    case .sequence(let items): .joined(items.map(\.withoutCaptures))
    case .alternation(let branches), .branchReset(let branches):
      .anyOf(branches.map(\.withoutCaptures))
    case .loop(let min, let max, let isGreedy, let body):
      .loop(min: min, max: max, isGreedy: isGreedy, body.withoutCaptures)
    case .look(let look, let body): .look(look, body.withoutCaptures)
    default: self
    }
  }

  /// The number of characters every match has; nil if it varies.
  var fixedLength: Int? {
    switch self {
    case .set: return 1
    case .sequence(let items):
      var sum = 0
      for item in items {
        guard let length = item.fixedLength else { return nil }
        sum = sum.saturatingSum(length)
      }
      return sum
    case .alternation(let branches), .branchReset(let branches):
      guard let first = branches.first?.fixedLength else { return nil }
      return branches.allSatisfy { $0.fixedLength == first } ? first : nil
    case .capture(_, let body): return body.fixedLength
    case .loop(let min, let max, _, let body):
      guard min == max, let length = body.fixedLength else { return nil }
      return length.saturatingProduct(min)
    case .reference: return nil
    default: return 0
    }
  }
}

extension Int {
  /// Returns the sum, or `Int.max` if it is larger.
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? Int.max : sum
  }

  /// Returns the product, or `Int.max` if it is larger.
  fileprivate func saturatingProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? Int.max : product
  }
}
