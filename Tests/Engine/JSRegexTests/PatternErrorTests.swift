import JSPrimitives
import Testing

@testable import JSRegex

/// Each early error with its range.
struct PatternErrorTests {
  private func error(_ pattern: String, _ flags: String) -> PatternError? {
    do throws(PatternError) {
      _ = try JSRegex(pattern, flags: flags)
      return nil
    } catch {
      return error
    }
  }

  @Test func tooLongPatternsAreRefusedWhereTheyBecomeTooLong() {
    let length = 1 << 20
    let long = String(repeating: "a", count: length + 5)
    let refusal = error(long, "")
    #expect(refusal?.range == length..<length + 5)
    #expect(refusal?.isSyntaxError == false)
    #expect(refusal?.description.contains("more than 1048576 code units") == true)
    // The pattern is not read at all.
    #expect(error(")" + long, "")?.kind == refusal?.kind)
  }

  @Test func tooManyStepsAreRefusedAtTheConstruct() throws {
    let pattern = "ab" + String(repeating: "\\p{RGI_Emoji}", count: 3)
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: .unicodeSets)
    var small = MatcherCompiler(tree, purpose: .test, maximumSize: 40_000)
    let error = #expect(throws: PatternError.self) { try small.compile() }
    #expect(error?.kind == .tooLarge(limit: "40000 steps"))
    #expect(error?.range == 28..<41)
    var large = MatcherCompiler(tree, purpose: .test, maximumSize: 100_000)
    #expect(throws: Never.self) { try large.compile() }
  }

  /// Rejected with and without `u`.
  @Test(arguments: [
    ("(a", PatternError.Kind.unterminatedGroup, 0..<2), ("a)", .unmatchedParenthesis, 1..<2),
    ("(?a)", .invalidGroup, 0..<3), ("(?", .invalidGroup, 0..<2), ("*", .nothingToRepeat, 0..<1),
    ("a**", .nothingToRepeat, 2..<3), ("^*", .nothingToRepeat, 1..<2),
    ("(?<=a)*", .nothingToRepeat, 6..<7), ("a{2,1}", .quantifierOutOfOrder, 1..<6),
    ("a{99999999999999999999,9}", .quantifierOutOfOrder, 1..<25),
    ("[a", .unterminatedClass, 0..<2), ("é[b-a]", .classRangeOutOfOrder, 2..<5),
    ("a\\", .trailingBackslash, 1..<2), ("(?<1>a)", .invalidGroupName, 2..<4),
    ("(?<a", .invalidGroupName, 2..<4), ("(?<a>)(?<a>)", .duplicateGroupName, 9..<10),
    ("(?:(?<a>)|b)(?<a>)", .duplicateGroupName, 15..<16),
    ("(?<a>)\\k<b>", .unknownGroupName, 6..<11), ("(?<a>)\\k", .invalidNamedReference, 6..<8),
    ("(?ii:a)", .invalidModifiers, 0..<4), ("(?i-i:a)", .invalidModifiers, 0..<5),
    ("(?-:a)", .invalidModifiers, 0..<4), ("(?g:a)", .invalidGroup, 0..<3),
  ])
  func always(_ pattern: String, _ kind: PatternError.Kind, _ range: Range<Int>) {
    for flags in ["", "u"] {
      #expect(
        error(pattern, flags) == PatternError(kind: kind, range: range), "\(pattern) \(flags)")
    }
  }

  /// Rejected with `u`, legacy syntax without.
  @Test(arguments: [
    ("{", PatternError.Kind.nothingToRepeat), ("a{1", .incompleteQuantifier), ("}", .loneBracket),
    ("]", .loneBracket), ("\\a", .invalidEscape), ("\\c", .invalidEscape), ("\\01", .invalidEscape),
    ("\\x1", .invalidEscape), ("\\u{110000}", .invalidUnicodeEscape),
    ("\\1", .invalidGroupReference),
    ("[\\d-a]", .classEscapeInRange), ("\\k<a>", .unknownGroupName),
    ("\\p{X}", .invalidPropertyName),
    ("(?=a)*", .nothingToRepeat), ("[\\1]", .invalidEscape),
  ])
  func strict(_ pattern: String, _ kind: PatternError.Kind) {
    #expect(error(pattern, "u")?.kind == kind, "\(pattern)")
    #expect(error(pattern, "") == nil, "\(pattern)")
  }

  /// Rejected only in classes with `v`.
  @Test(arguments: [
    ("[(]", PatternError.Kind.invalidClassCharacter), ("[a&&&b]", .invalidSetOperation),
    ("[\\d--b&&c]", .invalidSetOperation), ("[a-c--b]", .invalidSetOperation),
    ("[a\\d--c]", .invalidSetOperation), ("[a!!b]", .invalidSetOperation),
    ("[^\\q{ab}]", .negatedStrings), ("\\P{RGI_Emoji}", .negatedStrings),
  ])
  func setClasses(_ pattern: String, _ kind: PatternError.Kind) {
    #expect(error(pattern, "v")?.kind == kind, "\(pattern)")
    #expect(error(pattern, "") == nil, "\(pattern)")
  }

  @Test func aNameMayRecurInAnotherAlternative() {
    #expect(error("(?<a>x)|(?<a>y)", "") == nil)
    #expect(error("(?:(?<a>x)|(?<a>y))z", "u") == nil)
  }

  @Test func propertyNamesAreComparedExactly() {
    #expect(error("\\p{script=Latin}", "u")?.kind == .invalidPropertyName)
    // U+212A is canonically equivalent to K, but it is another character.
    #expect(error("\\p{sc=\u{212A}ana}", "u")?.kind == .invalidPropertyName)
  }

  @Test func depthIsNoDanger() {
    let bomb = String(repeating: "(", count: 200_000)
    #expect(error(bomb, "")?.kind == .unterminatedGroup)
    let closed = String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000)
    #expect(error(closed, "") == nil)
    let classes = String(repeating: "[", count: 20_000)
    #expect(error(classes, "v")?.kind == .unsupported(construct: "classes nested above 100"))
  }

  @Test func saysWhatAndWhere() {
    #expect(error("(a", "")?.description == "unterminated group at code units 0..<2")
    #expect(error(String(repeating: "[", count: 200), "v")?.isSyntaxError == false)
  }
}
