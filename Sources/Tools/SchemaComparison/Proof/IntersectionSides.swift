internal import SchemaModel

/// The sides of an intersection as schemas that must both accept a value.
///
/// A key that a strict object of one side rejects counts only if the other side rejects it too: in Zod 4.3 and 4.4 at any
/// depth and before 4.3 never.
struct IntersectionSides {
  private(set) var left: ZodSchema
  private(set) var right: ZodSchema
  /// Whether a key that neither side declares is rejected, although no side rejects it by itself.
  private(set) var rejectsOtherKeys = false

  /// The sides; nil if no two schemas accept together what the intersection does.
  init?(_ left: ZodSchema, _ right: ZodSchema, zod: ZodVersion) {
    (self.left, self.right) = (left, right)
    guard zod >= .v4_3_6 else { return }
    let isDeep = zod < .v4_6_7
    guard let oneSide = RelaxedSide(left, isDeep: isDeep),
      let otherSide = RelaxedSide(right, isDeep: isDeep)
    else { return nil }
    (self.left, self.right) = (oneSide.schema, otherSide.schema)
    let isStrict = [oneSide.isStrict, otherSide.isStrict]
    let hasStrict = [
      oneSide.isStrict || oneSide.isStrictInside, otherSide.isStrict || otherSide.isStrictInside,
    ]
    guard hasStrict == [true, true] else { return }
    guard isStrict == [true, true], !oneSide.isStrictInside, !otherSide.isStrictInside else {
      return nil
    }
    rejectsOtherKeys = true
  }
}

/// A side of an intersection whose strict objects keep unknown keys.
private struct RelaxedSide {
  private(set) var schema: ZodSchema
  /// Whether the value itself is a strict object.
  private(set) var isStrict = false
  /// Whether a value inside of it is one, and counts.
  private(set) var isStrictInside = false

  init?(_ schema: ZodSchema, isDeep: Bool) {
    self.schema = schema
    guard let relaxed = relax(schema.unfolded, isDeep: isDeep, isInside: false) else { return nil }
    self.schema = relaxed
  }

  private mutating func relax(_ schema: ZodSchema, isDeep: Bool, isInside: Bool) -> ZodSchema? {
    guard schema.contains(where: \.rejectsKeys) else { return schema }
    var changed = schema
    switch schema.node {
    case .nullable(let inner), .optional(let inner), .exactOptional(let inner),
      .readonly(let inner), .lazy(let inner):
      guard schema.checks.isEmpty,
        let relaxed = relax(inner.unfolded, isDeep: isDeep, isInside: isInside)
      else { return nil }
      return schema.mapParts { _ in relaxed }
    case .object(var shape):
      if schema.rejectsKeys {
        // The checks after an unknown key may not run.
        guard schema.checks.isEmpty else { return nil }
        if isInside { isStrictInside = true } else { isStrict = true }
        shape.unknownKeys = .keep
      }
      if isDeep {
        for index in shape.fields.indices {
          guard
            let relaxed = relax(
              shape.fields[index].schema.unfolded, isDeep: true, isInside: true)
          else { return nil }
          shape.fields[index].schema = relaxed
        }
        if case .catchall(let rest) = shape.unknownKeys {
          guard let relaxed = relax(rest.unfolded, isDeep: true, isInside: true) else { return nil }
          shape.unknownKeys = .catchall(relaxed)
        }
      }
      changed.node = .object(shape)
      return changed
    case .array(let element):
      guard isDeep else { return schema }
      guard let relaxed = relax(element.unfolded, isDeep: true, isInside: true) else { return nil }
      changed.node = .array(element: relaxed)
      return changed
    // The issues of other schemas are inside of issues, or are lost.
    default: return nil
    }
  }
}

extension ZodSchema {
  fileprivate var rejectsKeys: Bool {
    guard case .object(let shape) = node else { return false }
    switch shape.unknownKeys {
    case .reject: return true
    case .strip, .keep: return false
    case .catchall(let rest): return rest.node == .never
    }
  }
}
