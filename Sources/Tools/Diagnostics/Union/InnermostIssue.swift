internal import SchemaModel
internal import SourceJSON
internal import Validation

/// The innermost issue that explains another one: inside the closest option of a union, at any depth, or of the key of
/// a record.
struct InnermostIssue {
  /// The issue.
  var issue: ValidationIssue
  /// The path from the payload to the value at fault.
  var path: [PathSegment]
  /// Whether the key of the value is at fault, and not the value.
  var isOfKey = false
  /// The values that the options of the closest union allow where this one is at fault.
  var alternatives: [JSONValue] = []
  /// Whether an option of a union looks at the string at fault as one of any, such as one with a pattern.
  var allowsOtherStrings = false

  /// Returns the innermost issue of an issue; the issue itself if nothing is within it.
  ///
  /// The closest option's discriminator comes first, then the deepest value or key, then values that are present, then
  /// the order of the issues.
  static func of(_ issue: ValidationIssue, in locator: ValueLocator) -> InnermostIssue {
    of(issue, behind: [], in: locator)
  }

  private static func of(
    _ issue: ValidationIssue, behind path: [PathSegment], in locator: ValueLocator
  ) -> InnermostIssue {
    let path = path + issue.path
    if let errors = issue.errors,
      let option = BranchChoice(in: locator).likeliest(of: errors, kind: locator.kind(of: issue)),
      let found = likeliest(of: errors[option], behind: path, in: locator)
    {
      var found = found
      let place = found.path.dropFirst(path.count)
      if found.alternatives.isEmpty { found.alternatives = allowed(at: place, by: errors) }
      if hasCheck(at: place, in: errors) { found.allowsOtherStrings = true }
      return found
    }
    if let key = ofKey(issue, in: locator) {
      return InnermostIssue(issue: key, path: path, isOfKey: true)
    }
    return InnermostIssue(issue: issue, path: path)
  }

  /// Returns the innermost issue of an option.
  private static func likeliest(
    of issues: [ValidationIssue], behind path: [PathSegment], in locator: ValueLocator
  ) -> InnermostIssue? {
    if let discriminator = issues.first(where: BranchChoice.isDiscriminator) {
      return of(discriminator, behind: path, in: locator)
    }
    var best: InnermostIssue?
    for issue in issues {
      let next = of(issue, behind: path, in: locator)
      if let best, best.rank >= next.rank { continue }
      best = next
    }
    return best
  }

  /// The depth of the value or unknown key, then whether it is there.
  private var rank: (Int, Int) {
    (
      path.count + (issue.code == .unrecognizedKeys ? 1 : 0),
      issue.isOfAbsentValue ? 0 : 1
    )
  }

  /// Returns the innermost issue of a key, which is a string; nil for an issue that is not about one.
  static func ofKey(_ issue: ValidationIssue, in locator: ValueLocator) -> ValidationIssue? {
    guard issue.code == .invalidKey, var inner = issue.keyIssues?.first else { return nil }
    while let errors = inner.errors,
      let option = BranchChoice(in: locator).likeliest(of: errors, kind: "string"),
      let first = errors[option].first
    {
      inner = first
    }
    return inner
  }

  /// Returns whether a check of an option rejects the value at a path relative to the union.
  private static func hasCheck(
    at path: ArraySlice<PathSegment>, in errors: [[ValidationIssue]]
  ) -> Bool {
    errors.contains { issues in
      issues.contains { issue in
        switch issue.code {
        case .tooSmall, .tooBig, .invalidFormat, .custom: issue.path[...] == path
        default: false
        }
      }
    }
  }

  /// Returns the values that options allow at a path relative to the union.
  private static func allowed(
    at path: ArraySlice<PathSegment>, by errors: [[ValidationIssue]]
  ) -> [JSONValue] {
    errors.flatMap { issues in
      issues.filter { $0.code == .invalidValue && $0.path[...] == path }
        .flatMap { $0[parameter: "values"]?.elements ?? [] }
    }
  }
}
