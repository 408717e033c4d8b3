import Testing

@testable import JSRegex

/// The PCRE2 text of patterns, rule by rule of the lowering.
struct PatternLoweringTests {
  private func lower(
    _ pattern: String, _ flags: String = "", _ purpose: NativePattern.Purpose = .exec,
    _ width: NativePattern.Width = .ascii
  ) throws -> String {
    let flags = try RegexFlags(parsing: Array(flags.utf16))
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    return try PatternLowering.lower(tree, for: purpose, width: width).description
  }

  private func refusal(
    _ pattern: String, _ flags: String = "", _ purpose: NativePattern.Purpose = .exec
  ) -> String? {
    do {
      _ = try lower(pattern, flags, purpose, .codeUnits)
      return nil
    } catch {
      guard case .unsupported(let construct)? = (error as? PatternError)?.kind else { return nil }
      return construct
    }
  }

  @Test func assertionsAreSpelledOut() throws {
    #expect(try lower("^a$") == #"\Aa\z"#)
    #expect(try lower("^a$", "m") == #"(?=)(?:(?<![^\x{a}\x{d}])a(?![^\x{a}\x{d}]))"#)
    #expect(
      try lower("^", "m", .exec, .codeUnits) == #"(?=)(?:(?<![^\x{a}\x{d}\x{2028}\x{2029}]))"#)
    #expect(try lower("\\ba\\B") == #"\ba\B"#)
  }

  @Test func charactersAreEscapedOrWrittenInHexadecimal() throws {
    #expect(try lower("a-\\*\\n@") == #"a\-\*\x{a}\@"#)
    #expect(try lower("é", "", .exec, .codeUnits) == #"\x{e9}"#)
    #expect(try lower("😀", "u", .exec, .codePoints) == #"\x{1f600}"#)
    #expect(try lower("[\\]^:.]") == #"[\.\:\]\^]"#)
  }

  @Test func setsAreCutToTheAlphabetAndPrintedTheShorterWay() throws {
    #expect(try lower(".") == #"[^\x{a}\x{d}]"#)
    #expect(try lower("[^]") == ".")
    #expect(try lower("\\s") == #"[\x{9}-\x{d}\x{20}]"#)
    // No ASCII subject has the byte FF.
    #expect(try lower("é") == #"\x{ff}"#)
    #expect(try lower("[]", "", .exec, .codeUnits) == "(?!)")
  }

  @Test func testKeepsOnlyReferencedGroups() throws {
    #expect(try lower("(a)(b)\\2", "", .test) == #"a(b)\g{1}"#)
    #expect(try lower("(a)(b)\\2") == #"(a)(b)\g{2}"#)
  }

  @Test func unanchoredAlternativesAndLookaroundsAreGuarded() throws {
    #expect(try lower("a|b", "", .test) == "(?=)(?:a|b)")
    #expect(try lower("(?!a)b", "", .test) == "(?=)(?:(?!a)b)")
    #expect(try lower("^(?!a)b", "", .test) == #"\A(?!a)b"#)
    #expect(try lower("^a|^b", "", .test) == #"\Aa|\Ab"#)
    #expect(try lower("\\s+$", "", .test) == #"[\x{9}-\x{d}\x{20}]+\z"#)
  }

  @Test func quantifiersBindToOneThing() throws {
    #expect(try lower("(?:a{2})+?") == "(?:a{2})+?")
    #expect(try lower("(?:ab)?") == "(?:ab)?")
    #expect(try lower("(a)\\1+") == #"(a)(?:\g{1})+"#)
    #expect(try lower("a{0}b{1}c{2,}") == "bc{2,}")
  }

  @Test func emptyIterationsAreRewritten() throws {
    #expect(try lower("(?:a?b?c?)*") == "(?=)(?:(?:ab?c?|bc?|c)*)")
    #expect(try lower("(?:|a)*") == "a*")
    #expect(try lower("(?:a*)*") == "(?:a+)*")
    #expect(try lower("(?:a?)+") == "a?a*")
    #expect(try lower("(a*)+") == "(?=)(?:(?|(a+)+|()))")
    #expect(try lower("(?:(a*)b?)*") == "(?=)(?:(?|(a+)b?|()b)*)")
    #expect(try lower("(?:\\b)*") == #"(?:\b)*"#)
    #expect(try lower("(?:(?=a))*b") == "b")
  }

  @Test func referencesThatAreNeverSetVanish() throws {
    #expect(try lower("\\1(a)") == "(a)")
    #expect(try lower("(a\\1)") == "(a)")
    #expect(try lower("(a)|\\1b") == "(?=)(?:(a)|b)")
    #expect(try lower("(?!(a))\\1b") == "(?=)(?:(?!a)b)")
    #expect(try lower("(?<n>a)|(?<n>b)\\k<n>") == #"(?=)(?:(a)|(b)\g{2})"#)
  }

  @Test func referencesIgnoreTheCaseOfASCIILetters() throws {
    #expect(try lower("(a)\\1", "i") == #"([Aa])(?i:\g{1})"#)
    #expect(try lower("(1)\\1", "i", .exec, .codeUnits) == #"(1)\g{1}"#)
  }

  @Test func lookbehindsAreGatheredByLength() throws {
    #expect(try lower("(?<=ab|c|d)", "", .test) == "(?=)(?:(?<=ab|c|d))")
    #expect(try lower("(?<!ba{1,2})", "", .test) == "(?=)(?:(?<!ba{2}|ba{1}))")
    #expect(try lower("(?<=a*b)", "", .test) == "(?=)(?:(?<=b))")
    #expect(try lower("(?<=(a)b)") == "(?=)(?:(?<=(a)b))")
  }

  @Test func stringsOfASetAreAlternatives() throws {
    #expect(try lower("[\\q{ab|}c]", "v", .test) == "(?=)(?:ab|c|)")
  }

  @Test func hugeCountsHoldForShorterSubjects() throws {
    let tree = try PatternParser.parse(Array("a{2,70000}".utf16), flags: [])
    let pattern = try PatternLowering.lower(tree, for: .test, width: .ascii)
    #expect(pattern.description == "a{2,}")
    #expect(pattern.subjectLimit == 70_000)
  }

  @Test func whatCannotBeExactIsNamed() {
    #expect(refusal("(?:(a*)|b)*") == "a capture that its loop may have cleared")
    #expect(refusal("(?:(a*)|b)*", "", .test) == nil)
    #expect(
      refusal("(?:(?:(a)|b)\\1)*", "", .test)
        == "a reference to a group that its loop may have cleared")
    #expect(refusal("(?<=^a*)b") == "a lookbehind of unbounded length")
    #expect(refusal("(?<=\\1(a))") == "a reference inside a lookbehind")
    #expect(refusal("(?<=(\\w){3})f") == "a capture in a lookbehind of varying length")
    #expect(
      refusal("(?:(?:(?:ab){1000}){1000}){2}", "", .test)
        == "counts that expand to over a million characters")
  }
}
