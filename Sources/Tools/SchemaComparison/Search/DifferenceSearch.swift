internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// Finds the effect of each difference between two schemas, and the relation of the schemas.
struct DifferenceSearch {
  typealias Row = ComparisonReport.Row
  typealias Evidence = ComparisonReport.Evidence

  let old: ComparedSchema
  let new: ComparedSchema
  /// The relation of the schemas as wholes; it is known after all rows are.
  private(set) var whole = SchemaRelation()

  private let differences: [SchemaDifference]
  private let work: SearchWork
  private let verdicts: SchemaVerdicts?
  private let local: LocalSearch?
  /// The differences of Zod's versions that a search found.
  private var findings: [UpgradeFinding] = []
  /// Payloads that the schemas accept; nil before they are needed.
  private var examples: [JSONValue]?

  /// Prepares a search.
  init(
    _ old: ComparedSchema, _ new: ComparedSchema, _ differences: [SchemaDifference],
    _ work: SearchWork
  ) {
    self.old = old
    self.new = new
    self.differences = differences
    self.work = work
    verdicts = SchemaVerdicts(old, new)
    let isRecursive = [old.schema, new.schema].contains { $0.contains(where: \.isReference) }
    local =
      isRecursive
      ? nil : verdicts.map { LocalSearch(old, new, CountedVerdicts($0, work), work) }
    if old.zod != new.zod, differences.contains(where: \.isOfVersions) {
      var search = try? UpgradeSearch(
        old.schema, from: old.zod, to: new.zod, functions: old.functions, count: 30, work: work)
      findings = search?.run().findings ?? []
    }
  }

  /// Returns a payload with its outcomes; nil if the schemas can't be compiled.
  func evidence(_ payload: JSONValue) -> Evidence? {
    verdicts.map { Evidence(payload: payload, verdicts: $0) }
  }

  /// Returns the row of each difference.
  mutating func rows() -> [Row] {
    let changes = differences.filter { $0.subject == .schema }
    let isAlone =
      changes.count == 1 && old.zod == new.zod && old.functionSet == new.functionSet
    // The relation of the one change is that of the schemas.
    var relations: [SchemaRelation?] = []
    for difference in differences {
      var relation = relation(of: difference)
      if isAlone, difference.subject == .schema, relation?.word ?? .unknown == .unknown {
        relation = nil
      }
      relations.append(relation)
    }
    findWhole(relations, isAlone: isAlone)
    var rows: [Row] = []
    for (difference, relation) in zip(differences, relations) {
      let isWhole = isAlone && difference.subject == .schema && relation == nil
      rows.append(row(difference, isWhole ? whole : relation))
    }
    return combined(rows)
  }

  // MARK: Relations

  /// Returns the relation of the older schema and the same with a difference; nil for a difference that has none.
  private mutating func relation(of difference: SchemaDifference) -> SchemaRelation? {
    var other = old
    switch difference.subject {
    case .name, .change: return nil
    case .version:
      guard old.zod != new.zod else { return nil }
      other.zod = new.zod
      return hybridRelation(other)
    case .functions:
      (other.functions, other.functionSet) = (new.functions, new.functionSet)
      return hybridRelation(other)
    case .schema:
      guard difference.kind != .reworded || difference.pair?.hasOtherWords == true else {
        return nil
      }
      if let part = localPart(difference), let local {
        let relation = confirmed(local.relation(of: part), difference, part)
        let mayKnowMore = part.observesOutputs || part.isInOption
        guard relation.word == .unknown, mayKnowMore, work.hasReserve else { return relation }
      }
      return hybrid(difference).map { hybridRelation($0) }
    }
  }

  private func localPart(_ difference: SchemaDifference) -> DifferenceScope? {
    guard local != nil, let part = DifferenceScope(difference),
      !part.steps.isEmpty || !part.content.isValue || differences.count > 1
    else { return nil }
    return part
  }

  /// Returns the older schema with a difference; nil if that is not known.
  private func hybrid(_ difference: SchemaDifference) -> ComparedSchema? {
    guard let pair = difference.pair,
      let schema = old.schema.replacing(pair.before, at: difference.path, with: pair.after)
    else { return nil }
    var other = old.with(schema)
    // A function may be one of the newer schema's revision.
    if CountedVerdicts(other, other, work) == nil {
      (other.functions, other.functionSet) = (new.functions, new.functionSet)
    }
    return other
  }

  private mutating func hybridRelation(_ other: ComparedSchema) -> SchemaRelation {
    if examples == nil {
      examples =
        differences.count > 1
        ? RelationSearch(old, new, confirmation: nil, work).examples() : []
    }
    return RelationSearch(
      old, other, confirmation: verdicts.map { CountedVerdicts($0, work) }, work
    ).run(findings.compactMap(\.payload), examples: examples ?? [])
  }

  /// Returns a relation without the payloads that show nothing of a difference itself, which a check around its values may
  /// decide.
  private func confirmed(
    _ relation: SchemaRelation, _ difference: SchemaDifference, _ part: DifferenceScope
  ) -> SchemaRelation {
    var confirmed = relation
    let payloads = [relation.otherOutput, relation.otherIssues, relation.otherMessages]
    var hasPayload = payloads.contains { $0 != nil }
    if case .no = relation.writers { hasPayload = true }
    guard part.observesOutputs, hasPayload else { return relation }
    let verdicts = hybrid(difference).flatMap { CountedVerdicts(old, $0, work) }
    func isShown(_ payload: JSONValue?, _ effect: PayloadEffect) -> Bool {
      guard let payload else { return true }
      return verdicts?.effect(on: payload) == effect
    }
    if case .no(let payload) = relation.writers, !isShown(payload, .accepted) {
      confirmed.writers = .unknown
    }
    if !isShown(relation.otherOutput, .output) { confirmed.hideOutput() }
    if !isShown(relation.otherIssues, .issues) { confirmed.hideIssues() }
    if !isShown(relation.otherMessages, .messages) { confirmed.otherMessages = nil }
    return confirmed
  }

