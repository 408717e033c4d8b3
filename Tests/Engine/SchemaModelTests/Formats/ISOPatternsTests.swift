import JSPrimitives
import Testing

@testable import SchemaModel

@Suite("Patterns of ISO dates and times")
struct ISOPatternsTests {
  private func zone(_ options: ZodSchema.DatetimeOptions, _ version: ZodVersion) -> String {
    let source = ISOPatterns.datetime(options, in: version).source
    let time = ISOPatterns.time(precision: options.precision).source.dropFirst().dropLast()
    return String(source.split(separator: "T(?:\(time)").last?.dropLast(2) ?? "")
  }

  @Test("The time has as many digits after the seconds as the precision says")
  func precision() {
    func source(_ precision: Int?) -> String {
      ISOPatterns.time(precision: precision).source
    }
    #expect(source(nil) == #"^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$"#)
    #expect(source(-1) == #"^(?:[01]\d|2[0-3]):[0-5]\d$"#)
    #expect(source(0) == #"^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$"#)
    #expect(source(3) == #"^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$"#)
  }

  @Test("A local time has an empty zone before 4.6.7, then an optional one")
  func zones() {
    let local = ZodSchema.DatetimeOptions(allowsLocal: true)
    let offset = ZodSchema.DatetimeOptions(allowsOffset: true)
    let both = ZodSchema.DatetimeOptions(precision: 3, allowsOffset: true, allowsLocal: true)
    let hours = #"([+-](?:[01]\d|2[0-3]):[0-5]\d)"#
    for version in [ZodVersion.v4_3_6, .v4_4_3] {
      #expect(zone(ZodSchema.DatetimeOptions(), version) == "(?:Z)")
      #expect(zone(local, version) == "(?:Z|)")
      #expect(zone(offset, version) == "(?:Z|\(hours))")
      #expect(zone(both, version) == "(?:Z||\(hours))")
    }
    #expect(zone(ZodSchema.DatetimeOptions(), .v4_6_7) == "(?:Z)")
    #expect(zone(local, .v4_6_7) == "(?:Z)?")
    #expect(zone(offset, .v4_6_7) == "(?:Z|\(hours))")
    #expect(zone(both, .v4_6_7) == "(?:Z|\(hours))?")
  }

  @Test("The named formats are those without options")
  func named() {
    #expect(ZodSchema.NamedFormat.pattern(of: "date") == ISOPatterns.date)
    #expect(ZodSchema.NamedFormat.pattern(of: "time") == ISOPatterns.time(precision: nil))
    #expect(
      ZodSchema.NamedFormat.pattern(of: "datetime")
        == ISOPatterns.datetime(ZodSchema.DatetimeOptions(), in: .v4_6_7))
  }
}
