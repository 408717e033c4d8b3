import Testing

@testable import SourceJSON

@Suite("Reading the elements of an array one by one")
struct ElementScannerTests {
  /// The values of the elements, each scanned alone.
  private func elements(
    of text: String, limits: JSONLimits = .default
  ) throws -> [JSONValue]? {
    try Array(text.utf8).withUnsafeBufferPointer { bytes -> [JSONValue]? in
      guard var scanner = ElementScanner.start(bytes, limits: limits) else { return nil }
      var tape = Tape()
      var values: [JSONValue] = []
      while try scanner.next(into: &tape) {
        let view = JSONView(bytes: bytes, entries: tape.entries, count: tape.count)
        values.append(view.value(at: 0))
      }
      return values
    }
  }

  @Test(
    "They are those of the array",
    arguments: [
      "[]", " [ ] ", "[1]", " [ 1 , 2 ]\n", #"[{"a":[1,"é"]},null,"\u0041",[[]],-1.5e3]"#,
      #"[ {"a" : 1} , {"b":{"c":[true,false]}} ]"#,
    ])
  func areThoseOfTheArray(text: String) throws {
    let whole = try JSONDocument(Array(text.utf8)).value
    #expect(try elements(of: text).map(JSONValue.array) == whole)
  }

  @Test("Another value has none", arguments: ["", " ", "{}", "1", "\"[\"", "]"])
  func anotherValueHasNone(text: String) throws {
    #expect(try elements(of: text) == nil)
  }

  @Test(
    "What is no JSON text is an error",
    arguments: [
      "[", "[1", "[1,", "[,1]", "[1,]", "[1 2]", "[1]]", "[1] 2", "[1}", "[{]}", "[1],", "[\"a]",
      "[tru]", "[\u{FEFF}1]",
    ])
  func noJSON(text: String) {
    #expect(throws: JSONError.self) { try JSONDocument(Array(text.utf8)) }
    #expect(throws: JSONError.self) { try elements(of: text) }
  }

  @Test("The limits are those of the whole text")
  func limits() throws {
    #expect(try elements(of: "[[1]]", limits: JSONLimits(maximumDepth: 2)) == [[1]])
    #expect(throws: JSONError.self) {
      try elements(of: "[[[1]]]", limits: JSONLimits(maximumDepth: 2))
    }
    // Only a scan of the whole text decides these.
    #expect(try elements(of: "[]", limits: JSONLimits(maximumDepth: 0)) == nil)
    #expect(try elements(of: "[1]", limits: JSONLimits(maximumBytes: 2)) == nil)
    #expect(try elements(of: "[1]", limits: JSONLimits(maximumStringBytes: 2)) == nil)
  }

  @Test("Positions count from the start of the text")
  func positions() throws {
    try Array(#" [1, {"a":2}]"#.utf8).withUnsafeBufferPointer { bytes in
      guard var scanner = ElementScanner.start(bytes, limits: .default) else {
        Issue.record("the text starts with no array")
        return
      }
      var tape = Tape()
      var starts: [[UInt32]] = []
      while try scanner.next(into: &tape) {
        var positions: [UInt32] = []
        for index in 0..<tape.count { positions.append(tape[index].start) }
        starts.append(positions)
      }
      #expect(starts == [[2], [5, 7, 10]])
    }
  }
}
