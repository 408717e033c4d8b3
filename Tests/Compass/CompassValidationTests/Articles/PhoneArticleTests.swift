import CompassValidation
import Testing

/// The snippets of the article on phone numbers.
@Suite struct PhoneArticleTests {
  @Test func aNumberHasItsForms() throws {
    let print = Snippet("PhoneNumbers", 1)
    let phone = Rules(.august2026).phone
    print(phone.formattedNational("44055"), phone.formattedNational("1-440-555-0134"))
    // (440) 55 (440) 555-0134
    print(phone.stored(" 440.555.0134 ") ?? "nil")  // +14405550134
    print(phone.stored("440-555-0134 x12") ?? "nil")  // 440-555-0134 x12
    print(phone.display("+14405550134"), phone.display("+44 20 7946 0958"))
    // (440) 555-0134 +44 20 7946 0958
    print(phone.telLink(phone: "+44 20 7946 0958"))  // tel:+44 20 7946 0958
    print(phone.smsLink(phone: "440-555-0134", body: "Hi Coach") ?? "nil")
    // sms:+14405550134?body=Hi%20Coach
    try print.expectPublished()
  }
}
