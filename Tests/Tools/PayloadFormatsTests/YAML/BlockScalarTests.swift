import PayloadFormats
import Testing

/// The line breaks at the end of block scalars, by section 8.1.1.2 of YAML 1.2.2.
@Suite struct BlockScalarTests {
  private func documents(_ text: String) throws(FormatError) -> [String] {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 20, maximumBytes: 10_000)
    var documents: [String] = []
    while let next = try reader.next() {
      documents.append(String(decoding: next.bytes, as: UTF8.self))
    }
    return documents
  }

  /// If all lines are empty, they are trailing lines, so only `+` keeps them.
  @Test(arguments: [
    ("|+\n\n", #""\n""#), ("|+\n", #""""#), ("|+", #""""#), ("|\n\n", #""""#), ("|-\n\n", #""""#),
    (">+\n\n\n", #""\n\n""#), (">\n\n\n", #""""#), ("|+\n  \n", #""\n""#),
    // The last line has no line break to keep.
    ("|+\n  ", #""""#), ("|+\n\n  ", #""\n""#),
    // Longer lines of spaces are content only if the header has the indentation.
    ("a: |+\n  \n   \n", #"{"a":"\n\n"}"#), ("a: |2+\n\n  \n", #"{"a":"\n\n"}"#),
    ("a: |2+\n   \n", #"{"a":" \n"}"#), ("a: |2+\n   ", #"{"a":" "}"#),
    ("a: |+\n\n\nb: 1", #"{"a":"\n\n","b":1}"#), ("- |+\n\n- b", #"["\n","b"]"#),
    ("a:\n  - >+\n\n    \n  - b", #"{"a":["\n\n","b"]}"#), ("|+\r\n\r\n", #""\n""#),
  ])
  func onlyEmptyLines(_ text: String, _ expected: String) throws {
    #expect(try documents(text) == [expected])
  }

  @Test(arguments: [
    ("|+\n a\n\n\n", #""a\n\n\n""#), ("|\n a\n\n\n", #""a\n""#), ("|-\n a\n\n\n", #""a""#),
    ("|+\n a", #""a""#), ("|\n a", #""a""#), (">+\n a\n b\n\n", #""a b\n\n""#),
    ("|+\n a\n  ", #""a\n ""#), ("|+\n a\n ", #""a\n""#), ("|1+\n  a\n\n", #"" a\n\n""#),
    ("a: |+\n  b\n\n# c\nd: 1", #"{"a":"b\n\n","d":1}"#),
  ])
  func trailingLines(_ text: String, _ expected: String) throws {
    #expect(try documents(text) == [expected])
  }

  /// A marker ends a scalar, whatever spaces the empty lines before it have.
  @Test(
    arguments: ["|", "|-", "|+", ">", ">-", ">+"], ["\n", "  \n", "\n  \n", "   \n \n", "  \n\n"])
  func emptyLinesBeforeAMarker(_ header: String, _ lines: String) throws {
    let kept = header.hasSuffix("+") ? lines.filter { $0 == "\n" }.count : 0
    let expected = "\"" + String(repeating: "\\n", count: kept) + "\""
    #expect(try documents("\(header)\n\(lines)...\n") == [expected])
    #expect(try documents("\(header)\n\(lines)--- b") == [expected, "\"b\""])
    #expect(try documents("- \(header)\n\(lines)...\n") == ["[\(expected)]"])
  }

  @Test func otherCharactersInTheFirstColumn() throws {
    #expect(try documents("--- |\né\n😀\n") == [#""é\n😀\n""#])
    #expect(try documents(">-\n😀\né") == [#""😀 é""#])
  }

  /// Only a whole marker ends it.
  @Test func textLikeAMarker() throws {
    #expect(try documents("|\n---a\n...b\n") == [#""---a\n...b\n""#])
    #expect(try documents("|\n --- a\n") == [#""--- a\n""#])
  }
}
