extension IssueLocale: CustomStringConvertible {
  /// The identifier, such as `es`.
  public var description: String { identifier }
}
