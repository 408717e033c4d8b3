internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Finds the relation between two schemas: proofs by their forms, and payloads that refute.
struct RelationSearch {
  private let old: ComparedSchema
  private let new: ComparedSchema
  private let oldValidators: SubschemaValidators
  private let newValidators: SubschemaValidators
  private let work: SearchWork
  /// The actual schemas, if these differ from the ones that are compared in only one of their differences.
  private let confirmation: ValidatorPair?

  private var pair: SchemaPair { SchemaPair(old: old.schema, new: new.schema) }

  /// Prepares a search.
  init(_ old: ComparedSchema, _ new: ComparedSchema, work: SearchWork = SearchWork()) {
    self.init(old, new, confirmation: nil, work)
  }

  init(
    _ old: ComparedSchema, _ new: ComparedSchema, confirmation: ValidatorPair?, _ work: SearchWork
  ) {
    self.old = old
    self.new = new
    self.confirmation = confirmation
    self.work = work
    oldValidators = SubschemaValidators(old, work)
    newValidators = SubschemaValidators(new, work)
  }

  /// Returns the relation.
  func run() -> SchemaRelation { run([], examples: []) }

  /// Returns the relation.
  ///
  /// - Parameters:
  ///   - payloads: payloads to validate besides those that the search makes.
  ///   - examples: payloads that the actual schemas accept, whose members may be added to those of others.
  ///   - known: the relation as far as it is known.
  func run(
    _ payloads: [JSONValue], examples: [JSONValue], known: SchemaRelation = SchemaRelation()
  ) -> SchemaRelation {
    var relation = known
    prove(&relation)
    guard isSearched(relation), !relation.isRefuted else { return relation }
    let explorer = explorer()
    var found = explorer.values(pair)
    explorer.classify(payloads, pair, limit: 200, into: &found)
    if confirmation != nil, !examples.isEmpty {
      explorer.classify(found.merged(with: examples), pair, limit: 200, into: &found)
    }
    if isMissing(relation, found) {
      explorer.classify(generated(explorer), pair, limit: 200, into: &found)
    }
    if relation.readers == .unknown {
      relation.readers = smallest(found.onlyOld, .rejected).map { .no($0) } ?? .unknown
    }
    if relation.writers == .unknown {
      relation.writers = smallest(found.onlyNew, .accepted).map { .no($0) } ?? .unknown
    }
    relation.otherOutput = smallest(found.otherOutput, .output)
    relation.otherIssues = smallest(found.otherIssues, .issues)
    relation.otherMessages = smallest(found.otherMessages, .messages)
    relation.isHidden =
      !found.otherOutput.isEmpty && relation.otherOutput == nil
      || !found.otherIssues.isEmpty && relation.otherIssues == nil
    return relation
  }

  /// Returns the proofs, and small payloads of each effect.
  func findings() -> LocalFindings {
    var relation = SchemaRelation()
    prove(&relation)
    guard isSearched(relation) else { return LocalFindings(relation: relation) }
    let explorer = explorer()
    var found = explorer.values(pair)
    if isMissing(relation, found) {
      explorer.classify(generated(explorer), pair, limit: 200, into: &found)
    }
    return LocalFindings(
      relation: relation, onlyOld: small(found.onlyOld, .rejected),
      onlyNew: small(found.onlyNew, .accepted), otherOutput: small(found.otherOutput, .output),
      otherIssues: small(found.otherIssues, .issues),
      otherMessages: small(found.otherMessages, .messages))
  }

  private func explorer() -> ValueExplorer {
    ValueExplorer(oldValidators, newValidators, work)
  }

  /// Whether payloads can show something that is not proved.
  private func isSearched(_ relation: SchemaRelation) -> Bool {
    (relation.readers != .yes(.structure) || old.schema != new.schema || !old.hasSameRules(as: new))
      && oldValidators.validator(of: old.schema) != nil
      && newValidators.validator(of: new.schema) != nil
  }

  /// Returns small payloads that either schema accepts.
  func examples() -> [JSONValue] {
    let found = explorer().values(pair)
    func smallest(_ values: [JSONValue]) -> [JSONValue] {
      Array(PayloadText.sorted(values).prefix(3))
    }
    return smallest(found.both + found.otherOutput) + smallest(found.onlyNew)
      + smallest(found.onlyOld)
  }

  private func isMissing(_ relation: SchemaRelation, _ found: FoundValues) -> Bool {
    func confirmed(_ values: [JSONValue], _ effect: PayloadEffect) -> Bool {
      values.contains { isConfirmed($0, effect) }
    }
    return relation.readers == .unknown && !confirmed(found.onlyOld, .rejected)
      || relation.writers == .unknown && !confirmed(found.onlyNew, .accepted)
  }

