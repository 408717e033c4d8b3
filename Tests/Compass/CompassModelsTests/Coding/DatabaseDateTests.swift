import CompassModels
import Foundation
import Testing

/// Points in time as the database writes them.
@Suite struct DatabaseDateTests {
  @Test(arguments: [
    ("2026-02-08T12:00:00Z", 1_770_552_000), ("2026-02-08T12:00:00.123Z", 1_770_552_000.123),
    ("2026-02-08T12:00:00.123456+00:00", 1_770_552_000.123),
    ("2026-02-08T13:30:00+01:30", 1_770_552_000), ("2026-02-08T12:00", 1_770_552_000),
    ("2026-02-08", 1_770_508_800),
  ])
  func anISOTextIsRead(_ text: String, _ seconds: Double) {
    #expect(DatabaseDate.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "x", "2026", "2026-02", "Feb 8 2026", "2026-02-08 12:00:00Z", "2026-02-08T12", "2026-13-01",
    "2026-02-08T12:00:00z", "2026-02-08T12:00:00.Z", "2026-02-08T12:00:00+01", "2026-02-08x",
    "2026-02-08T25:00:00Z", "٢٠٢٦-02-08",
  ])
  func anyOtherTextIsNot(_ text: String) {
    #expect(DatabaseDate.date(from: text) == nil)
  }

  /// Specification "Interaction Detail & Add Interaction", Appendix A: internet date-time with a fraction.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"), (1_770_552_000.1234, "2026-02-08T12:00:00.123Z"),
    (1_770_552_000.9996, "2026-02-08T12:00:01.000Z"), (-0.001, "1969-12-31T23:59:59.999Z"),
    (-62_167_219_200, "0000-01-01T00:00:00.000Z"),
    (253_402_300_799.999, "9999-12-31T23:59:59.999Z"),
  ])
  func aTimeIsWrittenInUTCWithAFraction(_ seconds: Double, _ text: String) {
    #expect(DatabaseDate.text(of: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [253_402_300_800, -62_167_219_201, Double.infinity, -Double.infinity, .nan])
  func aYearBeyondTheTextsFourDigitsIsRefused(_ seconds: Double) {
    #expect(DatabaseDate.text(of: Date(timeIntervalSince1970: seconds)) == nil)
  }

  @Test func everyMillisecondComesBack() {
    for step in 0..<2_000 {
      let milliseconds = 1_770_552_000_000 + Double(step) * 86_399_777
      let date = Date(timeIntervalSince1970: milliseconds / 1000)
      #expect(DatabaseDate.text(of: date).flatMap(DatabaseDate.date(from:)) == date)
    }
  }
}
