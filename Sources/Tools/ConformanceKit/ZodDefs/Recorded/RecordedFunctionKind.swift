/// The kinds of function that a recorded schema may have.
enum RecordedFunctionKind: String, Sendable, CaseIterable {
  /// A transform, and the functions of a codec.
  case transform, decode, encode
  /// A predicate of a value.
  case refine
  /// A function that adds issues: `superRefine` and `check`.
  case check
  /// A check that replaces the value.
  case overwrite
  /// A function of the issues that makes the value of a `catch`.
  case `catch`
  /// A function that makes the value of a `default` or `prefault`.
  case `default`, prefault
  /// A predicate of a text: `stringFormat`.
  case format
  /// The condition of a check.
  case when
  /// A function that words issues.
  case error
}
