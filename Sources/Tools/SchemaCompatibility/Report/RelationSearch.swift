internal import PayloadGeneration
internal import SchemaDrift
internal import SchemaModel
internal import SchemaUpgrade
package import SourceJSON
internal import Validation

/// Finds the relation between two schemas: proofs by their forms, and payloads that refute.
package struct RelationSearch {
  private let old: ComparedSchema
  private let new: ComparedSchema
  private let oldValidators: PartValidators
  private let newValidators: PartValidators
  /// The actual schemas, if these differ from the ones that are compared in only one of their differences.
  private let confirmation: SchemaVerdicts?

  private var hasSameRules: Bool { old.zod == new.zod && old.functionSet == new.functionSet }

  /// Prepares a search.
  package init(_ old: ComparedSchema, _ new: ComparedSchema) {
    self.init(old, new, confirmation: nil)
  }

  init(_ old: ComparedSchema, _ new: ComparedSchema, confirmation: SchemaVerdicts?) {
    self.old = old
    self.new = new
    self.confirmation = confirmation
    oldValidators = PartValidators(old)
    newValidators = PartValidators(new)
  }

  /// Returns the relation.
  ///
  /// - Parameters:
  ///   - payloads: payloads to validate besides those that the search makes.
  ///   - examples: payloads that the actual schemas accept, whose members may be added to those of others.
  package func run(
    _ payloads: [JSONValue] = [], examples: [JSONValue] = []
  ) -> SchemaRelation {
    var relation = SchemaRelation()
    prove(&relation)
    let pair = SchemaPair(old: old.schema, new: new.schema)
    guard relation.readers != .yes(.structure) || old.schema != new.schema || !hasSameRules,
      oldValidators.validator(of: old.schema) != nil,
      newValidators.validator(of: new.schema) != nil
    else { return relation }
    let explorer = ValueExplorer(oldValidators, newValidators, hasSameRules: hasSameRules)
    var found = explorer.values(pair)
    explorer.judge(payloads, pair, limit: 200, into: &found)
    if confirmation != nil, !examples.isEmpty {
      let merged = found.shown.flatMap { payload in
        examples.flatMap { payload.merged(with: $0) }
      }
      explorer.judge(merged, pair, limit: 200, into: &found)
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

  /// Returns small payloads that either schema accepts.
  func examples() -> [JSONValue] {
    let explorer = ValueExplorer(oldValidators, newValidators, hasSameRules: hasSameRules)
    let found = explorer.values(SchemaPair(old: old.schema, new: new.schema))
    func smallest(_ values: [JSONValue]) -> [JSONValue] {
      let sized = values.map { (value: $0, size: PayloadText.string(of: $0).utf8.count) }
      return sized.sorted { $0.size < $1.size }.prefix(3).map(\.value)
    }
    return smallest(found.both + found.otherOutput) + smallest(found.onlyNew)
      + smallest(found.onlyOld)
  }

  private func isMissing(_ relation: SchemaRelation, _ found: FoundValues) -> Bool {
    func confirmed(_ values: [JSONValue], _ effect: UpgradeEffect) -> Bool {
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
      guard let generator = try? PayloadGenerator(side.schema, version: side.zod) else { continue }
      payloads += (0..<20).compactMap { try? generator.invalid(seed: 1, index: $0).payload }
    }
    return payloads
  }

  // MARK: Proofs

  private func prove(_ relation: inout SchemaRelation) {
    let (before, after) = (old.schema.wordless, new.schema.wordless)
    let sharesFunctions = old.functionSet == new.functionSet
    let isSame = before == after && (sharesFunctions || !before.callsFunctions)
    if isSame, old.zod == new.zod {
      relation.readers = .yes(.structure)
      relation.writers = .yes(.structure)
      relation.provesOutputs = true
      return
    }
    relation.provesOutputs =
      old.zod == new.zod && [before, after].allSatisfy { $0.isIdentity && !$0.hasMembers }
    relation.readers = proof(
      before, in: after, isSame: isSame, sharesFunctions, isOfReaders: true)
    // In the other direction the newer schema is taken back to the older version.
    relation.writers = proof(
      after, in: before, isSame: isSame, sharesFunctions, isOfReaders: false)
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
      let effects = VersionEffects.of(old.schema, from: old.zod, to: new.zod)
      guard effects.isSubset(of: [.reworded, isOfReaders ? .looser : .stricter]) else {
        return .unknown
      }
      if isSame { return .yes(.changeTable) }
    }
    // Both run with the newer version here.
    var oldSide = old
    oldSide.zod = new.zod
    let before = PartValidators(oldSide)
    var proof = InclusionProof(
      isOfReaders ? before : newValidators, isOfReaders ? newValidators : before,
      sharesFunctions: sharesFunctions)
    return proof.isIncluded(schema, in: other) ? .yes(.normalForm) : .unknown
  }

  // MARK: Payloads

  private func isConfirmed(_ payload: JSONValue, _ effect: UpgradeEffect) -> Bool {
    confirmation?.effect(on: payload) == effect || confirmation == nil
  }

  /// Returns the smallest payload found with an effect, validated again.
  private func smallest(_ payloads: [JSONValue], _ effect: UpgradeEffect) -> JSONValue? {
    guard let verdicts = SchemaVerdicts(old, new) else { return nil }
    func hasEffect(_ payload: JSONValue) -> Bool {
      guard verdicts.effect(on: payload) == effect else { return false }
      return isConfirmed(payload, effect)
    }
    let confirmed = payloads.filter { isConfirmed($0, effect) }
    let sized = confirmed.map { (value: $0, size: PayloadText.string(of: $0).utf8.count) }
    guard let first = sized.min(by: { $0.size < $1.size })?.value else { return nil }
    var shrinker = WitnessShrinker()
    let payload = shrinker.shrink(first, while: hasEffect)
    return hasEffect(payload) ? payload : nil
  }
}

/// The verdicts of two schemas on payloads.
struct SchemaVerdicts {
  private let old: Validator
  private let new: Validator

  /// The verdicts of schemas that can be compiled; without one there are no effects.
  init?(_ old: ComparedSchema, _ new: ComparedSchema) {
    guard
      let before = try? Validator(old.schema, zod: old.zod, functions: old.functions),
      let after = try? Validator(new.schema, zod: new.zod, functions: new.functions)
    else { return nil }
    self.old = before
    self.new = after
  }

  func outcomes(of payload: JSONValue) -> (before: JudgedOutcome, after: JudgedOutcome) {
    (JudgedOutcome(old.validate(payload)), JudgedOutcome(new.validate(payload)))
  }

  func effect(on payload: JSONValue) -> UpgradeEffect? {
    let (before, after) = outcomes(of: payload)
    return UpgradeEffect(from: before, to: after)
  }
}

/// The effects of another version of Zod on a schema, by the table of changes.
enum VersionEffects {
  static func of(
    _ schema: ZodSchema, from: ZodVersion, to: ZodVersion
  ) -> Set<SchemaDifference.Kind> {
    let comparison = SchemaComparison(
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

extension ZodSchema {
  /// Whether the schema, or one inside, is one of objects, whose output has an order.
  fileprivate var hasMembers: Bool {
    contains { schema in
      switch schema.node {
      case .object, .record, .any, .unknown: true
      default: false
      }
    }
  }
}
