import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

@Suite("IPv6 addresses and ranges")
struct IPv6FormatTests {
  private func isAddress(_ text: String, _ version: ZodVersion) -> Bool {
    JSText(text).bytes.withUnsafeBufferPointer { IPv6Format.isAddress($0, in: version) }
  }

  private func isRange(_ text: String, _ version: ZodVersion = .v4_6_7) -> Bool {
    JSText(text).bytes.withUnsafeBufferPointer { IPv6Format.isRange($0, in: version) }
  }

  @Test("An address is one of the URL Standard")
  func addresses() {
    for version in ZodVersion.allCases {
      for text in ["::", "::1", "1:2:3:4:5:6:7:8", "::1.2.3.4", "FE80::a"] {
        #expect(isAddress(text, version))
      }
      for text in ["", ":", "1::2::3", "12345::", "::01.2.3.4", "fe80::1%eth0", "1.2.3.4", "[::1]"]
      {
        #expect(!isAddress(text, version))
      }
    }
  }

  @Test("Before 4.6.7 the text may have what the URL parser ignores, or leave the brackets")
  func looseAddresses() {
    for text in ["::1\n", "::@1\\", "x@[::1", "::1]:80/["] {
      #expect(isAddress(text, .v4_3_6) && isAddress(text, .v4_4_3))
      #expect(!isAddress(text, .v4_6_7))
    }
  }

  @Test("A range has a number up to 128 in JavaScript's spelling")
  func ranges() {
    for text in ["::/0", "::1/64", "::1/128"] { #expect(isRange(text)) }
    for text in [
      "::1", "::1/", "::1/129", "::1/-1", "::1/064", "::1/+1", "::1/1e1", "::1/ 1", "::1/1/1",
      "x/64",
    ] {
      #expect(!isRange(text))
    }
  }

  @Test("Zod compares the number with 0 and 128 alone")
  func looseLengths() {
    #expect(isRange("::1/1.5"))
    #expect(isRange("::1/NaN"))
    #expect(!isRange("::1/Infinity"))
  }
}
