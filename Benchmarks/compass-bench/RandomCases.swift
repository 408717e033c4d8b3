import Foundation
import JSPrimitives
import JSRegex
import SourceJSON

/// The patterns and subjects of a vector file, run on one choice of engines.
final class RandomCases {
  private struct Case {
    let regex: JSRegex
    let input: JSText
    /// The number of calls of a measurement, set by the first one.
    var calls: Int?
  }

  /// The least CPU time of one measurement, in nanoseconds.
  private static let window = 100_000.0

  private var cases: [Case] = []

  /// Reads the cases that have a result; `g` and `lastIndex`, which `test` on a fresh `RegExp` does not
  /// heed, are left out.
  init(path: String, engines: Engines) throws {
    let file = try JSONDocument([UInt8](Data(contentsOf: URL(fileURLWithPath: path)))).value
    for vector in file["cases"]?.elements ?? [] where vector["error"] == nil {
      guard let pattern = vector["pattern"]?.text, let input = vector["input"]?.text else {
        continue
      }
      let flags = (vector["flags"]?.text?.string ?? "").filter { $0 != "g" }
      let regex = try JSRegex(pattern: pattern, flags: JSText(flags), engines: engines)
      cases.append(Case(regex: regex, input: input, calls: nil))
    }
  }

  /// Returns the nanoseconds of a call for each case, and how many cases match.
  func measure() throws -> Measurement {
    var result = Measurement(matches: 0, nanoseconds: [])
    for index in cases.indices {
      let (regex, input) = (cases[index].regex, cases[index].input)
      if try regex.test(input) { result.matches += 1 }
      let calls = try cases[index].calls ?? Self.calls(regex, input)
      cases[index].calls = calls
      let time = try CPUClock.time {
        for _ in 0..<calls { _ = try regex.test(input) }
      }
      result.nanoseconds.append(time / Double(calls))
    }
    return result
  }

  private static func calls(_ regex: JSRegex, _ input: JSText) throws -> Int {
    let time = try CPUClock.time {
      for _ in 0..<8 { _ = try regex.test(input) }
    }
    return max(1, Int(window / max(time / 8, 1)))
  }
}
