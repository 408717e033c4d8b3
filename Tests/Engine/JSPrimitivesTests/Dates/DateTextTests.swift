import JSPrimitives
import Testing

@Suite("Dates as text")
struct DateTextTests {
  /// V8 13.6 with the local time UTC.
  @Test(
    "String(date) in UTC",
    arguments: [
      (0, "Thu Jan 01 1970 00:00:00"), (-1, "Wed Dec 31 1969 23:59:59"),
      (951_782_400_000, "Tue Feb 29 2000 00:00:00"),
      (253_402_300_800_000, "Sat Jan 01 10000 00:00:00"),
      (-62_198_755_200_000, "Fri Jan 01 -0001 00:00:00"),
      (-8_640_000_000_000_000, "Tue Apr 20 -271821 00:00:00"),
      (8_640_000_000_000_000, "Sat Sep 13 275760 00:00:00"),
    ] as [(Double, String)])
  func texts(milliseconds: Double, text: String) {
    #expect(JSDate.text(milliseconds) == text + " GMT+0000 (Coordinated Universal Time)")
  }

  @Test("An invalid date says so")
  func invalid() {
    #expect(JSDate.text(.nan) == "Invalid Date")
    #expect(JSDate.text(8_640_000_000_000_001) == "Invalid Date")
  }
}
