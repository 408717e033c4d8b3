import CompassRules
import Testing

@Suite("Links of contacts")
struct ContactLinkTests {
  private let rules = CodeRules.self

  @Test("Nothing is opened without a value", arguments: CodeRules.ContactLinkKind.allCases)
  func missing(kind: CodeRules.ContactLinkKind) {
    #expect(rules.contactLink(kind, to: String?.none) == nil)
    #expect(rules.contactLink(kind, to: "") == nil)
  }

  @Test(
    "Each kind has its address",
    arguments: [
      (CodeRules.ContactLinkKind.twitter, " a@b@c", "https://twitter.com/ ab@c"),
      (.instagram, "@@a", "https://instagram.com/@a"), (.tiktok, "@a", "https://tiktok.com/@a"),
      (.facebook, "http:x", "http:x"), (.facebook, " fb.com ", "https://fb.com"),
      (.facebook, "HTTP://x", "https://HTTP://x"), (.facebook, " ", nil),
      (.email, " ", "mailto: "), (.sms, "(440) 555-0134", "sms:+14405550134"),
      (.sms, "440 555 013", "sms:440555013"), (.sms, "+44 20 7946 0958", "sms:442079460958"),
      (.sms, "x1", "sms:1"), (.sms, "\u{0663}", nil),
    ] as [(CodeRules.ContactLinkKind, String, String?)])
  func addresses(kind: CodeRules.ContactLinkKind, value: String, address: String?) {
    #expect(rules.contactLink(kind, to: value) == address)
  }
}
