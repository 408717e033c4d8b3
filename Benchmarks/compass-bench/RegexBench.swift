import Foundation
import JSPrimitives
import SourceJSON

/// The measures as a program that another one drives, or that prints a table of its own.
struct RegexBench {
  let measures: RegexMeasures

  /// The patterns and texts as JSON, for engines outside this process.
  var corpus: String {
    JSONWriter.string(
      of: .array(
        measures.patterns.map { pattern in
          [
            "name": .string(JSText(pattern.name)), "pattern": .string(pattern.source),
            "texts": .array(pattern.texts.strings.map { .string(JSText($0)) }),
          ]
        }))
  }

  /// Reads names of measures from standard input, one to a line, and answers each with a line: the
  /// number of matches, then the nanoseconds.
  func serve() throws {
    while let name = readLine() {
      var answer = "unknown"
      if let result = try measures.measure(name) {
        let numbers = result.nanoseconds.map { String(format: "%.1f", $0) }
        answer = ([String(result.matches)] + numbers).joined(separator: " ")
      }
      // Not buffered: the asker waits.
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
  }

  /// Measures in turns and prints medians; returns whether every target is met.
  func printTable(rounds: Int) throws -> Bool {
    print(
      """
      CPU nanoseconds of a call, medians of \(rounds) interleaved rounds

      | pattern | JSRegex.test | bare PCRE2 | ratio (at most 0.86) | Swift Regex | ratio (at least 10) \
      | compile, us (at most 60) |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      """)
    var isMet = true
    for pattern in measures.patterns {
      let engines = ["test", "bare", "swift-first", "swift-whole", "compile"]
      var times = [String: [Double]]()
      for round in 0..<rounds {
        for engine in round % 2 == 0 ? engines : engines.reversed() {
          guard let result = try measures.measure("\(engine)/\(pattern.name)") else { continue }
          times[engine, default: []].append(result.nanoseconds[0])
        }
      }
      let test = times["test"] ?? []
      let swift = zip(times["swift-first"] ?? [], times["swift-whole"] ?? []).map(min)
      let overBare = Self.median(zip(test, times["bare"] ?? []).map { $0 / $1 })
      let overSwift = Self.median(zip(swift, test).map { $0 / $1 })
      let compile = Self.median(times["compile"] ?? []) / 1_000
      if overBare > 0.86 || overSwift < 10 || compile > 60 { isMet = false }
      let numbers = [
        Self.median(test), Self.median(times["bare"] ?? []), overBare, Self.median(swift),
        overSwift,
        compile,
      ]
      let cells = zip(numbers, [1, 1, 2, 0, 1, 1]).map { number, digits in
        String(format: "%.\(digits)f", number)
      }
      print("| \(pattern.name) | \(cells.joined(separator: " | ")) |")
    }
    return isMet
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? .nan : numbers.sorted()[numbers.count / 2]
  }
}
