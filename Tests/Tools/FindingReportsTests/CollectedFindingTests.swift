import TestSupport
import Testing

@testable import FindingReports

extension CollectedFinding {
  /// A finding with random parts.
  static func random(_ random: inout SeededRandom) -> CollectedFinding {
    func text(_ random: inout SeededRandom) -> String {
      let letters = ["a", "é", "\u{1F600}", "<", "\"", "\\", "\n", "", "</script>", "\u{2028}"]
      return (0..<random.number(below: 6)).map { _ in random.choose(letters) }.joined()
    }
    var finding = CollectedFinding(
      schema: text(&random), file: text(&random), code: text(&random), path: text(&random),
      message: text(&random))
    finding.kind = random.choose([.issue, .failure, .note])
    finding.startsPayload = random.isOne(in: 2)
    finding.field = text(&random)
    (finding.line, finding.column) = (random.number(below: 1 << 40), random.number(below: 300))
    (finding.padding, finding.width) = (random.number(below: 90), random.number(below: 90))
    finding.received = random.isOne(in: 3) ? nil : text(&random)
    (finding.detail, finding.closest) = (text(&random), text(&random))
    finding.excerpt = text(&random)
    return finding
  }
}

/// Findings pass between threads as bytes, in pieces of any size.
@Suite struct CollectedFindingTests {
  @Test(arguments: [1, 2, 7, 64, 100_000])
  func aFindingIsReadAsItWasWritten(_ size: Int) {
    var random = SeededRandom(seed: 7)
    let findings = (0..<200).map { _ in CollectedFinding.random(&random) }
    var bytes: [UInt8] = []
    for finding in findings { finding.append(to: &bytes) }
    var reader = CollectedFinding.Reader()
    var read: [CollectedFinding] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.read(bytes[start..<min(start + size, bytes.count)]) { read.append($0) }
    }
    #expect(read == findings)
  }

  @Test func aLongValueKeepsItsStartAndAChecksum() {
    let text = String(repeating: "é", count: 100)
    let short = ReceivedValue.short(text)
    #expect(short.hasPrefix("ééé") && short.utf8.count < 130)
    #expect(short != ReceivedValue.short(text + "e"))
    #expect(ReceivedValue.short("short") == "short")
  }
}
