import Foundation
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import PayloadGeneration

/// The formats that rules decide, as the oracle judges them.
@Suite struct RuledFormatTests {
  private func matches(
    _ text: JSText, _ format: RuledFormat, _ version: ZodVersion = .v4_6_7, algorithm: String? = nil
  ) -> Bool? {
    RuledText(text: text, version: version).matches(format, algorithm: algorithm)
  }

  @Test(
    arguments: [
      ("::", true), ("::1", true), ("1::", true), ("1:2:3:4:5:6:7:8", true),
      ("1::3:4:5:6:7:8", true), ("2001:DB8::ff", true), ("", false), (":", false), (":::", false),
      ("1:2:3:4:5:6:7", false), ("1:2:3:4:5:6:7:8:9", false), ("1::2::3", false),
      ("12345::", false),
      ("1:2:3:4:5:6:7:8::", false), (":1:2:3:4:5:6:7", false), ("g::1", false),
      // For a parser to judge.
      ("::1.2.3.4", nil), ("::1\n", nil), ("fe80::1%eth0", nil),
    ] as [(JSText, Bool?)])
  func addresses(_ text: JSText, _ expected: Bool?) {
    #expect(matches(text, .ipv6) == expected)
  }

  @Test(
    arguments: [
      ("::/0", true), ("::1/128", true), ("::1/129", false), ("::1/064", false), ("::1/+1", false),
      ("::1/1e1", false), ("::1", false), ("::1/1/1", false), ("::1/", false),
    ] as [(JSText, Bool?)])
  func ranges(_ text: JSText, _ expected: Bool?) {
    #expect(matches(text, .cidrv6) == expected)
  }

  @Test(
    arguments: [
      ("", true), ("aGk=", true), ("aB==", true), ("abcd", true), ("abc", false), ("a===", false),
      ("====", false), ("ab-_", false), ("aG\nV", false), ("ab=c", false),
    ] as [(JSText, Bool?)])
  func base64(_ text: JSText, _ expected: Bool?) {
    #expect(matches(text, .base64) == expected)
  }

  @Test func whiteSpaceInBase64IsForADecoderBeforeVersion443() {
    #expect(matches("aG\nV", .base64, .v4_3_6) == nil)
    #expect(matches("aG\nV", .base64, .v4_4_3) == false)
  }

  @Test(
    arguments: [
      ("", true), ("ab-_", true), ("ab", true), ("abc", true), ("a", false), ("ab==", false),
      ("ab+/", false),
    ] as [(JSText, Bool?)])
  func base64URL(_ text: JSText, _ expected: Bool?) {
    #expect(matches(text, .base64url) == expected)
  }

  @Test func tokens() {
    func token(_ header: String, _ rest: String = ".e.s") -> JSText {
      JSText(Data(header.utf8).base64EncodedString().prefix { $0 != "=" } + rest)
    }
    #expect(matches(token(#"{"alg":"HS256"}"#), .jsonWebToken) == true)
    #expect(matches(token(#"{"alg":"HS256"}"#, ".."), .jsonWebToken) == true)
    #expect(matches(token(#"{"typ":"JWT","alg":"HS256"}"#), .jsonWebToken) == true)
    #expect(matches(token(#"{"typ":"JWS","alg":"HS256"}"#), .jsonWebToken) == false)
    #expect(matches(token(#"{"alg":""}"#), .jsonWebToken) == false)
    #expect(matches(token("{}"), .jsonWebToken) == false)
    #expect(matches(token("not JSON"), .jsonWebToken) == false)
    #expect(matches(token(#"{"alg":"HS256"}"#, ".e"), .jsonWebToken) == false)
    #expect(matches(token(#"{"alg":"HS256"}"#), .jsonWebToken, algorithm: "ES256") == false)
    #expect(matches(token(#"{"alg":"ES256"}"#), .jsonWebToken, algorithm: "ES256") == true)
    #expect(matches(".e.s", .jsonWebToken) == false)
  }
}
