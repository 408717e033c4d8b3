import SchemaModel
import SourceJSON
import Testing

@testable import ConformanceKit

/// The answers of recorded calls.
@Suite struct RecordedCallsTests {
  private func calls(_ texts: String...) throws -> RecordedCalls {
    RecordedCalls(try texts.map { try call($0) })
  }

  private func call(_ text: String) throws -> RecordedCall {
    try RecordedCall(JSONDocument(Array(text.utf8)).value, at: .root)
  }

  @Test func theCallOfAnEqualArgumentAnswers() throws {
    let calls = try calls(#"{"in":{"a":1},"out":"x"}"#, #"{"in":[2],"out":"y"}"#)
    #expect(try calls.answer(to: [2]).output == "y")
    #expect(try calls.answer(to: ["a": 1]).output == "x")
  }

  @Test func anotherArgumentHasNoAnswer() throws {
    let calls = try calls(#"{"in":{"a":1,"b":2},"out":"x"}"#)
    #expect(throws: RecordedCalls.Unrecorded.self) { try calls.answer(to: ["b": 2, "a": 1]) }
    let error = #expect(throws: RecordedCalls.Unrecorded.self) { try calls.answer(to: 1) }
    #expect(error?.description == "no call with 1 is recorded")
  }

  @Test func equalArgumentsAreAnsweredInOrderAndTheLastAnswerRepeats() throws {
    let calls = try calls(
      #"{"in":1,"out":"a"}"#, #"{"in":2,"out":"z"}"#, #"{"in":1,"out":"b"}"#)
    let answers = try (0..<4).map { _ in try calls.answer(to: 1).output }
    #expect(answers == ["a", "b", "b", "b"])
    calls.rewind()
    #expect(try calls.answer(to: 1).output == "a")
  }

  @Test func undefinedIsNull() throws {
    let calls = try calls("{}")
    #expect(try calls.answer(to: .null).output == nil)
    #expect(try calls.answer(to: .undefined).output == nil)
  }

  @Test func valuesThatJSONLacksAreReadAndTold() throws {
    let calls = try calls(
      #"{"in":{"$date":0},"out":{"$set":[{"$bigint":"1"}]}}"#,
      #"{"in":{"a":{"$map":[[1,{"$undefined":true}]]}},"out":{"$number":"-Infinity"}}"#)
    #expect(try calls.answer(to: .date(milliseconds: 0)).output == .set([.bigint(1)]))
    #expect(
      try calls.answer(to: ["a": .map([.init(1, .undefined)])]).output == .number(-.infinity))
    #expect(throws: RecordedCalls.Unrecorded.self) { try calls.answer(to: 0) }
  }

  @Test func aRecordedErrorIsThrown() throws {
    let calls = try calls(#"{"in":1,"throws":"TypeError"}"#)
    let error = #expect(throws: RecordedCalls.Thrown.self) { try calls.answer(to: 1) }
    #expect(error?.description == "the function throws a TypeError")
  }

  @Test func aNullMemberMayHaveBeenUndefined() throws {
    let calls = try calls(
      #"{"in":{"a":null,"b":[{"c":null}]},"out":"x"}"#, #"{"in":{"b":1},"out":"y"}"#,
      #"{"in":{"b":1,"d":null},"out":"z"}"#)
    #expect(try calls.answer(to: ["b": [[:]]]).output == "x")
    #expect(try calls.answer(to: ["b": 1]).output == "y")
    #expect(try calls.answer(to: ["b": 1, "d": .null]).output == "z")
    #expect(try calls.answer(to: ["b": 1, "e": .null]).output == "y")
  }

  @Test func anIssueContinuesIfItSaysSo() throws {
    let call = try call(
      #"{"in":1,"out":1,"issues":[{"code":"custom","message":"a","continue":true},{"code":"custom","continue":false},{"code":"custom"}]}"#
    )
    #expect(call.issues.map(\.continues) == [true, false, nil])
    #expect(
      call.issues.first?.members.members.map(\.key.string) == ["code", "message"])
  }

  @Test(arguments: [
    (#"{"in":1,"result":2}"#, "$.result: unknown field"),
    (#"{"in":1,"issues":[7]}"#, "$.issues[0]: expected an object"),
    (#"{"in":1,"async":7}"#, "$.async: expected true or false"),
  ])
  func anOddCallIsRefused(_ text: String, _ refusal: String) throws {
    let error = #expect(throws: ZodDefError.self) { try call(text) }
    #expect(error?.description == refusal)
  }
}
