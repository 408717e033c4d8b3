import Testing

@testable import JSPrimitives

@Suite("Dates in free text, as V8 reads them")
struct FreeTextDateTests {
  @Test("Month, day, year is the order of numbers, unless the first can't be a day")
  func numberOrder() {
    #expect(time("04/15/2026") == april15)
    #expect(time("4-15-2026") == april15)
    #expect(time("2026/04/15") == april15)
    #expect(time("2026-4-15") == april15)
    #expect(time("15/04/2026") == nil)
    #expect(time("32/04/15") == time("2032-04-15"))
    #expect(time("20260415") == nil)
    #expect(time("12026-04-15") == time("+012026-04-15"))
    #expect(time("4 15 2026 1") == nil)
  }

  @Test("A named month leaves day and year in either order")
  func namedMonths() {
    #expect(time("Apr 15 2026") == april15)
    #expect(time("April 15, 2026") == april15)
    #expect(time("15 aprilis 2026") == april15)
    #expect(time("2026 APR 15") == april15)
    #expect(time("15-Apr-2026") == april15)
    #expect(time("Wed, 15 Apr 2026 00:00:00 GMT") == april15)
    #expect(time("Apr 2026") == time("2026-04-01"))
    #expect(time("Ap 15 2026") == nil)
  }

  @Test("Missing fields are 1, so the year is 2001")
  func defaults() {
    #expect(time("1") == time("2001-01-01"))
    #expect(time("4/15") == time("2001-04-15"))
    #expect(time("Apr 15") == time("2001-04-15"))
    #expect(time("13") == nil)
    #expect(time("0") == time("2000-01-01"))
    #expect(time("99") == time("1999-01-01"))
  }

  @Test("Two digits are a year from 1950 to 2049")
  func shortYears() {
    #expect(time("4/15/26") == april15)
    #expect(time("4/15/49") == time("2049-04-15"))
    #expect(time("4/15/50") == time("1950-04-15"))
    #expect(time("4/15/100") == time("0100-04-15"))
  }

  @Test("Numbers count by their first nine significant digits")
  func longNumbers() {
    #expect(time("0000000000004/15/2026") == april15)
    #expect(time("4/15/12345678901") == nil)
    #expect(time("999999999 1 1") == nil)
    #expect(time(String(repeating: "9", count: 10_000)) == nil)
  }

  @Test("Times, AM and PM")
  func times() {
    #expect(time("2026-04-15 10:30") == april15 + seconds(37_800))
    #expect(time("2026-04-15 10:30:15.25") == april15 + 37_815_250)
    #expect(time("4/15/2026 10:30 PM") == april15 + seconds(81_000))
    #expect(time("4/15/2026 12:30 am") == april15 + seconds(1_800))
    #expect(time("4/15/2026 12:30am") == nil)
    #expect(time("4/15/2026 13:30 PM") == nil)
    #expect(time("4/15/2026 24:00") == april15 + seconds(86_400))
    #expect(time("4/15/2026 24:01") == nil)
    #expect(time("4/15/2026 10::15") == april15 + seconds(36_015))
    #expect(time("4/15/2026 10:30:15x") == nil)
    #expect(time("10:30") == nil)
  }

  @Test("Zones by name or offset")
  func zones() {
    #expect(time("4/15/2026 EST") == april15 + seconds(18_000))
    #expect(time("4/15/2026 10:00 pdt") == april15 + seconds(61_200))
    #expect(time("4/15/2026 UTC+2") == april15 - seconds(7_200))
    #expect(time("4/15/2026 0:00 -0530") == april15 + seconds(19_800))
    #expect(time("4/15/2026 0:00 +5:30") == april15 - seconds(19_800))
    #expect(time("4/15/2026 0:00 +12345") == nil)
    #expect(time("2026-04-15 +02:00") == nil)
    #expect(time("4/15/2026 CET") == nil)
    #expect(time("4/15/2026 UTC+600000:00") == nil)
  }

  @Test("An offset of more than 32 bits of seconds wraps around")
  func hugeOffsets() {
    #expect(time("4/15/2026 UTC+999999999:00") == 958_808_848_000)
  }

  @Test("Words are ignored before the first number and rejected after it")
  func words() {
    #expect(time("Wednesday 4/15/2026") == april15)
    #expect(time("on é Apr 15 2026") == april15)
    #expect(time("x4/15/2026") == nil)
    #expect(time("4/15/2026 x") == nil)
    #expect(time("2026-04-15x") == nil)
    #expect(time("tomorrow") == nil)
    #expect(time("") == nil)
  }

  @Test("Parentheses, spaces and most punctuation mean nothing")
  func ignored() {
    #expect(time(" 2026-04-15") == april15)
    #expect(time("2026-04-15\n") == april15)
    #expect(time("\u{FEFF}2026-04-15\u{A0}") == april15)
    #expect(time("2026-04-15 (a (nested) note") == april15)
    #expect(time("<4,15;2026>") == april15)
    #expect(time("-4/15/2026") == april15)
    #expect(time("4/15/2026)") == nil)
    #expect(time("4/15/2026 -") == nil)
    #expect(time("2026-04-15\u{0}x") == april15)
  }

  @Test("Line separators and other characters beyond ASCII are parts of words")
  func nonASCII() {
    #expect(time("2026-04-15\u{2028}") == nil)
    #expect(time("2026-04-15\u{85}") == nil)
    #expect(time("2026-04-15\u{3000}") == april15)
    #expect(time("٢٠٢٦-٠٤-١٥") == nil)
    #expect(time("Janvié 15 2026") == time("2026-01-15"))
  }
}
