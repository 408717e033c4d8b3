internal import SourceJSON

/// Runs cases of the kind `fromJSONSchema`: the schema of a JSON Schema.
enum FromJSONSchemaCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    .failed(expected: "a result", found: "not implemented")
  }
}
