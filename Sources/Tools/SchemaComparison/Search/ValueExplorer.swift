internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// Finds values on which two schemas differ, from the inside out: values of the members of an object that only one of the
/// schemas accepts are put into an object that both accept otherwise.
final class ValueExplorer {
  let old: SubschemaValidators
  let new: SubschemaValidators
  /// Whether equal schemas have equal verdicts.
  private let hasSameRules: Bool
  private let work: SearchWork
  private var found: [SchemaPair: FoundValues] = [:]
  private var entered: Set<SchemaPair> = []

  /// The number of values that may still be validated.
  private var left: Int

  /// The most values that are validated for one pair.
  static let maximumCount = 1200
  /// The most values that are validated for a pair of schemas and all pairs inside.
  static let maximumTotal = 60_000

  init(
    _ old: SubschemaValidators, _ new: SubschemaValidators,
    limit: Int = ValueExplorer.maximumTotal, _ work: SearchWork
  ) {
    left = limit
    self.old = old
    self.new = new
    hasSameRules = old.side.hasSameRules(as: new.side)
    self.work = work
  }

  /// Returns values by the verdicts of a pair.
  func values(_ pair: SchemaPair) -> FoundValues {
    if let known = found[pair] { return known }
    let isSame = hasSameRules && pair.old == pair.new
    var values = FoundValues()
    if isSame, let generated = generated(pair.old, count: 3), !generated.isEmpty {
      values.both = generated.filter { old.accepts($0, pair.old) == true }
      if let first = values.both.first {
        values.both[0] = PayloadShrinker.shrink(first) { old.accepts($0, pair.old) == true }
      }
      values.neither = BoundaryValues.ofEachType.lazy.filter {
        self.old.accepts($0, pair.old) == false
      }
      .prefix(2).map(\.self)
      if !values.both.isEmpty {
        found[pair] = values
        return values
      }
    }
    let isInside = !entered.insert(pair).inserted
    let isDeep = entered.count > NestingLimits.pairs
    let candidates =
      isInside || isDeep ? BoundaryValues.ofEachType : CandidateValues(self, pair).values
    let limit = entered.count == 1 ? 60 : 10
    classify(candidates, pair, limit: limit, into: &values)
    if isInside { return values }
    entered.remove(pair)
    // A value that is asked for by itself is looked at more closely.
    if !isDeep { found[pair] = values }
    return values
  }

  /// Sorts values by the verdicts of a pair.
  func classify(
    _ candidates: [JSONValue], _ pair: SchemaPair, limit: Int, into values: inout FoundValues
  ) {
    let isSame = hasSameRules && pair.old == pair.new
    guard let oldValidator = old.validator(of: pair.old),
      let newValidator = new.validator(of: pair.new)
    else { return }
    let validators = ValidatorPair(oldValidator, newValidator)
    var seen: Set<JSONValue> = []
    var compared = 0
    for value in candidates.prefix(Self.maximumCount) {
      guard seen.insert(value).inserted else { continue }
      guard left > 0, work.validate(value) else { return }
      left -= 1
      switch validators.verdicts(on: value) {
      case nil: continue
      case (true, false)?: values.onlyOld.add(value, limit)
      case (false, true)?: values.onlyNew.add(value, limit)
      case (true, true)?:
        if isSame || validators.effectOfOutcomes(on: value) == nil {
          values.both.addOfType(value)
        } else {
          values.otherOutput.add(value, limit)
        }
      case (false, false)?:
        compared += 1
        guard !isSame, compared < 80, values.otherIssues.count + values.otherMessages.count < 8
        else {
          values.neither.add(value, 3)
          continue
        }
        switch validators.effectOfOutcomes(on: value) {
        case .issues: values.otherIssues.add(value, 4)
        case .messages: values.otherMessages.add(value, 4)
        default: values.neither.add(value, 3)
        }
      }
    }
  }

  /// Returns generated values of a schema, smaller ones first; nil if there is no generator for it.
  func generated(_ schema: ZodSchema, count: UInt64) -> [JSONValue]? {
    guard !work.isExhausted,
      let generator = old.side.with(schema).generator()
    else { return nil }
    work.compile(schema)
    let values = (0..<count).compactMap { try? generator.valid(seed: 0, index: $0) }
    return PayloadText.sorted(values)
  }
}

extension [JSONValue] {
  fileprivate mutating func add(_ value: JSONValue, _ limit: Int) {
    if count < limit { append(value) }
  }

  /// Adds a value if few of its type are there.
  fileprivate mutating func addOfType(_ value: JSONValue) {
    let type = value.typeNumber
    if reduce(0, { $0 + ($1.typeNumber == type ? 1 : 0) }) < 5 { append(value) }
  }
}

extension JSONValue {
  fileprivate var typeNumber: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }
}
