/// Jobs that one thread adds and others take.
final class JobQueue<Job: Sendable>: JobSource {
  private struct State {
    var waiting: [(number: Int, job: Job)] = []
    var given = 0
    var isEnded = false

    mutating func number() -> Int {
      defer { given += 1 }
      return given
    }
  }

  private let state = Monitor(State())

  /// The number of jobs given.
  var given: Int { state.update({ $0.given }, wakingIf: { _ in false }) }

  func give(_ job: Job) {
    state.update { $0.waiting.append(($0.number(), job)) }
  }

  /// Adds a job unless `limit` jobs wait, and returns its number if it has not been added: the caller is to do it.
  func give(_ job: Job, unlessWaiting limit: Int) -> Int? {
    var isAdded = false
    return state.update { state in
      let number = state.number()
      guard state.waiting.count < limit else { return number }
      state.waiting.append((number, job))
      isAdded = true
      return nil
    } wakingIf: { _ in
      isAdded
    }
  }

  func next() -> (number: Int, job: Job)? {
    state.wait { state in
      if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
      return state.isEnded ? .some(nil) : nil
    }
  }

  /// Returns the next job if one waits.
  func nextIfWaiting() -> (number: Int, job: Job)? {
    state.update {
      $0.waiting.isEmpty ? nil : $0.waiting.removeFirst()
    } wakingIf: { _ in
      false
    }
  }

  func end() {
    state.update { state in
      state.isEnded = true
      state.waiting = []
    }
  }
}
