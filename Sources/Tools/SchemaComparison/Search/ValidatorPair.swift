internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The validators of two schemas, or of one schema in two versions of Zod.
struct ValidatorPair: Sendable {
  private let old: Validator
  private let new: Validator
  /// On encoding, the validators of the other direction; they make outputs, which are the payloads of encoding.
  private let decoders: [Validator]

  init(_ old: Validator, _ new: Validator) {
    self.old = old
    self.new = new
    decoders = old.direction == .encode ? [old, new].compactMap { try? $0.reversed() } : []
  }

  /// The validators of two schemas; nil if either can't be compiled.
  init?(_ old: ComparedSchema, _ new: ComparedSchema) {
    guard let before = try? old.validator(), let after = try? new.validator() else { return nil }
    self.init(before, after)
  }

  /// The validators of two schemas, whose compilation is counted; nil if either can't be compiled or the limit is reached.
  init?(_ old: ComparedSchema, _ new: ComparedSchema, counting work: SearchWork) {
    guard !work.isExhausted else { return nil }
    self.init(old, new)
    work.compile(old.schema)
    work.compile(new.schema)
  }

  /// Returns the outcomes of a payload.
  func outcomes(of payload: JSONValue) -> (before: PayloadOutcome, after: PayloadOutcome) {
    (PayloadOutcome(old.validate(payload)), PayloadOutcome(new.validate(payload)))
  }

  /// Returns whether each schema accepts a payload; nil if a limit leaves one undecided.
  func verdicts(on payload: JSONValue) -> (before: Bool, after: Bool)? {
    guard let before = old.accepts(payload), let after = new.accepts(payload) else { return nil }
    return (before, after)
  }

  /// Returns the difference that a payload shows; nil if it shows none.
  ///
  /// Outcomes are only made if the verdicts are the same.
  func effect(on payload: JSONValue) -> PayloadEffect? {
    switch verdicts(on: payload) {
    case nil: return nil
    case (true, false)?: return .rejected
    case (false, true)?: return .accepted
    default: return effectOfOutcomes(on: payload)
    }
  }

  /// Returns the difference between the outcomes of a payload; nil if they are the same.
  func effectOfOutcomes(on payload: JSONValue) -> PayloadEffect? {
    let (before, after) = outcomes(of: payload)
    return PayloadEffect(from: before, to: after)
  }

  /// Returns the difference that a payload shows; nil if it shows none, or the limit is reached.
  func effect(on payload: JSONValue, counting work: SearchWork) -> PayloadEffect? {
    work.validate(payload) && work.validate(payload) ? effect(on: payload) : nil
  }

  /// Returns the outputs that a payload has as an input, which are the payloads of encoding; none on decoding.
  func outputs(of payload: JSONValue) -> [JSONValue] {
    decoders.compactMap { $0.validate(payload).output }
  }
}
