import Testing

@testable import CompassRules

@Suite("Dates as JavaScript's")
struct DateJavaScriptTests {
  @Test(
    "Milliseconds come back as they went in",
    arguments: [
      0, 1, -1, 999, 1_770_552_000_123, -1_770_552_000_001, 253_402_300_799_999,
      -62_198_755_200_001, 8.64e15, -8.64e15,
    ])
  func roundTrip(_ milliseconds: Double) {
    #expect(Date(milliseconds: milliseconds).milliseconds == milliseconds)
  }

  @Test(
    "Fractions of a millisecond are dropped, toward 1970",
    arguments: [(0.0015, 1), (0.0019, 1), (-0.0015, -1), (1_770_552_000.1239, 1_770_552_000_123)])
  func fractions(seconds: Double, milliseconds: Double) {
    #expect(Date(timeIntervalSince1970: seconds).milliseconds == milliseconds)
  }

  @Test(
    "Dates beyond JavaScript's are invalid",
    arguments: [.nan, .infinity, -.infinity, 1e300, 8.64e12 + 1, -8.64e12 - 1])
  func invalid(seconds: Double) {
    #expect(!Date(timeIntervalSince1970: seconds).isValid)
    #expect(Date(timeIntervalSince1970: seconds).isoText == nil)
  }

  @Test("The device's clock is that of the C library; an invalid date has no offset")
  func current() {
    for milliseconds in [0, 1_770_552_000_000, -8.64e15, 8.64e15, .nan] {
      let offset = LocalClock.current.offset(at: Date(milliseconds: milliseconds))
      #expect(offset.magnitude <= 26 * 3_600_000)
    }
  }
}
