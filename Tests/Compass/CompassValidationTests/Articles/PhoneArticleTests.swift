import CompassValidation
import Testing

/// The snippets of the article on phone numbers.
@Suite struct PhoneArticleTests {
  @Test func aNumberHasItsForms() throws {
    let print = Snippet("PhoneNumbers", 1)
    print(PhoneRules.formattedNational("44055"), PhoneRules.formattedNational("1-440-555-0134"))
    // (440) 55 (440) 555-0134
    print(PhoneRules.stored(" 440.555.0134 ") ?? "nil")  // +14405550134
    print(PhoneRules.stored("440-555-0134 x12") ?? "nil")  // 440-555-0134 x12
    print(PhoneRules.display("+14405550134"), PhoneRules.display("+44 20 7946 0958"))
    // (440) 555-0134 +44 20 7946 0958
    print(PhoneRules.telLink(phone: "+44 20 7946 0958"))  // tel:+44 20 7946 0958
    print(PhoneRules.smsLink(phone: "440-555-0134", body: "Hi Coach"))
    // sms:+14405550134?body=Hi%20Coach
    try print.expectPublished()
  }
}
