internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values of two forms.
extension ValueForm {
  /// The most pairs of sets that are compared.
  static let maximumPairing = 10_000

  /// Returns the values of both forms; nil if they are too many sets.
  func meeting(_ other: ValueForm) -> ValueForm? {
    let (constants, others) = (sets.filter(\.isConstant), sets.filter { !$0.isConstant })
    let otherSets = other.sets.filter { !$0.isConstant }
    guard sets.count * otherSets.count + others.count * other.sets.count <= Self.maximumPairing
    else { return nil }
    var met: [ValueSet] = []
    for left in sets {
      for right in otherSets {
        guard left.canMeet(right) else { return nil }
        if let set = left.meeting(right) { met.append(set) }
      }
    }
    // Two constants meet only if they are equal.
    let byValue = Dictionary(grouping: other.sets.filter(\.isConstant), by: \.constant)
    for left in constants {
      met += (byValue[left.constant] ?? []).compactMap(left.meeting)
    }
    for left in others {
      for right in byValue.values.joined() {
        if let set = left.meeting(right) { met.append(set) }
      }
    }
    return ValueForm(sets: met)
  }

  /// Returns the values that fulfill a further condition.
  func adding(_ condition: Condition) -> ValueForm {
    var form = self
    for index in form.sets.indices { form.sets[index].conditions.insert(condition) }
    return form
  }
}

extension ValueSet {
  func isOfType(_ node: ZodSchema.Node) -> Bool {
    switch (kind, node) {
    case (.strings, .string), (.numbers, .number), (.constant(.boolean), .boolean): true
    default: false
    }
  }

  fileprivate var constant: JSONValue? {
    if case .constant(let value) = kind { value } else { nil }
  }

  /// Whether a set can be made of the values of both: which keys a schema of names fits is not known here.
  fileprivate func canMeet(_ other: ValueSet) -> Bool {
    guard case .objects(let left) = kind, case .objects(let right) = other.kind else { return true }
    return (!left.limitsNames || right.members.isEmpty)
      && (!right.limitsNames || left.members.isEmpty)
  }

  /// Returns the values of both sets; nil if their types differ.
  func meeting(_ other: ValueSet) -> ValueSet? {
    let conditions = conditions.union(other.conditions)
    switch (kind, other.kind) {
    case (.constant(let left), .constant(let right)):
      return left.equalsInJavaScript(right) ? ValueSet(kind, conditions) : nil
    case (.constant(.number), .numbers), (.constant(.string), .strings):
      return ValueSet(kind, conditions)
    case (.numbers, .constant(.number)), (.strings, .constant(.string)):
      return ValueSet(other.kind, conditions)
    case (.numbers(var left), .numbers(let right)):
      left.meet(right)
      return ValueSet(.numbers(left), conditions)
    case (.strings(var left), .strings(let right)):
      left.limit(right.minimum, right.maximum)
      return ValueSet(.strings(left), conditions)
    case (.arrays(let left), .arrays(let right)):
      let count = max(left.items.count, right.items.count)
      var array = ArraySet(
        items: (0..<count).map { left.part(at: $0).meeting(right.part(at: $0)) },
        rest: left.rest.meeting(right.rest), minimum: left.minimum, maximum: left.maximum)
      array.limit(right.minimum, right.maximum)
      return ValueSet(.arrays(array), conditions)
    case (.objects(let left), .objects(let right)):
      var object = ObjectSet(rest: left.rest.meeting(right.rest))
      for key in Set(left.members.keys).union(right.members.keys) {
        let (one, two) = (left.member(key), right.member(key))
        object.members[key] = ObjectSet.Member(
          part: one.part.meeting(two.part), mayBeAbsent: one.mayBeAbsent && two.mayBeAbsent)
      }
      object.names = left.names + right.names
      object.rules = left.rules + right.rules
      return ValueSet(.objects(object), conditions)
    default: return nil
    }
  }
}

extension ObjectSet {
  fileprivate var limitsNames: Bool { !names.isEmpty || !rules.isEmpty }

  /// Returns a member, which an undeclared key is with the schema of `rest`.
  func member(_ key: JSText) -> Member {
    members[key] ?? Member(part: rest, mayBeAbsent: true)
  }
}

extension JSONValue {
  /// Whether two scalars are equal, as `-0` and `0` are.
  func equalsInJavaScript(_ other: JSONValue) -> Bool {
    if case .number(let left) = self, case .number(let right) = other { return left == right }
    return self == other
  }
}
