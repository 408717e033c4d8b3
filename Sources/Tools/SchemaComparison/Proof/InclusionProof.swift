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
  /// The pairs that are being proved to have the same outputs.
  var agreeing: Set<SchemaPair> = []
  /// Whether the order of members is a part of an output.
  var seesOrder = false
  private let work: SearchWork
  private var steps = 0
  /// The most comparisons of one proof.
  private var maximumSteps = 0
  var depth = 0
  var splits = 0

  struct Pair: Hashable {
    var inner: Conjunction
    var outer: ZodSchema
  }

  static let maximumSplits = 200

  init(
    _ inner: SubschemaValidators, _ outer: SubschemaValidators, sharesFunctions: Bool,
    _ work: SearchWork
  ) {
    self.inner = FormMaker(inner)
    self.outer = FormMaker(outer)
    self.sharesFunctions = sharesFunctions
    self.work = work
  }

  /// Returns whether every value of one schema is proved to be one of another.
  mutating func isIncluded(_ schema: ZodSchema, in other: ZodSchema) -> Bool {
    begin(schema, other)
    return isWithin(Conjunction(schema), Conjunction(other))
  }

  /// Returns whether two schemas are proved to have the same output, its order included, for each value that both accept.
  mutating func haveSameOutputs(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    begin(schema, other)
    seesOrder = true
    defer { seesOrder = false }
    return agrees(schema, other)
  }

  private mutating func begin(_ schema: ZodSchema, _ other: ZodSchema) {
    steps = 0
    splits = 0
    maximumSteps = 20_000 + 50 * (schema.nodeCount + other.nodeCount)
  }

  /// Counts a comparison.
  ///
  /// - Returns: whether the proof may go on.
  mutating func step() -> Bool {
    steps += 1
    return steps < maximumSteps && work.compare()
  }

  mutating func isWithin(_ part: Conjunction, _ other: Conjunction) -> Bool {
    other.schemas.allSatisfy { isWithin(part, $0) }
  }

  mutating func isWithin(_ part: Conjunction, _ schema: ZodSchema) -> Bool {
    guard step(), assumed.count < NestingLimits.nodes else { return false }
    if part.schemas.contains(where: { areSame($0, schema) }) { return true }
    let pair = Pair(inner: part, outer: schema)
    guard assumed.insert(pair).inserted else { return true }
    defer { assumed.remove(pair) }
    guard let form = inner.form(of: part), let others = outer.form(of: schema) else { return false }
    let target = CoveringForm(others, outer.validators.validator(of: schema))
    var index = 0
    for set in form.sets {
      guard isCovered(set, at: index, by: target, pair) else { return false }
      if !set.isConstant { index += 1 }
    }
    return true
  }

  func areSame(_ schema: ZodSchema, _ other: ZodSchema) -> Bool {
    schema == other && (sharesFunctions || !schema.callsFunctions)
  }

  // MARK: Sets

  /// Returns whether all values of a set are in a form.
  ///
  /// - Parameter index: the index of the set among those of its form that are not constants. If two schemas are alike, the set
  ///   is probably in the one of the same index.
  mutating func isCovered(
    _ set: ValueSet, at index: Int, by form: CoveringForm, _ pair: Pair
  ) -> Bool {
    if case .constant(let value) = set.kind {
      guard step() else { return false }
      if let isAccepted = form.accepts(value) { return isAccepted || isOutside(value, pair.inner) }
      return form.hasPlain(value)
    }
    if isEmpty(set) { return true }
    if form.others.indices.contains(index), isWithin(set, form.others[index]) { return true }
    if form.others.contains(where: { isWithin(set, $0) }) { return true }
    if case .numbers(let numbers) = set.kind, isCovered(numbers, set, by: form, pair) {
      return true
    }
    if case .strings(let strings) = set.kind, isCovered(strings, set, by: form) { return true }
    guard case .objects(let object) = set.kind else { return false }
    let targets = form.others.compactMap { other in
      if case .objects(let target) = other.kind { target } else { nil }
    }
    // Parts of an object are in one set only if the object is.
    guard targets.count > 1 else { return false }
    for key in object.members.keys.sorted(by: { $0.string < $1.string }) {
      guard !targets.allSatisfy({ isMemberWithin(key, of: object, $0) }),
        let parts = splitting(object, at: key)
      else { continue }
      splits += 1
      guard splits < Self.maximumSplits else { return false }
      let isCovered = parts.allSatisfy { part in
        self.isCovered(ValueSet(.objects(part), set.conditions), at: index, by: form, pair)
      }
      if isCovered { return true }
    }
    return false
  }

  func isOutside(_ value: JSONValue, _ part: Conjunction) -> Bool {
    part.schemas.contains { inner.validators.accepts(value, $0) == false }
  }

  mutating func isWithin(_ set: ValueSet, _ other: ValueSet) -> Bool {
    guard step(), isOfKind(set.kind, within: other.kind) else { return false }
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
    _ numbers: NumberSet, _ set: ValueSet, by form: CoveringForm, _ pair: Pair
  ) -> Bool {
    if numbers.minimum == numbers.maximum {
      return form.accepts(.number(numbers.minimum)) == true
        || isOutside(.number(numbers.minimum), pair.inner)
    }
    if numbers.isInteger, numbers.maximum - numbers.minimum <= 16 {
      let integers = stride(
        from: numbers.minimum.rounded(.up), through: numbers.maximum.rounded(.down), by: 1)
      return integers.allSatisfy { integer in
        form.accepts(.number(integer)) == true
          || isOutside(.number(integer), pair.inner)
      }
    }
    var ranges: [(minimum: Double, maximum: Double)] = []
    for other in form.others {
      switch other.kind {
      case .numbers(let others):
        var whole = numbers
        whole.minimum = others.minimum
        whole.maximum = others.maximum
        guard whole.isWithin(others), other.conditions.allSatisfy({ isImplied($0, by: set) }) else {
          continue
        }
        ranges.append((others.minimum, others.maximum))
      default: continue
      }
    }
    ranges += form.plainNumbers.map { ($0, $0) }
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
    _ strings: StringSet, _ set: ValueSet, by form: CoveringForm
  ) -> Bool {
    var ranges: [StringSet] = []
    for other in form.others {
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
