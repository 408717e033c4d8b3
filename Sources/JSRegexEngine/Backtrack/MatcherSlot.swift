internal import Synchronization

/// A place for a matcher program that is compiled at its first use and then only read.
final class MatcherSlot: @unchecked Sendable {
  private let published = Atomic<UnsafeMutableRawPointer?>(nil)
  private let isBuilding = Mutex<Void>(())

  deinit {
    guard let address = published.load(ordering: .acquiring) else { return }
    Unmanaged<MatcherProgram>.fromOpaque(address).release()
  }

  /// The program, if it has been asked for before.
  var current: MatcherProgram? {
    guard let address = published.load(ordering: .acquiring) else { return nil }
    return Unmanaged<MatcherProgram>.fromOpaque(address).takeUnretainedValue()
  }

  /// The program, compiled by `build` unless another thread did so meanwhile.
  func program(
    _ build: () throws(PatternError) -> MatcherProgram
  ) throws(PatternError) -> MatcherProgram {
    if let current { return current }
    let outcome = isBuilding.withLock { _ -> Result<MatcherProgram, PatternError> in
      if let current { return .success(current) }
      do throws(PatternError) {
        let program = try build()
        published.store(Unmanaged.passRetained(program).toOpaque(), ordering: .releasing)
        return .success(program)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
