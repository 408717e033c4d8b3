internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Conditions that follow from others.
extension InclusionProof {
  mutating func isImplied(_ condition: Condition, by set: ValueSet) -> Bool {
    if set.conditions.contains(condition) {
      if sharesFunctions { return true }
      switch condition {
      case .checks(let checks, let seen):
        let schema = ZodSchema(.any, checks: checks)
        return !schema.callsFunctions && !(seen?.callsFunctions ?? false)
      case .schema(let schema): return !schema.callsFunctions
      case .through(let schema, let then): return !schema.callsFunctions && !then.callsFunctions
      }
    }
    switch condition {
    case .schema: return false
    case .checks(let checks, let seen):
      guard sharesFunctions || !ZodSchema(.any, checks: checks).callsFunctions else { return false }
      for other in set.conditions {
        guard case .checks(let others, let seenThere) = other, others.imply(checks) else {
          continue
        }
        if agrees(seenThere ?? ZodSchema(.any), seen ?? ZodSchema(.any)) { return true }
      }
      return false
    case .through(let schema, let then):
      for other in set.conditions {
        guard case .through(let earlier, let earlierThen) = other, agrees(earlier, schema) else {
          continue
        }
        if areSame(earlierThen, then) { return true }
        guard schema.outputsAreJSON, earlier.outputsAreJSON else { continue }
        if withoutAssumptions({ $0.isWithin(Conjunction(earlierThen), Conjunction(then)) }) {
          return true
        }
      }
      return false
    }
  }

  /// Proves something of values that are not smaller than those that are being compared.
  mutating func withoutAssumptions(_ proof: (inout Self) -> Bool) -> Bool {
    let outer = assumed
    assumed = []
    defer { assumed = outer }
    guard depth < NestingLimits.nodes else { return false }
    depth += 1
    defer { depth -= 1 }
    return proof(&self)
  }
}
