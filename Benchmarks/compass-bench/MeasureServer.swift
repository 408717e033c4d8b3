import Foundation

/// Answers another program's questions for measures.
enum MeasureServer {
  /// Reads names of measures from standard input, one to a line, and answers each with a line: the
  /// measure's number, then the nanoseconds of a call.
  static func serve(_ measure: (String) -> TextMeasure?) throws {
    var known: [String: (measure: TextMeasure, repetitions: Int)] = [:]
    while let name = readLine() {
      var answer = "unknown"
      if known[name] == nil, let measure = measure(name) {
        known[name] = (measure, try TextRounds.repetitions(measure))
      }
      if let (measure, repetitions) = known[name] {
        let result = try TextRounds.measure(measure, repetitions: repetitions)
        answer = "\(result.matches) \(String(format: "%.1f", result.nanoseconds[0]))"
      }
      // Not buffered: the asker waits.
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
  }
}
