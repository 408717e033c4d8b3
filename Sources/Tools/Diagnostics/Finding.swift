internal import JSPrimitives
public import SchemaModel
public import Validation

/// One problem of a payload or file, located and worded for a report.
public struct Finding: Sendable {
  /// The file, as the user named it.
  public var path: String
  /// Zod's issue; nil if the finding is about the verdict itself, as for a payload that is neither valid nor invalid.
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
  /// The name of the schema; empty if the record's origin has none.
  public var schema = ""
  /// The range in the file of the issue's own value; nil if the file can't be read.
  public var range: SourceRange?
  /// The line that the finding is about; nil unless it was requested.
  public var excerpt: SourceExcerpt?
  /// The option of a union that the value is closest to; nil unless it was requested.
  public var branch: UnionBranch?
  /// The innermost problem that explains the issue, inside the closest option of a union or in a record's key; nil if
  /// the issue explains itself.
  public var cause: FindingCause?
  /// A short printable description of the issue's value, at most about 50 bytes of its text, or of the key if keys are
  /// unknown; nil if the value is absent or descriptions were not requested.
  public var received: String?
  /// The part of the payload whose absence is the problem; nil if the value is there.
  public var missing: MissingPart?
  /// A change that may mend the problem; nil if none is probable or fixes were not requested.
  public var fix: SuggestedFix?
  /// The stubs that a verdict depends on; nil for a finding about a problem.
  public var dependence: StubDependence?
  /// The weight of the finding: only an error is about an invalid payload, or about one without a verdict.
  public var severity = Severity.error
  /// A question beside the message, such as `did you mean "email"?`; nil unless it was requested.
  public var hint: String?
  /// The path of a warning, which has no issue.
  var warningPath: [PathSegment] = []

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

  /// The path from the whole payload to the value at fault; empty for the whole payload.
  public var valuePath: [PathSegment] { issue?.path ?? warningPath }

  /// The field at fault, its path joined by "."; empty for the whole payload.
  public var field: String {
    issue?.field ?? warningPath.map(\.text).joined(separator: ".").string
  }

  /// The range to show for the finding: that of the innermost problem.
  public var shownRange: SourceRange? { cause?.range ?? range }

  /// Whether the finding is a note, not a problem.
  public var isNote: Bool { severity == .note }

  /// The weight of a finding.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The payload is invalid, or has no verdict.
    case error
    /// Probably a mistake, but no reason to reject the payload.
    case warning
    /// A remark on the verdict.
    case note
  }
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
  /// A pointer finds no value, or one of another kind than expected.
  case noValue = "no_value"
}

/// The stubs that ran for a payload instead of functions that are not registered. The functions may have led to another
/// verdict.
public struct StubDependence: Sendable, Hashable {
  /// The verdict on the payload.
  public var verdict: RecordReport.Verdict
  /// The names of the functions, each once, in the order of their first calls.
  public var functions: [String]

  /// The code of findings about a verdict that depends on stubs.
  public static let code = "depends_on_stubs"

  /// A verdict that depends on these functions.
  public init(verdict: RecordReport.Verdict, functions: [String]) {
    self.verdict = verdict
    self.functions = functions
  }

  /// The verdict with the names of the functions, such as `valid, depends on "isFree" and "slug"`.
  public var message: String {
    var names = functions.map { "\"\($0)\"" }
    let last = names.popLast() ?? "no function"
    let list = names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    return "\(verdict.word), depends on \(list)"
  }
}

extension RecordReport.Verdict {
  /// The verdict as a message has it.
  fileprivate var word: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .notJudged: "undecided"
    }
  }
}
