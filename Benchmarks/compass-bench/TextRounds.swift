/// One thing that can be measured: some calls, and a number that depends on all their results.
struct TextMeasure {
  let name: String
  /// The number of calls that `body` makes.
  var calls = 1
  let body: () throws -> Int
}

/// The result of one measurement.
struct Measurement {
  /// The number of matching texts, equal for every engine.
  var matches: Int
  /// The CPU time of a call in nanoseconds; several numbers if each string is measured by itself.
  var nanoseconds: [Double]
}

/// Measures that take turns, so that a slow moment of the machine falls on all of them.
struct TextRounds {
  private var nanoseconds: [String: [Double]] = [:]

  /// The least CPU time of one measurement, in nanoseconds.
  static let window = 2_000_000.0

  /// Measures everything `count` times, the order reversed each time.
  init(_ measures: [TextMeasure], count: Int) throws {
    let repetitions = try measures.map(Self.repetitions)
    for round in 0..<count {
      let indices = Array(measures.indices)
      for index in round % 2 == 0 ? indices : indices.reversed() {
        let result = try Self.measure(measures[index], repetitions: repetitions[index])
        nanoseconds[measures[index].name, default: []] += result.nanoseconds
      }
    }
  }

  /// Returns the median time of a call in nanoseconds.
  func median(_ name: String) -> Double { Self.median(nanoseconds[name] ?? []) }

  /// Returns the median over the rounds of one measure's time by another's.
  func ratio(_ name: String, to other: String) -> Double {
    Self.median(zip(nanoseconds[name] ?? [], nanoseconds[other] ?? []).map { $0 / $1 })
  }

  /// Returns the number of runs that a measure needs for a meaningful time.
  static func repetitions(_ measure: TextMeasure) throws -> Int {
    _ = try measure.body()
    let once = try CPUClock.time { _ = try measure.body() }
    return max(1, Int(window / max(once, 1)))
  }

  /// Returns the time of a call; `matches` is the number that one run of the body returns.
  static func measure(_ measure: TextMeasure, repetitions: Int) throws -> Measurement {
    var sum = 0
    let time = try CPUClock.time {
      for _ in 0..<repetitions { sum &+= try measure.body() }
    }
    return Measurement(
      matches: sum / repetitions, nanoseconds: [time / Double(repetitions * measure.calls)])
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? .nan : numbers.sorted()[numbers.count / 2]
  }
}
