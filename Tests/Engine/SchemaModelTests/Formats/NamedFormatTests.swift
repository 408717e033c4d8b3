import JSPrimitives
import Testing

@testable import SchemaModel

@Suite("Patterns of named formats")
struct NamedFormatTests {
  private func source(_ name: String, _ version: ZodVersion) -> String? {
    ZodSchema.NamedFormat.row(name)?.pattern(in: version)?.source
  }

  @Test("A format without a version has the pattern of the newest release")
  func newestRelease() {
    for format in ZodSchema.NamedFormat.allCases {
      #expect(format.pattern() == format.pattern(in: .v4_6_7))
    }
  }

  @Test("Some formats differ between versions")
  func differences() {
    #expect(source("cuid", .v4_3_6) == #"^[cC][^\s-]{8,}$"#)
    #expect(source("cuid", .v4_4_3) == "^[cC][0-9a-z]{6,}$")
    #expect(source("cuid", .v4_6_7) == "^[cC][0-9a-z]{6,}$")
    #expect(source("emoji", .v4_4_3) == #"^(\p{Extended_Pictographic}|\p{Emoji_Component})+$"#)
    #expect(
      source("emoji", .v4_6_7)
        == #"^(?=[\s\S]*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$"#
    )
    #expect(source("ulid", .v4_4_3) == "^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$")
    #expect(source("ulid", .v4_6_7) == "^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$")
    #expect(source("e164", .v4_2_1) == #"^\+(?:[0-9]){6,14}[0-9]$"#)
    #expect(source("e164", .v4_3_6) == #"^\+[1-9]\d{6,14}$"#)
    #expect(source("uuid", .v4_0_17)?.contains("ffffffff") == false)
    #expect(source("uuid", .v4_1_12)?.contains("ffffffff") == true)
    #expect(source("iban", .v4_4_3) == nil)
    #expect(source("iban", .v4_6_7) == #"^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$"#)
    #expect(source("cidrv6", .v4_3_6) == source("cidrv6", .v4_4_3))
    #expect(source("cidrv6", .v4_6_7) != source("cidrv6", .v4_4_3))
    #expect(source("credit_card", .v4_4_3) == nil)
    #expect(source("credit_card", .v4_6_7) == #"^\d(?:[ -]?\d){11,18}$"#)
    #expect(ZodSchema.NamedFormat.domain(in: .v4_3_6) == ZodSchema.NamedFormat.domain(in: .v4_4_3))
    #expect(ZodSchema.NamedFormat.domain(in: .v4_6_7).source.hasPrefix("^(?=.{1,253}$)"))
  }

  @Test("Only emoji has a flag")
  func flags() {
    for version in ZodVersion.allCases {
      for format in ZodSchema.NamedFormat.allCases {
        #expect(format.pattern(in: version)?.flags == (format == .emoji ? "u" : nil))
      }
    }
  }

  @Test("Formats with rules alone, and names that are no format's, have no pattern")
  func withoutPattern() {
    for name in ["url", "jwt", "regex", "includes", "Email", ""] {
      #expect(source(name, .v4_6_7) == nil)
    }
  }

  @Test("A name of z.hostname or z.hex has a pattern, and is none of Zod's formats")
  func ownNames() {
    for name in ["hostname", "hex"] {
      #expect(source(name, .v4_3_6) != nil)
      #expect(ZodSchema.NamedFormat(name) == nil)
    }
  }

  @Test("A format is found only by its exact name, and prints it")
  func names() {
    for format in ZodSchema.NamedFormat.allCases {
      #expect(ZodSchema.NamedFormat(format.name) == format)
      #expect("\(format)" == format.name)
    }
    for name in ["Email", "", "regex", "includes", "template_literal", "currency_code"] {
      #expect(ZodSchema.NamedFormat(name) == nil)
    }
    #expect(Set(ZodSchema.NamedFormat.allCases).count == ZodSchema.NamedFormat.allCases.count)
  }

  @Test("A format whose pattern differs between versions has the name of the change")
  func changes() {
    for format in ZodSchema.NamedFormat.allCases where format.row.origin == nil {
      let patterns = Set(ZodVersion.allCases.map { format.pattern(in: $0) })
      #expect((patterns.count > 1) == (format.row.change != nil), "\(format)")
    }
  }

  @Test("A UUID of a version has it in its pattern, and neither nil nor max UUID")
  func uuidVersion() {
    #expect(
      ZodSchema.NamedFormat.uuid(version: 7).source
        == "^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$"
    )
  }

  @Test("A MAC address has its delimiter escaped, five times in either case")
  func macDelimiter() {
    #expect(
      ZodSchema.NamedFormat.macAddress(delimiter: ":") == ZodSchema.NamedFormat.mac.pattern())
    #expect(
      ZodSchema.NamedFormat.macAddress(delimiter: ".").source
        == #"^(?:[0-9A-F]{2}\.){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}\.){5}[0-9a-f]{2}$"#)
    #expect(ZodSchema.NamedFormat.macAddress(delimiter: "/").source.contains(#"{2}\/)"#))
  }
}
