import JSPrimitives
import SourceJSON
import Testing

/// Values as nodes equal the values that are made at once.
@Suite struct ValueNodesTests {
  /// Returns the value of a text by way of nodes.
  private func stored(_ text: String) throws -> JSONValue {
    try storage(of: text).value(at: 0)
  }

  private static let texts = [
    "null", "true", "false", "0", "-0", "1.50", "1e999", "-1e999", #""""#, #""é\n\ud800 \u0061""#,
    "[]", "{}", "[[],[[]],{}]", #"[1,"a",null,[true,{"b":[false]}],{}]"#,
    #"{"b":1,"a":{"c":[{"d":null}]},"":2}"#,
  ]

  @Test(arguments: texts)
  func ofAText(_ text: String) throws {
    let expected = try value(of: text)
    let found = try stored(text)
    #expect(found == expected)
    #expect(JSONWriter.string(of: found) == JSONWriter.string(of: expected))
    #expect(ValueStorage(expected).value(at: 0) == expected)
    #expect(
      JSONWriter.string(of: ValueStorage(expected).value(at: 0))
        == JSONWriter.string(of: expected))
  }

  @Test(
    "Repeated keys keep their first place and last value, and array indices come first",
    arguments: [
      (#"{"a":1,"b":2,"a":3}"#, #"{"a":3,"b":2}"#),
      (#"{"b":0,"10":1,"9":2,"01":3,"b":4}"#, #"{"9":2,"10":1,"b":4,"01":3}"#),
      (#"{"a":[1,2],"\u0061":{"x":1,"x":[2]},"c":0}"#, #"{"a":{"x":[2]},"c":0}"#),
      (
        #"{"__proto__":1,"constructor":{"0":1,"x":2,"0":3},"__proto__":[2]}"#,
        #"{"__proto__":[2],"constructor":{"0":3,"x":2}}"#
      ),
      (#"{"4294967295":1,"4294967294":2}"#, #"{"4294967294":2,"4294967295":1}"#),
      (#"{"\ud800":1,"\udc00":2,"\ud800":3}"#, #"{"\ud800":3,"\udc00":2}"#),
    ])
  func order(text: String, expected: String) throws {
    #expect(JSONWriter.string(of: try stored(text)) == expected)
    #expect(try stored(text) == value(of: text))
  }

  @Test func manyKeysAreInOrderToo() throws {
    let members = (0..<2000).map { "\"\($0 % 3 == 0 ? "k\($0 % 500)" : "\(5000 - $0)")\":\($0)" }
    let text = "{\(members.joined(separator: ","))}"
    #expect(try stored(text) == value(of: text))
    #expect(JSONWriter.string(of: try stored(text)) == JSONWriter.string(of: try value(of: text)))
  }

  @Test func deepValuesNeedNoStack() throws {
    let text = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let deep = try value(of: text, limits: JSONLimits(maximumDepth: 900))
    #expect(ValueStorage(deep).value(at: 0) == deep)
  }
}
