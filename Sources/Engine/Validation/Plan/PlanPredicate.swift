/// A predicate of a plan: a trivial value.
struct PlanPredicate: Sendable {
  enum Opcode: UInt8, Sendable {
    /// The member at `a` or the one at `b` is set.
    case isEitherSet
    /// The date at `a` is not before the one at `b`, where both are set.
    case isNotBefore
    case httpURL
    /// Whatever the plan's predicate at the same place says.
    case other
  }

  var opcode: Opcode
  /// Two keys.
  var a = PlanText(start: 0, length: 0)
  var b = PlanText(start: 0, length: 0)
}

extension PlanBuilder {
  /// Adds a predicate and says where it went.
  mutating func add(_ predicate: Predicate) -> Int32 {
    let planned =
      switch predicate.body {
      case .httpURL: PlanPredicate(opcode: .httpURL)
      case .schoolOrCoach:
        PlanPredicate(opcode: .isEitherSet, a: add("school_id"), b: add("coach_id"))
      case .isNotBefore(let later, let earlier):
        PlanPredicate(opcode: .isNotBefore, a: add(later), b: add(earlier))
      default: PlanPredicate(opcode: .other)
      }
    planPredicates.append(planned)
    return Self.add(predicate, to: &predicates)
  }
}
