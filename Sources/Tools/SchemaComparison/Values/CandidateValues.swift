internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// The values on which a pair of schemas may differ.
struct CandidateValues {
  private(set) var values: [JSONValue] = BoundaryValues.ofEachType
  private let explorer: ValueExplorer
  private let olds: [ZodSchema]
  private let news: [ZodSchema]

  /// The most pairs of objects of a pair of unions.
  private static let maximumPairing = 20

  init(_ explorer: ValueExplorer, _ pair: SchemaPair) {
    self.explorer = explorer
    olds = pair.old.alternatives
    news = pair.new.alternatives
    var scalars = ScalarValues()
    for schema in olds + news { scalars.add(schema) }
    for schema in olds + news where schema.isGenerated {
      scalars.add(samples: explorer.generated(schema, count: 8) ?? [])
    }
    for schema in [pair.old, pair.new] where schema.isGenerated {
      scalars.add(samples: explorer.generated(schema, count: 4) ?? [])
    }
    values += scalars.values
    addArrays()
    addObjects(pair)
  }

  /// Returns the pairs of two lists, those of one index first; a list that is empty has `any`.
  private static func pairs<View>(_ olds: [View], _ news: [View], any: View) -> [(View, View)] {
    guard !olds.isEmpty || !news.isEmpty else { return [] }
    let (olds, news) = (olds.isEmpty ? [any] : olds, news.isEmpty ? [any] : news)
    var pairs = Array(zip(olds, news))
    for (index, old) in olds.enumerated() {
      for (other, new) in news.enumerated() where index != other { pairs.append((old, new)) }
    }
    return Array(pairs.prefix(maximumPairing))
  }

  // MARK: Arrays

  private mutating func addArrays() {
    let (old, new) = (ZodSchema.arrays(among: olds), ZodSchema.arrays(among: news))
    for (old, new) in Self.pairs(old, new, any: ArrayView()) { addArrays(old, new) }
  }

  private mutating func addArrays(_ old: ArrayView, _ new: ArrayView) {
    let count = min(max(old.items.count, new.items.count) + 1, 12)
    let slots = (0..<count).map { index in
      SchemaPair(old: old.schema(at: index), new: new.schema(at: index))
    }
    let found = slots.map(explorer.values)
    func element(_ index: Int) -> FoundValues { found[min(index, count - 1)] }
    func array(_ length: Int, _ value: (FoundValues) -> JSONValue?) -> [JSONValue] {
      (0..<length).map { value(element($0)) ?? .null }
    }
    let lengths = Set(old.lengths + new.lengths + [0, 1, 2, 3]).sorted()
    for length in lengths {
      values.append(.array(array(length, \.best)))
      values.append(.array(array(length, \.bestOld)))
      values.append(.array(array(length, \.bestNew)))
    }
    let short = lengths.filter { $0 > 0 && $0 <= count + 2 }
    let needed = lengths.filter { $0 > count + 2 }.prefix(4)
    for length in short + needed {
      let base = array(length, \.best)
      for index in 0..<min(length, count) {
        let isChanged = slots[index].old != slots[index].new
        for value in element(index).sample(isChanged: isChanged) {
          var changed = base
          changed[index] = value
          values.append(.array(changed))
        }
      }
    }
  }

  // MARK: Objects

  private mutating func addObjects(_ pair: SchemaPair) {
    let (old, new) = (ZodSchema.objects(among: olds), ZodSchema.objects(among: news))
    for (old, new) in Self.pairs(old, new, any: ObjectView())
    where values.count < ValueExplorer.maximumCount {
      addObjects(old, new)
    }
    guard !old.isEmpty || !new.isEmpty else { return }
    // Refinements may need members that agree.
    guard (olds + news).contains(where: { !$0.checks.isEmpty && $0.hasMembers }) else { return }
    for schema in [pair.old, pair.new] {
      values += (explorer.generated(schema, count: 6) ?? [])
    }
  }

  private mutating func addObjects(_ old: ObjectView, _ new: ObjectView) {
    let slots = MemberSlot.slots(old, new, explorer)
    var bases: [JSONObject] = []
    func add(_ value: (MemberSlot) -> JSONValue?) {
      let object = JSONObject(slots.compactMap { slot in value(slot).map { (slot.key, $0) } })
      if !bases.contains(object) { bases.append(object) }
    }
    add { $0.found.best }
    add { $0.mayBeAbsent ? nil : $0.found.best }
    add { $0.old == nil || $0.found.bestOld == nil ? nil : $0.found.bestOld }
    add { $0.new == nil || $0.found.bestNew == nil ? nil : $0.found.bestNew }
    add { $0.isAbsentInOld ? nil : $0.found.bestOld }
    add { $0.isAbsentInNew ? nil : $0.found.bestNew }
    values += bases.map { .object($0) }
    let room = Self.room(ofObjectsWith: slots.count)
    let ordered = slots.filter(\.isChanged) + slots.filter { !$0.isChanged }
    // A limit leaves the last values out, of each member as many as of another.
    let samples = ordered.map { slot in
      (slot: slot, values: [nil] + slot.found.sample(isChanged: slot.isChanged).map(Optional.some))
    }
    let isWide = samples.reduce(0) { $0 + $1.values.count * bases.count } > room
    let limit = values.count + room
    func add(_ value: JSONValue?, _ slot: MemberSlot, to base: JSONObject) {
      guard values.count < limit else { return }
      var object = base
      object[slot.key] = value
      values.append(.object(object))
    }
    if isWide {
      let longest = samples.map(\.values.count).max() ?? 0
      for base in bases {
        for rank in 0..<longest where values.count < limit {
          for sample in samples where rank < sample.values.count {
            add(sample.values[rank], sample.slot, to: base)
          }
        }
      }
    } else {
      for sample in samples {
        for base in sample.slot.isChanged ? bases : Array(bases.prefix(2)) {
          for value in sample.values { add(value, sample.slot, to: base) }
        }
      }
    }
    addUnknownKeys(old, new, bases)
  }

  /// The number of objects of a size that are tried, so that their members are as many as those of small ones.
  private static func room(ofObjectsWith count: Int) -> Int {
    max(60, min(ValueExplorer.maximumCount, 60_000 / max(1, count)))
  }

  private mutating func addUnknownKeys(
    _ old: ObjectView, _ new: ObjectView, _ bases: [JSONObject]
  ) {
    let pair = SchemaPair(old: old.rest, new: new.rest)
    let found = explorer.values(pair)
    var names: [JSText] = [BoundaryValues.unknownKey, "a"]
    if old.key != nil || new.key != nil {
      let any = ZodSchema(.string)
      let keys = explorer.values(SchemaPair(old: old.key ?? any, new: new.key ?? any))
      names += keys.sample(isChanged: true).compactMap(\.text)
    }
    for base in bases where values.count < ValueExplorer.maximumCount {
      for (index, name) in names.enumerated() where base[name] == nil {
        for value in found.sample(isChanged: pair.old != pair.new).prefix(index < 2 ? 12 : 3) {
          var object = base
          object[name] = value
          values.append(.object(object))
        }
      }
    }
  }
}

extension ZodSchema {
  fileprivate var hasMembers: Bool {
    switch node {
    case .object, .record: true
    default: false
    }
  }

  /// Whether the generator knows values that the schema's limits don't show.
  fileprivate var isGenerated: Bool {
    switch node {
    case .string, .number: !checks.isEmpty
    case .templateLiteral, .stringbool, .date, .bigint, .coerced, .pipe, .codec: true
    default: false
    }
  }
}
