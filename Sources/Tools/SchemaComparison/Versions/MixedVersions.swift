internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The validators of one schema with the rules of the first version and some changes of the second one.
///
/// They show which changes make a difference: no release of Zod has such a mixture.
struct MixedVersions {
  /// The schema, in the first version.
  let side: ComparedSchema
  /// The changes to the second version.
  let changes: VersionChanges
  private var validators: [Set<ZodChange>: Result<Validator, SchemaError>] = [:]

  init(_ side: ComparedSchema, to version: ZodVersion) {
    self.side = side
    changes = VersionChanges(from: side.zod, to: version)
  }

  private var isUpward: Bool { changes.from < changes.to }

  /// Returns the validator with the first version's rules and these changes, which is compiled once.
  mutating func validator(with changes: Set<ZodChange>) -> Result<Validator, SchemaError> {
    if let validator = validators[changes] { return validator }
    let semantics = ZodSemantics(side.zod, except: exceptions(changes))
    let result = Result { () throws(SchemaError) in try side.validator(of: semantics) }
    validators[changes] = result
    return result
  }

  /// Returns the outcome of a payload with these changes; nil if the schema can't be made with them.
  mutating func outcome(of payload: JSONValue, with changes: Set<ZodChange>) -> PayloadOutcome? {
    guard case .success(let validator) = validator(with: changes) else { return nil }
    return PayloadOutcome(validator.validate(payload))
  }

  /// Returns the fewest changes with which the first version has the outcome of the second one, in the order of the
  /// table; nil if all changes together do not have it.
  ///
  /// - Parameter suspects: the changes that can touch the schema, which are tried before all others.
  mutating func explanation(
    of payload: JSONValue, outcome target: PayloadOutcome, suspects: [ZodChange]
  ) -> [ZodChange]? {
    fewest(suspects: suspects) { mixture, changes in
      mixture.outcome(of: payload, with: changes) == target
    }
  }

  /// Returns the fewest changes that make the schema one that can be made, or one that can't, as in the second version.
  mutating func explanationOfSchema(suspects: [ZodChange], isMade: Bool) -> [ZodChange]? {
    fewest(suspects: suspects) { mixture, changes in
      if case .success = mixture.validator(with: changes) { isMade } else { !isMade }
    }
  }

  private mutating func fewest(
    suspects: [ZodChange], suffice: (inout MixedVersions, Set<ZodChange>) -> Bool
  ) -> [ZodChange]? {
    let all = changes.all
    var needed = Set(suspects)
    if !suffice(&self, needed) {
      needed = Set(all)
      guard suffice(&self, needed) else { return nil }
    }
    // Two changes of one name build on each other, so the farther one goes first.
    for change in isUpward ? all.reversed() : all where needed.contains(change) {
      let fewer = needed.subtracting([change])
      if suffice(&self, fewer) { needed = fewer }
    }
    return all.filter(needed.contains)
  }

  /// The versions of the rules that are not the first version's.
  private func exceptions(_ changes: Set<ZodChange>) -> [ZodChange.Name: ZodVersion] {
    var exceptions: [ZodChange.Name: ZodVersion] = [:]
    for change in changes {
      let version = isUpward ? change.since : change.since.predecessor
      let other = exceptions[change.id] ?? version
      exceptions[change.id] = isUpward ? max(other, version) : min(other, version)
    }
    return exceptions
  }
}

extension ZodVersion {
  /// The version before this one; the oldest one is its own.
  fileprivate var predecessor: ZodVersion {
    ZodVersion.allCases.last { $0 < self } ?? self
  }
}
