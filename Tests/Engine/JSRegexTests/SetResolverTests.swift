import Testing

@testable import JSRegex

/// The members of a class, an escape or the dot.
struct SetResolverTests {
  private func members(_ pattern: String, _ flags: String = "") throws -> SetResolver.Members {
    let flags = try RegexFlags(parsing: Array(flags.utf16))
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    guard case .set(let expression) = tree[tree.root].kind else { return .init(characters: .empty) }
    return try SetResolver.resolve(expression, flags: flags, range: 0..<0)
  }

  private func set(_ pattern: String, _ flags: String = "") throws -> String {
    try members(pattern, flags).characters.description
  }

  @Test func escapesAreECMAScriptSets() throws {
    #expect(try set("\\d") == "30-39")
    #expect(try set("\\w") == "30-39 41-5A 5F 61-7A")
    #expect(
      try set("\\s") == "9-D 20 A0 1680 2000-200A 2028-2029 202F 205F 3000 FEFF")
    #expect(try set(".") == "0-9 B-C E-2027 202A-FFFF")
    #expect(try set(".", "s") == "0-FFFF")
    #expect(try set("\\D", "u") == "0-2F 3A-10FFFF")
  }

  @Test func ignoreCaseAddsTheOtherLettersOfASCII() throws {
    #expect(try set("[a-c]", "i") == "41-43 61-63")
    #expect(try set("[k]", "i") == "4B 6B")
    // By code points U+212A and U+017F fold to k and s.
    #expect(try set("[k]", "iu") == "4B 6B 212A")
    #expect(try set("[s]", "iv") == "53 73 17F")
    #expect(try set("\\w", "iu") == "30-39 41-5A 5F 61-7A 17F 212A")
    #expect(try set("\\w", "i") == "30-39 41-5A 5F 61-7A")
  }

  @Test func aComplementIsTakenAfterCaseVariants() throws {
    #expect(try set("[^a]", "i") == "0-40 42-60 62-FFFF")
    #expect(try set("[^\\W]", "iu") == "30-39 41-5A 5F 61-7A 17F 212A")
  }

  @Test func operatorsCombineSets() throws {
    #expect(try set("[\\w--[a-z]]", "v") == "30-39 41-5A 5F")
    #expect(try set("[\\w&&[\\d_]]", "v") == "30-39 5F")
    #expect(try set("[^[a-z]--[b-y]]", "v") == "0-60 62-79 7B-10FFFF")
    #expect(try set("[[a-c]&&B]", "iv") == "42 62")
  }

  @Test func stringsComeLongestFirst() throws {
    let members = try members("[\\q{ab|x||abc}]", "v")
    #expect(members.characters.description == "78")
    #expect(members.strings == [[0x61, 0x62, 0x63], [0x61, 0x62], []])
  }

  @Test func withoutUnicodeFlagsCaseVariantsShareAnUpperCase() throws {
    #expect(try set("[é]", "i") == "C9 E9")
    #expect(try set("[σ]", "i") == "3A3 3C2-3C3")
    // The micro sign becomes a Greek letter; the dotless i may not become an ASCII one.
    #expect(try set("[µ]", "i") == "B5 39C 3BC")
    #expect(try set("[ı]", "i") == "131")
    // Several code units are no upper case.
    #expect(try set("[ß]", "i") == "DF")
    #expect(try set("[ΐ]", "i") == "390")
  }

  @Test func withUnicodeFlagsCaseVariantsShareASimpleFolding() throws {
    #expect(try set("[ß]", "iu") == "DF 1E9E")
    #expect(try set("[ω]", "iu") == "3A9 3C9 2126")
    #expect(try set("[ΐ]", "iu") == "390 1FD3")
    #expect(try set("[ﬅ]", "iu") == "FB05-FB06")
    #expect(try set("[\u{10400}]", "iu") == "10400 10428")
    #expect(try set("[ı]", "iu") == "131")
  }
}
