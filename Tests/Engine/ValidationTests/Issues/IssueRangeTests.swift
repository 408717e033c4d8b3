import SchemaModel
import SourceJSON
import Testing
import Validation

/// The ranges of issues in the payload's text.
@Suite struct IssueRangeTests {
  /// Returns the text of each issue's range.
  private func places(_ payload: String, by schema: ZodSchema) throws -> [String?] {
    let bytes = Array(payload.utf8)
    return try outcome(of: payload, by: .init(schema, functions: .testing)).issues.map { issue in
      issue.range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  private static let never = ZodSchema.unknown.refine(.alwaysFail)

  @Test func aScalarsRangeIsItsText() throws {
    let schema = ZodSchema.array(Self.never)
    #expect(
      try places(#" [ "a" , 1e2,true, null , "é\"" , -0.50 ] "#, by: schema)
        == [#""a""#, "1e2", "true", "null", #""é\"""#, "-0.50"])
  }

  @Test func arraysAndObjectsAreWhole() throws {
    #expect(
      try places(#"[ [1, "]"] ,{"}" : {}} ,[],{ }]"#, by: .array(Self.never))
        == [#"[1, "]"]"#, #"{"}" : {}}"#, "[]", "{ }"])
    #expect(try places("\n {\"a\": 1}\t", by: Self.never) == [#"{"a": 1}"#])
  }

  @Test func functionsOfMessagesSeeTheRange() throws {
    let validator = try Validator(.object { Field("a", .number()) })
    let messages = IssueMessages { issue in issue.range.map { "at \($0)" } }
    let outcome = validator.validate(#"{"a": "x"}"#, messages: messages)
    #expect(outcome.issues.map(\.message) == ["at 6..<9"])
    #expect(
      validator.validate(["a": "x"], messages: messages).issues.map(\.message)
        == ["Invalid input: expected number, received string"])
  }

  @Test func bytesAreCountedNotCharacters() throws {
    let payload = #"{"é😀":"ü","b":1}"#
    let schema = ZodSchema.object { Field("b", Self.never) }
    let issue = try #require(
      try outcome(of: payload, by: .init(schema, functions: .testing)).issues.first)
    #expect(issue.range == 19..<20)
    #expect(try places(payload, by: schema) == ["1"])
  }

  @Test func anAbsentKeysRangeIsThatOfItsObject() throws {
    let schema = ZodSchema.object { Field("a", .object { Field("b", .number()) }) }
    #expect(try places(#" {"a": {"c":1}} "#, by: schema) == [#"{"c":1}"#])
    #expect(try places(#" {"c": 1} "#, by: schema) == [#"{"c": 1}"#])
  }

  @Test func aPathIntoAScalarStopsThere() throws {
    let schema = ZodSchema.object { Field("a", .string()) }.refine(
      .alwaysFail, path: ["a", "x", 3])
    #expect(try places(#"{"a":"text"}"#, by: schema) == [#""text""#])
  }

  @Test func anIssueOfAFunctionIsWhereItsPathLeads() throws {
    let added = ZodSchema.unknown.superRefine("adds") { context in
      for path: JSONValue in [["x"], ["x", 1], ["y"], ["y", "z"]] {
        context.addIssue(["code": "custom", "path": path])
      }
    }
    #expect(
      try places(#"{"a":{"x":[1, 2]}}"#, by: .object { Field("a", added) })
        == ["[1, 2]", "2", #"{"x":[1, 2]}"#, #"{"x":[1, 2]}"#])
  }

  @Test func keysMayBeEscapedAndTwice() throws {
    let schema = ZodSchema.object { Field("a\n", Self.never) }
    #expect(try places(#"{"\u0061\n": 7}"#, by: schema) == ["7"])
    #expect(try places(#"{"a\n": 1, "b": 2, "\u0061\u000a": 3}"#, by: schema) == ["3"])
  }

  @Test func unrecognizedKeysAreTheirObjects() throws {
    #expect(
      try places(#"[{}, {"z": 1}]"#, by: .array(.object {}.strict())) == [#"{"z": 1}"#])
  }

  @Test func everyIssueOfALongArrayIsFound() throws {
    let elements = (0..<500).map { $0 % 3 == 0 ? "\"\($0)\"" : "\($0)" }
    let payload = "[" + elements.joined(separator: ", ") + "]"
    let expected = elements.filter { $0.hasPrefix("\"") }
    #expect(try places(payload, by: .array(.number())) == expected)
  }

  @Test func everyIssueOfALargeRecordIsFound() throws {
    let members = (0..<300).map { "\"k\($0)\": \($0 % 3 == 0 ? "\"\($0)\"" : "\($0)")" }
    let payload = "{" + members.joined(separator: ", ") + "}"
    let expected = stride(from: 0, to: 300, by: 3).map { "\"\($0)\"" }
    #expect(try places(payload, by: .record(.number())) == expected)
  }

  @Test func aUnionsInnerIssuesHaveRangesToo() throws {
    let payload = #"{"f": {"a": 1, "b": [true, "x"]}}"#
    let option = ZodSchema.object { Field("b", .array(.boolean())) }
    let schema = ZodSchema.object { Field("f", .string().or(option)) }
    let issue = try #require(try outcome(of: payload, by: .init(schema)).issues.first)
    let bytes = Array(payload.utf8)
    let inner = try #require(issue.errors).map { $0.compactMap(\.range).map { bytes[$0] } }
    #expect(
      inner.map { $0.map { String(decoding: $0, as: UTF8.self) } }
        == [[#"{"a": 1, "b": [true, "x"]}"#], [#""x""#]])
    #expect(issue.errors?[1][0].path == ["b", 1])
  }

  @Test func aValueOfTheProgramHasNoRanges() throws {
    let schema = ZodSchema.object { Field("f", .string().or(.null)) }
    let issues = try Validator(schema).validate(["f": 1]).issues
    #expect(issues.count == 1)
    #expect(issues.allSatisfy { $0.range == nil })
    #expect(issues.first?.errors?.joined().allSatisfy { $0.range == nil } == true)
  }
}
