/// The lengths of the matches of a pattern, in characters.
struct MatchLength {
  /// The length of the shortest match or less.
  let least: Int
  /// The length of the longest match or more; nil if there is no bound.
  let most: Int?

  /// Creates the lengths of the matches of a pattern. A reference may have any length.
  init(_ tree: PatternTree) {
    var lengths: [MatchLength] = []
    lengths.reserveCapacity(tree.nodes.count)
    for node in tree.nodes { lengths.append(MatchLength(node.kind, lengths)) }
    self = lengths[tree.root]
  }

  /// The only length of a match; nil if there are others.
  var only: Int? { least == most ? least : nil }

  private init(_ least: Int, _ most: Int?) { (self.least, self.most) = (least, most) }

  private init(_ kind: PatternTree.Kind, _ children: [MatchLength]) {
    switch kind {
    case .empty, .assertion, .look: self.init(0, 0)
    case .character: self.init(1, 1)
    case .set(let expression):
      if expression.mayContainStrings { self.init(0, nil) } else { self.init(1, 1) }
    case .reference: self.init(0, nil)
    case .sequence(let items):
      self = items.reduce(MatchLength(0, 0)) { $0.followed(by: children[$1]) }
    case .alternation(let branches):
      self.init(
        branches.reduce(.max) { min($0, children[$1].least) },
        branches.reduce(0) { most, branch in
          most.flatMap { most in children[branch].most.map { max(most, $0) } }
        })
    case .capture(_, let body): self = children[body]
    case .loop(let least, let most, _, let body):
      let body = children[body]
      self.init(
        Self.product(body.least, least) ?? .max,
        body.most == 0 || most == 0
          ? 0
          : body.most.flatMap { length in
            most.flatMap { Self.product(length, $0) }
          })
    }
  }

  private func followed(by other: MatchLength) -> MatchLength {
    let (sum, isHuge) = least.addingReportingOverflow(other.least)
    return MatchLength(
      isHuge ? .max : sum,
      most.flatMap { first in
        other.most.flatMap { second in
          let (sum, isHuge) = first.addingReportingOverflow(second)
          return isHuge ? nil : sum
        }
      })
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : product
  }
}
