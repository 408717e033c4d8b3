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
  let work: SearchWork
  private let validators: ValidatorPair?
  let local: LocalSearch?
  /// The differences of Zod's versions that a search found.
  private(set) var findings: [UpgradeFinding] = []
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
    validators = ValidatorPair(old, new)
    let isRecursive = [old.schema, new.schema].contains { $0.contains(where: \.isReference) }
    local =
      isRecursive
      ? nil : validators.map { LocalSearch(old, new, $0, work) }
    if old.zod != new.zod, differences.contains(where: \.isOfVersions) {
      var search = try? UpgradeSearch(old, to: new.zod, count: 30, work: work)
      findings = search?.run().findings ?? []
    }
  }

  /// Returns a payload with its outcomes; nil if the schemas can't be compiled.
  func evidence(_ payload: JSONValue) -> Evidence? {
    validators.map { Evidence(payload: payload, validators: $0) }
  }

  /// Returns the row of each difference.
  mutating func rows() -> [Row] {
    let changes = differences.filter { $0.subject == .schema }
    let isAlone =
      changes.count == 1 && old.hasSameRules(as: new)
    // The relation of the one change is that of the schemas.
    var relations: [SchemaRelation?] = []
    for difference in differences {
      var relation = relation(of: difference)
      if isAlone, difference.subject == .schema, relation?.effect ?? .unknown == .unknown {
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
      if let scope = scope(of: difference), let local {
        let relation = confirmed(local.relation(of: scope), difference, scope)
        let mayKnowMore = scope.observesOutputs || scope.isInOption
        guard relation.effect == .unknown, mayKnowMore, work.hasReserve else { return relation }
      }
      return hybrid(difference).map { hybridRelation($0) }
    }
  }

  private func scope(of difference: SchemaDifference) -> DifferenceScope? {
    guard local != nil, let scope = DifferenceScope(difference),
      !scope.steps.isEmpty || !scope.content.isValue || differences.count > 1
    else { return nil }
    return scope
  }

  /// Returns the older schema with a difference; nil if that is not known.
  private func hybrid(_ difference: SchemaDifference) -> ComparedSchema? {
    guard let pair = difference.pair,
      let schema = old.schema.replacing(pair.before, at: difference.path, with: pair.after)
    else { return nil }
    var other = old.with(schema)
    // A function may be one of the newer schema's revision.
    if ValidatorPair(other, other, counting: work) == nil {
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
    return RelationSearch(old, other, confirmation: validators, work).run(
      findings.compactMap(\.payload), examples: examples ?? [])
  }

  /// Returns a relation without the payloads that show nothing of a difference itself, which a check around its values may
  /// decide.
  private func confirmed(
    _ relation: SchemaRelation, _ difference: SchemaDifference, _ scope: DifferenceScope
  ) -> SchemaRelation {
    var confirmed = relation
    let payloads = [relation.otherOutput, relation.otherIssues, relation.otherMessages]
    var hasPayload = payloads.contains { $0 != nil }
    if case .no = relation.writers { hasPayload = true }
    guard scope.observesOutputs, hasPayload else { return relation }
    let validators = hybrid(difference).flatMap { ValidatorPair(old, $0, counting: work) }
    func isShown(_ payload: JSONValue?, _ effect: PayloadEffect) -> Bool {
      guard let payload else { return true }
      return validators?.effect(on: payload, counting: work) == effect
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
    if isAlone, let relation = known.first(where: { $0.effect != .unknown }), known.count == 1 {
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
    return PayloadText.sorted(payloads).first.map { .no($0) } ?? .unknown
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
  /// The payload; nil for a schema that can't be made.
  var payload: JSONValue? {
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
