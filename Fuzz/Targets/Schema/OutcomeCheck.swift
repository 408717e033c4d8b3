import JSPrimitives
import SchemaModel
import SourceJSON
import Validation

/// The check that all ways to validate one payload agree.
struct OutcomeCheck {
  let validator: Validator
  let payload: [UInt8]

  func check() throws(Finding) {
    let outcome = validator.validate(payload)
    if case .undecided(.notJSON(let error)) = outcome {
      try Finding.unless(
        (try? JSONDocument(payload, limits: validator.limits.reading)) == nil,
        "\(error) of sound JSON")
      return try Finding.unless(
        validator.verdict(on: payload) == .undecided(.notJSON(error)), "\(error), but a verdict")
    }
    try checkIssues(outcome)
    let result = payload.withUnsafeBufferPointer { bytes in
      Result { () throws(Finding) in try compareModes(bytes, outcome) }
    }
    try result.get()
    try compareWithValue(outcome)
  }

  /// Checks that an invalid payload has issues, and that each has a range in the text.
  private func checkIssues(_ outcome: Outcome<JSONValue>) throws(Finding) {
    guard case .invalid(let issues) = outcome else { return }
    try Finding.unless(!issues.isEmpty, "invalid without an issue")
    for issue in issues {
      try Finding.unless(
        issue.range.map { 0 <= $0.lowerBound && $0.upperBound <= payload.count } ?? false,
        "\(issue.json) stands nowhere")
    }
  }

  /// Checks that judging and explaining agree.
  private func compareModes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ outcome: Outcome<JSONValue>
  ) throws(Finding) {
    var record = RecordValidator(validator)
    let alone = try? record.verdict(on: bytes)
    let passed = try? record.verdict(on: bytes, writesOutput: true)
    var passedOutput: [UInt8] = []
    if passed == .valid { record.writeOutput(to: &passedOutput) }
    guard let verdict = try? record.judge(bytes) else { throw Finding("not JSON any more") }
    try Finding.unless(alone == verdict, "\(verdict), but not if nothing else is asked")
    try Finding.unless(passed == verdict, "\(verdict), but not if the output is written")
    var another = RecordValidator(validator)
    let expected = try? another.verdict(on: bytes)
    try Finding.unless(expected == verdict, "\(verdict), but not at first")
    var written: [UInt8] = []
    switch (verdict, outcome) {
    case (.valid, .valid(let output)):
      record.writeOutput(to: &written)
      try Finding.unless(
        written == JSONWriter.bytes(of: output),
        "\(String(decoding: written, as: UTF8.self)) is written, but \(output) is the output")
      try Finding.unless(
        passedOutput == written,
        "\(String(decoding: passedOutput, as: UTF8.self)) is written in one pass")
    case (.invalid, .invalid), (.undecided, .undecided): break
    // The first issue is enough to judge. A later part may make the list of issues undecidable.
    case (.invalid, .undecided): break
    default: throw Finding("\(verdict), but \(outcome)")
    }
    let explained = record.explain()
    let count = another.issueCount()
    try Finding.unless(
      another.explain() == explained && count == explained.map(\.count),
      "other issues behind one pass")
    switch (explained, outcome) {
    case (.success(let issues), .valid(let output)):
      try Finding.unless(issues.isEmpty, "valid, but explained by \(issues.map(\.json))")
      var again: [UInt8] = []
      record.writeOutput(to: &again)
      try Finding.unless(
        again == written,
        "\(String(decoding: again, as: UTF8.self)) when explained, but \(output) is the output")
    case (.success(let issues), .invalid(let expected)):
      try Finding.unless(issues == expected, "other issues in a second run")
    case (.failure, .undecided): break
    case (.success(let issues), .undecided(let reason)):
      throw Finding("\(reason), but explained by \(issues.map(\.json))")
    case (.failure(let reason), _): throw Finding("\(reason), but \(outcome)")
    }
  }

  /// Checks that a value is validated like its text, only without ranges.
  private func compareWithValue(_ outcome: Outcome<JSONValue>) throws(Finding) {
    guard let document = try? JSONDocument(payload, limits: validator.limits.reading) else {
      return
    }
    let found = validator.validate(document.value)
    switch (outcome, found) {
    case (.valid(let expected), .valid(let output)):
      try Finding.unless(
        JSONWriter.bytes(of: output) == JSONWriter.bytes(of: expected),
        "\(output) of the value, but \(expected) of the text")
    case (.invalid(let expected), .invalid(let issues)):
      try Finding.unless(
        issues.map(\.json) == expected.map(\.json),
        "\(issues.map(\.json)) of the value, but \(expected.map(\.json)) of the text")
    case (.undecided(let expected), .undecided(let reason)):
      try Finding.unless(reason == expected, "\(reason), but \(expected)")
    default: throw Finding("\(found) of the value, but \(outcome) of the text")
    }
  }
}
