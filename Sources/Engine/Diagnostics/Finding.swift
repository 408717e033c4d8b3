internal import JSPrimitives
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
  /// The range in the file; nil if the file can't be read.
  public var range: SourceRange?
  /// The line that the finding is about; nil unless it was requested.
  public var excerpt: SourceExcerpt?
  /// The option of a union that the value is closest to; nil unless it was requested.
  public var branch: UnionBranch?
  /// The stubs that a verdict depends on; nil for a finding about a problem.
  public var dependence: StubDependence?

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

  /// Whether the finding is a note, not a problem.
  public var isNote: Bool { dependence != nil }
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
  public var verdict: JudgedRecord.Verdict
  /// The names of the functions, each once, in the order of their first calls.
  public var functions: [String]

  /// The code of findings about a verdict that depends on stubs.
  public static let code = "depends_on_stubs"

  /// A verdict that depends on these functions.
  public init(verdict: JudgedRecord.Verdict, functions: [String]) {
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

extension JudgedRecord.Verdict {
  /// The verdict as a message has it.
  fileprivate var word: String {
    switch self {
    case .valid: "valid"
    case .invalid: "invalid"
    case .notJudged: "undecided"
    }
  }
}
