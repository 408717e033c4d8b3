internal import SchemaModel
public import Validation

/// The option of a union that an invalid value is closest to, with the option's issues.
public struct UnionBranch: Sendable, Hashable {
  /// One issue of the option.
  public struct Complaint: Sendable, Hashable {
    /// The issue's message.
    public var message: String
    /// The issue's code.
    public var code: IssueCode
    /// The path from the union's value to the value at fault, joined by "."; empty for the value itself.
    public var field: String
    /// A short description of the expected value; nil if the issue has none.
    public var expected: String?
    /// A short description of the value.
    public var received: String
  }

  /// The option's position in the union, from 0.
  public var option: Int
  /// The option's issues. A union within the option has the issues of its own likeliest option.
  public var complaints: [Complaint]

  /// The likeliest option of a union's issue; nil if the issue has no options or no range.
  init?(likeliestOf issue: ValidationIssue, in locator: ValueLocator?) {
    guard let locator, issue.range != nil, let errors = issue.errors,
      let option = BranchChoice.likeliest(of: errors, kind: locator.kind(of: issue))
    else { return nil }
    self.option = option
    complaints = errors[option].flatMap { Self.complaints(of: $0, field: [], in: locator) }
  }

  private static func complaints(
    of issue: ValidationIssue, field: [PathSegment], in locator: ValueLocator
  ) -> [Complaint] {
    let field = field + issue.path
    if let errors = issue.errors,
      let option = BranchChoice.likeliest(of: errors, kind: locator.kind(of: issue))
    {
      return errors[option].flatMap { complaints(of: $0, field: field, in: locator) }
    }
    return [
      Complaint(
        message: issue.message, code: issue.code,
        field: field.map(\.description).joined(separator: "."),
        expected: Expectation.text(of: issue),
        received: locator.summary(of: issue))
    ]
  }
}
