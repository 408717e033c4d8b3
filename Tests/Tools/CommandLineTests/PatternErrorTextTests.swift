import JSRegex
import Testing

@testable import compass_validate

/// The messages of `regex` for wrong patterns.
struct PatternErrorTextTests {
  private func text(_ pattern: String, flags: String = "") -> [String] {
    do throws(PatternError) {
      _ = try JSRegex(pattern, flags: flags)
      return []
    } catch {
      return PatternErrorText(error, pattern: pattern, flags: flags).lines
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

  @Test func columnsAreThoseOfATerminal() {
    #expect(text("😀)").dropFirst() == ["  😀)", "    ^"])
  }

  @Test func charactersThatCantBeSeenAreNamed() {
    #expect(
      text("\n\u{2028}\u{A0})").dropFirst() == [
        #"  \u{a}\u{2028}\u{a0})"#, "                     ^",
      ])
  }

  @Test func wrongFlagsAreShownInstead() {
    #expect(text("a", flags: "gig").dropFirst() == ["  gig", "    ^"])
  }
}
