import Diagnostics
import TestSupport
import Testing

@testable import compass_validate

/// Findings with equal fingerprints are numbered in the order of their file.
@Suite struct FindingNumbersTests {
  private let fingerprints = ["00", "01", "02"].compactMap {
    FindingFingerprint(String(repeating: $0, count: 8))
  }

  @Test func numbersCountFromOneForEachFingerprint() {
    var numbers = FindingNumbers()
    let order = [0, 1, 0, 0, 1, 2]
    #expect(order.map { numbers.next(of: fingerprints[$0]) } == [1, 1, 2, 3, 2, 1])
  }

  @Test func beyondTheLimitOnlyKnownFingerprintsAreNumbered() {
    var numbers = FindingNumbers(limit: 2)
    let order = [0, 1, 2, 0, 2]
    #expect(order.map { numbers.next(of: fingerprints[$0]) } == [1, 1, nil, 2, nil])
  }

  /// The lines are validated by several threads, and numbered in their order.
  @Test func threadsDontChangeTheNumbers() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<6000).map { #"{"role":"r\#($0 % 7)"}"# }
    let file = try folder.write(lines.joined(separator: "\n"), to: "a.ndjson")
    func log(jobs: Int) throws -> String {
      try CompassValidateProcess.run(
        ["coach", file, "--format", "sarif", "--jobs", "\(jobs)"], in: folder
      ).output
    }
    let log1 = try log(jobs: 1)
    #expect(try log(jobs: 3) == log1)
    #expect(log1.contains(":857\""))
    #expect(!log1.contains(":859\""))
    var last = 0
    for match in log1.matches(
      of: /received "r3\\""[^\n]*?"findingContent\/v1":"[0-9a-f]{16}:([0-9]+)"/)
    {
      #expect(Int(match.1) == last + 1)
      last += 1
    }
  }
}
