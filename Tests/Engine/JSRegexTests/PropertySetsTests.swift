import Testing

@testable import JSRegex

/// The members of `\p{...}`.
struct PropertySetsTests {
  private func members(_ pattern: String, _ flags: String) throws -> SetResolver.Members {
    let flags = try RegexFlags(parsing: Array(flags.utf16))
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    guard case .set(let expression) = tree[tree.root].kind else { return .init(characters: .empty) }
    return try SetResolver.resolve(expression, flags: flags, range: 0..<0)
  }

  private func set(_ pattern: String, _ flags: String = "u") throws -> String {
    try members(pattern, flags).characters.description
  }

  private func isKnown(_ property: String, allowsStrings: Bool = false) -> Bool {
    let parts = property.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    return PropertyNames.isKnown(
      name: parts.count > 1 ? parts[0] : nil, value: parts[parts.count - 1],
      allowsStrings: allowsStrings)
  }

  @Test func aPropertyHasTheNamesOfTheStandard() {
    for name in [
      "L", "Letter", "gc=L", "General_Category=Letter", "Nd", "digit", "punct", "Alphabetic",
      "Alpha",
      "White_Space", "space", "WSpace",
      "Script=Greek", "sc=Grek", "scx=Qaai", "Script_Extensions=Zyyy",
      "Any", "Assigned",
      // Not of the standard's table, but of every engine in a browser.
      "WSpace",
    ] {
      #expect(isKnown(name), "\(name)")
    }
    for name in [
      "l", "letter", "isL", "IsGreek", "Greek", "gc=", "=L", "Script=", "sc=L",
      "Script=Katakana_Or_Hiragana", "Block=Basic_Latin", "Other_Alphabetic", "InCB",
      "Composition_Exclusion",
      "Alphabetic=Yes", "gc=Any", "", "Expands_On_NFC", "Line_Break",
    ] {
      #expect(!isKnown(name), "\(name)")
    }
    #expect(isKnown("RGI_Emoji", allowsStrings: true) && !isKnown("RGI_Emoji"))
  }

  @Test func aPropertyIsASetOfCodePoints() throws {
    #expect(try set("\\p{Zs}") == "20 A0 1680 2000-200A 202F 205F 3000")
    #expect(try set("\\p{Lt}") == "1C5 1C8 1CB 1F2 1F88-1F8F 1F98-1F9F 1FA8-1FAF 1FBC 1FCC 1FFC")
    #expect(try set("\\p{Any}") == "0-10FFFF")
    #expect(try set("\\p{AHex}") == "30-39 41-46 61-66")
    #expect(try set("\\p{Cs}") == "D800-DFFF")
    #expect(try set("\\p{Script=Ogham}") == "1680-169C")
    #expect(try set("\\p{IDST}") == "2FF2-2FF3")
  }

  @Test func scriptExtensionsAddSharedCharacters() throws {
    #expect(try set("\\p{sc=Buhd}") == "1740-1753")
    #expect(try set("\\p{scx=Buhd}") == "1735-1736 1740-1753")
    #expect(try set("\\p{scx=Ogham}") == "1680-169C")
    // A character that other scripts share is Common, but not by its extensions.
    #expect(try members("\\p{sc=Zyyy}", "u").characters.contains(0x1735))
    #expect(try !members("\\p{scx=Zyyy}", "u").characters.contains(0x1735))
  }

  @Test func unassignedAndAssignedAreComplements() throws {
    let unassigned = try members("\\p{Cn}", "u").characters
    #expect(unassigned == (try members("\\P{Assigned}", "u").characters))
    #expect(unassigned.contains(0xFFFF) && !unassigned.contains(0xD800))
  }

  @Test func withoutVACaseInsensitiveComplementIsClosedLast() throws {
    // The complement contains a variant of nearly every letter, so it matches that letter too.
    let others = try members("\\P{Lu}", "iu").characters
    #expect(others.contains(0x41) && others.contains(0x410))
    // A bold letter of mathematics has no variant.
    #expect(!others.contains(0x1D400))
    #expect(try members("[^\\P{Lu}]", "iu").characters == others.complement(upTo: 0x10FFFF))
    #expect(try !members("[^\\p{Lu}]", "iu").characters.contains(0x61))
  }

  @Test func withVACaseInsensitivePropertyIsClosedFirst() throws {
    let upper = try members("\\p{Lu}", "iv").characters
    #expect(upper.contains(0x61) && upper.contains(0x1E9E) && upper.contains(0xDF))
    #expect(try members("\\p{Ll}", "iv").characters.contains(0x41))
    #expect(try members("\\P{Lu}", "iv").characters == upper.complement(upTo: 0x10FFFF))
    #expect(try set("[^\\P{Lu}]", "iv") == upper.description)
  }

  @Test func aPropertyOfStringsHasSequences() throws {
    let keycaps = try members("\\p{Emoji_Keycap_Sequence}", "v")
    #expect(keycaps.characters.isEmpty && keycaps.strings.count == 12)
    #expect(keycaps.strings.contains([0x23, 0xFE0F, 0x20E3]))
    let all = try members("\\p{RGI_Emoji}", "v")
    #expect(all.characters.contains(0x1F600) && !all.characters.contains(0x23))
    #expect(zip(all.strings, all.strings.dropFirst()).allSatisfy { $0.count >= $1.count })
    #expect(Set(all.strings).isSuperset(of: keycaps.strings))
  }

  @Test func operatorsApplyToStrings() throws {
    let some = try members("[\\p{RGI_Emoji}&&\\p{Emoji_Keycap_Sequence}]", "v")
    #expect(some.strings.count == 12 && some.characters.isEmpty)
    let others = try members("[\\p{Emoji_Keycap_Sequence}--\\q{#\u{FE0F}\u{20E3}}]", "v")
    #expect(others.strings.count == 11)
  }
}
