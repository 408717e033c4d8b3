import JSPrimitives
import Testing

@testable import JSRegex

/// Shrunk failing cases and their vectors.
struct CaseShrinkerTests {
  @Test func onlyWhatFailsIsLeft() {
    let start = DifferentialCase(
      pattern: Array("^(?:x|(?=[a-c])(b+?|c)*\\1y{2})z?$".utf16), flags: "gim",
      subject: Array("xbbyyz".utf16), lastIndex: 2)
    let shrinker = CaseShrinker { found in
      found.answer(of: .matcher) != nil && found.pattern.contains(UInt16(ascii: "["))
        && found.subject.contains(UInt16(ascii: "y")) && found.flags.contains("i")
    }
    let smallest = shrinker.shrink(start)
    #expect(String(decoding: smallest.pattern, as: UTF16.self) == "[")
    #expect(String(decoding: smallest.subject, as: UTF16.self) == "y")
    #expect(smallest.flags == "i")
    #expect(smallest.lastIndex == 0)
  }

  @Test func aCaseIsWrittenAsAGoldenVector() {
    let found = DifferentialCase(
      pattern: Array("(?<n>é)|\\ud83d".utf16), flags: "d", subject: [0xE9, 0xD83D])
    #expect(
      found.vector(id: "a/1")
        == #"{"id":"a/1","pattern":"(?<n>\u00e9)|\\ud83d","flags":"d","input":"\u00e9\ud83d","#
        + #""result":{"index":0,"end":1,"captures":["\u00e9","\u00e9"],"groups":{"n":"\u00e9"}}}"#)
    let wrong = DifferentialCase(pattern: Array("(".utf16), flags: "", subject: [])
    #expect(
      wrong.vector(id: "b")
        == #"{"id":"b","pattern":"(","flags":"","input":"","error":"SyntaxError"}"#)
  }
}
