/// Why a payload could be judged neither valid nor invalid.
public enum FailureCode: String, Sendable, Hashable, CaseIterable {
  /// The text is not JSON.
  case notJSON = "not_json"
  /// A limit was reached before a verdict was known.
  case undecided
  /// The line has more bytes than a line may have.
  case tooLong = "too_long"
  /// The file can't be read.
  case unreadable
}
