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
    /// The part that is missing; nil if the value is there.
    public var missing: MissingPart?
  }

  /// The option's position in the union, from 0.
  public var option: Int
  /// The option's issues. A union within the option has the issues of its own likeliest option.
  public var complaints: [Complaint]
  /// The number of the option's issues that `complaints` leaves out.
  public var omittedCount = 0

  /// The likeliest option of a union's issue; nil if the issue has no options or no range.
  ///
  /// - Parameter limit: The maximum number of complaints.
  init?(likeliestOf issue: ValidationIssue, in locator: ValueLocator?, limit: Int = .max) {
    guard let locator, issue.range != nil, let errors = issue.errors,
      let option = BranchChoice(in: locator).likeliest(of: errors, kind: locator.kind(of: issue))
    else { return nil }
    self.option = option
    complaints = []
    for inner in errors[option] {
      add(inner, field: [], of: issue.path.last, in: locator, limit: limit)
    }
  }

  /// Adds the complaints of an option's issue.
  ///
  /// - Parameters:
  ///   - field: The path from the union's value to that of the issue around this one.
  ///   - last: The last segment of the path to the union's value.
  private mutating func add(
    _ issue: ValidationIssue, field: [PathSegment], of last: PathSegment?, in locator: ValueLocator,
    limit: Int
  ) {
    let field = field + issue.path
    if let errors = issue.errors,
      let option = BranchChoice(in: locator).likeliest(of: errors, kind: locator.kind(of: issue))
    {
      for inner in errors[option] {
        add(inner, field: field, of: last, in: locator, limit: limit)
      }
      return
    }
    guard complaints.count < limit else {
      omittedCount += 1
      return
    }
    let key = InnermostIssue.ofKey(issue, in: locator)
    let isOfKey = key != nil
    let issue = key ?? issue
    complaints.append(
      Complaint(
        message: issue.message, code: issue.code,
        field: field.map(\.description).joined(separator: "."),
        expected: Expectation.text(of: issue),
        received: locator.received(by: issue, isOfKey: isOfKey) ?? "nothing",
        missing: isOfKey ? nil : locator.missingPart(of: issue, at: field.last ?? last)))
  }
}
