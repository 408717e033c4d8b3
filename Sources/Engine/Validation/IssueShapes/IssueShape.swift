/// The forms that Zod's functions give to a list of issues.
///
/// The name of a case is that of `compass-validate verdicts --errors`.
public enum IssueShape: String, Sendable, Hashable, CaseIterable {
  /// The list itself, as `ZodError.issues`.
  case issues
  /// Messages by the first key of the path: Zod's `flattenError`.
  case flat
  /// A tree with `errors`, `properties` and `items`: Zod's `treeifyError`.
  case tree
  /// A tree with the payload's own keys and `_errors`: Zod's `formatError`.
  case formatted
  /// Lines for a person: Zod's `prettifyError`.
  case pretty
}
