import Testing

@testable import JSPrimitives

@Suite("Dates in ECMAScript's format")
struct ISODateTests {
  @Test("Year, year and month, full date")
  func dates() {
    #expect(time("2026") == 1_767_225_600_000)
    #expect(time("2026-04") == 1_775_001_600_000)
    #expect(time("2026-04-15") == april15)
    #expect(time("1970-01-01") == 0)
    #expect(time("1969-12-31") == -86_400_000)
    #expect(time("0000-01-01") == -62_167_219_200_000)
  }

  @Test("A day beyond the end of its month counts on, one beyond 31 is no day")
  func overflowingDays() {
    #expect(time("2026-02-30") == time("2026-03-02"))
    #expect(time("2023-02-29") == time("2023-03-01"))
    #expect(time("2024-02-29") != time("2024-03-01"))
    #expect(time("2026-04-32") == nil)
    #expect(time("2026-04-00") == nil)
    #expect(time("2026-13-01") == nil)
    #expect(time("2026-00-01") == nil)
  }

  @Test("A full date is read as the reader of all forms reads it")
  func fullDates() {
    /// Compares both readers, and returns whether the short one reads the text.
    func isDay(_ text: String) -> Bool {
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        var reader = DateReader(bytes)
        let expected = reader.read()
        let day = DateReader.day(bytes)
        if let day { #expect(day * 86_400_000 == expected, "\(text)") }
        #expect(JSDate.parse(bytes) == expected.map(Double.init), "\(text)")
        return day != nil
      }
    }
    func padded(_ number: Int, _ length: Int) -> String {
      String(repeating: "0", count: length - "\(number)".count) + "\(number)"
    }
    for year in [0, 1, 99, 1582, 1900, 1969, 1970, 2000, 2023, 2024, 9999] {
      for month in 0...13 {
        for day in [0, 1, 2, 28, 29, 30, 31, 32, 99] {
          let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
          #expect(isDay(text) == (1...12 ~= month && 1...31 ~= day), "\(text)")
        }
      }
    }
    let text = Array("2026-04-15".utf8)
    for place in text.indices {
      for byte in UInt8(0x20)..<0x7F where byte != text[place] {
        var changed = text
        changed[place] = byte
        _ = isDay(String(decoding: changed, as: UTF8.self))
      }
    }
    for other in ["", "2026-04-1", "2026-04-155", " 2026-04-15", "2026-04-15Z", "2026_04_15"] {
      #expect(!isDay(other), "\(other)")
    }
  }

  @Test("Six-digit years carry a sign")
  func expandedYears() {
    #expect(time("+002026-04-15") == april15)
    #expect(time("-000001-01-01") == -62_198_755_200_000)
    #expect(time("+000000-01-01") == time("0000-01-01"))
  }

  @Test("The year -000000 is dropped, and the rest read as free text")
  func negativeYearZero() {
    #expect(time("-000000-05-06") == time("2001-05-06"))
  }

  @Test("Values are limited to a hundred million days on either side of 1970")
  func limits() {
    #expect(time("+275760-09-13") == 8.64e15)
    #expect(time("+275760-09-13T00:00:00.001Z") == nil)
    #expect(time("-271821-04-20") == -8.64e15)
    #expect(time("-271821-04-19T23:59:59.999Z") == nil)
  }

  @Test("Hours and minutes, seconds, fractions cut to milliseconds")
  func times() {
    #expect(time("2026-04-15T10:30") == april15 + seconds(37_800))
    #expect(time("2026-04-15T10:30:15") == april15 + seconds(37_815))
    #expect(time("2026-04-15T10:30:15.5") == april15 + 37_815_500)
    #expect(time("2026-04-15T10:30:15.05") == april15 + 37_815_050)
    #expect(time("2026-04-15T10:30:15.1239") == april15 + 37_815_123)
    #expect(time("2026T10:30") == 1_767_225_600_000 + seconds(37_800))
    #expect(time("2026-04-15t10:30z") == april15 + seconds(37_800))
  }

  @Test("24:00 is the next midnight, and nothing later is an hour")
  func midnight() {
    #expect(time("2026-04-15T24:00") == april15 + seconds(86_400))
    #expect(time("2026-04-15T24:00:00.000Z") == april15 + seconds(86_400))
    #expect(time("2026-04-15T24:01") == nil)
    #expect(time("2026-04-15T24:00:00.001") == nil)
    #expect(time("2026-04-15T25:00") == nil)
  }

  @Test("Offsets with or without a colon")
  func offsets() {
    #expect(time("2026-04-15T00:00Z") == april15)
    #expect(time("2026-04-15T00:00-05:00") == april15 + seconds(18_000))
    #expect(time("2026-04-15T00:00+0530") == april15 - seconds(19_800))
    #expect(time("2026-04-15T00:00+24:00") == nil)
    #expect(time("2026-04-15T00:00+05") == nil)
    #expect(time("2026-04-15T00:00+05:60") == nil)
  }

  @Test("Once the time has begun, nothing else is tried")
  func malformedTimes() {
    for text in ["T", "T10", "T1:30", "T10:60", "T10:30:60", "T10:30 ", "T10:30Zx", "T10:30."] {
      #expect(time("2026-04-15" + text) == nil, "\(text)")
    }
  }

  @Test("Only this format is read if it is asked for")
  func isoOnly() {
    /// Returns the time value of a text in the format.
    func iso(_ text: String) -> Double? {
      Array(text.utf8).withUnsafeBufferPointer { JSDate.parseISO($0) }
    }
    for text in [
      "2026", "2026-04", "2026-04-15", "+002026-04-15", "2026-04-15T10:30", "2026-04-15T10:30:00Z",
      "2026-04-15T10:30:00.123456789Z", "2026-04-15T10:30:00-0730", "2026-02-30",
      "2026-04-15T24:00",
    ] {
      #expect(iso(text) != nil, "\(text)")
      #expect(iso(text) == time(text), "\(text)")
    }
    for text in [
      "Apr 15 2026", "4/15/2026", "2026-4-15", "2026-04-15 10:30", " 2026-04-15", "2026-04-15(x)",
      "2026-04-15\u{0}", "2026-04-15T10:30:00 GMT",
    ] {
      #expect(iso(text) == nil, "\(text)")
    }
    for text in ["", "2026-04-32", "2026-04-15T25:00", "+275760-09-13T00:00:00.001Z", "x"] {
      #expect(iso(text) == nil, "\(text)")
    }
  }
}
