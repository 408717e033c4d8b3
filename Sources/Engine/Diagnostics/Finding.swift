public import Validation

/// One thing to tell about a payload.
public struct Finding: Sendable {
  /// The file, as the user named it.
  public var path: String
  /// Zod's issue, or nil when the payload could not be judged.
  public var issue: ValidationIssue?
  /// The issue's code, or that of a failure.
  public var code: String
  /// What is wrong, for a person.
  public var message: String
  /// Where; nil when nothing of the file could be read.
  public var range: SourceRange?
  /// The line that the finding is about, where it was asked for.
  public var excerpt: SourceExcerpt?
  /// The option of a union that the value comes closest to, where it was asked for.
  public var branch: UnionBranch?

  /// The field at fault, its path joined by "."; empty for the whole payload.
  public var field: String { issue?.field ?? "" }
}
