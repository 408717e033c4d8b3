internal import SchemaModel
internal import SourceJSON

/// Outputs that depend on what schemas accept.
extension InclusionProof {
  /// A schema that catches agrees with another one where it does not catch.
  mutating func catchesAgree(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    switch (schema.node, other.node) {
    case (.catch(let inside, .constant(let value)), .catch(let otherInside, .constant(let other)))
    where value == other:
      return accept(inside, asMuchAs: otherInside) && agrees(inside, otherInside)
    case (.catch(let inside, _), _):
      return withoutAssumptions { $0.swapped { $0.isWithin(Conjunction(other), inside) } }
        && agrees(inside, other)
    case (_, .catch(let otherInside, _)):
      return withoutAssumptions { $0.isWithin(Conjunction(schema), otherInside) }
        && agrees(schema, otherInside)
    default: return false
    }
  }

  /// Whether two schemas accept the same values.
  mutating func accept(_ schema: ZodSchema, asMuchAs other: ZodSchema) -> Bool {
    withoutAssumptions { proof in
      proof.isWithin(Conjunction(schema), other)
        && proof.swapped { $0.isWithin(Conjunction(other), schema) }
    }
  }

  /// Proves something with the sides in the other order.
  mutating func swapped(_ proof: (inout Self) -> Bool) -> Bool {
    swap(&inner, &outer)
    defer { swap(&inner, &outer) }
    return proof(&self)
  }

  /// Whether no value is accepted by two schemas.
  mutating func areDisjoint(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    guard let form = inner.form(of: schema), let others = outer.form(of: other),
      form.sets.count * others.sets.count <= Self.maximumPairing
    else { return false }
    return form.sets.allSatisfy { set in others.sets.allSatisfy { areDisjoint(set, $0) } }
  }

  private mutating func areDisjoint(_ set: ValueSet, _ other: ValueSet) -> Bool {
    guard set.meeting(other) != nil else { return true }
    guard depth < NestingLimits.nodes, case .objects(let object) = set.kind,
      case .objects(let otherObject) = other.kind
    else { return false }
    depth += 1
    defer { depth -= 1 }
    return object.members.contains { key, member in
      guard let target = otherObject.members[key], !member.mayBeAbsent || !target.mayBeAbsent,
        let form = inner.form(of: member.part), let targets = outer.form(of: target.part),
        form.sets.count * targets.sets.count <= Self.maximumPairing
      else { return false }
      return form.sets.allSatisfy { own in targets.sets.allSatisfy { own.meeting($0) == nil } }
    }
  }
}
