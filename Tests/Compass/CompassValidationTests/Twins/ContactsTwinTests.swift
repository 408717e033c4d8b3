import CompassValidation
import Testing

/// docs/twins.md, "Phone numbers" and "Social links".
@Suite("Twins: phone numbers and social links")
struct ContactsTwinTests {
  @Test("Only 0 to 9 are digits", arguments: ["٤٠٤٥٥٥١٢٣٤", "²404555123"])
  func digits(text: String) {
    #expect(PhoneRules.e164(text) == nil)
    #expect(PhoneRules.stored(text) == text)
    #expect(PhoneRules.display(text) == text)
    #expect(PhoneRules.telLink(phone: text) == "tel:" + text)
  }

  @Test("A blank number is not stored", arguments: ["\n", " ", ""])
  func blank(text: String) { #expect(PhoneRules.stored(text) == nil) }

  @Test("The four forms of a number")
  func forms() {
    #expect(PhoneRules.formattedNational("14045551234") == "(404) 555-1234")
    #expect(PhoneRules.e164("(404) 555-1234") == "+14045551234")
    #expect(PhoneRules.stored(" 404.555.1234 ") == "+14045551234")
    #expect(PhoneRules.display("+14045551234") == "(404) 555-1234")
  }

  @Test("Only the first @ of a handle goes")
  func handle() {
    #expect(CodeRules.contactLink(.twitter, to: "a@b@c") == "https://twitter.com/ab@c")
    #expect(CodeRules.contactLink(.instagram, to: "@ana") == "https://instagram.com/ana")
    #expect(CodeRules.contactLink(.tiktok, to: "@ana") == "https://tiktok.com/@ana")
    #expect(CodeRules.contactLink(.twitter, to: "") == nil)
  }

  @Test("A family code")
  func familyCode() {
    #expect(CodeRules.familyCodeError(in: " fam-abc123 ") == nil)
    #expect(CodeRules.familyCodeError(in: " ") == .missing)
    #expect(
      CodeRules.familyCodeError(in: "FAM-12")?.message == "Invalid format. Expected: FAM-XXXXXX")
  }
}
