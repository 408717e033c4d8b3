internal import SchemaModel
internal import SourceJSON

/// The path in the schema of a difference.
extension UpgradeSearch {
  /// Returns the path of a difference: the node that a payload aimed at if it has the change's construct, else the
  /// node of that construct that is nearest to the value that differs.
  func path(
    of change: ZodChange?, at node: ProbedNode?, _ before: PayloadOutcome, _ after: PayloadOutcome
  ) -> String {
    let features = change?.effect?.features
    if let node, let features, !node.features.isDisjoint(with: features) { return node.path }
    let path = Self.path(of: before, after)
    let holders = nodes.filter { node in
      features.map { !node.features.isDisjoint(with: $0) } ?? true
    }
    return nearest(to: path, among: holders) ?? nearest(to: path, among: nodes) ?? "$"
  }

  /// Returns the path of the value at a path, else of the nearest value inside, else around it.
  private func nearest(to path: [PathSegment], among nodes: [ProbedNode]) -> String? {
    func rank(_ distance: Int) -> Int { distance >= 0 ? distance : 1_000 - distance }
    let ranked = nodes.compactMap { node in
      node.distance(from: path).map { (path: node.path, rank: rank($0)) }
    }
    return ranked.min { $0.rank < $1.rank }?.path
  }

  /// Returns the path of the first thing in which two outcomes differ.
  private static func path(of before: PayloadOutcome, _ after: PayloadOutcome) -> [PathSegment] {
    switch (before, after) {
    case (.invalid(let old), .invalid(let new)):
      let (oldTexts, newTexts) = (Set(old.map(\.text)), Set(new.map(\.text)))
      let differing =
        new.first { !oldTexts.contains($0.text) } ?? old.first { !newTexts.contains($0.text) }
      return (differing ?? new.first)?.path ?? []
    case (.invalid(let issues), _), (_, .invalid(let issues)): return issues.first?.path ?? []
    case (.valid(_, let old), .valid(_, let new)): return path(of: old, new)
    default: return []
    }
  }

  /// Returns the path of the first value in which two outputs differ.
  private static func path(of old: JSONValue, _ new: JSONValue) -> [PathSegment] {
    var (old, new) = (old, new)
    var path: [PathSegment] = []
    while true {
      switch (old, new) {
      case (.object(let oldObject), .object(let newObject)):
        let keys = oldObject.members.map(\.key) + newObject.members.map(\.key)
        guard let key = keys.first(where: { oldObject[$0] != newObject[$0] }) else { return path }
        path.append(.key(key))
        guard let oldMember = oldObject[key], let newMember = newObject[key] else { return path }
        (old, new) = (oldMember, newMember)
      case (.array(let oldElements), .array(let newElements)):
        let common = zip(oldElements, newElements)
        guard let index = Array(common).firstIndex(where: { $0 != $1 }) else {
          return path + [.index(min(oldElements.count, newElements.count))]
        }
        path.append(.index(index))
        (old, new) = (oldElements[index], newElements[index])
      default: return path
      }
    }
  }
}
