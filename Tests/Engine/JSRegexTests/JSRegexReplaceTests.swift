import JSPrimitives
import Testing

@testable import JSRegex

/// Replacing matches by templates and by closures.
struct JSRegexReplaceTests {
  private func replace(
    _ pattern: String, _ text: String, _ template: String, flags: String = ""
  ) throws -> String {
    try JSRegex(pattern, flags: flags).replace(text, with: template)
  }

  @Test func theFirstMatchIsReplacedOrAllWithG() throws {
    #expect(try replace("a", "banana", "o") == "bonana")
    #expect(try replace("a", "banana", "o", flags: "g") == "bonono")
    #expect(try JSRegex("a").replaceAll("banana", with: "o") == "bonono")
    #expect(try replace("x", "banana", "o", flags: "g") == "banana")
    #expect(try replace("", "ab", "-", flags: "g") == "-a-b-")
  }

  @Test func stickyReplacesAtTheStartAndWithoutGaps() throws {
    #expect(try replace("a", "ba", "o", flags: "y") == "ba")
    #expect(try replace("a", "aaba", "o", flags: "gy") == "ooba")
  }

  @Test func dollarSignsStandForPartsOfTheMatch() throws {
    #expect(try replace("b", "abc", "$$") == "a$c")
    #expect(try replace("b", "abc", "[$&]") == "a[b]c")
    #expect(try replace("b", "abc", "[$`]") == "a[a]c")
    #expect(try replace("b", "abc", "[$']") == "a[c]c")
    #expect(try replace(#"(\w+) (\w+)"#, "Ana Ruiz", "$2, $1") == "Ruiz, Ana")
  }

  @Test func otherDollarSignsAreThemselves() throws {
    #expect(try replace("b", "abc", "$") == "a$c")
    #expect(try replace("b", "abc", "$x$") == "a$x$c")
    #expect(try replace("b", "abc", "$$$") == "a$$c")
    #expect(try replace("(b)", "abc", "$0 $00") == "a$0 $00c")
  }

  @Test func twoDigitsCountOnlyIfThereIsSuchAGroup() throws {
    #expect(try replace("(b)", "abc", "$10") == "ab0c")
    #expect(try replace("(b)", "abc", "$01") == "abc")
    #expect(try replace("(b)", "abc", "$2 $20 $02 $05") == "a$2 $20 $02 $05c")
    #expect(try replace("b", "abc", "$1") == "a$1c")
    let ten = String(repeating: "()", count: 9) + "(b)"
    #expect(try replace(ten, "abc", "$10$1") == "abc")
    #expect(try replace(ten, "abc", "$11") == "a1c")
    #expect(try replace(ten, "abc", "$100") == "ab0c")
  }

  @Test func aGroupWithoutPartInTheMatchIsEmpty() throws {
    #expect(try replace("b(x)?", "abc", "[$1]") == "a[]c")
  }

  @Test func namesCountOnlyIfThePatternHasSome() throws {
    #expect(try replace("(?<n>b)", "abc", "[$<n>]") == "a[b]c")
    #expect(try replace("(b)", "abc", "[$<n>]") == "a[$<n>]c")
    #expect(try replace("(?<n>b)", "abc", "[$<m>$<>]") == "a[]c")
    #expect(try replace("(?<n>b)", "abc", "[$<n]$<") == "a[$<n]$<c")
    #expect(try replace("(?<n>b)|(?<n>d)", "abcd", "[$<n>]", flags: "g") == "a[b]c[d]")
    #expect(try replace("(?<ñ>b)", "abc", "[$<ñ>]") == "a[b]c")
  }

  @Test func aTemplateIsReadOnceWhateverItsLength() throws {
    let template = String(repeating: "$<", count: 100_000)
    #expect(try replace("(?<n>b)", "b", template) == template)
  }

  @Test func closuresSeeTheMatchAndTheirTextIsTakenAsItIs() throws {
    let regex = try JSRegex("[bc]", flags: "g")
    #expect(try regex.replace("abc") { "$&\($0.index)" } == "a$&1$&2")
    #expect(try JSRegex("[bc]").replace("abc") { _ in "é" } == "aéc")
    #expect(
      try JSRegex("[bc]").replaceAll("abc") { match in
        match.captures.first??.text ?? "none"
      } == "abc")
  }

  @Test func halvesOfAPairJoin() throws {
    let (high, low) = (JSText(utf16: [0xD83D]), JSText(utf16: [0xDE00]))
    #expect(try JSRegex("x").replace(high + "x" + low, with: "") == JSText("😀"))
    #expect(try JSRegex("x").replace(JSText("x"), with: high + "$1" + low).length == 4)
    #expect(try JSRegex("x()").replace(JSText("x"), with: high + "$1" + low) == JSText("😀"))
    // Without `u` a pair is split.
    #expect(try JSRegex("(.)(.)").replace(JSText("😀"), with: "$2$1") == low + high)
  }

  @Test func theResultHasTheFormOfTheText() throws {
    let regex = try JSRegex("é", flags: "g")
    #expect(try regex.replace(Array("aé".utf8), with: "ü") == Array("aü".utf8))
    #expect(try regex.replace(Array("aé".utf16), with: "ü") == Array("aü".utf16))
    #expect(try regex.replace("aé"[...], with: "ü") == "aü")
  }
}
