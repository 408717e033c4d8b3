internal import SchemaModel
internal import SourceJSON

/// The rows of a report.
extension DifferenceSearch {
  func row(_ difference: SchemaDifference, _ relation: SchemaRelation?) -> Row {
    switch difference.subject {
    case .name: return Row(difference: difference, effect: .reworded, proof: .structure)
    case .change(let change): return row(difference, of: change)
    case .version, .functions, .schema: break
    }
    if difference.subject == .version, old.zod == new.zod || difference.kind == .reworded {
      return Row(difference: difference, effect: .reworded, proof: .structure)
    }
    if difference.subject == .schema, difference.kind == .reworded {
      var row = Row(difference: difference, effect: .reworded, proof: .structure)
      row.evidence = [relation?.otherMessages].compactMap(\.self).compactMap(evidence)
      return row
    }
    guard let relation else {
      return Row(difference: difference, effect: .unknown, remark: limitRemark)
    }
    return row(difference, relation)
  }

  private func row(_ difference: SchemaDifference, _ relation: SchemaRelation) -> Row {
    var row = Row(difference: difference, effect: relation.effect)
    var payloads: [JSONValue] = []
    for answer in [relation.readers, relation.writers] {
      switch answer {
      case .yes(let proof): row.proof = proof
      case .no(let payload): payloads.append(payload)
      case .unknown: break
      }
    }
    switch row.effect {
    case .changed: payloads += [relation.otherOutput ?? relation.otherIssues].compactMap(\.self)
    case .reworded: payloads += [relation.otherMessages].compactMap(\.self)
    case .unknown:
      if case .yes(let proof) = whole.readers, case .yes = whole.writers, whole.provesOutputs {
        row.effect = .same
        row.proof = proof
        row.remark = "the same verdicts and outputs, together with the other differences"
        return row
      }
      row.proof = nil
      row.remark = limitRemark ?? Self.remark(relation)
      if payloads.isEmpty { payloads += [relation.otherOutput].compactMap(\.self) }
    case .same, .stricter, .looser, .both: break
    }
    row.evidence = payloads.compactMap(evidence)
    return row
  }

  private var limitRemark: String? {
    work.isExhausted ? "the limit of \(work.limit) steps ended the search" : nil
  }

  /// The evidence that a relation lacks.
  private static func remark(_ relation: SchemaRelation) -> String {
    switch (relation.readers, relation.writers) {
    case (.yes(let proof), .yes):
      relation.isHidden
        ? "the same verdicts; no payload shows the rest beside the other differences"
        : "the same verdicts: \(proof.rawValue); the outputs were searched, not proved"
    case (.no, _): "stricter for this payload; it may be looser for others"
    case (_, .no): "looser for this payload; it may be stricter for others"
    case (.yes, _): "not stricter; no payload shows that it is looser, and no proof that it is not"
    case (_, .yes): "not looser; no payload shows that it is stricter, and no proof that it is not"
    default: "no payload shows another verdict, and nothing proves that none does"
    }
  }

  /// Returns rows in which the differences of one value have the effect of all of them, if none of them has it by itself.
  func combined(_ rows: [Row]) -> [Row] {
    guard let local else { return rows }
    var rows = rows
    let indices = rows.indices.filter { index in
      rows[index].difference.subject == .schema && rows[index].difference.pair != nil
    }
    for group in Dictionary(grouping: indices, by: { rows[$0].difference.path }).values
    where group.count > 1 {
      let open = group.filter { [.unknown, .same].contains(rows[$0].effect) }
      guard !open.isEmpty, let scope = DifferenceScope(allDifferencesAt: rows[group[0]].difference)
      else { continue }
      let relation = local.relation(of: scope)
      guard ![.unknown, .same].contains(relation.effect), !scope.observesOutputs,
        !group.contains(where: { rows[$0].effect == relation.effect })
      else { continue }
      for index in open {
        rows[index] = row(rows[index].difference, relation)
        if rows[index].proof == nil { rows[index].remark = "together with the other differences" }
      }
    }
    return rows
  }

  /// Returns the row of a change of Zod.
  private func row(_ difference: SchemaDifference, of change: ZodChange) -> Row {
    var row = Row(difference: difference, effect: .unknown)
    guard let finding = findings.first(where: { $0.changes == [change] }),
      let payload = finding.payload, let evidence = evidence(payload)
    else {
      row.remark = "no payload was found that shows it"
      return row
    }
    guard evidence.validators.effectOfOutcomes(on: payload) == finding.effect else {
      row.remark = "no payload was found that shows it"
      return row
    }
    row.evidence = [evidence]
    switch (finding.effect, difference.kind) {
    case (.rejected, .stricter): row.effect = .stricter
    case (.accepted, .looser): row.effect = .looser
    case (.messages, .reworded), (.issues, .reworded): row.effect = .reworded
    case (.output, .reworded): row.effect = .changed
    default: row.remark = "by this payload; there may be others"
    }
    if row.effect != .unknown { row.proof = .changeTable }
    return row
  }
}
