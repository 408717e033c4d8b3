internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The verdicts of two schemas on payloads.
struct SchemaVerdicts: Sendable {
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

  func outcomes(of payload: JSONValue) -> (before: PayloadOutcome, after: PayloadOutcome) {
    (PayloadOutcome(old.validate(payload)), PayloadOutcome(new.validate(payload)))
  }

  /// Returns the difference that a payload shows; nil if it shows none.
  func effect(on payload: JSONValue) -> PayloadEffect? {
    switch (old.verdict(on: payload), new.verdict(on: payload)) {
    case (.undecided, _), (_, .undecided): return nil
    case (.valid, .invalid): return .rejected
    case (.invalid, .valid): return .accepted
    case (.valid, .valid), (.invalid, .invalid):
      let (before, after) = outcomes(of: payload)
      return PayloadEffect(from: before, to: after)
    }
  }
}

/// The verdicts of two schemas, with the work that they take.
struct CountedVerdicts {
  private let verdicts: SchemaVerdicts
  private let work: SearchWork

  init?(_ old: ComparedSchema, _ new: ComparedSchema, _ work: SearchWork) {
    guard !work.isExhausted, let verdicts = SchemaVerdicts(old, new) else { return nil }
    work.compile(old.schema)
    work.compile(new.schema)
    self.init(verdicts, work)
  }

  init(_ verdicts: SchemaVerdicts, _ work: SearchWork) {
    self.verdicts = verdicts
    self.work = work
  }

  /// Returns the difference that a payload shows; nil if it shows none, or the limit is reached.
  func effect(on payload: JSONValue) -> PayloadEffect? {
    work.validate(payload) && work.validate(payload) ? verdicts.effect(on: payload) : nil
  }
}
