internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Finds the relation of schemas that differ in one thing by the part that it concerns: the values of that part are searched by
/// themselves, once for equal parts, and then put into a payload that the schemas accept otherwise.
final class LocalSearch {
  private let old: ComparedSchema
  private let new: ComparedSchema
  private let validators: ValidatorPair
  private let work: SearchWork
  private let explorer: ValueExplorer
  private let bases: PayloadBases
  private var findings: [SchemaPair: LocalFindings] = [:]

  /// The most local values that are tried in a payload.
  private static let maximumCount = 24

  /// Prepares a search.
  ///
  /// - Parameter validators: those of both schemas.
  init(
    _ old: ComparedSchema, _ new: ComparedSchema, _ validators: ValidatorPair, _ work: SearchWork
  ) {
    self.old = old
    self.new = new
    self.validators = validators
    self.work = work
    explorer = ValueExplorer(
      SubschemaValidators(old, work), SubschemaValidators(new, work),
      limit: .max, work)
    bases = PayloadBases(explorer)
  }

  /// Returns the relation between the older schema and the same with the change of a scope.
  func relation(of scope: DifferenceScope) -> SchemaRelation {
    let local = localFindings(of: scope.pair)
    var relation = SchemaRelation()
    // What is the same for a value is the same for the payload, unless a check sees that it becomes another one.
    if !scope.observesOutputs || local.relation.provesOutputs {
      if case .yes = local.relation.readers { relation.readers = local.relation.readers }
      if case .yes = local.relation.writers { relation.writers = local.relation.writers }
    }
    if relation.readers == .unknown,
      let payload = payload(local.onlyOld, scope, [.both, .old], .rejected)
    {
      relation.readers = .no(payload)
    }
    if relation.writers == .unknown,
      let payload = payload(local.onlyNew, scope, [.both, .new], .accepted)
    {
      relation.writers = .no(payload)
    }
    guard case .yes = relation.readers, case .yes = relation.writers else { return relation }
    relation.provesOutputs = local.relation.provesOutputs
    relation.otherOutput = payload(local.otherOutput, scope, [.both], .output)
    relation.otherIssues = payload(local.otherIssues, scope, [.both, .old, .new], .issues)
    relation.otherMessages = payload(local.otherMessages, scope, [.both, .old, .new], .messages)
    relation.isHidden =
      !local.otherOutput.isEmpty && relation.otherOutput == nil
      || !local.otherIssues.isEmpty && relation.otherIssues == nil
    return relation
  }

  private func localFindings(of pair: SchemaPair) -> LocalFindings {
    if let known = findings[pair] { return known }
    var side = old.with(pair.new)
    // A function may be one of the newer schema's revision.
    if SubschemaValidators(side, work).validator(of: pair.new) == nil {
      (side.functions, side.functionSet) = (new.functions, new.functionSet)
    }
    let found = RelationSearch(old.with(pair.old), side, work: work).findings()
    findings[pair] = found
    return found
  }

  // MARK: Payloads

  /// Returns a payload that shows an effect by one of some local values.
  private func payload(
    _ values: [JSONValue], _ scope: DifferenceScope, _ sides: [PayloadBases.Side],
    _ effect: PayloadEffect
  ) -> JSONValue? {
    for value in values.prefix(Self.maximumCount) {
      for side in sides {
        guard let payload = payload(value, scope, side, effect) else { continue }
        guard validators.effect(on: payload, counting: work) == effect else { continue }
        return payload
      }
    }
    return nil
  }

  /// Returns a payload with a local value; nil if another option of a union hides the effect, or no payload is known.
  private func payload(
    _ local: JSONValue, _ scope: DifferenceScope, _ side: PayloadBases.Side, _ effect: PayloadEffect
  ) -> JSONValue? {
    var steps = scope.steps[...]
    var current: JSONValue
    switch scope.content {
    case .value: current = local
    case .member:
      guard let member = local.object, case .field(let key) = steps.last?.position,
        let frame = steps.popLast()?.frame, var object = bases.object(frame, side),
        member.members.allSatisfy({ $0.key == DifferenceScope.key })
      else { return nil }
      object[key] = member[DifferenceScope.key]
      current = .object(object)
    case .members(let frame):
      guard let members = local.object, var object = bases.object(frame, side),
        let changed = object.replacing(membersOf: scope.pair, in: frame, with: members)
      else { return nil }
      object = changed
      current = .object(object)
    }
    while let step = steps.popLast() {
      guard let around = value(around: current, step, side, effect) else { return nil }
      current = around
    }
    return current
  }

  private func value(
    around value: JSONValue, _ step: DifferenceScope.Step, _ side: PayloadBases.Side,
    _ effect: PayloadEffect
  ) -> JSONValue? {
    switch step.position {
    case .inside: return value
    case .field(let key):
      guard var object = bases.object(step.frame, side) else { return nil }
      object[key] = value
      return .object(object)
    case .value:
      return .object(JSONObject([(DifferenceScope.key, value)]))
    case .element:
      guard var elements = bases.array(step.frame, side) else { return nil }
      if elements.isEmpty { elements.append(value) } else { elements[0] = value }
      return .array(elements)
    case .item(let index):
      guard var elements = bases.array(step.frame, side), elements.indices.contains(index) else {
        return nil
      }
      elements[index] = value
      return .array(elements)
    case .option(let index):
      guard !isHidden(value, step.frame.old, index, effect) else { return nil }
      return value
    }
  }

  /// Whether a union has no such effect although one of its options does, because another option accepts the value.
  private func isHidden(
    _ value: JSONValue, _ union: ZodSchema, _ index: Int, _ effect: PayloadEffect
  ) -> Bool {
    let options: [ZodSchema]
    switch union.node {
    case .union(let all): options = all
    // The value chooses one option.
    default: return false
    }
    guard effect == .rejected || effect == .output else { return false }
    // Whether only one option accepts the value is one question, however many there are.
    if explorer.old.accepts(value, ZodSchema(.exclusiveUnion(options))) == true { return false }
    // The first option that accepts the value makes the output.
    let others = effect == .output ? Array(options.prefix(index)) : options.removing(at: index)
    return others.count > Self.maximumCount
      || others.contains { explorer.old.accepts(value, $0) != false }
  }
}

/// The findings about the values of a scope.
struct LocalFindings {
  /// The relation as far as it is proved.
  var relation: SchemaRelation
  /// Small values by their verdicts, the smallest first.
  var onlyOld: [JSONValue] = []
  var onlyNew: [JSONValue] = []
  var otherOutput: [JSONValue] = []
  var otherIssues: [JSONValue] = []
  var otherMessages: [JSONValue] = []
}

extension JSONObject {
  /// Returns the object with the members of another one, instead of those of the fields that a pair of objects declares; nil if a
  /// further key is that of another field.
  fileprivate func replacing(
    membersOf pair: SchemaPair, in frame: SchemaFrame, with members: JSONObject
  ) -> JSONObject? {
    let declared = Set(pair.old.fieldKeys + pair.new.fieldKeys)
    let others = Set(frame.old.fieldKeys + frame.new.fieldKeys).subtracting(declared)
    var object = self
    for key in declared { object[key] = nil }
    for member in members.members {
      guard !others.contains(member.key) else { return nil }
      object[member.key] = member.value
    }
    return object
  }
}

extension ZodSchema {
  fileprivate var fieldKeys: [JSText] {
    if case .object(let shape) = innermost.node { shape.fields.map(\.jsKey) } else { [] }
  }
}

extension Array {
  fileprivate func removing(at index: Int) -> [Element] {
    indices.filter { $0 != index }.map { self[$0] }
  }
}
