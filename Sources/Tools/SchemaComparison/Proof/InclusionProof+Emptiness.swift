internal import JSPrimitives
internal import SchemaModel

/// Sets without a value.
extension InclusionProof {
  mutating func isEmpty(_ part: Conjunction) -> Bool { isEmpty(part, depth: 0) }
  mutating func isEmpty(_ set: ValueSet) -> Bool { isEmpty(set, depth: 0) }

  mutating func isEmpty(_ part: Conjunction, depth: Int) -> Bool {
    guard depth < NestingLimits.emptiness, step(), let form = inner.form(of: part) else {
      return false
    }
    return form.sets.allSatisfy { isEmpty($0, depth: depth) }
  }

  mutating func isEmpty(_ set: ValueSet, depth: Int) -> Bool {
    switch set.kind {
    case .constant: return false
    case .numbers(let numbers): return numbers.isEmpty
    case .strings(let strings): return strings.isEmpty
    case .arrays(let arrays):
      if arrays.minimum > arrays.maximum { return true }
      let needed = min(arrays.minimum, arrays.items.count + 1)
      return (0..<needed).contains { isEmpty(arrays.part(at: $0), depth: depth + 1) }
    case .objects(let object):
      for member in object.members.values where !member.mayBeAbsent {
        if isEmpty(member.part, depth: depth + 1) { return true }
      }
      return false
    }
  }
}
