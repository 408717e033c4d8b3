import Testing

@testable import compass_validate

/// The rate and the time that is left.
@Suite struct ProgressBarTests {
  @Test(arguments: [
    (0, 100_000_000, 1.0, "  0% [....................] 0.0 MB/s, 0:00 left"),
    (50_000_000, 100_000_000, 5.0, " 50% [##########..........] 10.0 MB/s, 0:05 left"),
    (100_000_000, 100_000_000, 5.0, "100% [####################] 20.0 MB/s, 0:00 left"),
    (1_000_000, 1_000_000_000, 4.0, "  0% [....................] 0.2 MB/s, 66:36 left"),
    (99_900_000, 100_000_000, 1.0, " 99% [###################.] 99.9 MB/s, 0:00 left"),
    (123_456_789, 1_073_741_824, 1.5, " 11% [##..................] 82.3 MB/s, 0:11 left"),
    (70_000_000, 700_000_000, 7.0, " 10% [##..................] 10.0 MB/s, 1:03 left"),
  ])
  func ofAKnownLength(_ done: Int, _ total: Int, _ elapsed: Double, _ line: String) {
    #expect(ProgressBar.line(done: done, total: total, elapsed: elapsed) == line)
  }

  /// A file that grows while it is read.
  @Test func moreThanTheLength() {
    #expect(
      ProgressBar.line(done: 3_000_000, total: 1_000_000, elapsed: 1)
        == "100% [####################] 3.0 MB/s, 0:00 left")
  }

  @Test(arguments: [nil, 0])
  func ofAnUnknownLength(_ total: Int?) {
    #expect(
      ProgressBar.line(done: 12_345_678, total: total, elapsed: 2) == "12 MB, 6.1 MB/s")
  }

  @Test(arguments: [(0, 0.0), (1, 0.0), (1, 1e-300), (Int.max, 1e-9), (1, 1e300)])
  func neverTooLargeForANumber(_ done: Int, _ elapsed: Double) {
    #expect(ProgressBar.line(done: done, total: .max, elapsed: elapsed).hasSuffix(" left"))
    #expect(ProgressBar.line(done: done, total: nil, elapsed: elapsed).hasSuffix(" MB/s"))
  }
}
