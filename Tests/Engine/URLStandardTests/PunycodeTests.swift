import Testing

@testable import URLStandard

@Suite("Punycode")
struct PunycodeTests {
  /// From RFC 3492, section 7.1, letters in lower case.
  private static let samples = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
    ("そのスピードで", "d9juau41awczczp"),
    ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
    ("bücher", "bcher-kva"),
  ]

  @Test("Encoding and decoding are inverse", arguments: samples)
  func roundTrip(_ text: String, _ encoded: String) {
    let codePoints = text.unicodeScalars.map(\.value)
    var output: [UInt8] = []
    #expect(Punycode.encode(codePoints[...], to: &output))
    #expect(String(decoding: output, as: UTF8.self) == encoded)
    #expect(Punycode.decode(encoded.utf8.map(UInt32.init)[...]) == codePoints)
  }

  @Test("Truncated, too large and malformed numbers are rejected")
  func failures() {
    for text in ["b", "99999999", "é", "a_b", "A", "xn--a"] {
      let codePoints = text.unicodeScalars.map(\.value)
      #expect(Punycode.decode(codePoints[...]) == nil, "\(text)")
    }
  }

  @Test("Long labels take no quadratic time")
  func longLabels() {
    let codePoints = (0..<20_000).map { UInt32(0x4E00 + $0) }
    var output: [UInt8] = []
    #expect(Punycode.encode(codePoints[...], to: &output))
    #expect(Punycode.decode(output.map(UInt32.init)[...]) == codePoints)
  }

  @Test("Numbers are limited to 31 bits")
  func limit() {
    let long = [UInt32](repeating: 0x61, count: 20_000) + [0x1F600]
    var output: [UInt8] = []
    #expect(!Punycode.encode(long[...], to: &output))
  }
}