  /// Generated payloads of both schemas, valid and invalid ones.
  private func generated(_ explorer: ValueExplorer) -> [JSONValue] {
    var payloads: [JSONValue] = []
    for side in [old, new] {
      payloads += explorer.generated(side.schema, count: 40) ?? []
      guard let generator = side.generator() else { continue }
      payloads += (0..<20).compactMap { try? generator.invalid(seed: 1, index: $0).payload }
    }
    return payloads
  }

  // MARK: Proofs

  private func prove(_ relation: inout SchemaRelation) {
    guard relation.readers == .unknown || relation.writers == .unknown else { return }
    let (before, after) = (old.schema.wordless, new.schema.wordless)
    let sharesFunctions = old.functionSet == new.functionSet
    let isSame = before == after && (sharesFunctions || !before.callsFunctions)
    if isSame, old.zod == new.zod {
      relation.readers = .yes(.structure)
      relation.writers = .yes(.structure)
      relation.provesOutputs = true
      return
    }
    if old.zod == new.zod {
      var proof = InclusionProof(
        oldValidators, newValidators, sharesFunctions: sharesFunctions, work)
      relation.provesOutputs = proof.haveSameOutputs(before, after)
    } else {
      relation.provesOutputs = isSame && versionEffects.isSubset(of: [.reworded])
    }
    if relation.readers == .unknown {
      relation.readers = proof(
        before, in: after, isSame: isSame, sharesFunctions, isOfReaders: true)
    }
    // In the other direction the newer schema is taken back to the older version.
    if relation.writers == .unknown {
      relation.writers = proof(
        after, in: before, isSame: isSame, sharesFunctions, isOfReaders: false)
    }
  }

  /// The effects of the newer version of Zod on the older schema, by the table of changes.
  private var versionEffects: Set<SchemaDifference.Kind> {
    Set(VersionChanges(from: old.zod, to: new.zod).effects(on: [old.schema]).map(\.kind))
  }

  /// Returns the proof that a schema accepts what another one accepts.
  ///
  /// - Parameters:
  ///   - isSame: whether both schemas are the same.
  ///   - isOfReaders: whether the first schema is the older one.
  private func proof(
    _ schema: ZodSchema, in other: ZodSchema, isSame: Bool, _ sharesFunctions: Bool,
    isOfReaders: Bool
  ) -> SchemaRelation.Answer {
    if old.zod != new.zod {
      // The older schema in the newer version is between the two.
      guard versionEffects.isSubset(of: [.reworded, isOfReaders ? .looser : .stricter]) else {
        return .unknown
      }
      if isSame { return .yes(.changeTable) }
    }
    // Both run with the newer version here.
    let before = old.zod == new.zod ? oldValidators : SubschemaValidators(old.at(new.zod), work)
    var proof = InclusionProof(
      isOfReaders ? before : newValidators, isOfReaders ? newValidators : before,
      sharesFunctions: sharesFunctions, work)
    return proof.isIncluded(schema, in: other) ? .yes(.normalForm) : .unknown
  }

  // MARK: Payloads

  private func isConfirmed(_ payload: JSONValue, _ effect: PayloadEffect) -> Bool {
    confirmation == nil || confirmation?.effect(on: payload, counting: work) == effect
  }

  /// Returns the smallest payload found with an effect, validated again.
  private func smallest(_ payloads: [JSONValue], _ effect: PayloadEffect) -> JSONValue? {
    shrunk(PayloadText.sorted(payloads.filter { isConfirmed($0, effect) }).prefix(1), effect).first
  }

  /// The most payloads of one effect that are made smaller.
  private static let maximumShrinking = 4

  /// Returns small payloads with an effect, the smallest first.
  private func small(_ payloads: [JSONValue], _ effect: PayloadEffect) -> [JSONValue] {
    let sorted = PayloadText.sorted(payloads)
    let shrunk = shrunk(sorted.prefix(Self.maximumShrinking), effect)
    var seen: Set<JSONValue> = []
    return PayloadText.sorted(shrunk + sorted).filter { seen.insert($0).inserted }
  }

  private func shrunk(_ payloads: some Sequence<JSONValue>, _ effect: PayloadEffect) -> [JSONValue]
  {
    guard let validators = ValidatorPair(old, new, counting: work) else { return [] }
    func hasEffect(_ payload: JSONValue) -> Bool {
      guard validators.effect(on: payload, counting: work) == effect else { return false }
      return isConfirmed(payload, effect)
    }
    return payloads.compactMap { payload in
      let smaller = PayloadShrinker.shrink(payload, while: hasEffect)
      // In an expression, nil would be a JSON null.
      guard hasEffect(smaller) else { return nil }
      return smaller
    }
  }
}
