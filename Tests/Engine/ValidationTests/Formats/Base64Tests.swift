import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

@Suite("Base64")
struct Base64Tests {
  private func isValid(_ text: JSText, _ version: ZodVersion = .v4_6_7) -> Bool {
    text.bytes.withUnsafeBufferPointer { Base64.isValid($0, in: version) }
  }

  @Test(
    "Padding fills four characters, and the bits after the last byte may be anything",
    arguments: ["", "aGVsbG8=", "aA==", "aB==", "AB+/"])
  func valid(text: String) {
    for version in ZodVersion.allCases { #expect(isValid(JSText(text), version)) }
  }

  @Test(
    "Other lengths, paddings and characters are invalid",
    arguments: ["a", "ab", "abc", "====", "a===", "=AAA", "AA=A", "AB-_", "aaa\u{E9}", "aGV\u{B}"])
  func invalid(text: String) {
    for version in ZodVersion.allCases { #expect(!isValid(JSText(text), version)) }
  }

  @Test("White space counts and is ignored in 4.3.6, and is invalid later")
  func whiteSpace() {
    for text in ["aG\nV", "aA= =\n\n\n", "    "] as [JSText] {
      #expect(isValid(text, .v4_3_6) == (text.length % 4 == 0))
      #expect(!isValid(text, .v4_4_3))
    }
  }

  @Test("The alphabet for URLs has no padding")
  func forURLs() {
    func isValid(_ text: JSText) -> Bool {
      text.bytes.withUnsafeBufferPointer(Base64.isValidForURL)
    }
    for text in ["", "ab", "abc", "a-_b"] as [JSText] { #expect(isValid(text)) }
    for text in ["a", "ab==", "a+/b", "ab\n", "abcde", "\u{E9}"] as [JSText] {
      #expect(!isValid(text))
    }
  }

  @Test("Decoding is that of atob")
  func decoding() {
    func decoded(_ text: JSText) -> [UInt8]? {
      text.bytes.withUnsafeBufferPointer(Base64.decoded)
    }
    #expect(decoded("aGk=") == Array("hi".utf8))
    #expect(decoded(" a G\tk\n") == Array("hi".utf8))
    #expect(decoded("/w") == [0xFF])
    #expect(decoded("a") == nil)
    #expect(decoded("aG=") == nil)
  }
}
