import CompassSchemas
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import PayloadGeneration

/// A comparison of the generator's payloads, and of the oracle's predictions, with the validator's findings.
struct Agreement {
  let schema: ZodSchema
  let generator: PayloadGenerator
  let validator: Validator

  init(
    _ schema: ZodSchema, revision: WebRevision = .february2026, version: ZodVersion? = nil
  ) throws {
    self.schema = schema
    let version = version ?? revision.zod
    generator = try PayloadGenerator(
      schema, version: version, functions: revision.functions)
    validator = try Validator(schema, zod: version, functions: revision.functions)
  }

  /// Codes and paths of the validator's issues, or nil if it is undecided. Both of its modes must agree.
  func found(_ payload: JSONValue) throws -> [ExpectedIssue]? {
    let bytes = JSONWriter.bytes(of: payload)
    var record = RecordValidator(validator)
    return try bytes.withUnsafeBufferPointer { buffer -> [ExpectedIssue]? in
      let verdict = try record.judge(buffer)
      guard case .success(let issues) = record.explain() else { return nil }
      #expect((verdict == .valid) == issues.isEmpty)
      return issues.map { ExpectedIssue(code: $0.code, path: $0.path) }
    }
  }

  /// Returns whether a payload is valid but has an output that JSON can't express, such as a `bigint`.
  private func lacksOutput(_ payload: JSONValue) -> Bool {
    guard case .undecided(.unsupportedValue(let name, _)) = validator.validate(payload) else {
      return false
    }
    return name == "JSON output"
  }

  /// Returns whether the validator finds something else than the oracle foresees.
  func disagrees(_ payload: JSONValue) -> Bool {
    guard !lacksOutput(payload) else { return false }
    guard let expected = generator.foreseenIssues(of: payload) else { return false }
    return (try? found(payload)) != expected
  }

  /// Returns the report of a disagreement on a payload, with the smallest payload that shows it; nil if there is
  /// none.
  func failure(
    _ payload: JSONValue, _ expected: [ExpectedIssue], seed: UInt64, index: UInt64
  ) throws -> String? {
    guard !lacksOutput(payload), try found(payload) != expected else { return nil }
    let small = PayloadShrinker.shrink(payload, shrinksNumbers: true, while: disagrees)
    let line = VectorLine.text(
      id: "generated/\(seed)-\(index)", schema: schema, input: small,
      outcome: validator.validate(small))
    let foreseen = JSONWriter.string(of: .array(expected.map(\.json)))
    return "seed \(seed), payload \(index), foreseen \(foreseen): \(line)"
  }

  /// Expects the validator to say this of a payload, and the oracle to foresee it unless it can't know.
  func expect(
    _ payload: JSONValue, _ expected: [ExpectedIssue], seed: UInt64, index: UInt64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for issues in [expected, generator.foreseenIssues(of: payload) ?? expected] {
      let failure = try failure(payload, issues, seed: seed, index: index)
      #expect(failure == nil, sourceLocation: sourceLocation)
    }
  }
}

extension PayloadGenerator {
  /// Returns the issues that the oracle predicts for a payload, in order; nil if it can't.
  func foreseenIssues(of payload: JSONValue) -> [ExpectedIssue]? {
    try? Oracle.issues(schema, payload)
  }
}
