/// The code of a finding about a payload that is neither valid nor invalid.
public enum FailureCode: String, Sendable, Hashable, CaseIterable {
  /// The text is not JSON.
  case notJSON = "not_json"
  /// A limit was reached before a verdict was known.
  case undecided
  /// The line is longer than the limit.
  case tooLong = "too_long"
  /// The file can't be read.
  case unreadable
}
