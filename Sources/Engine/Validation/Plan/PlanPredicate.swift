internal import SchemaModel

/// A predicate of a plan: a trivial value.
struct PlanPredicate: Sendable {
  /// The way to test it, unretained; the plan's predicate of the same index keeps it.
  enum Test: Sendable {
    /// A condition on the fields with the keys `predicateKeys[firstKey..<endKey]`.
    case fields(Unmanaged<ZodSchema.FieldsCondition>)
    case value(Unmanaged<ZodSchema.ValueCondition>)
    case text(Unmanaged<ZodSchema.TextPredicate>)
    case hasAnyField
    /// The plan's predicate of the same index decides.
    case other
  }

  var test: Test
  /// The keys of `fields`.
  var firstKey: Int32 = 0
  var endKey: Int32 = 0

  /// The indices of the keys.
  var keys: Range<Int> { Int(firstKey)..<Int(endKey) }
}

extension PlanBuilder {
  /// Adds a predicate and returns its place.
  mutating func add(_ predicate: ZodSchema.Predicate) -> Int32 {
    var planned = PlanPredicate(test: .other)
    if case .condition(let condition) = predicate.body {
      switch condition.kind {
      case .fields(let fields):
        planned.test = .fields(.passUnretained(fields))
        planned.firstKey = Int32(predicateKeys.count)
        for key in fields.keys { predicateKeys.append(add(key)) }
        planned.endKey = Int32(predicateKeys.count)
      case .value(let value): planned.test = .value(.passUnretained(value))
      case .text(let text): planned.test = .text(.passUnretained(text))
      case .hasAnyField: planned.test = .hasAnyField
      }
    }
    planPredicates.append(planned)
    return Self.add(predicate, to: &predicates)
  }
}
