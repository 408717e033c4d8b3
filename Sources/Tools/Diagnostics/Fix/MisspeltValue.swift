internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// A value that is not allowed, with the allowed one that is clearly closest.
struct MisspeltValue {
  /// The replacement; nil if the value may be meant as it is.
  let fix: SuggestedFix?
  /// The question for a person; nil if the replacement is safe.
  let question: String?

  /// Nil if no allowed value is clearly closest.
  ///
  /// - Parameters:
  ///   - inner: The issue with the values that are allowed.
  ///   - range: The range of the value in the file.
  init?(_ inner: InnermostIssue, at range: SourceRange, in locator: ValueLocator) {
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
    guard let nearest = NearestValue.of(issue, among: values, in: locator),
      let written = locator.string(of: issue, limit: .max)
    else { return nil }
    let text = JSONWriter.string(of: .string(nearest))
    let applicability = SpellingChange(from: written, to: nearest)
      .applicability(among: values.lazy.compactMap(\.text), isOnlyClosest: true)
    fix =
      inner.allowsOtherStrings
      ? nil
      : applicability.map {
        SuggestedFix(
          description:
            "replace \(locator.summary(of: issue)) with \(PrintableText.oneLine(text))",
          applicability: $0, replacements: [SuggestedFix.Replacement(range: range, text: text)])
      }
    question = fix?.applicability == .safe ? nil : "did you mean \(PrintableText.oneLine(text))?"
  }
}
