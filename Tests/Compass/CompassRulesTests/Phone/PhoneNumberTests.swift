import CompassRules
import Testing

@Suite("Phone numbers")
struct PhoneNumberTests {
  private let rules = PhoneRules.self

  @Test(
    "A leading 1 is the country code from 11 digits on",
    arguments: [
      ("", ""), ("1", "1"), ("1440555013", "1440555013"), ("14405550134", "4405550134"),
      ("144055501349", "44055501349"), ("114405550134", "14405550134"),
      ("24405550134", "24405550134"), ("+1 (440) 555-0134 ", "4405550134"),
      ("\u{FF14}\u{0664}", ""), ("4\u{1F600}4", "44"),
    ])
  func nationalDigits(input: String, digits: String) {
    #expect(rules.nationalDigits(input) == digits)
  }

  @Test(
    "The mask grows with the digits",
    arguments: [
      ("", ""), ("x", ""), ("4", "4"), ("440", "440"), ("4405", "(440) 5"),
      ("440555", "(440) 555"), ("4405550", "(440) 555-0"), ("4405550134", "(440) 555-0134"),
      ("44055501349", "(440) 555-0134"), ("14405550134", "(440) 555-0134"),
    ])
  func masks(input: String, mask: String) {
    #expect(rules.formattedNational(input) == mask)
  }

  @Test(
    "E.164 needs ten national digits",
    arguments: [
      ("440555013", nil), ("4405550134", "+14405550134"), ("44055501349", nil),
      ("1440555013", "+11440555013"), ("14405550134", "+14405550134"), ("144055501349", nil),
      ("0000000000", "+10000000000"), ("+44 20 7946 0958", nil), ("+3 967 963 340", "+13967963340"),
    ] as [(String, String?)])
  func e164(input: String, number: String?) {
    #expect(rules.e164(input) == number)
  }

  @Test("Without E.164 the text is stored trimmed and shown unchanged")
  func others() {
    #expect(rules.stored(" 555-0134\u{FEFF}") == "555-0134")
    #expect(rules.display(" 555-0134 ") == " 555-0134 ")
    #expect(rules.stored(" (440) 555-0134 ") == "+14405550134")
    #expect(rules.display("tel:+14405550134") == "(440) 555-0134")
  }

  @Test("Blank texts are not stored", arguments: [nil, "", " ", "\u{3000}\n"])
  func blank(input: String?) {
    #expect(rules.stored(input) == nil)
  }

  @Test("A text without digits is stored, though white space alone is not")
  func noDigits() {
    #expect(rules.stored("\u{200B}") == "\u{200B}")
    #expect(rules.display("") == "")
  }
}
