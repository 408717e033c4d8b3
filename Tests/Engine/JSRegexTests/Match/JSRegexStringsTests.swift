import JSPrimitives
import JSRegex
import Testing

/// Finding and replacing matches in a `String`.
@Suite struct JSRegexStringsTests {
  /// The UTF-16 offsets of all matches, taken from their ranges.
  private func ranges(_ pattern: String, _ flags: String, _ string: String) throws -> [Range<Int>] {
    try JSRegex(pattern, flags: flags).matches(in: string).map {
      $0.range.lowerBound.utf16Offset(in: string)..<$0.range.upperBound.utf16Offset(in: string)
    }
  }

  private func replacing(
    _ pattern: String, in string: String, with template: String, flags: String = ""
  ) throws -> String {
    try JSRegex(pattern, flags: flags).replacing(in: string, with: template)
  }

  // MARK: Matches

  @Test func allMatchesAreFoundInTheirOrder() throws {
    let date = try JSRegex(#"(?<year>\d{4})-(?<month>\d{2})"#)
    let string = "on 2026-02-10 and 2027-03-11"
    let matches = try date.matches(in: string)
    #expect(matches.map(\.text) == ["2026-02", "2027-03"])
    #expect(matches.map { $0["year"] } == ["2026", "2027"])
    #expect(matches.map { string[$0.range] } == ["2026-02", "2027-03"])
  }

  @Test func aStringWithoutAMatchHasNone() throws {
    #expect(try JSRegex("x").matches(in: "aaa").isEmpty)
    #expect(try JSRegex("x").matches(in: "").isEmpty)
    #expect(try JSRegex("x").firstMatch(in: "aaa") == nil)
  }

  @Test(arguments: ["", "g"]) func theFlagGMakesNoDifference(_ flags: String) throws {
    #expect(try ranges("a", flags, "aba") == [0..<1, 2..<3])
    #expect(try JSRegex("a", flags: flags).firstMatch(in: "ba")?.index == 1)
    #expect(try replacing("a", in: "aba", with: "o", flags: flags) == "obo")
  }

  @Test(arguments: ["y", "gy"]) func stickyMatchesLeaveNoGap(_ flags: String) throws {
    #expect(try ranges("a", flags, "aaba") == [0..<1, 1..<2])
    #expect(try ranges("a", flags, "ba") == [])
    #expect(try JSRegex("a", flags: flags).firstMatch(in: "ba") == nil)
    #expect(try replacing("a", in: "aaba", with: "o", flags: flags) == "ooba")
  }

  /// The expression has no `lastIndex`: only a `RegExpObject` does.
  @Test(arguments: ["g", "y", "gy"]) func everyCallStartsAtTheStart(_ flags: String) throws {
    let regex = try JSRegex("a", flags: flags)
    for _ in 0..<3 {
      #expect(try regex.matches(in: "aa").map(\.end) == [1, 2])
      #expect(try regex.firstMatch(in: "aa")?.end == 1)
    }
    var object = RegExpObject(regex)
    let match = try regex.firstMatch(in: "aa")
    #expect(try object.exec("aa") == match?.utf16)
    #expect(object.lastIndex == match?.end)
  }

  @Test func anEmptyMatchAdvancesByACodeUnit() throws {
    #expect(try ranges("", "", "ab") == [0..<0, 1..<1, 2..<2])
    #expect(try ranges("a*", "", "aab") == [0..<2, 2..<2, 3..<3])
    #expect(try ranges("", "", "") == [0..<0])
    #expect(try ranges("", "", "😀") == [0..<0, 1..<1, 2..<2])
  }

  @Test(arguments: ["u", "v"]) func anEmptyMatchAdvancesByACodePoint(_ flags: String) throws {
    #expect(try ranges("", flags, "a😀b") == [0..<0, 1..<1, 3..<3, 4..<4])
    #expect(try ranges("", flags, "e\u{301}") == [0..<0, 1..<1, 2..<2])
  }

  @Test func stringsAndOtherTextsHaveTheSameMatches() throws {
    let regex = try JSRegex(#"(?<letter>\w)|(.)"#)
    let string = "aé😀\r\n\u{301}"
    let expected: [JSMatch] = try regex.matches(in: JSText(string))
    #expect(try regex.matches(in: string).map(\.utf16) == expected)
    // A caller that asks for offsets gets them from a string too.
    let offsets: [JSMatch] = try regex.matches(in: string)
    #expect(offsets == expected)
  }

  // MARK: Replacing

  @Test func namedGroupsAreInserted() throws {
    #expect(
      try replacing(
        #"(?<year>\d{4})-(?<month>\d{2})"#, in: "on 2026-02-10 and 2027-03-11",
        with: "$<month>/$<year>") == "on 02/2026-10 and 03/2027-11")
  }

  @Test func templatesAreThoseOfECMAScript() throws {
    #expect(try replacing("b", in: "abc", with: "[$`$&$'$$]") == "a[abc$]c")
    #expect(try replacing("(b)(x)?", in: "abc", with: "[$1$2$3]") == "a[b$3]c")
    #expect(try replacing("(b)", in: "abc", with: "$<n>") == "a$<n>c")
    #expect(try replacing("(?<n>b)", in: "abc", with: "[$<m>]") == "a[]c")
  }

  @Test func emptyMatchesAreReplacedOnceAtEachPosition() throws {
    #expect(try replacing("", in: "ab", with: "-") == "-a-b-")
    #expect(try replacing("", in: "😀", with: "-", flags: "u") == "-😀-")
    #expect(try replacing("", in: "😀", with: "-") == "-\u{FFFD}-\u{FFFD}-")
  }

  @Test func halvesThatMeetAgainAreACharacter() throws {
    #expect(try replacing("(.)", in: "😀", with: "$1") == "😀")
    #expect(try replacing("(.)", in: "😀", with: "$1 ") == "\u{FFFD} \u{FFFD} ")
  }

  @Test func aClosureSeesTheMatchAndItsDollarsAreLiteral() throws {
    let string = "2026-02, 2027-03"
    let date = try JSRegex(#"(?<year>\d{4})-(?<month>\d{2})"#)
    let replaced = try date.replacing(in: string) { match in
      "$1\(match["month"] ?? "")@\(string[..<match.range.lowerBound].count)"
    }
    #expect(replaced == "$102@0, $103@9")
  }

  // MARK: Limits

  @Test func aCallBeyondItsBudgetThrowsAndIsNoResult() throws {
    let regex = try JSRegex(#"(?:a+)+(x?)\1$"#)
    let string = String(repeating: "a", count: 40) + "!"
    let few = MatchLimits(steps: 1000)
    #expect(throws: MatchError.budgetExceeded) { _ = try regex.matches(in: string, limits: few) }
    #expect(throws: MatchError.budgetExceeded) { _ = try regex.firstMatch(in: string, limits: few) }
    #expect(throws: MatchError.budgetExceeded) {
      try regex.replacing(in: string, with: "", limits: few)
    }
    #expect(throws: MatchError.budgetExceeded) {
      try regex.replacing(in: string, limits: few) { $0.text }
    }
  }

  @Test func aResultOutOfProportionThrows() throws {
    let string = String(repeating: "a", count: 2_000)
    #expect(throws: MatchError.memoryExceeded) {
      try JSRegex("a").replacing(in: string, with: "$`", limits: MatchLimits(heap: 1_000))
    }
  }
}
