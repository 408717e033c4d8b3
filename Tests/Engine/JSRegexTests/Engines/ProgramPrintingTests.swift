import Testing

@testable import JSRegex

/// The programs of the engines as text, with and without PCRE2.
@Suite struct ProgramPrintingTests {
  /// The lines about programs, which come after those about engines.
  private func programs(_ pattern: String, _ flags: String = "") throws -> String {
    let lines = try JSRegex(pattern, flags: flags).explanation.split(separator: "\n")
    let isProgram = { (line: Substring) in
      line.hasPrefix("anchored automaton:") || line == "search automaton:"
        || line.hasPrefix("matcher for")
    }
    return lines.drop { !isProgram($0) }.joined(separator: "\n")
  }

  @Test func automataPrintTheSizesOfTheirTables() throws {
    #expect(
      try programs("^[0-9a-f]{8}-[0-9a-f]{4}$") == """
        anchored automaton: 16 rows for 3 classes of characters; two characters a step in 256 entries; strings of 13 characters first by the sets of their positions
        search automaton:
          forwards: 16 rows for 3 classes of characters
          backwards: all matches have the length 13
        """)
    #expect(
      try programs("^@?[A-Za-z0-9_]{1,15}$").hasPrefix(
        "anchored automaton: 19 rows for 3 classes of characters; two characters a step in 304 entries; strings of 1 to 15 characters first by the sets of their positions\n"
      ))
  }

  @Test func theMatcherPrintsItsSteps() throws {
    #expect(
      try programs(#"(?<=a)(b|c){2,}?\1"#) == """
        matcher for test: 15 steps, 6 registers, starts with [62-63], takes at least 2, needs [62-63] then [62-63]
          loop 0: 2..., lazy, register 4, unsets 0..<2
           0 look register 2 until → 3 backward if before [61]
           1 characterBehind 61 remembered
           2 endLook register 2
           3 enterLoop of loop 0
           4 nextIteration of loop 0 before [62-63] or → 13 remembered
           5 startIteration of loop 0
           6 save register 0
           7 split before [62] or → 10 if before [63]
           8 character 62
           9 jump → 11
          10 character 63
          11 save register 1 remembered
          12 endIteration of loop 0 → 4
          13 reference slots 0 1
          14 match
        matcher for exec: the program for test
        """)
  }

  /// A set with characters above U+00FF, a word boundary, and a lookahead that must not hold.
  @Test func setsPrintAllTheirRanges() throws {
    let text = try programs(#"\b(?![\u0100-\u017f]|x)[\u0400-\u04ff]+"#)
    #expect(text.contains("[30-39 41-5A 5F 61-7A]"))
    #expect(text.contains("[400-4FF]"))
    #expect(text.contains("lookNot register"))
  }

  @Test func theEnginesOfATestAreListed() throws {
    func engines(_ pattern: String) throws -> [String] {
      try JSRegex(pattern).testEngines.filter { $0 != "PCRE2" }
    }
    #expect(try engines("^a$") == ["anchored automaton"])
    #expect(try engines("a") == ["search automaton"])
    #expect(try engines(#"(a)\1"#) == ["matcher"])
  }
}
