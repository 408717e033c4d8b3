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

  @Test("A local time has an empty zone before 4.6.7, then it is an alternative")
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
    func end(_ options: ZodSchema.DatetimeOptions) -> String {
      let source = ISOPatterns.datetime(options, in: .v4_6_7).source
      return String(source.split(separator: "T(?:").last ?? "")
    }
    let minutes = #"(?:[01]\d|2[0-3]):[0-5]\d"#
    let seconds = minutes + #":[0-5]\d(?:\.\d+)?"#
    let mayLackSeconds = minutes + #"(?::[0-5]\d(?:\.\d+)?)?"#
    let milliseconds = minutes + #":[0-5]\d\.\d{3}"#
    #expect(end(ZodSchema.DatetimeOptions()) == "\(seconds)(?:Z))$")
    #expect(end(local) == "\(seconds)(?:Z)|\(mayLackSeconds))$")
    #expect(end(offset) == "\(seconds)(?:Z|\(hours)))$")
    #expect(end(both) == "\(milliseconds)(?:Z|\(hours))|\(milliseconds))$")
  }

  @Test("The named formats are those without options")
  func named() {
    #expect(ZodSchema.NamedFormat.date.pattern() == ISOPatterns.date)
    #expect(ZodSchema.NamedFormat.time.pattern() == ISOPatterns.time(precision: nil))
    #expect(
      ZodSchema.NamedFormat.datetime.pattern()
        == ISOPatterns.datetime(ZodSchema.DatetimeOptions(), in: .v4_6_7))
  }
}
