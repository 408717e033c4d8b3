import SourceJSON
import Testing

@Suite("Repeated keys")
struct RepeatedKeyTests {
  private func repeated(_ text: String) throws -> RepeatedKey? {
    try JSONDocument(Array(text.utf8)).repeatedKey
  }

  @Test(
    "Texts whose objects have each key once",
    arguments: [
      "1", "[]", "{}", #"{"a":1,"A":2}"#, #"[{"a":1},{"a":1}]"#, #"{"a":{"a":{"a":1}}}"#,
      #"{"a":"a","b":["a","a"]}"#, #"{"é":1,"e\u0301":2}"#,
    ])
  func none(text: String) throws {
    #expect(try repeated(text) == nil)
  }

  @Test(
    "The object and the place of the second one",
    arguments: [
      (#"{"a":1,"a":1}"#, "$", 1, 8), (#"{"a":1,"\u0061":2}"#, "$", 1, 8),
      (#"{"":1,"":2}"#, "$", 1, 7), (#"{"7":1,"8":2,"7":3}"#, "$", 1, 14),
      ("[1,{\"b\":[{},{\n \"c\":0,\n  \"c\":0}]}]", "$[1].b[1]", 3, 3),
      (#"{"x":{"y":1},"z":{"b":[[{"__proto__":0,"__proto__":0}]]}}"#, "$.z.b[0][0]", 1, 40),
      (#"{"a":{"b":1,"b":2},"a":3}"#, "$", 1, 20),
    ])
  func places(text: String, path: String, line: Int, column: Int) throws {
    let key = try #require(try repeated(text))
    #expect(key.path == path)
    #expect([key.line, key.column] == [line, column])
    #expect("\(key)" == "line \(line), column \(column): the key \"\(key.key)\" is repeated")
  }

  @Test("Among thousands of keys")
  func many() throws {
    let members = (0..<5000).map { "\"key\($0)\":0" }
    #expect(try repeated("{" + members.joined(separator: ",") + "}") == nil)
    let key = try repeated("{" + (members + ["\"key4321\":1"]).joined(separator: ",") + "}")
    #expect(key?.key == "key4321")
  }

  @Test("In a text of any depth")
  func deep() throws {
    let depth = JSONLimits.greatestDepth - 2
    let text =
      String(repeating: #"{"a":"#, count: depth) + #"{"b":1,"b":2}"#
      + String(repeating: "}", count: depth)
    let document = try JSONDocument(
      Array(text.utf8), limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth))
    #expect(document.repeatedKey?.path == "$" + String(repeating: ".a", count: depth))
  }
}
