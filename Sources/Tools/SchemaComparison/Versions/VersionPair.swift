internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The validators of one schema in the two versions of an upgrade.
struct VersionPair {
  private let old: Validator
  private let new: Validator
  /// On encoding, the validators of the other direction; they make outputs, which are the payloads of encoding.
  private let decoders: [Validator]

  init(_ old: Validator, _ new: Validator) {
    self.old = old
    self.new = new
    decoders = old.direction == .encode ? [old, new].compactMap { try? $0.reversed() } : []
  }

  /// Returns the outcomes of a payload in both versions.
  func outcomes(of payload: JSONValue) -> (before: PayloadOutcome, after: PayloadOutcome) {
    (PayloadOutcome(old.validate(payload)), PayloadOutcome(new.validate(payload)))
  }

  /// Returns the outputs that a payload has as an input, on encoding; none on decoding.
  func outputs(of payload: JSONValue) -> [JSONValue] {
    decoders.compactMap { $0.validate(payload).output }
  }
}
