internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Objects that are changed so that a condition on their fields holds or not.
extension ValueSampler {
  /// The number of fresh values of a field that are tried.
  private static let freshValues = 6
  /// The number of pairs of fresh values that are tried.
  private static let freshPairs = 12
  /// The number of rounds in which conditions that must all hold are settled: a later one may break an earlier one.
  private static let rounds = 3

  /// Changes fields of an object so that an expression holds, or so that it does not. The object stays as it is if no such
  /// change is found that the object's schema accepts.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - wanted: Whether it is to hold.
  ///   - object: The object.
  ///   - schema: The schema of the object. Its own checks do not matter.
  mutating func settle(
    _ expression: ZodSchema.ConditionExpression, _ wanted: Bool, _ object: inout JSONObject,
    of schema: PreparedSchema
  ) {
    if Self.holds(expression, object, schema) == wanted { return }
    switch expression {
    case .not(let inner): settle(inner, !wanted, &object, of: schema)
    case .all(let parts):
      if wanted {
        settle(each: parts, true, &object, of: schema)
      } else {
        settle(one: parts, false, &object, of: schema)
      }
    case .any(let parts):
      if wanted {
        settle(one: parts, true, &object, of: schema)
      } else {
        settle(each: parts, false, &object, of: schema)
      }
    case .isTruthy, .equal, .less, .lessOrEqual:
      settle(comparison: expression, wanted, &object, of: schema)
    }
  }

  private mutating func settle(
    each parts: [ZodSchema.ConditionExpression], _ wanted: Bool, _ object: inout JSONObject,
    of schema: PreparedSchema
  ) {
    for _ in 0..<Self.rounds {
      for part in parts { settle(part, wanted, &object, of: schema) }
      if parts.allSatisfy({ Self.holds($0, object, schema) == wanted }) { return }
    }
  }

  private mutating func settle(
    one parts: [ZodSchema.ConditionExpression], _ wanted: Bool, _ object: inout JSONObject,
    of schema: PreparedSchema
  ) {
    for index in random.permutation(of: parts.count) {
      var changed = object
      settle(parts[index], wanted, &changed, of: schema)
      guard Self.holds(parts[index], changed, schema) == wanted else { continue }
      object = changed
      return
    }
  }

  private mutating func settle(
    comparison expression: ZodSchema.ConditionExpression, _ wanted: Bool,
    _ object: inout JSONObject, of schema: PreparedSchema
  ) {
    let keys = expression.keys
    for index in random.permutation(of: keys.count) {
      let candidates = candidates(for: keys[index], expression, object, schema)
      for choice in random.permutation(of: candidates.count) {
        var changed = object
        changed[keys[index]] = candidates[choice]
        guard Self.holds(expression, changed, schema) == wanted else { continue }
        object = changed
        return
      }
    }
    guard keys.count == 2 else { return }
    var swapped = object
    (swapped[keys[0]], swapped[keys[1]]) = (object[keys[1]], object[keys[0]])
    if Self.holds(expression, swapped, schema) == wanted {
      object = swapped
      return
    }
    for _ in 0..<Self.freshPairs {
      var changed = object
      for key in keys {
        if let field = schema.field(key), let fresh = try? value(field.schema) {
          changed[key] = fresh
        }
      }
      guard Self.holds(expression, changed, schema) == wanted else { continue }
      object = changed
      return
    }
  }

  /// Returns values that a field may take to change a comparison; nil leaves the field out.
  private mutating func candidates(
    for key: JSText, _ expression: ZodSchema.ConditionExpression, _ object: JSONObject,
    _ schema: PreparedSchema
  ) -> [JSONValue?] {
    let others = expression.keys.filter { $0 != key }.compactMap { object[$0] }
    var candidates = BoundaryValues.ofComparisons
    for value in others + expression.constants {
      candidates += [value] + BoundaryValues.neighbours(of: value)
    }
    guard let field = schema.field(key) else { return candidates }
    for _ in 0..<Self.freshValues {
      if let fresh = try? value(field.schema) { candidates.append(fresh) }
    }
    return candidates
  }

  /// Returns whether an expression holds for an object that its schema accepts, without the schema's checks; nil for another
  /// object, or if it is not known.
  private static func holds(
    _ expression: ZodSchema.ConditionExpression, _ object: JSONObject, _ schema: PreparedSchema
  ) -> Bool? {
    schema.verdicts.holds(.expression(expression), for: .object(object))
  }
}

extension ZodSchema.ConditionExpression {
  /// The constants that the expression compares with, without `undefined`.
  fileprivate var constants: [JSONValue] {
    switch self {
    case .isTruthy: []
    case .equal(let left, let right), .less(let left, let right), .lessOrEqual(let left, let right):
      [left, right].compactMap { operand in
        if case .constant(let value) = operand { value } else { nil }
      }
    case .not(let inner): inner.constants
    case .all(let parts), .any(let parts): parts.flatMap(\.constants)
    }
  }
}

extension PreparedSchema {
  /// Returns the field of a key.
  fileprivate func field(_ key: JSText) -> PreparedField? { fields.first { $0.key == key } }

  /// The values that the conditions on a value name, and those beside them.
  var namedValues: [JSONValue] {
    checks.flatMap { check -> [JSONValue] in
      guard case .expression(let expression)? = check.condition, expression.isOnValue else {
        return []
      }
      return expression.constants.flatMap { [$0] + BoundaryValues.neighbours(of: $0) }
    }
  }
}
