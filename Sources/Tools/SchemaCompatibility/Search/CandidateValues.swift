internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values on which a pair of schemas may differ.
struct CandidateValues {
  private(set) var values: [JSONValue] = ValueExplorer.ordinary
  private let explorer: ValueExplorer
  private let olds: [ZodSchema]
  private let news: [ZodSchema]

  /// The most pairs of objects of a pair of unions.
  private static let greatestPairing = 20
  private static let unknownKey: JSText = "unknownKey"

  init(_ explorer: ValueExplorer, _ pair: SchemaPair) {
    self.explorer = explorer
    olds = pair.old.cores
    news = pair.new.cores
    var scalars = ScalarValues()
    for core in olds + news { scalars.add(core) }
    for core in olds + news where core.isGenerated {
      scalars.add(samples: explorer.generated(core, count: 8) ?? [])
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
    return Array(pairs.prefix(greatestPairing))
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
    for (old, new) in Self.pairs(old, new, any: ObjectView()) { addObjects(old, new) }
    guard !old.isEmpty || !new.isEmpty else { return }
    // Refinements may need members that agree.
    guard (olds + news).contains(where: { !$0.checks.isEmpty && $0.hasMembers }) else { return }
    for schema in [pair.old, pair.new] {
      values += (explorer.generated(schema, count: 6) ?? [])
    }
  }

  private mutating func addObjects(_ old: ObjectView, _ new: ObjectView) {
    var keys = old.fields.map(\.jsKey)
    keys += new.fields.map(\.jsKey).filter { old.field($0) == nil }
    let slots = keys.map { MemberSlot($0, old, new, explorer) }
    var bases: [JSONObject] = []
    func add(_ value: (MemberSlot) -> JSONValue?) {
      var object = JSONObject()
      for slot in slots { object[slot.key] = value(slot) }
      if !bases.contains(object) { bases.append(object) }
    }
    add { $0.found.best }
    add { $0.mayBeAbsent ? nil : $0.found.best }
    add { $0.old == nil || $0.found.bestOld == nil ? nil : $0.found.bestOld }
    add { $0.new == nil || $0.found.bestNew == nil ? nil : $0.found.bestNew }
    add { $0.isAbsentInOld ? nil : $0.found.bestOld }
    add { $0.isAbsentInNew ? nil : $0.found.bestNew }
    values += bases.map { .object($0) }
    // A limit leaves the last values out.
    for slot in slots.filter(\.isChanged) + slots.filter({ !$0.isChanged }) {
      for base in slot.isChanged ? bases : Array(bases.prefix(2)) {
        var object = base
        object[slot.key] = nil
        values.append(.object(object))
        for value in slot.found.sample(isChanged: slot.isChanged) {
          object[slot.key] = value
          values.append(.object(object))
        }
      }
    }
    addUnknownKeys(old, new, bases)
  }

  private mutating func addUnknownKeys(
    _ old: ObjectView, _ new: ObjectView, _ bases: [JSONObject]
  ) {
    let pair = SchemaPair(old: old.rest, new: new.rest)
    let found = explorer.values(pair)
    var names: [JSText] = [Self.unknownKey, "a"]
    if old.key != nil || new.key != nil {
      let any = ZodSchema(.string)
      let keys = explorer.values(SchemaPair(old: old.key ?? any, new: new.key ?? any))
      names += keys.sample(isChanged: true).compactMap(\.text)
    }
    for base in bases {
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

/// A member of two objects, with values for it.
private struct MemberSlot {
  let key: JSText
  let old: Field?
  let new: Field?
  let found: FoundValues
  let isAbsentInOld: Bool
  let isAbsentInNew: Bool
  let isChanged: Bool

  init(_ key: JSText, _ old: ObjectView, _ new: ObjectView, _ explorer: ValueExplorer) {
    self.key = key
    self.old = old.field(key)
    self.new = new.field(key)
    let pair = SchemaPair(old: self.old?.schema ?? old.rest, new: self.new?.schema ?? new.rest)
    found = explorer.values(pair)
    isAbsentInOld = self.old.map { explorer.old.acceptsAbsence(of: $0) ?? false } ?? true
    isAbsentInNew = self.new.map { explorer.new.acceptsAbsence(of: $0) ?? false } ?? true
    isChanged = pair.old != pair.new || (self.old == nil) != (self.new == nil)
  }

  var mayBeAbsent: Bool { isAbsentInOld && isAbsentInNew }
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
