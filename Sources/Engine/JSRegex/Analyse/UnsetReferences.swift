extension PatternTree {
  /// The greatest number of groups that all references name together, and the greatest depth, for
  /// which references are studied. Each costs a walk to the root.
  private static let maximumReferences = 10_000
  private static let maximumDepth = 300

  /// Replaces each reference that always finds its groups unset, or is never reached, by a reference
  /// to none, so that no engine has to follow it. It matches the empty string (ECMA-262,
  /// sec-backreference-matcher).
  mutating func dropUnsetReferences() {
    let references = nodes.indices.filter { id in
      if case .reference(let groups) = nodes[id].kind { !groups.isEmpty } else { false }
    }
    guard !references.isEmpty else { return }
    var count = 0
    for id in references {
      if case .reference(let groups) = nodes[id].kind { count += groups.count }
    }
    let analysis = GroupAnalysis(self)
    guard count <= Self.maximumReferences, analysis.depth <= Self.maximumDepth else { return }
    for id in references {
      guard case .reference(let groups) = nodes[id].kind,
        analysis.isDead[id]
          || groups.allSatisfy({ analysis.isAlwaysUnset(group: $0, at: id) })
      else { continue }
      nodes[id] = Node(
        kind: .reference(groups: []), range: nodes[id].range, flags: nodes[id].flags)
    }
  }
}
