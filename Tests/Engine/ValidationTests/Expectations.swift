import SchemaModel
import SourceJSON
import Testing
import Validation

extension FunctionRegistry {
  /// The standard functions, and those that these tests' schemas name.
  static let testing: FunctionRegistry = {
    var functions = FunctionRegistry.standard
    functions.register(predicate: "alwaysPass") { _ in true }
    functions.register(predicate: "alwaysFail") { _ in false }
    functions.register(predicate: "truthy") { value in
      switch value {
      case .null: false
      case .boolean(let value): value
      case .number(let number): number != 0 && !number.isNaN
      case .string(let text): text != ""
      case .array, .object: true
      }
    }
    functions.registerNamedFunctions()
    return functions
  }()
}

extension Outcome {
  /// Whether the payload is not JSON.
  var isNotJSON: Bool {
    if case .undecided(.notJSON) = self { true } else { false }
  }
}

extension ZodSchema.Predicate {
  static let alwaysPass: ZodSchema.Predicate = "alwaysPass"
  static let alwaysFail: ZodSchema.Predicate = "alwaysFail"
  static let truthy: ZodSchema.Predicate = "truthy"
}

extension Outcome {
  /// Whether the outcome is neither valid nor invalid.
  var isUndecided: Bool { if case .undecided = self { true } else { false } }
}

extension Outcome<JSONValue> {
  /// The outcome as text, which shows the order of keys and properties.
  var written: String {
    switch self {
    case .valid(let output): JSONWriter.string(of: output)
    case .invalid(let issues): issues.map { JSONWriter.string(of: $0.json) }.joined(separator: "\n")
    case .undecided(let reason): "undecided: \(reason)"
    }
  }
}

/// Returns the outcome of a payload. Expects the same outcome from the bytes, the string, the value, and the two
/// modes of a record validator.
func outcome(
  of payload: String, by validator: Validator, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Outcome<JSONValue> {
  let bytes = Array(payload.utf8)
  let outcome = validator.validate(bytes)
  #expect(validator.validate(payload) == outcome, sourceLocation: sourceLocation)
  let value = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 10_000)).value
  #expect(validator.validate(value).written == outcome.written, sourceLocation: sourceLocation)
  try expectAgreement(of: bytes, by: validator, with: outcome, sourceLocation: sourceLocation)
  return outcome
}

/// Expects judging alone and explaining alone to find this outcome.
func expectAgreement(
  of bytes: [UInt8], by validator: Validator, with outcome: Outcome<JSONValue>,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var record = RecordValidator(validator)
  let (verdict, judged, explained, output) = try bytes.withUnsafeBufferPointer { buffer in
    let verdict = try record.judge(buffer)
    var judged: [UInt8] = []
    if verdict == .valid { record.writeOutput(to: &judged) }
    guard case .success(let issues) = record.explain() else {
      return (verdict, judged, nil as [ValidationIssue]?, JSONValue.null)
    }
    return (verdict, judged, issues, issues.isEmpty ? record.outputValue : .null)
  }
  #expect(validator.verdict(on: bytes) == verdict, sourceLocation: sourceLocation)
  let (alone, found) = try bytes.withUnsafeBufferPointer { buffer in
    (try record.verdict(on: buffer), try? record.explain().get())
  }
  #expect(alone == verdict, sourceLocation: sourceLocation)
  #expect(found == explained, sourceLocation: sourceLocation)
  let count = try bytes.withUnsafeBufferPointer { buffer in
    _ = try record.verdict(on: buffer)
    return try? record.issueCount().get()
  }
  #expect(count == explained?.count, sourceLocation: sourceLocation)
  switch outcome {
  case .valid:
    #expect(verdict == .valid, sourceLocation: sourceLocation)
    #expect(explained == [], sourceLocation: sourceLocation)
    let text = String(decoding: judged, as: UTF8.self)
    #expect(text == outcome.written, sourceLocation: sourceLocation)
    #expect(JSONWriter.string(of: output) == text, sourceLocation: sourceLocation)
  case .invalid(let issues):
    for issue in issues {
      var members = ByteBuffer()
      issue.appendMembers(to: &members)
      let text = "{" + String(decoding: members.bytes, as: UTF8.self) + "}"
      #expect(text == JSONWriter.string(of: issue.json), sourceLocation: sourceLocation)
    }
    #expect(verdict == .invalid, sourceLocation: sourceLocation)
    #expect(explained == issues, sourceLocation: sourceLocation)
    #expect(!issues.isEmpty, sourceLocation: sourceLocation)
  case .undecided(let reason):
    #expect(verdict == .undecided(reason), sourceLocation: sourceLocation)
  }
  if ElementsValidator.fits(validator) {
    expectElements(of: bytes, by: validator, with: outcome, sourceLocation: sourceLocation)
  }
}

/// Expects a run over the elements to find this outcome, if it has an answer.
private func expectElements(
  of bytes: [UInt8], by validator: Validator, with outcome: Outcome<JSONValue>,
  sourceLocation: SourceLocation
) {
  var elements = ElementsValidator(validator)
  var output: [UInt8] = []
  let (answer, isWritten) = bytes.withUnsafeBufferPointer { buffer in
    let answer = elements.judge(buffer, countsIssues: true)
    return (answer, answer == .valid && elements.writeOutput(of: buffer) { output += $0 })
  }
  switch answer {
  case .valid:
    let text = String(decoding: output, as: UTF8.self)
    #expect(isWritten && outcome.isValid && text == outcome.written, sourceLocation: sourceLocation)
  case .invalid(let issueCount):
    guard case .invalid(let issues) = outcome else {
      Issue.record("\(outcome)", sourceLocation: sourceLocation)
      return
    }
    #expect(issues.count == issueCount, sourceLocation: sourceLocation)
  case nil: break
  }
}

/// Expects a payload to be valid, and its output to be this text; without one, the payload itself.
func expectValid(
  _ payload: String, by schema: ZodSchema, zod: ZodVersion = .v4_4_3, output: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let validator = try Validator(schema, zod: zod, functions: .testing)
  let outcome = try outcome(of: payload, by: validator, sourceLocation: sourceLocation)
  #expect(outcome.isValid, sourceLocation: sourceLocation)
  #expect(outcome.written == output ?? payload, sourceLocation: sourceLocation)
}

/// Expects a payload to be invalid with these messages, each after its field and a colon where the issue
/// is not about the whole payload.
func expectInvalid(
  _ payload: String, by schema: ZodSchema, zod: ZodVersion = .v4_4_3, _ messages: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let validator = try Validator(schema, zod: zod, functions: .testing)
  let outcome = try outcome(of: payload, by: validator, sourceLocation: sourceLocation)
  let found = outcome.issues.map { $0.path.isEmpty ? $0.message : "\($0.field): \($0.message)" }
  #expect(found == messages, "\(outcome.written)", sourceLocation: sourceLocation)
}

/// Expects a payload to be invalid with these issues, each written as JSON with every property.
func expectIssues(
  _ payload: String, by schema: ZodSchema, zod: ZodVersion = .v4_4_3, _ issues: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let validator = try Validator(schema, zod: zod, functions: .testing)
  let outcome = try outcome(of: payload, by: validator, sourceLocation: sourceLocation)
  #expect(!outcome.isValid, sourceLocation: sourceLocation)
  #expect(outcome.written == issues.joined(separator: "\n"), sourceLocation: sourceLocation)
}
