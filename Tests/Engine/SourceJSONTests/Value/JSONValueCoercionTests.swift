import JSPrimitives
import SourceJSON
import Testing

/// Values as JavaScript converts them. Expected results are those of V8.
@Suite struct JSONValueCoercionTests {
  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (1e21, "1e+21"), (-0.0, "0"), ("é", "é"),
      ([:], "[object Object]"),
      ([], ""), ([1, [2, .null, []], .null, "a"], "1,2,,,,a"), ([.null], ""), ([[], []], ","),
    ] as [(JSONValue, JSText)])
  func text(_ value: JSONValue, _ text: JSText) {
    #expect(value.coercedText == text)
  }

  @Test func aListInManyListsIsAText() {
    let value = (0..<1_000).reduce(JSONValue.array([1, 2])) { value, _ in .array([value]) }
    #expect(value.coercedText == "1,2")
  }

  @Test(
    arguments: [
      (.null, 0), (true, 1), (" 12 ", 12), ("", 0), ([], 0), (["7"], 7), ([[7]], 7),
    ] as [(JSONValue, Double)])
  func number(_ value: JSONValue, _ number: Double) {
    #expect(value.coercedNumber == number)
  }

  @Test(arguments: [[1, 2], [:], "x"] as [JSONValue])
  func valuesThatAreNoNumber(_ value: JSONValue) {
    #expect(value.coercedNumber.isNaN)
  }

  @Test(
    arguments: [
      (.null, false), (false, false), (0, false), (-0.0, false), (.number(.nan), false),
      ("", false),
      (true, true), (0.1, true), ("0", true), ([], true), ([:], true),
    ] as [(JSONValue, Bool)])
  func truth(_ value: JSONValue, _ isTruthy: Bool) {
    #expect(value.isTruthy == isTruthy)
  }
}
