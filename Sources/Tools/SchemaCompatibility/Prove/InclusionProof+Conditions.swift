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
        if withoutAssumptions({ $0.isWithin(Part(earlierThen), Part(then)) }) { return true }
      }
      return false
    }
  }

  /// Proves something of values that are not smaller than those that are being compared.
  mutating func withoutAssumptions(_ proof: (inout Self) -> Bool) -> Bool {
    let outer = assumed
    assumed = []
    defer { assumed = outer }
    guard depth < Self.greatestDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    return proof(&self)
  }

  /// Returns whether two schemas have the same output for each value that both accept.
  mutating func agrees(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    steps += 1
    guard steps < Self.greatestSteps, depth < Self.greatestDepth else { return false }
    let (schema, other) = (schema.unfolded, other.unfolded)
    if areSame(schema.outline, other.outline) { return true }
    guard (schema.checks + other.checks).allSatisfy({ !$0.mayRewrite }) else { return false }
    depth += 1
    defer { depth -= 1 }
    switch (schema.node, other.node) {
    case (.nullable(let inner), .nullable(let otherInner)): return agrees(inner, otherInner)
    case (_, .nullable(let otherInner)):
      return inner.validators.accepts(.null, schema) == false && agrees(schema, otherInner)
    case (.nullable(let inner), _):
      return outer.validators.accepts(.null, other) == false && agrees(inner, other)
    // A value that is not absent.
    case (.optional(let inner), _), (.exactOptional(let inner), _), (.lazy(let inner), _),
      (.readonly(let inner), _):
      return agrees(inner, other)
    case (_, .optional(let otherInner)), (_, .exactOptional(let otherInner)),
      (_, .lazy(let otherInner)), (_, .readonly(let otherInner)):
      return agrees(schema, otherInner)
    case (_, .union(let options)):
      // The first option that accepts a value makes its output.
      guard let first = options.first,
        withoutAssumptions({ $0.isWithin(Part(schema), Part(first)) })
      else { return false }
      return agrees(schema, first)
    case (.array(let element), .array(let otherElement)): return agrees(element, otherElement)
    case (.object(let shape), .object(let otherShape)):
      guard shape.fields.count == otherShape.fields.count,
        (shape.unknownKeys == .strip) == (otherShape.unknownKeys == .strip),
        !shape.unknownKeys.isCatchall, !otherShape.unknownKeys.isCatchall
      else { return false }
      return shape.fields.allSatisfy { field in
        guard let otherField = otherShape.fields.first(where: { $0.jsKey == field.jsKey }) else {
          return false
        }
        if field == otherField, sharesFunctions { return true }
        let absent = inner.validators.outputOfAbsence(of: field)
        let otherAbsent = outer.validators.outputOfAbsence(of: otherField)
        guard absent == nil || otherAbsent == nil || absent == otherAbsent else { return false }
        return agrees(field.schema, otherField.schema)
      }
    default: return false
    }
  }
}

extension ZodSchema.Shape.UnknownKeys {
  fileprivate var isCatchall: Bool { if case .catchall = self { true } else { false } }
}
