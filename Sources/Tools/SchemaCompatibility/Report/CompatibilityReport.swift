package import SchemaDrift
package import SchemaModel
package import SchemaUpgrade
package import SourceJSON

/// The differences between two schemas, each with its effect on payloads and the evidence for it.
package struct CompatibilityReport: Sendable {
  /// A payload with the outcomes of both schemas.
  package struct Evidence: Sendable {
    package var payload: JSONValue
    package var before: JudgedOutcome
    package var after: JudgedOutcome
  }

  /// One difference.
  package struct Row: Sendable {
    /// The path and the change.
    package var difference: SchemaDifference
    /// The effect.
    package var word: CompatibilityWord
    /// The payloads that show the effect, with the outcomes of both schemas.
    package var evidence: [Evidence] = []
    /// The reason for there being no other effect; nil if payloads show all of it, or it is unknown.
    package var proof: SchemaRelation.Proof?
    /// A remark, such as what is missing for an effect.
    package var remark: String?
  }

  /// The differences, in the order of the older schema.
  package private(set) var rows: [Row] = []
  /// The relation of the schemas as wholes.
  package private(set) var whole: SchemaRelation
  /// The outcomes of the payloads that refute `whole`.
  package private(set) var refutations: [Evidence] = []

  private let old: ComparedSchema
  private let new: ComparedSchema
  private let verdicts: SchemaVerdicts?
  /// Payloads that the schemas accept.
  private var examples: [JSONValue] = []
  /// The differences of Zod's versions that a search found.
  private var findings: [UpgradeFinding] = []

  /// The most differences that are looked at one by one.
  private static let greatestCount = 200

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - old: the schema of the older document, with what it runs with.
  ///   - new: the schema of the newer document, with what it runs with.
  package init(
    from oldDocument: SchemaDocument, _ old: ComparedSchema, to newDocument: SchemaDocument,
    _ new: ComparedSchema
  ) {
    self.old = old
    self.new = new
    verdicts = SchemaVerdicts(old, new)
    let comparison = SchemaComparison(from: oldDocument, to: newDocument)
    whole = SchemaRelation()
    if old.zod != new.zod, comparison.differences.contains(where: \.isOfVersions) {
      var search = try? UpgradeSearch(
        old.schema, from: old.zod, to: new.zod, functions: old.functions, count: 30)
      findings = search?.run().findings ?? []
    }
    whole = RelationSearch(old, new).run(findings.compactMap(\.payload))
    if comparison.differences.count > 1 { examples = RelationSearch(old, new).examples() }
    refutations = [whole.readers, whole.writers].compactMap { answer in
      if case .no(let payload) = answer { evidence(payload) } else { nil }
    }
    let schemaChanges = comparison.differences.filter { $0.subject == .schema }
    for (index, difference) in comparison.differences.enumerated() {
      let isAlone =
        schemaChanges.count == 1 && old.zod == new.zod
        && old.functionSet == new.functionSet
      guard index < Self.greatestCount else {
        rows.append(Row(difference: difference, word: .unknown, remark: "too many differences"))
        continue
      }
      rows.append(row(difference, isAlone: isAlone))
    }
  }

  /// Returns the number of differences with a word.
  package func count(of word: CompatibilityWord) -> Int {
    rows.count { $0.word == word }
  }

  private func evidence(_ payload: JSONValue) -> Evidence? {
    guard let verdicts else { return nil }
    let (before, after) = verdicts.outcomes(of: payload)
    return Evidence(payload: payload, before: before, after: after)
  }

  // MARK: Rows

  private func row(_ difference: SchemaDifference, isAlone: Bool) -> Row {
    switch difference.subject {
    case .name: return Row(difference: difference, word: .reworded, proof: .structure)
    case .version:
      guard old.zod != new.zod else {
        return Row(difference: difference, word: .reworded, proof: .structure)
      }
      var other = old
      other.zod = new.zod
      return row(difference, relation(old, other))
    case .functions:
      var other = old
      (other.functions, other.functionSet) = (new.functions, new.functionSet)
      return row(difference, relation(old, other))
    case .change(let change): return row(difference, of: change)
    case .schema:
      guard let pair = difference.pair else {
        return Row(difference: difference, word: .unknown)
      }
      if difference.kind == .reworded { return rewording(difference, pair) }
      if isAlone { return row(difference, whole) }
      guard
        let hybrid = old.schema.replacing(pair.before, at: difference.path, with: pair.after)
      else { return Row(difference: difference, word: .unknown) }
      var other = old.with(hybrid)
      // A function may be one of the newer schema's revision.
      if SchemaVerdicts(other, other) == nil {
        (other.functions, other.functionSet) = (new.functions, new.functionSet)
      }
      return row(difference, relation(old, other))
    }
  }

  private func relation(_ old: ComparedSchema, _ new: ComparedSchema) -> SchemaRelation {
    RelationSearch(old, new, confirmation: verdicts)
      .run(findings.compactMap(\.payload), examples: examples)
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
    case .same:
      if !relation.provesOutputs { row.remark = "the verdicts; no other output was found" }
    case .unknown:
      if case .yes(let proof) = whole.readers, case .yes = whole.writers {
        row.word = .same
        row.proof = proof
        row.remark = "the verdicts, together with the other differences"
        return row
      }
      row.proof = nil
      row.remark = Self.remark(relation)
      if payloads.isEmpty { payloads += [relation.otherOutput].compactMap(\.self) }
    case .stricter, .looser, .both: break
    }
    row.evidence = payloads.compactMap(evidence)
    return row
  }

  /// The evidence that the word of a relation lacks.
  private static func remark(_ relation: SchemaRelation) -> String {
    switch (relation.readers, relation.writers) {
    case (.yes, .yes): "the same verdicts; no payload shows the rest beside the other differences"
    case (.no, _): "stricter for this payload; it may be looser for others"
    case (_, .no): "looser for this payload; it may be stricter for others"
    case (.yes, _): "not stricter; no payload shows that it is looser, and no proof that it is not"
    case (_, .yes): "not looser; no payload shows that it is stricter, and no proof that it is not"
    default: "no payload shows another verdict, and nothing proves that none does"
    }
  }

  /// Returns the row of a difference that no verdict depends on, with a payload whose messages differ if one is found.
  private func rewording(_ difference: SchemaDifference, _ pair: SchemaDifference.Pair) -> Row {
    var row = Row(difference: difference, word: .reworded, proof: .structure)
    guard pair.before.hasOtherWords(than: pair.after),
      let hybrid = old.schema.replacing(pair.before, at: difference.path, with: pair.after)
    else { return row }
    let relation = relation(old, old.with(hybrid))
    row.evidence = [relation.otherMessages].compactMap(\.self).compactMap(evidence)
    return row
  }

  /// Returns the row of a change of Zod.
  private func row(_ difference: SchemaDifference, of change: ZodChange) -> Row {
    var row = Row(difference: difference, word: .unknown)
    guard let finding = findings.first(where: { $0.changes == [change] }),
      let payload = finding.payload, let evidence = evidence(payload),
      UpgradeEffect(from: evidence.before, to: evidence.after) == finding.effect
    else {
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

extension ZodSchema {
  /// Whether messages, but no limits, differ from those of another schema.
  fileprivate func hasOtherWords(than other: ZodSchema) -> Bool {
    message != other.message || error != other.error || checks != other.checks
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
