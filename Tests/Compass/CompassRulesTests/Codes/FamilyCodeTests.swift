import CompassRules
import Testing

@Suite("Family codes")
struct FamilyCodeTests {
  private let rules = CodeRules.self

  @Test(
    "Six letters and digits, with or without the prefix, in any case",
    arguments: [
      ("FAM-ABC123", nil), ("abc123", nil), ("\u{FEFF} fam-000000\n", nil),
      ("abcd\u{DF}", nil), ("FAM-ABCD\u{DF}", nil),
      ("", CodeRules.FamilyCodeError.missing), (" \u{3000}", .missing),
      ("\u{200B}", .unrecognized), ("ABC12", .unrecognized), ("ABC1234", .unrecognized),
      ("FAMABC123", .unrecognized), ("FAM-ABC12", .malformed), ("FAM-ABC1234", .malformed),
      ("FAM-", .malformed), ("FAM-ABC-12", .malformed), ("FAM-ABC12\u{0663}", .malformed),
    ])
  func validation(code: String, error: CodeRules.FamilyCodeError?) {
    #expect(rules.familyCodeError(in: code) == error)
  }

  @Test(
    "A field adds the prefix up to six characters and cuts at ten",
    arguments: [
      ("", "FAM-"), ("f", "FAM-F"), ("abc123", "FAM-ABC123"), ("abc1234", "ABC1234"),
      ("fam-abc1234", "FAM-ABC123"), ("\u{A0}f a\tm - x", "FAM-X"), ("abcdefghijk", "ABCDEFGHIJ"),
      ("abcde\u{DF}", "ABCDESS"), ("\u{200B}", "FAM-\u{200B}"),
    ])
  func formatting(input: String, shown: String) {
    #expect(rules.formattedFamilyCode(input) == shown)
  }

  @Test("A cut that splits a surrogate pair leaves U+FFFD")
  func splitPair() {
    #expect(rules.formattedFamilyCode("FAM-ABCDE\u{1F600}") == "FAM-ABCDE\u{FFFD}")
  }

  @Test(
    "A stored code is exact",
    arguments: [
      ("FAM-O0I1L9", true), ("fam-abc123", false), ("FAM-ABC12", false), ("FAM-ABC1234", false),
      ("FAM-ABC123 ", false), ("ABC123", false), ("FAM-ABC12\u{663}", false), ("", false),
    ])
  func storedCode(code: String, isValid: Bool) {
    #expect(rules.isFamilyCode(code) == isValid)
  }

  @Test("Bytes choose letters modulo 32, without I, O, 0 and 1")
  func letters() throws {
    let codes = try (0..<32).map { byte in
      try rules.makeFamilyCode(randomBytes: [[UInt8](repeating: byte, count: 6)]) { _ in false }
    }
    #expect(codes.map { $0.suffix(1) }.joined() == "ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    let wrapped = try rules.makeFamilyCode(randomBytes: [[31, 32, 63, 64, 254, 255, 7]]) { _ in
      false
    }
    #expect(wrapped == "FAM-9A9A89")
  }

  @Test("The fifth try may succeed, the sixth never happens")
  func tries() throws {
    let rows = (0..<6).map { [UInt8](repeating: $0, count: 6) }
    #expect(try rules.makeFamilyCode(randomBytes: rows) { $0 < "FAM-EEEEEE" } == "FAM-EEEEEE")
    #expect(throws: CodeRules.FamilyCodeError.exhausted) {
      try rules.makeFamilyCode(randomBytes: rows) { $0 < "FAM-FFFFFF" }
    }
    #expect(throws: CodeRules.FamilyCodeError.exhausted) {
      try rules.makeFamilyCode(randomBytes: []) { _ in false }
    }
    #expect(
      CodeRules.FamilyCodeError.exhausted.message
        == "Failed to generate unique family code after 5 retries")
  }
}
