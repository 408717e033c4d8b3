internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Finds the relation between two schemas: proofs by their forms, and payloads that refute.
package struct RelationSearch {
  private let old: ComparedSchema
  private let new: ComparedSchema
  private let oldValidators: SubschemaValidators
  private let newValidators: SubschemaValidators
  private let work: SearchWork
  /// The actual schemas, if these differ from the ones that are compared in only one of their differences.
  private let confirmation: CountedVerdicts?

  private var hasSameRules: Bool { old.zod == new.zod && old.functionSet == new.functionSet }
  private var pair: SchemaPair { SchemaPair(old: old.schema, new: new.schema) }

  /// Prepares a search.
  package init(_ old: ComparedSchema, _ new: ComparedSchema, work: SearchWork = SearchWork()) {
    self.init(old, new, confirmation: nil, work)
  }

  init(
    _ old: ComparedSchema, _ new: ComparedSchema, confirmation: CountedVerdicts?, _ work: SearchWork
  ) {
    self.old = old
    self.new = new
    self.confirmation = confirmation
    self.work = work
    oldValidators = SubschemaValidators(old, work)
    newValidators = SubschemaValidators(new, work)
  }

  /// Returns the relation.
  package func run() -> SchemaRelation { run([], examples: []) }

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
    explorer.judge(payloads, pair, limit: 200, into: &found)
    if confirmation != nil, !examples.isEmpty {
      explorer.judge(Self.merged(found.shown, examples), pair, limit: 200, into: &found)
    }
    if isMissing(relation, found) {
      explorer.judge(generated(explorer), pair, limit: 200, into: &found)
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
      explorer.judge(generated(explorer), pair, limit: 200, into: &found)
    }
    return LocalFindings(
      relation: relation, onlyOld: small(found.onlyOld, .rejected),
      onlyNew: small(found.onlyNew, .accepted), otherOutput: small(found.otherOutput, .output),
      otherIssues: small(found.otherIssues, .issues),
      otherMessages: small(found.otherMessages, .messages))
  }

  private func explorer() -> ValueExplorer {
    ValueExplorer(oldValidators, newValidators, hasSameRules: hasSameRules, work)
  }

  /// Whether payloads can show something that is not proved.
  private func isSearched(_ relation: SchemaRelation) -> Bool {
    (relation.readers != .yes(.structure) || old.schema != new.schema || !hasSameRules)
      && oldValidators.validator(of: old.schema) != nil
      && newValidators.validator(of: new.schema) != nil
  }

  /// The most values in the payloads that are made by merging others.
  private static let maximumMerging = 20_000

  /// Returns payloads with members of examples.
  private static func merged(_ payloads: [JSONValue], _ examples: [JSONValue]) -> [JSONValue] {
    var (merged, size): ([JSONValue], Int) = ([], 0)
    for payload in payloads {
      for example in examples where size < maximumMerging {
        let added = payload.merged(with: example)
        merged += added
        size += added.reduce(0) { $0 + ($1.object?.count ?? 1) }
      }
    }
    return merged
  }

  /// Returns small payloads that either schema accepts.
  func examples() -> [JSONValue] {
    let found = explorer().values(pair)
    func smallest(_ values: [JSONValue]) -> [JSONValue] {
      let sized = values.map { (value: $0, size: PayloadText.string(of: $0).utf8.count) }
      return sized.sorted { $0.size < $1.size }.prefix(3).map(\.value)
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
      let generator = try? PayloadGenerator(
        side.schema, version: side.zod, functions: side.functions)
      guard let generator else { continue }
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

  /// The effects of the newer version of Zod on the older schema.
  private var versionEffects: Set<SchemaDifference.Kind> {
    VersionEffects.of(old.schema, from: old.zod, to: new.zod)
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
    var oldSide = old
    oldSide.zod = new.zod
    let before = old.zod == new.zod ? oldValidators : SubschemaValidators(oldSide, work)
    var proof = InclusionProof(
      isOfReaders ? before : newValidators, isOfReaders ? newValidators : before,
      sharesFunctions: sharesFunctions, work)
    return proof.isIncluded(schema, in: other) ? .yes(.normalForm) : .unknown
  }

  // MARK: Payloads

  private func isConfirmed(_ payload: JSONValue, _ effect: PayloadEffect) -> Bool {
    confirmation?.effect(on: payload) == effect || confirmation == nil
  }

  /// Returns the smallest payload found with an effect, validated again.
  private func smallest(_ payloads: [JSONValue], _ effect: PayloadEffect) -> JSONValue? {
    shrunk(sorted(payloads.filter { isConfirmed($0, effect) }).prefix(1), effect).first
  }

  /// The most payloads of one effect that are made smaller.
  private static let maximumShrinking = 4

  /// Returns small payloads with an effect, the smallest first.
  private func small(_ payloads: [JSONValue], _ effect: PayloadEffect) -> [JSONValue] {
    let sorted = sorted(payloads)
    let shrunk = shrunk(sorted.prefix(Self.maximumShrinking), effect)
    var seen: Set<JSONValue> = []
    return self.sorted(shrunk + sorted).filter { seen.insert($0).inserted }
  }

  private func sorted(_ payloads: [JSONValue]) -> [JSONValue] {
    payloads.map { (value: $0, size: PayloadText.string(of: $0).utf8.count) }
      .sorted { $0.size < $1.size }.map(\.value)
  }

  private func shrunk(_ payloads: some Sequence<JSONValue>, _ effect: PayloadEffect) -> [JSONValue]
  {
    guard let verdicts = CountedVerdicts(old, new, work) else { return [] }
    func hasEffect(_ payload: JSONValue) -> Bool {
      guard verdicts.effect(on: payload) == effect else { return false }
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

/// The effects of another version of Zod on a schema, by the table of changes.
enum VersionEffects {
  static func of(
    _ schema: ZodSchema, from: ZodVersion, to: ZodVersion
  ) -> Set<SchemaDifference.Kind> {
    let comparison = TreeComparison(
      from: SchemaDocument(name: "schema", schema: schema, zod: from),
      to: SchemaDocument(name: "schema", schema: schema, zod: to))
    return Set(comparison.differences.filter { $0.subject != .version }.map(\.kind))
  }
}

extension JSONValue {
  /// Returns the object with the members of another one that it lacks, and the other one with each of its members; none if
  /// either is of another type.
  fileprivate func merged(with other: JSONValue) -> [JSONValue] {
    guard case .object(var object) = self, case .object(let others) = other else { return [] }
    var merged: [JSONValue] = []
    for member in object.members where others[member.key] != member.value {
      var changed = others
      changed[member.key] = member.value
      merged.append(.object(changed))
    }
    for member in others.members where object[member.key] == nil {
      object[member.key] = member.value
    }
    return merged + [.object(object)]
  }
}

extension FoundValues {
  /// Some payloads that show a difference.
  fileprivate var shown: [JSONValue] {
    [onlyOld, onlyNew, otherOutput, otherIssues].flatMap { $0.prefix(10) }
  }
}
