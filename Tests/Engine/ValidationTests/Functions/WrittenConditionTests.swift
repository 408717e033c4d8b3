import SourceJSON
import Testing
import Validation

/// Conditions that a schema document holds as data.
@Suite struct WrittenConditionTests {
  /// The outcome of a payload by a document's schema with one condition: valid, invalid, or the reason why it is undecided.
  private func outcome(
    _ payload: String, _ condition: String, of schema: String
  ) throws -> String {
    let node = schema.replacing("CHECK", with: #"{"check":"custom","condition":\#(condition)}"#)
    let document =
      #"{"format":"schema-document/2","zod":"4.4.3","name":"n","schema":\#(node)}"#
    let validator = try Validator(document: Array(document.utf8))
    let verdict = validator.verdict(on: payload)
    switch validator.validate(payload) {
    case .valid:
      #expect(verdict == .valid)
      return "valid"
    case .invalid(let issues):
      #expect(verdict == .invalid)
      return issues.map(\.message).joined(separator: ",")
    case .undecided(let reason):
      #expect(verdict == .undecided(reason))
      return "\(reason)"
    }
  }

  private static let object =
    #"{"type":"object","shape":{"a":{"type":"optional","inner":{"type":"unknown"}},"b":{"type":"optional","inner":{"type":"unknown"}}},"unknownKeys":"strip","checks":[CHECK]}"#

  private func holds(_ payload: String, _ condition: String) throws -> Bool? {
    switch try outcome(payload, condition, of: Self.object) {
    case "valid": true
    case "Invalid input": false
    default: nil
    }
  }

  /// Values as JSON; nil for an absent one.
  private static let values = [
    nil, "null", "true", "0", "-0", "5", #""""#, #""5""#, #""10""#, #""x""#, #""\ue000""#,
    #""\ud83d\ude00""#,
  ]

  private static func payload(_ first: String?, _ second: String?) -> String {
    let members = [first.map { #""a":\#($0)"# }, second.map { #""b":\#($0)"# }]
    return "{\(members.compactMap(\.self).joined(separator: ","))}"
  }

  @Test(
    "Two fields of every type compare as in JavaScript",
    arguments: [
      // Recorded from V8, for each value on the left those on the right.
      (
        "equal",
        "100000000000010000000000001000000000000110000000000110000000000001000000000000100000000000010000000000001000000000000100000000000010000000000001"
      ),
      (
        "less",
        "000000000000001001011000000001011000001001011000001001011000000000001000001001011111000000000111000000010111000000000011000000000000000000000010"
      ),
      (
        "lessOrEqual",
        "000000000000011111111000001001011000011111111000011111111000000001011000011111111111000001010111000000011111000000000111000000000010000000000011"
      ),
    ])
  func comparisons(name: String, recorded: String) throws {
    var found = ""
    for left in Self.values {
      for right in Self.values {
        let condition = #"{"\#(name)":[{"field":"a"},{"field":"b"}]}"#
        found += try holds(Self.payload(left, right), condition).map { $0 ? "1" : "0" } ?? "?"
      }
    }
    #expect(found == recorded)
  }

  @Test(
    "Two dates compare as in JavaScript",
    arguments: [
      (
        "less",
        "0000000000000010010100001001010000100101000000000000000000000000100101000000000000000000000000000000"
      ),
      (
        "lessOrEqual",
        "0000000000011110110101111011010111101101000010010100000000000111101101000010010100000000000000100101"
      ),
    ])
  func dates(name: String, recorded: String) throws {
    let values = [
      nil, "null", "0", "-0.5", "1.9", "9e15", #""1970-01-01""#, #""1970-01-01T00:00:00.001Z""#,
      #""x""#, "true",
    ]
    var found = ""
    for left in values {
      for right in values {
        let condition = #"{"\#(name)":[{"date":"a"},{"date":"b"}]}"#
        found += try holds(Self.payload(left, right), condition).map { $0 ? "1" : "0" } ?? "?"
      }
    }
    #expect(found == recorded)
  }

  @Test("Fields that are dates compare by their time, and not by identity")
  func dateFields() throws {
    let schema =
      #"{"type":"object","shape":{"a":{"type":"date","coerce":true},"b":{"type":"date","coerce":true}},"unknownKeys":"strip","checks":[CHECK]}"#
    let payload = #"{"a":"2026-01-02","b":"2026-01-01"}"#
    let less = #"{"less":[{"field":"b"},{"field":"a"}]}"#
    #expect(try outcome(payload, less, of: schema) == "valid")
    #expect(
      try outcome(payload, #"{"less":[{"date":"a"},{"field":"b"}]}"#, of: schema)
        == "Invalid input")
    #expect(
      try outcome(payload, #"{"equal":[{"field":"a"},{"field":"b"}]}"#, of: schema)
        == "a === b is not defined for a value of type Date")
  }

  @Test(
    "Conditions are combined from left to right, and a part that isn't needed isn't tested",
    arguments: [
      (#"{"truthy":{"field":"a"}}"#, #"{"a":""}"#, false),
      (#"{"truthy":{"field":"a"}}"#, #"{"a":[]}"#, true),
      (#"{"not":{"truthy":{"field":"a"}}}"#, "{}", true),
      (#"{"any":[]}"#, "{}", false), (#"{"all":[]}"#, "{}", true),
      (
        #"{"any":[{"not":{"truthy":{"field":"a"}}},{"less":[{"field":"b"},1]}]}"#, #"{"b":[]}"#,
        true
      ),
      (#"{"all":[{"truthy":{"field":"a"}},{"less":[{"field":"b"},1]}]}"#, #"{"b":[]}"#, false),
      (#"{"all":[{"truthy":{"field":"a"}},{"less":[{"field":"b"},1]}]}"#, #"{"a":1,"b":0}"#, true),
      (#"{"less":[{"field":"b"},1]}"#, #"{"b":[]}"#, nil),
      (#"{"equal":[{"field":"a"},{"field":"b"}]}"#, #"{"a":[],"b":[]}"#, nil),
      (#"{"equal":[{"field":"a"},{"field":"b"}]}"#, #"{"a":[],"b":{}}"#, false),
      (#"{"equal":[{"field":"a"},"x"]}"#, #"{"a":"x"}"#, true),
      (#"{"equal":[{"field":"a"},{"$undefined":true}]}"#, "{}", true),
      (#"{"equal":[{"field":"a"},{"$undefined":true}]}"#, #"{"a":null}"#, false),
      (#"{"equal":[{"field":"c"},null]}"#, #"{"c":null}"#, false),
      (#""hasAnyField""#, #"{"a":null}"#, true), (#""hasAnyField""#, #"{"c":1}"#, false),
    ] as [(String, String, Bool?)])
  func combinations(condition: String, payload: String, expected: Bool?) throws {
    #expect(try holds(payload, condition) == expected)
  }

  @Test(
    "A string is blank if it has nothing besides white space",
    arguments: [
      (#"" \ufeff\n""#, "Invalid input", "Invalid input"), (#"" x ""#, "valid", "valid"),
      (#""""#, "Invalid input", "valid"),
      ("null", "is not blank is not defined for a value of type null", "valid"),
      ("0", "is not blank is not defined for a value of type number", "valid"),
      (
        "1", "is not blank is not defined for a value of type number",
        "is empty or not blank is not defined for a value of type number"
      ),
    ])
  func strings(payload: String, notBlank: String, emptyOrNotBlank: String) throws {
    let schema = #"{"type":"unknown","checks":[CHECK]}"#
    #expect(try outcome(payload, #""notBlank""#, of: schema) == notBlank)
    #expect(try outcome(payload, #""emptyOrNotBlank""#, of: schema) == emptyOrNotBlank)
  }

  @Test(
    "A condition on a value compares it as in JavaScript",
    arguments: [
      (#"{"equal":[{"value":true},true]}"#, "true", true),
      (#"{"equal":[{"value":true},true]}"#, "1", false),
      (#"{"equal":[{"value":true},true]}"#, "null", false),
      (#"{"not":{"equal":[{"value":true},"a"]}}"#, #""b""#, true),
      (#"{"truthy":{"value":true}}"#, #""""#, false), (#"{"truthy":{"value":true}}"#, "[]", true),
      (#"{"less":[0,{"value":true}]}"#, "0.5", true),
      (#"{"less":[0,{"value":true}]}"#, #""-1""#, false),
      (#"{"equal":[{"value":true},null]}"#, "null", true),
      (#"{"equal":[{"value":true},null]}"#, "0", false),
      (#"{"less":[0,{"value":true}]}"#, "[1]", nil),
    ] as [(String, String, Bool?)])
  func wholeValues(condition: String, payload: String, expected: Bool?) throws {
    let schema = #"{"type":"unknown","checks":[CHECK]}"#
    let found: Bool? =
      switch try outcome(payload, condition, of: schema) {
      case "valid": true
      case "Invalid input": false
      default: nil
      }
    #expect(found == expected)
  }
}
