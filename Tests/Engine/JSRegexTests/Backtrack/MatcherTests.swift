import JSPrimitives
import Testing

@testable import JSRegex

/// The results of the backtracking matcher, rule by rule of ECMA-262.
struct MatcherTests {
  /// Returns the texts of the match and its groups, from the matcher only; nil if there is no
  /// match.
  private func match(
    _ pattern: String, _ text: String, _ flags: String = "", lastIndex: Int = 0
  ) throws -> [String?]? {
    let regex = try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: .matcher)
    let match = try regex.exec(JSText(text), lastIndex: lastIndex)
    #expect(try regex.test(JSText(text)) == (match != nil) || lastIndex > 0)
    return match?.captures.map { $0?.text.string }
  }

  @Test func groupsInNegativeLookaroundsAreKeptForReferencesOnly() throws {
    let tree = try PatternParser.parse(Array("(?!(a)(b)\\2)(?<!(c))(?:(d)){0}(e)".utf16), flags: [])
    let program = try MatcherProgram(tree, purpose: .exec)
    defer { program.destroy() }
    #expect(program.slots == [nil, 0, nil, nil, 2])
  }

  @Test func eachIterationClearsTheCapturesInIt() throws {
    #expect(try match("(?:(a)|b)*", "ab") == ["ab", nil])
    #expect(try match("(?:(a)|(b)|(c))+", "abc") == ["abc", nil, nil, "c"])
    #expect(
      try match("(z)((a+)?(b+)?(c))*", "zaacbbbcac") == [
        "zaacbbbcac", "z", "ac", "a", nil, "c",
      ])
    #expect(try match("(?:(?:(?<x>a)|(?<x>b))\\k<x>)+", "aabb") == ["aabb", nil, "b"])
  }

  @Test func anOptionalIterationMustTakeSomething() throws {
    #expect(try match("(a*)*", "b") == ["", nil])
    #expect(try match("(a*)+", "b") == ["", ""])
    #expect(try match("(?:a*?)*?b", "aab") == ["aab"])
    #expect(try match("(?:|a)*b", "aab") == ["aab"])
    #expect(try match("(?:|a){2,}b", "aab") == ["aab"])
    #expect(try match("(?:a|()){2,3}?b", "ab") == ["ab", ""])
    #expect(try match("(?=(a))*a", "a") == ["a", nil])
    #expect(try match("(?=(a))+a", "a") == ["a", "a"])
  }

  @Test func quantifiersTakeAsManyOrAsFewAsTheySay() throws {
    #expect(try match("a{2,3}", "aaaa") == ["aaa"])
    #expect(try match("a{2,3}?", "aaaa") == ["aa"])
    #expect(try match("a{3}", "aa") == nil)
    #expect(try match("a{0}b{2}?c{1,2}?", "bbcc") == ["bbc"])
    #expect(try match("(?:ab){2,3}", "ababab") == ["ababab"])
    #expect(try match("(?:ab){2,3}?a", "ababab") == ["ababa"])
    #expect(try match("(?:ab|a)??b", "abb") == ["abb"])
    #expect(try match("(?:ab|a)+?b", "abab") == ["abab"])
    #expect(try match("(?:ab|a)?b", "ab") == ["ab"])
    #expect(try match("x*?$", "xx") == ["xx"])
    #expect(try match("[ab]*?[bc]{2}", "abbc") == ["abb"])
  }

  @Test func alternativesAreTriedInTheirOrder() throws {
    #expect(try match("a|ab", "abc") == ["a"])
    #expect(try match("((a)|(ab))((c)|(bc))", "abc") == ["abc", "a", "a", nil, "bc", nil, "bc"])
    #expect(try match("(?:a|ab)(?:c|bcd)$", "abcd") == ["abcd"])
  }

  @Test func lookaheadsAreAtomicAndKeepTheirCaptures() throws {
    #expect(try match("(?=(a+))a*b\\1", "baaabac") == ["aba", "a"])
    #expect(try match("(?=(a+))", "baaabac") == ["", "aaa"])
    #expect(try match("(?:(?=(a|ab))\\1)*b", "aab") == ["aab", "a"])
    #expect(try match("^(?=(?:a|(ab)))ab\\1$", "abab") == nil)
  }

  @Test func negativeLooksLeaveNoCaptures() throws {
    #expect(try match("(?!(a))\\1b", "b") == ["b", nil])
    #expect(
      try match("(.*?)a(?!(a+)b\\2c)\\2(.*)", "baaabaac") == ["baaabaac", "ba", nil, "abaac"])
    #expect(try match("(?<!(^|[ab]))\\w{2}", "abcdef") == ["de", nil])
  }

  @Test func lookbehindsMatchFromRightToLeft() throws {
    #expect(try match("(?<=(\\d+)(\\d+))$", "1053") == ["", "1", "053"])
    #expect(try match("(?<=\\1(\\w))d", "aadd") == ["d", "a"])
    #expect(try match("(?<=(\\w){3})f", "abcdef") == ["f", "c"])
    #expect(try match("(?<=a|bc{1,3})d", "bccd") == ["d"])
    #expect(try match("(?<=a.*?)b", "acb") == ["b"])
    #expect(try match("(?<=([abc]+)([abc]+)x*?)$", "abc") == ["", "a", "bc"])
    #expect(try match("(?<=[\\q{abc|c}])$", "abc", "v") == [""])
  }

  @Test func referencesToUnsetGroupsMatchNothing() throws {
    #expect(try match("(\\2)(\\1)", "aaa") == ["", "", ""])
    #expect(try match("(a\\1)", "aa") == ["a", "a"])
    #expect(try match("(?:(?<x>a)|(?<x>b))\\k<x>", "bb") == ["bb", nil, "b"])
    #expect(try match("(a)\\1", "aA", "i") == ["aA", "a"])
    #expect(try match("(k)\\1", "k\u{212A}", "iu") == ["k\u{212A}", "k"])
    #expect(try match("(k)\\1", "k\u{212A}", "i") == nil)
  }

  @Test func assertionsFollowTheirFlags() throws {
    #expect(try match("^b", "a\nb", "m") == ["b"])
    #expect(try match("^b", "a\nb") == nil)
    #expect(try match("a$", "a\nb", "m") == ["a"])
    #expect(try match("a$", "a\n") == nil)
    #expect(try match("(?m:^a)$", "b\u{2028}a") == ["a"])
    #expect(try match("\\b\\w+\\b", "  ab c") == ["ab"])
    #expect(try match("\\B.", "ab") == ["b"])
    #expect(try match("a|^b", "cb") == nil)
    #expect(try match("a|^b", "ba") == ["b"])
  }

  @Test func modifiersChangeTheFlagsOfAGroup() throws {
    #expect(try match("(?i:a)b", "Ab") == ["Ab"])
    #expect(try match("(?i:a)b", "AB") == nil)
    #expect(try match("a(?-i:b)", "AB", "i") == nil)
    #expect(try match("(?s:.)(?-s:.)", "\n\n", "s") == nil)
  }

  @Test func surrogatePairsAreOneCharacterWithTheUFlag() throws {
    #expect(try match("^[^a]$", "😀", "u") == ["😀"])
    #expect(try match("^[^a]$", "😀") == nil)
    #expect(try match("\\udf06", "\u{1D306}", "u") == nil)
    #expect(try match("(?<=^.)$", "😀", "u") == [""])
    #expect(try match("(?<=^..)$", "😀") == [""])
  }

  @Test func stringsOfASetComeLongestFirst() throws {
    #expect(try match("[\\q{abc|ab|}x]c", "abc", "v") == ["abc"])
    #expect(try match("[\\q{abc|ab|}x]", "abd", "v") == ["ab"])
    #expect(try match("^[\\q{AB}]$", "ab", "iv") == ["ab"])
  }

  @Test func lastIndexCountsWithGlobalAndStickyOnly() throws {
    #expect(try match("a.", "a1a2", "g", lastIndex: 1) == ["a2"])
    #expect(try match("a.", "a1a2", "y", lastIndex: 1) == nil)
    #expect(try match("a.", "a1a2", "y", lastIndex: 2) == ["a2"])
    #expect(try match("^a", "aa", "g", lastIndex: 1) == nil)
    #expect(try match("(?<=a)b|^c", "ab", "g", lastIndex: 1) == ["b"])
  }
}
