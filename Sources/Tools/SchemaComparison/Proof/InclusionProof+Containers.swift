internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Arrays and objects.
extension InclusionProof {
  mutating func isWithin(_ arrays: ArraySet, _ others: ArraySet) -> Bool {
    let maximum = maximumCount(of: arrays)
    guard arrays.minimum >= others.minimum, maximum <= others.maximum else { return false }
    let count = max(arrays.items.count, others.items.count)
    for index in 0..<min(count, maximum) {
      guard isWithin(arrays.part(at: index), others.part(at: index)) else { return false }
    }
    return maximum <= count || isWithin(arrays.rest, others.rest)
  }

  /// The most elements of the arrays of a set.
  mutating func maximumCount(of arrays: ArraySet) -> Int {
    for index in arrays.items.indices where index < arrays.maximum {
      if isEmpty(arrays.items[index]) { return index }
    }
    return isEmpty(arrays.rest) ? min(arrays.maximum, arrays.items.count) : arrays.maximum
  }

  mutating func isWithin(_ object: ObjectSet, _ other: ObjectSet) -> Bool {
    for key in Set(object.members.keys).union(other.members.keys).sorted(by: {
      $0.string < $1.string
    }) {
      guard isMemberWithin(key, of: object, other) else { return false }
    }
    guard !isEmpty(object.rest) else { return true }
    guard isWithin(object.rest, other.rest) else { return false }
    let names = Conjunction(schemas: object.names)
    for name in other.names {
      guard isWithin(names == .everything ? Conjunction(ZodSchema(.string)) : names, name) else {
        return false
      }
    }
    return other.rules.allSatisfy { rule in follows(rule, from: object) }
  }

  /// Whether what one object may have for a key is what another one may have.
  mutating func isMemberWithin(_ key: JSText, of object: ObjectSet, _ other: ObjectSet) -> Bool {
    guard let member = member(key, of: object, inner.validators),
      let target = self.member(key, of: other, outer.validators)
    else { return false }
    return (!member.mayBeAbsent || target.mayBeAbsent)
      && (isEmpty(member.part) || isWithin(member.part, target.part))
  }

  /// Whether the values of an object's undeclared keys follow a rule.
  mutating func follows(_ rule: ObjectSet.Rule, from object: ObjectSet) -> Bool {
    if isWithin(object.rest, Conjunction(rule.value)) { return true }
    return object.rules.contains { own in
      isWithin(Conjunction(rule.key), own.key)
        && isWithin(Conjunction(own.value), Conjunction(rule.value))
    }
  }

  /// Returns a member of an object, declared or not; nil if it is not known.
  func member(
    _ key: JSText, of object: ObjectSet, _ validators: SubschemaValidators
  ) -> ObjectSet.Member? {
    var member = object.member(key)
    // The schemas of names are those of records, which declare no key.
    for name in object.names {
      guard let isFitting = validators.accepts(.string(key), name) else { return nil }
      if !isFitting { member.part = .nothing }
    }
    for rule in object.rules {
      guard let isMeant = validators.accepts(.string(key), rule.key) else { return nil }
      if isMeant { member.part = member.part.meeting(Conjunction(rule.value)) }
    }
    return member
  }

  // MARK: Splitting

  /// Returns the objects into which a member splits an object: by its values if it lists them, or by its presence; nil if it does
  /// not.
  mutating func splitting(_ object: ObjectSet, at key: JSText) -> [ObjectSet]? {
    guard let member = object.members[key],
      let sets = inner.form(of: member.part)?.sets, sets.count <= 8
    else { return nil }
    var parts: [ObjectSet] = []
    let values = sets.compactMap { set in
      if case .constant(let value) = set.kind { value } else { nil }
    }
    if values.count == sets.count, values.count + (member.mayBeAbsent ? 1 : 0) > 1 {
      parts = values.map { value in
        var part = object
        part.members[key] = ObjectSet.Member(
          part: Conjunction(ZodSchema(.literal([.json(value)]))), mayBeAbsent: false)
        return part
      }
    } else if member.mayBeAbsent, !isEmpty(member.part) {
      var present = object
      present.members[key]?.mayBeAbsent = false
      parts = [present]
    } else if let options = member.part.options {
      parts = options.map { option in
        var part = object
        part.members[key]?.part = option
        return part
      }
    }
    guard !parts.isEmpty else { return nil }
    if member.mayBeAbsent {
      var absent = object
      absent.members[key] = ObjectSet.Member(part: .nothing, mayBeAbsent: true)
      parts.append(absent)
    }
    return parts
  }
}

extension Conjunction {
  /// The part's values as those of several parts; nil if it is not a union.
  fileprivate var options: [Conjunction]? {
    for (index, schema) in schemas.enumerated() where schema.checks.isEmpty {
      guard case .union(let options) = schema.unfolded.node, (2...8).contains(options.count) else {
        continue
      }
      return options.map { option in
        var part = self
        part.schemas[index] = option
        return part
      }
    }
    return nil
  }
}
