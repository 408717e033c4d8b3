extension FlattenedIssues: CustomStringConvertible {
  /// The JSON text that Zod's `flattenError` has.
  public var description: String { jsonText() }
}

extension FormattedIssues: CustomStringConvertible {
  /// The JSON text that Zod's `formatError` has.
  public var description: String { jsonText() }
}

extension IssueTree: CustomStringConvertible {
  /// The JSON text that Zod's `treeifyError` has; the reason if Zod has no such form.
  public var description: String {
    do throws(IssueShape.Failure) { return try jsonText() } catch { return "\(error)" }
  }
}
