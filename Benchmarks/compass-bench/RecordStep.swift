import Diagnostics
import SourceJSON
import Validation

/// The last step that a payload takes.
enum RecordStep: String {
  /// Its text to a tape.
  case scan
  /// The tape, and the verdict.
  case judge
  /// The verdict, and the output as JSON.
  case output
  /// The call that an app makes: the output or the issues as values.
  case validate
  /// The verdict, and how many issues there are, as with `--quiet`.
  case count
  /// The verdict, and the issues as values.
  case explain
  /// The issues as a compiler prints them.
  case text
  /// The issues as a line of JSON each.
  case ndjson
}

/// A validator that takes one payload after another to a given step.
struct RecordSteps: ~Copyable {
  private let validator: Validator
  private var record: RecordValidator
  private var tape = Tape()
  private var written: [UInt8] = []

  init(_ validator: Validator) {
    self.validator = validator
    record = RecordValidator(validator)
  }

  /// Takes a payload as far as a step; returns a number that depends on the step's result: how many issues
  /// there are, or where none are looked for whether there is an output, or a tape.
  mutating func run(_ step: RecordStep, _ payload: UnsafeBufferPointer<UInt8>) throws -> Int {
    switch step {
    case .scan:
      try JSONScanner.scan(payload, into: &tape)
      return tape.count > 0 ? 1 : 0
    case .judge:
      return try record.verdict(on: payload) == .valid ? 1 : 0
    case .output:
      guard try record.verdict(on: payload, writesOutput: true) == .valid else {
        throw BenchError.notValid
      }
      written.removeAll(keepingCapacity: true)
      record.writeOutput(to: &written)
      return written.isEmpty ? 0 : 1
    case .validate:
      return validator.validate(payload).issues.count
    case .count:
      _ = try record.verdict(on: payload)
      return try record.issueCount().get()
    case .explain:
      _ = try record.verdict(on: payload)
      return try record.explain().get().count
    case .text: return try render(FindingTextRenderer(), payload)
    case .ndjson: return try render(FindingJSONRenderer(isPerLine: true), payload)
    }
  }

  private mutating func render(
    _ renderer: some FindingRenderer, _ payload: UnsafeBufferPointer<UInt8>
  ) throws -> Int {
    _ = try record.verdict(on: payload)
    written.removeAll(keepingCapacity: true)
    let issues = try record.explain().get()
    let origin = RecordOrigin(path: "mixed.ndjson", isLine: true)
    let maker = FindingMaker(record.payload, origin: origin, withSource: renderer.showsSource)
    let findings = maker.findings(of: issues)
    for index in findings.indices { renderer.append(findings[index], to: &written) }
    return findings.count
  }
}

/// Why a figure would mean nothing.
enum BenchError: Error {
  /// Two ways to one result have not the same.
  case differs(String)
  /// A payload that was to have an output has none.
  case notValid
}
