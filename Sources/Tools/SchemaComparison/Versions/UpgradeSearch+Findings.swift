internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// The report of a search, made of the groups of differences.
extension UpgradeSearch {
  mutating func finish(_ pair: ValidatorPair) {
    var findings: [UpgradeFinding] = []
    let ordered = groups.groups.sorted { order($0.key).lexicographicallyPrecedes(order($1.key)) }
    for (key, group) in ordered {
      guard let finding = finding(key, group, pair) else { continue }
      // Changes that only together make a difference are found once for each of them.
      let isKnown = findings.contains { known in
        known.changes == finding.changes && known.changes.count > 1
          && known.witness.text == finding.witness.text
      }
      if !isKnown { findings.append(finding) }
    }
    report.findings = findings.sorted { $0.effect < $1.effect }
    let shown = Set(findings.flatMap(\.changes))
    report.possible = suspects.filter { change in
      change.effect != nil && !shown.contains(change) && canShow(change)
    }
  }

  /// Shrinks the witness of a group and validates it again.
  private mutating func finding(
    _ key: FindingGroups.Key, _ group: FindingGroups.Group, _ pair: ValidatorPair
  ) -> UpgradeFinding? {
    // The closure below can't use a member of the search; the validators that it compiles are kept.
    var mixture = mixture
    defer { self.mixture = mixture }
    let suspects = suspects
    func changes(_ payload: JSONValue, _ outcome: PayloadOutcome) -> [ZodChange]? {
      mixture.explanation(of: payload, outcome: outcome, suspects: suspects)
    }
    func hasEffect(_ payload: JSONValue) -> Bool {
      let (before, after) = pair.outcomes(of: payload)
      guard PayloadEffect(from: before, to: after) == group.effect else { return false }
      let changes = changes(payload, after)
      return key.change.map { changes?.contains($0) == true } ?? (changes == nil)
    }
    let payload = PayloadShrinker.shrink(group.payload, while: hasEffect)
    let (before, after) = pair.outcomes(of: payload)
    guard PayloadEffect(from: before, to: after) == group.effect else { return nil }
    return UpgradeFinding(
      path: key.path, changes: changes(payload, after) ?? [], effect: group.effect,
      otherEffects: group.effects.filter { $0 != group.effect }.sorted(),
      witness: .payload(payload, before: before, after: after))
  }

  /// The order of differences: that of the nodes in the schema, then that of the table.
  private func order(_ key: FindingGroups.Key) -> [Int] {
    let table = mixture.changes.all
    return [
      nodes.firstIndex { $0.path == key.path } ?? nodes.count,
      key.change.flatMap(table.firstIndex) ?? table.count,
    ]
  }

  /// Whether payloads of this direction can show a change.
  private func canShow(_ change: ZodChange) -> Bool {
    change.id != .encodesUnionsWithoutMatch || mixture.side.direction == .encode
  }
}

extension UpgradeFinding.Witness {
  /// The payload as JSON text; nil for a schema that can't be made.
  package var text: String? {
    if case .payload(let payload, _, _) = self { PayloadText.string(of: payload) } else { nil }
  }
}
