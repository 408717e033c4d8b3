import Testing

@testable import JSRegex

/// The trees of patterns, printed on one line each with the depth of each node.
struct PatternParserTests {
  private func tree(_ pattern: String, _ flags: String = "") throws -> [String] {
    let flags = try RegexFlags(parsing: Array(flags.utf16))
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    return tree.description.split(separator: "\n").map(String.init)
  }

  @Test func anEmptyPatternIsEmpty() throws {
    #expect(try tree("") == ["empty"])
    #expect(try tree("(?:)") == ["empty"])
    #expect(try tree("a|") == ["alternation", "  character 61", "  empty"])
  }

  @Test func groupsAreNumberedByTheirOpening() throws {
    #expect(
      try tree("((a)(?:b))(?<n>c)") == [
        "sequence", "  capture 1", "    sequence", "      capture 2", "        character 61",
        "      character 62", "  capture 3", "    character 63",
      ])
  }

  @Test(arguments: [
    ("a*", "loop 0..."), ("a+?", "loop 1... lazy"), ("a?", "loop 0...1"), ("a{2}", "loop 2...2"),
    ("a{2,}?", "loop 2... lazy"), ("a{2,3}", "loop 2...3"),
  ])
  func quantifiersHaveBoundsAndGreed(_ pattern: String, _ line: String) throws {
    #expect(try tree(pattern) == [line, "  character 61"])
  }

  @Test func lookaroundsHaveDirectionAndSense() throws {
    #expect(try tree("(?=a)").first == "lookahead")
    #expect(try tree("(?!a)").first == "lookahead negative")
    #expect(try tree("(?<=a)").first == "lookbehind")
    #expect(try tree("(?<!a)").first == "lookbehind negative")
  }

  @Test func classesAreReadAsWritten() throws {
    #expect(try tree("[a-c_]") == ["set [61-63 5F]"])
    #expect(try tree("[^\\d\\b]") == ["set [^ [\\d 8]]"])
    #expect(try tree("[-a-]") == ["set [2D 61 2D]"])
    #expect(try tree("[\\w-a]") == ["set [\\w 2D 61]"])
    #expect(try tree("[]") == ["set []"])
  }

  @Test func setClassesNestAndCombine() throws {
    #expect(try tree("[\\w--[a-f]]", "v") == ["set [\\w -- [61-66]]"])
    #expect(try tree("[\\w&&\\d]", "v") == ["set [\\w && \\d]"])
    #expect(try tree("[\\q{ab|c}x]", "v") == ["set [\\q{61 62|63} 78]"])
  }

  @Test func surrogatePairsAreOneCharacterWithUOnly() throws {
    #expect(try tree("😀", "u") == ["character 1F600"])
    #expect(try tree("\\ud83d\\ude00", "u") == ["character 1F600"])
    #expect(try tree("\\u{1f600}", "u") == ["character 1F600"])
    #expect(try tree("😀") == ["sequence", "  character D83D", "  character DE00"])
  }

  @Test func namedReferencesBecomeNumbers() throws {
    #expect(
      try tree("(?<a>x)\\k<a>") == ["sequence", "  capture 1", "    character 78", "  reference 1"])
    #expect(try tree("(?<a>x)|(?<a>y)\\k<a>").last == "    reference 1 2")
    #expect(try tree("(?<\\u0061>x)\\k<a>").last == "  reference 1")
  }

  @Test func modifiersChangeTheFlagsOfTheirGroup() throws {
    let tree = try PatternParser.parse(Array("a(?i-s:b)c".utf16), flags: [.dotAll])
    #expect(tree.nodes.prefix(3).map(\.flags.description) == ["s", "i", "s"])
  }

  @Test func nodesKnowWhereTheyStand() throws {
    let tree = try PatternParser.parse(Array("é(b|c)+".utf16), flags: [])
    #expect(tree[tree.root].range == 0..<7)
    #expect(tree[tree.groupNodes[0]].range == 1..<6)
  }

  /// Annex B: patterns that the strict grammar rejects are valid without `u`.
  @Test(arguments: [
    ("]", ["character 5D"]), ("{", ["character 7B"]), ("a{1", ["character 61", "character 7B"]),
    ("\\1", ["character 1"]), ("\\8", ["character 38"]), ("\\377", ["character FF"]),
    ("\\400", ["character 20", "character 30"]), ("\\c", ["character 5C", "character 63"]),
    ("\\cA", ["character 1"]), ("\\x4", ["character 78", "character 34"]),
    ("\\u{1}", ["loop 1...1"]), ("\\k<a>", ["character 6B"]), ("\\p{L}", ["character 70"]),
    ("(?=a)*", ["loop 0..."]), ("[\\c1]", ["set [11]"]), ("\\a", ["character 61"]),
  ])
  func legacyForms(_ pattern: String, _ expected: [String]) throws {
    let lines = try tree(pattern).map { $0.drop { $0 == " " } }
    #expect(lines.filter { $0 != "sequence" }.prefix(expected.count).map(String.init) == expected)
  }

  @Test func decimalEscapesAreReferencesIfTheGroupExistsAnywhere() throws {
    #expect(try tree("(a)\\1").last == "  reference 1")
    // This one always finds its group unset, so it refers to nothing.
    #expect(try tree("\\1(a)").dropFirst().first == "  reference ")
    #expect(try tree("\\1[(]").dropFirst().first == "  character 1")
    #expect(try tree("\\1\\(").dropFirst().first == "  character 1")
  }
}
