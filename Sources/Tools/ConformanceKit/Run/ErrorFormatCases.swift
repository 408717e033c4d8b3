internal import SourceJSON

/// Runs cases of the kind `formatError`: lists of issues in the forms for people and pages.
enum ErrorFormatCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    .failed(expected: "a result", found: "not implemented")
  }
}
