internal import SourceJSON

/// Runs cases of the kind `toJSONSchema`: the JSON Schema of a schema.
enum JSONSchemaCases {
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    .failed(expected: "a result", found: "not implemented")
  }
}