  /// Finds the relation of the schemas, with the payloads of the differences.
  private mutating func findWhole(_ relations: [SchemaRelation?], isAlone: Bool) {
    let known = relations.compactMap(\.self)
    if isAlone, let relation = known.first(where: { $0.word != .unknown }), known.count == 1 {
      whole = relation
      return
    }
    whole.readers = Self.smallest(known.map(\.readers))
    whole.writers = Self.smallest(known.map(\.writers))
    whole = RelationSearch(old, new, work: work).run(
      findings.compactMap(\.payload), examples: [], known: whole)
  }

  /// Returns the answer with the smallest payload that refutes.
  private static func smallest(_ answers: [SchemaRelation.Answer]) -> SchemaRelation.Answer {
    let payloads = answers.compactMap { answer in
      if case .no(let payload) = answer { payload } else { nil }
    }
    let sized = payloads.map { (payload: $0, size: PayloadText.string(of: $0).utf8.count) }
    return sized.min { $0.size < $1.size }.map { .no($0.payload) } ?? .unknown
  }

  // MARK: Rows

  private func row(_ difference: SchemaDifference, _ relation: SchemaRelation?) -> Row {
    switch difference.subject {
    case .name: return Row(difference: difference, word: .reworded, proof: .structure)
    case .change(let change): return row(difference, of: change)
    case .version, .functions, .schema: break
    }
    if difference.subject == .version, old.zod == new.zod || difference.kind == .reworded {
      return Row(difference: difference, word: .reworded, proof: .structure)
    }
    if difference.subject == .schema, difference.kind == .reworded {
      var row = Row(difference: difference, word: .reworded, proof: .structure)
      row.evidence = [relation?.otherMessages].compactMap(\.self).compactMap(evidence)
      return row
    }
    guard let relation else {
      return Row(difference: difference, word: .unknown, remark: limitRemark)
    }
    return row(difference, relation)
  }

  private func row(_ difference: SchemaDifference, _ relation: SchemaRelation) -> Row {
    var row = Row(difference: difference, word: relation.word)
    var payloads: [JSONValue] = []
    for answer in [relation.readers, relation.writers] {
      switch answer {
      case .yes(let proof): row.proof = proof
      case .no(let payload): payloads.append(payload)
      case .unknown: break
      }
    }
    switch row.word {
    case .changed: payloads += [relation.otherOutput ?? relation.otherIssues].compactMap(\.self)
    case .reworded: payloads += [relation.otherMessages].compactMap(\.self)
    case .unknown:
      if case .yes(let proof) = whole.readers, case .yes = whole.writers, whole.provesOutputs {
        row.word = .same
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

  /// The evidence that the word of a relation lacks.
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
  private mutating func combined(_ rows: [Row]) -> [Row] {
    guard let local else { return rows }
    var rows = rows
    let indices = rows.indices.filter { index in
      rows[index].difference.subject == .schema && rows[index].difference.pair != nil
    }
    for group in Dictionary(grouping: indices, by: { rows[$0].difference.path }).values
    where group.count > 1 {
      let open = group.filter { [.unknown, .same].contains(rows[$0].word) }
      guard !open.isEmpty, let part = DifferenceScope(allDifferencesAt: rows[group[0]].difference)
      else { continue }
      let relation = local.relation(of: part)
      guard ![.unknown, .same].contains(relation.word), !part.observesOutputs,
        !group.contains(where: { rows[$0].word == relation.word })
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
    var row = Row(difference: difference, word: .unknown)
    guard let finding = findings.first(where: { $0.changes == [change] }),
      let payload = finding.payload, let evidence = evidence(payload)
    else {
      row.remark = "no payload was found that shows it"
      return row
    }
    let (before, after) = evidence.outcomes
    guard PayloadEffect(from: before, to: after) == finding.effect else {
      row.remark = "no payload was found that shows it"
      return row
    }
    row.evidence = [evidence]
    switch (finding.effect, difference.kind) {
    case (.rejected, .stricter): row.word = .stricter
    case (.accepted, .looser): row.word = .looser
    case (.messages, .reworded), (.issues, .reworded): row.word = .reworded
    case (.output, .reworded): row.word = .changed
    default: row.remark = "by this payload; there may be others"
    }
    if row.word != .unknown { row.proof = .changeTable }
    return row
  }
}

extension SchemaDifference.Pair {
  /// Whether messages, but no limits, differ.
  fileprivate var hasOtherWords: Bool {
    let after = after
    return before.message != after.message || before.error != after.error
      || before.checks != after.checks
  }
}

extension SchemaDifference {
  /// Whether the difference is the version of Zod, or one of its changes.
  fileprivate var isOfVersions: Bool {
    switch subject {
    case .version, .change: true
    default: false
    }
  }
}

extension UpgradeFinding {
  fileprivate var payload: JSONValue? {
    if case .payload(let payload, _, _) = witness { payload } else { nil }
  }
}

extension SchemaRelation {
  /// Forgets a payload with another output, which only the other differences show.
  fileprivate mutating func hideOutput() {
    otherOutput = nil
    isHidden = true
  }

  /// Forgets a payload with other issues, which only the other differences show.
  fileprivate mutating func hideIssues() {
    otherIssues = nil
    isHidden = true
  }
}
