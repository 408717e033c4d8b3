internal import SourceJSON

/// Runs cases of the kind `locale`: the message of an issue in a language.
enum LocaleCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    .failed(expected: "a result", found: "not implemented")
  }
}
