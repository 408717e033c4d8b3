internal import SchemaModel

/// A predicate of a plan: a trivial value.
struct PlanPredicate: Sendable {
  enum Opcode: UInt8, Sendable {
    /// The member at `first` or the one at `second` is truthy.
    case isEitherSet
    /// The date at `first` is not before the one at `second`, if both are truthy.
    case isNotBefore
    case isHTTPURL
    /// The plan's predicate at the same place decides.
    case other
  }

  var opcode: Opcode
  /// The keys of the two fields.
  var first = PlanText(start: 0, length: 0)
  var second = PlanText(start: 0, length: 0)
}

extension PlanBuilder {
  /// Adds a predicate and returns its place.
  mutating func add(_ predicate: ZodSchema.Predicate) -> Int32 {
    let planned =
      switch predicate.body {
      case .condition(.isHTTPURL): PlanPredicate(opcode: .isHTTPURL)
      case .condition(.isSet(let first, let second)):
        PlanPredicate(opcode: .isEitherSet, first: add(first), second: add(second))
      case .condition(.date(let later, let earlier)):
        PlanPredicate(opcode: .isNotBefore, first: add(later), second: add(earlier))
      default: PlanPredicate(opcode: .other)
      }
    planPredicates.append(planned)
    return Self.add(predicate, to: &predicates)
  }
}
