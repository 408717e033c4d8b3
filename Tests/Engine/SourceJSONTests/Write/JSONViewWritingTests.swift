import JSPrimitives
import SourceJSON
import Testing

@Suite("Writing a scanned text in its canonical form")
struct JSONViewWritingTests {
  @Test(
    "As JSON.stringify(JSON.parse(text))",
    arguments: [
      (" null ", "null"), ("1.50", "1.5"), ("-0", "0"), ("1e999", "null"),
      ("[ 1E2 , -0.0 ]", "[100,0]"),
      (#""\u0041\/\u00e9""#, #""A/é""#), (#""\ud83d\ude00\ud800""#, #""😀\ud800""#),
      (#""\u001F\u0008\u007f""#, "\"\\u001f\\b\u{7F}\""), ("[ ]", "[]"), ("{ }", "{}"),
      (#"{ "b" : 1 , "a" : [ { } , [ ] , true ] }"#, #"{"b":1,"a":[{},[],true]}"#),
      (#"{"a":1,"b":2,"a":{"c":3}}"#, #"{"a":{"c":3},"b":2}"#),
      (#"{"b":0,"10":1,"9":2,"a":3,"9":4}"#, #"{"9":4,"10":1,"b":0,"a":3}"#),
      (#"{"\u0061":1,"a":2}"#, #"{"a":2}"#),
      (#"{"01":1,"1":2,"4294967295":3}"#, #"{"1":2,"01":1,"4294967295":3}"#),
      (#"[{"a":[[],[1]]},{"a":{}},false]"#, #"[{"a":[[],[1]]},{"a":{}},false]"#),
      ("123456789012345678901234567890", "1.2345678901234568e+29"),
    ])
  func canonical(text: String, expected: String) throws {
    #expect(try rewritten(text) == expected)
    #expect(JSONWriter.string(of: try value(of: text)) == expected)
    #expect(try rewritten(expected) == expected)
  }

  @Test("A part of a text is written by itself")
  func parts() throws {
    try JSONDocument(Array(#"[{"a":[1,2]},"x"]"#.utf8)).withView { view in
      var output: [UInt8] = []
      view.write(at: 3, to: &output)
      view.write(at: Int(view[1].next), to: &output)
      #expect(String(decoding: output, as: UTF8.self) == #"[1,2]"x""#)
    }
  }

  @Test("Any depth that can be read can be written")
  func deep() throws {
    let limits = JSONLimits(depthOfTape: 1_000_000)
    let depth = 100_000
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try rewritten(arrays, limits: limits) == arrays)
    let objects =
      String(repeating: "{\"a\":[", count: depth) + "null" + String(repeating: "]}", count: depth)
    #expect(try rewritten(objects, limits: limits) == objects)
  }

  @Test("Members are reported by the places of their keys and values")
  func members() throws {
    try JSONDocument(Array(#"{"b":[1],"1":2,"b":3}"#.utf8)).withView { view in
      let members = view.members(at: 0)
      #expect(members.map { view.text(of: view[Int($0.key)]) } == ["1", "b"])
      #expect(members.map { view.value(at: Int($0.value)) } == [2, 3])
    }
  }
}
