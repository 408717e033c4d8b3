import CompassRequests
import Testing

/// Keys that could change a prototype, refused in declared JSON and dropped elsewhere.
@Suite struct SuspectKeyTests {
  private static func outcome(_ value: String, _ type: String?) throws -> RequestOutcome {
    try RequestValidator(.savePreferences).outcome(
      #"{"data":\#(value)}"#, contentType: type, facts: RequestValidator.Facts(category: "player"))
  }

  @Test(arguments: [
    (#"{"__proto__":1,"a":2}"#, #"{"a":2}"#),
    (#"{"a":[{"b":{"__proto__":{}}}]}"#, #"{"a":[{"b":{}}]}"#),
    (#"{"\u005f\u005Fproto__":1}"#, "{}"),
    (#"{"__pr\u006f\u0074o__" \#n : 1}"#, "{}"),
    (#"{"__\u0070\u0072\u006F\u0074\u006f_\u005f":1}"#, "{}"),
    (#"{"constructor":{"prototype":1},"a":1}"#, #"{"a":1}"#),
    (
      #"{"\u0063\u006F\u006e\u0073\u0074\u0072\u0075\u0063\u0074\u006F\u0072":{"prototype":0}}"#,
      "{}"
    ),
    // Without a prototype the server keeps it.
    (#"{"constructor":{"name":1}}"#, #"{"constructor":{"name":1}}"#),
    (#"{"constructor":"x"}"#, #"{"constructor":"x"}"#),
    (#"{"constructor":[{"prototype":1}]}"#, #"{"constructor":[{"prototype":1}]}"#),
    // Only the text looks as if it had the key.
    (#"{"a\"__proto__":1}"#, #"{"a\"__proto__":1}"#),
  ])
  func suspectKeysAreRefusedOrDropped(_ value: String, _ output: String) throws {
    #expect(try Self.outcome(value, "application/json").refusal == "unreadableBody 400 -")
    #expect(try Self.outcome(value, nil).text == #"{"data":\#(output)}"#)
    #expect(try Self.outcome(value, "application/json;charset=utf-8").value != nil)
  }

  @Test(arguments: [
    #"{"__proto_":1}"#, #"{"a__proto__":1}"#, #"{"__proto__a":1}"#, #"{"__PROTO__":1}"#,
    #"{"a":"__proto__"}"#, #"{"a":"\"__proto__\":"}"#, #"{"construct":1}"#, #"{"Constructor":1}"#,
    #"{"a":"constructor"}"#, #"{"\\u005f_proto__":1}"#, #"{"a":["__proto__","constructor"]}"#,
  ])
  func otherTextsAreKept(_ value: String) throws {
    let expected = #"{"data":\#(value)}"#
    #expect(try Self.outcome(value, "application/json").text == expected)
    #expect(try Self.outcome(value, nil).text == expected)
  }
}
