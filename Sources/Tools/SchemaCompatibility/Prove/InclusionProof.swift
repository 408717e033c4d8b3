internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Proves that a schema accepts every JSON value that another one accepts, by the forms of both.
///
/// "No" means that the forms prove nothing. Both schemas run on one version of Zod.
struct InclusionProof {
  var inner: FormMaker
  var outer: FormMaker
  /// Whether functions of one name are the same on both sides.
  let sharesFunctions: Bool
  /// The pairs that are being proved: a pair inside of itself is one of smaller values.
  var assumed: Set<Pair> = []
  var steps = 0
  var depth = 0
  var splits = 0

  struct Pair: Hashable {
    var inner: Part
    var outer: ZodSchema
  }

  /// The most comparisons of one proof.
  static let greatestSteps = 20_000
  static let greatestSplits = 200
  static let greatestDepth = 64

  init(_ inner: PartValidators, _ outer: PartValidators, sharesFunctions: Bool) {
    self.inner = FormMaker(inner)
    self.outer = FormMaker(outer)
    self.sharesFunctions = sharesFunctions
  }

  /// Returns whether every value of one schema is proved to be one of another.
  mutating func isIncluded(_ schema: ZodSchema, in other: ZodSchema) -> Bool {
    steps = 0
    splits = 0
    return isWithin(Part(schema), Part(other))
  }

  mutating func isWithin(_ part: Part, _ other: Part) -> Bool {
    other.schemas.allSatisfy { isWithin(part, $0) }
  }

  mutating func isWithin(_ part: Part, _ schema: ZodSchema) -> Bool {
    steps += 1
    guard steps < Self.greatestSteps, assumed.count < Self.greatestDepth else { return false }
    if part.schemas.contains(where: { areSame($0, schema) }) { return true }
    let pair = Pair(inner: part, outer: schema)
    guard assumed.insert(pair).inserted else { return true }
    defer { assumed.remove(pair) }
    guard let form = inner.form(of: part), let others = outer.form(of: schema) else { return false }
    return form.sets.allSatisfy { isCovered($0, by: others, pair) }
  }

  func areSame(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    schema == other && (sharesFunctions || !schema.callsFunctions)
  }

  // MARK: Sets

  mutating func isCovered(_ set: ValueSet, by form: ValueForm, _ pair: Pair) -> Bool {
    if isEmpty(set) { return true }
    if case .constant(let value) = set.kind {
      if let isAccepted = outer.validators.accepts(value, pair.outer) {
        return isAccepted || isOutside(value, pair.inner)
      }
      return form.sets.contains { other in
        guard case .constant(let constant) = other.kind else { return false }
        return constant.equalsInJavaScript(value) && other.conditions.isEmpty
      }
    }
    if form.sets.contains(where: { isWithin(set, $0) }) { return true }
    if case .numbers(let numbers) = set.kind, isCovered(numbers, set, by: form, pair) {
      return true
    }
    if case .strings(let strings) = set.kind, isCovered(strings, set, by: form) { return true }
    guard case .objects(let object) = set.kind else { return false }
    return splitting(object).contains { parts in
      splits += 1
      guard splits < Self.greatestSplits else { return false }
      return parts.allSatisfy { part in
        isCovered(ValueSet(.objects(part), set.conditions), by: form, pair)
      }
    }
  }

  func isOutside(_ value: JSONValue, _ part: Part) -> Bool {
    part.schemas.contains { inner.validators.accepts(value, $0) == false }
  }

  mutating func isWithin(_ set: ValueSet, _ other: ValueSet) -> Bool {
    steps += 1
    guard steps < Self.greatestSteps else { return false }
    guard isOfKind(set.kind, within: other.kind) else { return false }
    return other.conditions.allSatisfy { isImplied($0, by: set) }
  }

  mutating func isOfKind(_ kind: ValueSet.Kind, within other: ValueSet.Kind) -> Bool {
    switch (kind, other) {
    case (.constant(let value), .constant(let other)): value.equalsInJavaScript(other)
    case (.numbers(let numbers), .numbers(let others)): numbers.isWithin(others)
    case (.strings(let strings), .strings(let others)):
      strings.minimum >= others.minimum && strings.maximum <= others.maximum
    case (.arrays(let arrays), .arrays(let others)): isWithin(arrays, others)
    case (.objects(let objects), .objects(let others)): isWithin(objects, others)
    default: false
    }
  }

  /// Whether numbers are within the ranges of several sets together.
  mutating func isCovered(
    _ numbers: NumberSet, _ set: ValueSet, by form: ValueForm, _ pair: Pair
  ) -> Bool {
    if numbers.minimum == numbers.maximum {
      return outer.validators.accepts(.number(numbers.minimum), pair.outer) == true
        || isOutside(.number(numbers.minimum), pair.inner)
    }
    if numbers.isInteger, numbers.maximum - numbers.minimum <= 16 {
      let integers = stride(
        from: numbers.minimum.rounded(.up), through: numbers.maximum.rounded(.down), by: 1)
      return integers.allSatisfy { integer in
        outer.validators.accepts(.number(integer), pair.outer) == true
          || isOutside(.number(integer), pair.inner)
      }
    }
    var ranges: [(minimum: Double, maximum: Double)] = []
    for other in form.sets {
      switch other.kind {
      case .numbers(let others):
        var whole = numbers
        whole.minimum = others.minimum
        whole.maximum = others.maximum
        guard whole.isWithin(others), other.conditions.allSatisfy({ isImplied($0, by: set) }) else {
          continue
        }
        ranges.append((others.minimum, others.maximum))
      case .constant(.number(let value)):
        if other.conditions.isEmpty { ranges.append((value, value)) }
      default: continue
      }
    }
    var next = numbers.isInteger ? numbers.minimum.rounded(.up) : numbers.minimum
    for range in ranges.sorted(by: { $0.minimum < $1.minimum }) where range.maximum >= next {
      guard range.minimum <= next else { return false }
      if range.maximum >= numbers.maximum { return true }
      next = numbers.isInteger ? range.maximum.rounded(.down) + 1 : range.maximum.nextUp
    }
    return false
  }

  /// Whether strings are within the lengths of several sets together.
  mutating func isCovered(
    _ strings: StringSet, _ set: ValueSet, by form: ValueForm
  ) -> Bool {
    var ranges: [StringSet] = []
    for other in form.sets {
      guard case .strings(let others) = other.kind,
        other.conditions.allSatisfy({ isImplied($0, by: set) })
      else { continue }
      ranges.append(others)
    }
    var next = strings.minimum
    for range in ranges.sorted(by: { $0.minimum < $1.minimum }) where range.maximum >= next {
      guard range.minimum <= next else { return false }
      if range.maximum >= strings.maximum { return true }
      next = range.maximum + 1
    }
    return false
  }
}

extension NumberSet {
  /// Whether every number is one of another set.
  func isWithin(_ other: NumberSet) -> Bool {
    guard minimum >= other.minimum, maximum <= other.maximum else { return false }
    guard isInteger || !other.isInteger else { return false }
    return other.steps.allSatisfy { step in
      if steps.contains(step) { return true }
      // Integers are compared without rounding.
      guard isInteger, step.magnitude == step.magnitude.rounded(), step != 0 else { return false }
      return step.magnitude == 1
        || steps.contains { own in
          own == own.rounded() && own.magnitude < 9_007_199_254_740_992
            && own.truncatingRemainder(dividingBy: step) == 0
        }
    }
  }
}
