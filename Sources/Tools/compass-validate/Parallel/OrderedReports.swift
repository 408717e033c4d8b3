/// The reports on jobs, which end in any order and are taken in that of their numbers.
final class OrderedReports<Report: Sendable>: Sendable {
  private struct State {
    var done: [Int: Report] = [:]
    /// The job whose report is waited for.
    var awaited: Int?
    var taken = 0

    mutating func removeNext() -> Report? {
      guard let report = done.removeValue(forKey: taken) else { return nil }
      taken += 1
      return report
    }
  }

  private let state = Monitor(State())

  /// The number of reports taken.
  var taken: Int { state.update({ $0.taken }, wakingIf: { _ in false }) }

  /// Adds the report on a job.
  ///
  /// - Parameter number: the job's number, which no other report has.
  func put(_ report: Report, _ number: Int) {
    state.update {
      $0.done[number] = report
    } wakingIf: {
      $0.awaited == number
    }
  }

  /// Returns the next report, and waits until it is there.
  func next() -> Report {
    state.wait { state in
      let report = state.removeNext()
      state.awaited = report == nil ? state.taken : nil
      return report
    }
  }

  /// Returns the next report if it is there.
  func nextIfDone() -> Report? {
    state.update({ $0.removeNext() }, wakingIf: { _ in false })
  }
}
