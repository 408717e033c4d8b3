import JSRegexEngine
import Testing

@testable import compass_validate

/// The messages of `regex` for wrong patterns.
struct PatternErrorTextTests {
  private func text(_ pattern: String, flags: String = "") -> [String] {
    do throws(PatternError) {
      _ = try JSRegex(pattern, flags: flags)
      return []
    } catch {
      return PatternErrorText(error, pattern: pattern, flags: flags).description
        .split(separator: "\n").map(String.init)
    }
  }

  @Test func theCulpritIsMarkedBelowThePattern() {
    #expect(
      text("ab[z-a]") == [
        "range out of order in a character class at code units 3..<6",
        "  ab[z-a]",
        "     ^~~",
      ])
  }

  @Test func columnsCountCharactersWhereOffsetsCountUnits() {
    #expect(text("😀)").dropFirst() == ["  😀)", "   ^"])
  }

  @Test func controlCharactersStayOnTheLine() {
    #expect(text("\n\u{2028})").dropFirst() == ["  ␊\u{FFFD})", "    ^"])
  }

  @Test func wrongFlagsAreShownInstead() {
    #expect(text("a", flags: "gig").dropFirst() == ["  gig", "    ^"])
  }
}
