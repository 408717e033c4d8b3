import CompassSchemas
import Foundation
import SchemaModel
import SourceJSON
import Testing
import Validation

/// Every way into a validator and both of its modes have the same outcome.
@Suite struct AgreementTests {
  /// The number of random schemas of each seed and version. `AGREEMENT_SCHEMAS` sets another one for a run by hand.
  private static let schemaCount =
    ProcessInfo.processInfo.environment["AGREEMENT_SCHEMAS"].flatMap(Int.init) ?? 75

  @Test(arguments: ["coach", "interaction", "event"], [1, 2, 3] as [UInt64])
  func onRandomPayloads(_ name: String, _ seed: UInt64) throws {
    let validator = try Validator(
      #require(SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)).schema,
      zod: WebRevision.february2026.zod)
    var payloads = PayloadMutations(seed: seed, schema: name)
    var verdicts = (valid: 0, invalid: 0)
    for _ in 0..<250 {
      let payload = try payloads.next()
      switch try outcome(of: payload, by: validator) {
      case .valid: verdicts.valid += 1
      case .invalid: verdicts.invalid += 1
      case .undecided(let reason): Issue.record("\(reason): \(payload)")
      }
    }
    #expect(verdicts.valid > 5)
    #expect(verdicts.invalid > 50)
  }

  @Test(arguments: ZodVersion.allCases, 1...8 as ClosedRange<UInt64>)
  func onRandomSchemas(_ version: ZodVersion, _ seed: UInt64) throws {
    var random = RandomSchema(seed: seed, hasFunctions: seed.isMultiple(of: 2))
    var (decided, valid) = (0, 0)
    for _ in 0..<Self.schemaCount {
      let schema = random.schema(for: version)
      let validator = try Validator(schema, zod: version, functions: .testing)
      for _ in 0..<12 {
        let payload = payloadText(random.value())
        let outcome = try outcome(of: payload, by: validator)
        if outcome.isValid { valid += 1 }
        if !outcome.isUndecided { decided += 1 }
        if case .invalid([]) = outcome {
          let document = SchemaDocument(name: "random", schema: schema)
          Issue.record("no issues: \(payload) by \(document)")
        }
      }
    }
    #expect(valid > 20)
    #expect(decided > Self.schemaCount * 9)
  }

  /// Returns JSON text that writes infinity as a literal that is too large.
  private func payloadText(_ value: JSONValue) -> String {
    switch value {
    case .number(.infinity): "1e999"
    case .array(let elements): "[" + elements.map(payloadText).joined(separator: ",") + "]"
    case .object(let object):
      "{"
        + object.members
        .map { "\(JSONWriter.string(of: .string($0.key))):\(payloadText($0.value))" }
        .joined(separator: ",") + "}"
    default: JSONWriter.string(of: value)
    }
  }

  @Test(arguments: ["coach", "interaction", "event"])
  func aRecordValidatorStartsAfreshWithEachPayload(_ name: String) throws {
    let validator = try Validator(
      #require(SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)).schema,
      zod: WebRevision.february2026.zod)
    var payloads = PayloadMutations(seed: 11, schema: name)
    var record = RecordValidator(validator)
    for _ in 0..<200 {
      let bytes = Array(try payloads.next().utf8)
      let found = bytes.withUnsafeBufferPointer {
        record.outcome($0).map { record.outputValue }
      }
      #expect(found.written == validator.validate(bytes).written)
    }
  }

  /// An output fits the schema again, except if a limit applies to the text before a transform.
  @Test func outputsOfTheSamplesFitAgain() throws {
    for name in ["coach", "interaction", "event"] {
      let validator = try Validator(
        #require(SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)).schema,
        zod: WebRevision.february2026.zod)
      let first = try validator.validate(PayloadMutations.bytes(of: "\(name)-valid.json"))
      let output = try #require(first.output)
      #expect(validator.validate(output) == first)
    }
  }

  @Test(arguments: [
    ("coach", ["school_id", "role", "email", "phone", "twitter_handle", "notes"]),
    ("interaction", ["occurred_at", "school_id", "school_id"]),
    ("event", ["state", "start_time", "url", "url", "cost", "end_date"]),
  ])
  func theInvalidSamplesHaveTheirIssues(_ name: String, _ fields: [String]) throws {
    let validator = try Validator(
      #require(SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)).schema,
      zod: WebRevision.february2026.zod)
    let bytes = try PayloadMutations.bytes(of: "\(name)-invalid.json")
    let outcome = try outcome(of: String(decoding: bytes, as: UTF8.self), by: validator)
    #expect(outcome.issues.map(\.field) == fields)
  }

  @Test func aValidatorFromADocumentIsTheSame() throws {
    let document = try #require(
      SchemaCatalog.document(named: "event", of: .february2026, currentYear: 2026))
    let loaded = try Validator(
      SchemaDocument(document.value).schema, zod: WebRevision.february2026.zod,
      functions: WebRevision.february2026.functions)
    let built = try Validator(.event, revision: .february2026)
    var payloads = PayloadMutations(seed: 5, schema: "event")
    for _ in 0..<50 {
      let payload = try payloads.next()
      #expect(loaded.validate(payload) == built.validate(payload))
    }
  }
}
