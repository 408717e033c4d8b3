import Foundation
import SourceJSON
import Validation

/// The time and memory of payloads as they grow.
enum GrowthBench {
  /// Prints a line for each payload as soon as it is measured: the case, the unit, how many of it there are,
  /// how many bytes the payload has, and the nanoseconds of CPU time, with tabs between.
  ///
  /// - Parameter bound: payloads with more of their unit are left out.
  static func printTable(upTo bound: Int) throws {
    for growing in GrowthCase.all {
      var steps = RecordSteps(try Validator(growing.schema))
      for size in growing.sizes where size <= bound {
        let payload = growing.payload(size)
        let nanoseconds = try payload.withUnsafeBufferPointer { bytes in
          try median { try steps.run(growing.step, bytes) }
        }
        printLine(growing.name, growing.unit, size, payload.count, nanoseconds)
      }
    }
  }

  /// Prints such a line for each schema, of which nodes are counted.
  static func printSchemas(upTo bound: Int) throws {
    for shape in GrowingSchema.all {
      for size in GrowingSchema.sizes where size <= bound {
        let schema = shape.schema(size)
        let nanoseconds = try median { try Validator(schema).isValid(JSONValue.null) ? 1 : 0 }
        printLine(shape.name, "node", size, 0, nanoseconds)
      }
    }
  }

  /// Prints such a line for each hostile markup, of which bytes are counted.
  static func printMarkup(upTo bound: Int) throws {
    for shape in HostileHTML.all {
      for size in [10_000, 100_000, 1_000_000, 10_000_000] where size <= bound {
        let markup = Array(shape.text(size).utf8)
        let nanoseconds = try markup.withUnsafeBufferPointer { bytes in
          try median { HostileHTML.parse(bytes) }
        }
        printLine(shape.name, "byte", size, markup.count, nanoseconds)
      }
    }
  }

  private static func printLine(
    _ name: String, _ unit: String, _ size: Int, _ bytes: Int, _ nanoseconds: Double
  ) {
    let cells = [name, unit, "\(size)", "\(bytes)", String(format: "%.1f", nanoseconds)]
    FileHandle.standardOutput.write(Data((cells.joined(separator: "\t") + "\n").utf8))
  }

  private static func median(_ body: () throws -> Int) throws -> Double {
    let first = try CPUClock.time { _ = try body() }
    let repetitions = max(1, Int(TextRounds.window / max(first, 1)))
    // Slow cases need neither warming up nor many samples.
    let samples = first > 200_000_000 ? 3 : 5
    var times: [Double] = first > 200_000_000 ? [first] : []
    while times.count < samples {
      let time = try CPUClock.time {
        for _ in 0..<repetitions { _ = try body() }
      }
      times.append(time / Double(repetitions))
    }
    return times.sorted()[samples / 2]
  }
}
