import CompassRules
import Testing

@Suite("Contact actions")
struct CoachContactTests {
  @Test("Coaches List 9: the actions' addresses")
  func addresses() {
    let contacts = CoachRules.ContactChannel.available(
      for: .init(
        email: "dana+x@uga.edu", phone: "(555) 123-4567", twitterHandle: "@coach_d",
        instagramHandle: "dana.c"))
    #expect(
      contacts.map(\.address) == [
        "mailto:dana+x@uga.edu", "sms:5551234567", "tel:5551234567",
        "https://twitter.com/coach_d", "https://instagram.com/dana.c",
      ])
  }

  @Test("Coaches List 9: an action is hidden without its field")
  func hidden() {
    let none = CoachRules.ContactChannel.available(
      for: .init(email: "", phone: nil, twitterHandle: "", instagramHandle: nil))
    #expect(none.isEmpty)
    let phone = CoachRules.ContactChannel.available(
      for: .init(email: nil, phone: "+1 555.000.1111", twitterHandle: nil, instagramHandle: nil))
    #expect(phone.map(\.address) == ["sms:+15550001111", "tel:+15550001111"])
  }

  @Test("Input cannot leave its part of the address")
  func encoding() {
    #expect(CoachRules.ContactChannel.email("a@b.co?bcc=x").address == "mailto:a@b.co%3Fbcc%3Dx")
    #expect(
      CoachRules.ContactChannel.tweet(handle: "a/../b").address == "https://twitter.com/a%2F..%2Fb")
  }

  @Test("School Detail 6: what VoiceOver reads")
  func accessibility() {
    #expect(
      CoachRules.ContactChannel.text(phone: "1").accessibilityLabel(coachName: "Al") == "Text Al")
  }
}
