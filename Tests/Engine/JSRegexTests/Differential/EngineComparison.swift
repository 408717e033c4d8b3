import JSPrimitives

@testable import JSRegex

/// A pattern compiled for the matcher, which is the reference, and for other engines that must
/// agree with it.
struct EngineComparison {
  /// A difference between an engine and the reference.
  struct Difference {
    let engines: Engines
    let operation: CaseOperation
    let answer: String
  }

  /// The steps of a search after which the reference gives up.
  ///
  /// A test that takes more cannot be compared with it, but the other engines are compared with
  /// each other.
  static let steps = 50_000

  private let reference: Result<JSRegex, PatternError>
  private let others: [(engines: Engines, regex: Result<JSRegex, PatternError>)]
  /// Whether the pattern has a reference to a group. Only then an engine without limits of its own
  /// may give up.
  let refersBack: Bool
  let hasGroups: Bool

  init(_ pattern: [UInt16], flags: String, engines: [Engines]) {
    func compiled(_ engines: Engines) -> Result<JSRegex, PatternError> {
      Result { () throws(PatternError) in
        try JSRegex(pattern: JSText(utf16: pattern), flags: JSText(flags), engines: engines)
      }
    }
    reference = compiled(.matcher)
    others = engines.map { ($0, compiled($0)) }
    guard case .success(let regex) = reference else {
      (refersBack, hasGroups) = (false, false)
      return
    }
    hasGroups = regex.tree.groupCount > 0
    refersBack = regex.tree.hasReferences
  }

  /// Compares an operation of all engines on a subject. Returns the first difference, and counts.
  func difference(
    in operation: CaseOperation, on subject: JSText, lastIndex: Int, tally: inout ComparisonTally
  ) -> Difference? {
    guard case .success(let reference) = reference else { return differentError() }
    var expected = try? operation.answer(
      of: reference, on: subject, lastIndex: lastIndex, limits: MatchLimits(steps: Self.steps))
    if expected == nil { tally.abandonedByReference += 1 }
    let isReference = expected != nil
    for (engines, regex) in others {
      let found: CaseOperation.Answer
      do {
        found = try operation.answer(
          of: regex.get(), on: subject, lastIndex: lastIndex, limits: limits(of: engines))
      } catch MatchError.unsupported {
        tally[engines].refused += 1
        continue
      } catch let error as MatchError {
        tally[engines].abandoned += 1
        if mayGiveUp(engines) { continue }
        return Difference(engines: engines, operation: operation, answer: "\(error)")
      } catch {
        return Difference(engines: engines, operation: operation, answer: "\(error)")
      }
      guard let answer = expected else {
        expected = found
        continue
      }
      tally[engines].compared += 1
      if hasGroups, operation != .test, operation != .quickTest { tally[engines].withCaptures += 1 }
      if !isReference { tally[engines].withoutReference += 1 }
      if found != answer {
        tally[engines].different += 1
        return Difference(engines: engines, operation: operation, answer: "\(found)")
      }
    }
    return nil
  }

  /// Patterns without references to groups are answered without any budget.
  private func limits(of engines: Engines) -> MatchLimits {
    mayGiveUp(engines) ? MatchLimits(steps: Self.steps) : MatchLimits(steps: 0)
  }

  private func mayGiveUp(_ engines: Engines) -> Bool {
    if refersBack { return true }
    if case .native = engines { return true }
    return false
  }

  /// The first engine with another error than that of the reference, which has one.
  private func differentError() -> Difference? {
    guard case .failure(let expected) = reference else { return nil }
    for (engines, regex) in others {
      switch regex {
      case .success:
        return Difference(engines: engines, operation: .exec, answer: "no error")
      case .failure(let error) where error != expected:
        return Difference(engines: engines, operation: .exec, answer: "\(error)")
      case .failure: continue
      }
    }
    return nil
  }
}

/// Counts of compared operations.
struct ComparisonTally {
  /// The counts of one engine.
  struct Counts {
    /// Operations with the reference's answer or, where it gave up, the first engine's.
    var compared = 0
    /// Those of patterns with groups whose answer has the captures.
    var withCaptures = 0
    /// Those in which the reference gave up.
    var withoutReference = 0
    /// Operations that the engine does not support.
    var refused = 0
    /// Operations in which the engine reached a limit.
    var abandoned = 0
    /// Operations with another answer.
    var different = 0
  }

  private(set) var counts: [Engines: Counts] = [:]
  var abandonedByReference = 0

  subscript(engines: Engines) -> Counts {
    get { counts[engines] ?? Counts() }
    set { counts[engines] = newValue }
  }

  /// All compared operations.
  var compared: Int { counts.values.reduce(0) { $0 + $1.compared } }
}
