import CompassSchemas
import Foundation
import Synchronization
import TestSupport
import Testing
import Validation

@testable import compass_validate

/// Only JUnit has times, so only JUnit asks the clock.
@Suite struct RunClockTests {
  /// A clock whose readings are 1.5 seconds and 7 microseconds apart.
  private final class Readings: Sendable {
    let count = Atomic(0)
    var clock: RunClock {
      RunClock { self.count.add(1, ordering: .relaxed).newValue * 1_500_007 }
    }
  }

  private func run(
    _ format: ReportFormat, lines: String, _ readings: Readings
  ) throws -> ChunkReport {
    let schema = SchemaChoice(place: .named("coach"))
    var options = CheckOptions(schema: schema, files: [])
    options.format = format
    options.clock = readings.clock
    let folder = try TemporaryFolder()
    let path = try folder.write(lines, to: "a.ndjson")
    var judge = FileValidation(try schema.validator(limits: .default), options)
    return judge.work(InputItem(path: path, name: "a.ndjson", isNDJSON: true)).part
  }

  @Test func junitHasTheTimeOfEachPayload() throws {
    let report = try run(
      .junit, lines: "{\"role\":\"head\"}\n{\"role\":\"x\"}\n{\n", Readings())
    let text = String(decoding: report.findings.bytes, as: UTF8.self)
    #expect(text.matches(of: /time="1\.500007"/).count == 3)
    #expect(report.summary.microseconds == 3 * 1_500_007)
  }

  @Test(arguments: ReportFormat.allCases.filter { $0 != .junit })
  func otherFormatsReadNoClock(_ format: ReportFormat) throws {
    let readings = Readings()
    let report = try run(format, lines: "{\"role\":\"head\"}\n{\"role\":\"x\"}\n{\n", readings)
    #expect(report.summary.invalid == 1)
    #expect(readings.count.load(ordering: .relaxed) == 0)
    #expect(report.summary.microseconds == 0)
  }
}
