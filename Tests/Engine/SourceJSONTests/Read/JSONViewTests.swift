import JSPrimitives
import SourceJSON
import Testing

@Suite("Views of a scanned text")
struct JSONViewTests {
  @Test("A string's source is between its quotes, its text has no escapes")
  func sources() throws {
    try JSONDocument(Array(#"{"k\t":"v\u0041"}"#.utf8)).withView { view in
      #expect(view.source(of: view[1]).elementsEqual(#"k\t"#.utf8))
      #expect(view.text(of: view[1]) == "k\t")
      #expect(view.source(of: view[2]).elementsEqual(#"v\u0041"#.utf8))
      #expect(view.text(of: view[2]) == "vA")
    }
  }

  @Test("Numbers are decoded on demand")
  func numbers() throws {
    try JSONDocument(Array("[0.1,-0,1e999]".utf8)).withView { view in
      #expect(view.number(of: view[1]) == 0.1)
      #expect(view.number(of: view[2]).sign == .minus)
      #expect(view.number(of: view[3]) == .infinity)
    }
  }

  @Test(
    "Children are counted as they are written, duplicate keys each",
    arguments: [
      ("[]", 0), ("[1]", 1), ("[[1,2],[3],{}]", 3), ("{}", 0), (#"{"a":[1,2]}"#, 1),
      (#"{"a":1,"a":2,"b":{"c":3}}"#, 3),
    ])
  func childCount(text: String, count: Int) throws {
    try JSONDocument(Array(text.utf8)).withView { #expect($0.childCount(at: 0) == count) }
  }

  @Test("A value is taken from anywhere in the text")
  func valueAt() throws {
    try JSONDocument(Array(#"[{"a":[true,null]},"x"]"#.utf8)).withView { view in
      #expect(view.value(at: 1) == ["a": [true, nil]])
      #expect(view.value(at: 2) == "a")
      #expect(view.value(at: 3) == [true, nil])
      #expect(view.value(at: Int(view[1].next)) == "x")
    }
  }
}
