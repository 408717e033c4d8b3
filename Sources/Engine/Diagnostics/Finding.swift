internal import JSPrimitives
public import Validation

/// One problem of a payload or file, located and worded for a report.
public struct Finding: Sendable {
  /// The file, as the user named it.
  public var path: String
  /// Zod's issue; nil if the payload is neither valid nor invalid.
  public var issue: ValidationIssue?
  /// The issue's code, or a `FailureCode`.
  public var code: String
  /// The message for a person.
  public var message: String {
    get { messageText.string }
    set { messageText = JSText(newValue) }
  }
  /// The message with lone surrogates.
  var messageText: JSText
  /// The range in the file; nil if the file can't be read.
  public var range: SourceRange?
  /// The line that the finding is about; nil unless it was requested.
  public var excerpt: SourceExcerpt?
  /// The option of a union that the value is closest to; nil unless it was requested.
  public var branch: UnionBranch?

  @inline(__always)
  init(
    path: String, issue: ValidationIssue? = nil, code: String, message: JSText,
    range: SourceRange? = nil, excerpt: SourceExcerpt? = nil, branch: UnionBranch? = nil
  ) {
    self.path = path
    self.issue = issue
    self.code = code
    messageText = message
    self.range = range
    self.excerpt = excerpt
    self.branch = branch
  }

  /// The field at fault, its path joined by "."; empty for the whole payload.
  public var field: String { issue?.field ?? "" }
}

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
