import Testing

@testable import NamedRules

/// Compiled time zones (RFC 9636), whole ones and damaged ones.
@Suite struct ZoneFileTests {
  /// A file that the tests damage.
  struct Layout {
    var version = UInt8(ascii: "2")
    var moments = [100, 200, 300]
    var types: [UInt8] = [1, 2, 1]
    var offsets = [-60, 3600, 7200]
    var leaps = 0
    var footer = Array("\nAAA-1BBB,J60/0,J300/0\n".utf8)

    var bytes: [UInt8] { block(momentLength: 4) + block(momentLength: 8) + footer }

    /// The place of a count in the second header.
    func place(ofCount field: Int) -> Int { block(momentLength: 4).count + 20 + field * 4 }

    private func block(momentLength: Int) -> [UInt8] {
      func integer(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      }
      let counts = [1, 1, leaps, moments.count, offsets.count, 4]
      var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      for count in counts { bytes += integer(count, 4) }
      for moment in moments { bytes += integer(moment, momentLength) }
      bytes += types
      for offset in offsets { bytes += integer(offset, 4) + [0, 0] }
      bytes += Array("AAA\0".utf8)
      return bytes + [UInt8](repeating: 0, count: leaps * (momentLength + 4) + 2)
    }
  }

  private func zone(_ change: (inout Layout) -> Void) -> ZoneFile? {
    var layout = Layout()
    change(&layout)
    return ZoneFile(layout.bytes)
  }

  @Test func changesCountFromTheirSecond() throws {
    let zone = try #require(ZoneFile(Layout().bytes))
    let samples = [
      (Int.min, -60), (99, -60), (100, 3600), (199, 3600), (200, 7200), (299, 7200),
      // From the last change on the rule decides: its summer starts on March 1, 1970, at 23:00 UTC
      // of the day before.
      (300, 3600), (59 * 86_400 - 3601, 3600), (59 * 86_400 - 3600, 7200),
    ]
    for (seconds, offset) in samples { #expect(zone.offset(at: seconds) == offset, "\(seconds)") }
  }

  @Test func withoutARuleTheLastOffsetStays() throws {
    let file = try #require(zone { $0.footer = Array("\n\n".utf8) })
    #expect(file.offset(at: 300) == 3600)
    #expect(file.offset(at: .max) == 3600)
  }

  @Test func withoutChangesTheRuleDecidesAlways() throws {
    let file = try #require(
      zone {
        $0.moments = []
        $0.types = []
        $0.footer = Array("\nAAA5\n".utf8)
      })
    #expect(file.offset(at: -8_640_000_000_000) == -18_000)
    let bare = try #require(
      zone {
        $0.moments = []
        $0.types = []
        $0.footer = Array("\n\n".utf8)
      })
    #expect(bare.offset(at: 0) == -60)
  }

  @Test func momentsBefore1901AreInTheSecondPart() throws {
    let file = try #require(zone { $0.moments = [-1 << 59, -5_000_000_000, 0] })
    #expect(file.offset(at: -5_000_000_001) == 3600)
    #expect(file.offset(at: -5_000_000_000) == 7200)
  }

  @Test func offsetsHaveTheirRange() throws {
    #expect(zone { $0.offsets[2] = 93_599 } != nil)
    #expect(zone { $0.offsets[2] = -89_999 } != nil)
    for offset in [93_600, -90_000, Int(Int32.max), Int(Int32.min)] {
      #expect(zone { $0.offsets[2] = offset } == nil, "\(offset)")
    }
  }

  @Test func damagedFilesAreRejected() {
    #expect(zone { $0.version = 0 } == nil)
    #expect(zone { $0.version = UInt8(ascii: "1") } == nil)
    #expect(zone { $0.version = UInt8(ascii: "4") } != nil)
    #expect(zone { $0.moments = [100, 200, 200] } == nil)
    #expect(zone { $0.moments = [100, 200, 150] } == nil)
    #expect(zone { $0.types[1] = 3 } == nil)
    #expect(zone { $0.types[1] = 255 } == nil)
    #expect(zone { $0.leaps = 1 } == nil)
    for footer in ["", "\n", "AAA-1\n", "\nAAA-1", "\nAAA\n", "\nAAA-1BBB\n", "xAAA-1\n"] {
      #expect(zone { $0.footer = Array(footer.utf8) } == nil, "\(footer.debugDescription)")
    }
    let noTypes = zone {
      $0.moments = []
      $0.types = []
      $0.offsets = []
    }
    #expect(noTypes == nil)
  }

  @Test func aFileThatEndsEarlyIsRejected() {
    let bytes = Layout().bytes
    for length in 0..<bytes.count {
      #expect(ZoneFile(Array(bytes.prefix(length))) == nil, "\(length) of \(bytes.count) bytes")
    }
  }

  @Test(arguments: 0..<6) func countsBeyondTheFileAreRejected(field: Int) {
    for start in [Layout().place(ofCount: field), 20 + field * 4] {
      for (shift, byte) in [(0, UInt8(0xFF)), (0, 0x7F), (1, 0xFF), (2, 0x10), (0, 0x80)] {
        var bytes = Layout().bytes
        bytes[start + shift] = byte
        #expect(ZoneFile(bytes) == nil, "count \(field) at \(start)")
      }
    }
    var bytes = Layout().bytes
    for place in (20..<44) { bytes[place] = 0xFF }
    #expect(ZoneFile(bytes) == nil)
  }

  /// Any answer will do; no damage may stop the program.
  @Test func everyByteMayBeAnything() {
    let moments = [Int.min, -8_640_000_000_000, -1, 0, 250, 1_700_000_000, 8_640_000_000_000]
    let bytes = Layout().bytes
    var answers = 0
    for place in bytes.indices {
      for value in [0, 1, 0x0A, 0x2C, 0x30, 0x39, 0x4D, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] = value
        guard let zone = ZoneFile(damaged) else { continue }
        for moment in moments where (-90_000...93_600).contains(zone.offset(at: moment)) {
          answers += 1
        }
      }
    }
    #expect(answers > 1000)
  }

  @Test(arguments: [
    "", ".", "..", "../zoneinfo/UTC", "America/New_York\0", "America/New York", "America\\New_York",
    "Ame\u{301}rica/New_York", "No/Such_Zone", "America", "/",
  ])
  func otherNamesHaveNoZone(name: String) {
    #expect(ZoneFile(named: name) == nil)
  }
}
