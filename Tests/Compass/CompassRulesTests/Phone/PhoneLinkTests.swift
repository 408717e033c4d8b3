import CompassRules
import Testing

@Suite("Phone links")
struct PhoneLinkTests {
  private let rules = PhoneRules.self

  @Test(
    "A call has the E.164 form, else the text",
    arguments: [
      ("440-555-0134", "tel:+14405550134"), ("555-0134 ", "tel:555-0134 "), ("", "tel:"),
      ("call me", "tel:call me"),
    ])
  func calls(phone: String, link: String) {
    #expect(rules.telLink(phone: phone) == link)
  }

  @Test(
    "A message has the E.164 form, else all digits",
    arguments: [
      ("440-555-0134", "sms:+14405550134"), ("+44 20 7946 0958", "sms:442079460958"),
      ("1 440 555 0134 9", "sms:144055501349"), ("555-0134", "sms:5550134"), ("0", "sms:0"),
      ("call me", ""), ("", ""), ("\u{FF14}", ""),
    ])
  func messages(phone: String, link: String) {
    #expect(rules.smsLink(phone: phone) == link)
    #expect(rules.smsLink(phone: phone, body: "") == link)
  }

  @Test(
    "A body is percent-encoded",
    arguments: [
      (" ", "%20"), ("-_.!~*'()", "-_.!~*'()"), ("`^\"", "%60%5E%22"), ("é", "%C3%A9"),
      ("\u{1F600}", "%F0%9F%98%80"), ("\r\n", "%0D%0A"), ("%", "%25"),
    ])
  func bodies(body: String, encoded: String) {
    #expect(rules.smsLink(phone: "555", body: body) == "sms:555?body=" + encoded)
  }

  @Test("A body without a number has no link")
  func noNumber() {
    #expect(rules.smsLink(phone: "call me", body: "Hi") == "")
  }
}
