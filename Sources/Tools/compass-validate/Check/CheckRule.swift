import Validation

/// One of the schemas of a run, with the options of the files that it validates.
struct CheckRule: Sendable {
  /// The compiled schema.
  var validator: Validator
  /// The options: those that are about payloads may differ from one schema to another.
  var options: CheckOptions

  /// A new ``RecordValidation``, for lines.
  var recordValidation: RecordValidation { RecordValidation(validator, options) }
}
