internal import JSPrimitives
internal import SourceJSON
internal import Validation

extension SuggestedFix {
  /// The replacement of a misspelt value by the allowed one that is clearly closest; nil if no value is.
  ///
  /// - Parameters:
  ///   - inner: The issue with the values that are allowed.
  ///   - range: The range of the value in the file.
  init?(misspelt inner: InnermostIssue, at range: SourceRange, in locator: ValueLocator) {
    let issue = inner.issue
    // A discriminated union lists the values of its discriminator.
    let list =
      switch issue.code {
      case .invalidValue: "values"
      case .invalidUnion: "options"
      default: ""
      }
    guard !inner.isOfKey, let allowed = issue[parameter: list]?.elements else { return nil }
    let values = allowed + inner.alternatives.filter { !allowed.contains($0) }
    guard let nearest = NearestValue.of(issue, among: values, in: locator) else { return nil }
    let text = JSONWriter.string(of: .string(nearest))
    self.init(
      description:
        "replace \(locator.summary(of: issue)) with \(PrintableText.oneLine(text))",
      replacements: [Replacement(range: range, text: text)])
  }
}
