internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values beside those that a difference concerns, made once for each object or array.
final class PayloadBases {
  /// The schemas that accept the values.
  enum Side: CaseIterable {
    case both, old, new
  }

  private let explorer: ValueExplorer
  private var objects: [String: [Side: JSONObject]] = [:]
  private var arrays: [String: [Side: [JSONValue]]] = [:]

  init(_ explorer: ValueExplorer) { self.explorer = explorer }

  /// Returns members of an object that the schemas of a side accept, without those that may be absent; nil if none are known.
  func object(_ frame: SchemaFrame, _ side: Side) -> JSONObject? {
    if let known = objects[frame.path] { return known[side] }
    var bases: [Side: JSONObject] = [:]
    let (old, new) = (frame.old.firstObject, frame.new.firstObject)
    let slots = MemberSlot.slots(old, new, explorer)
    for side in Side.allCases {
      if let members = members(slots, side, frame) { bases[side] = JSONObject(members) }
    }
    if !frame.old.checks.isEmpty || !frame.new.checks.isEmpty {
      addFound(frame, to: &bases)
    }
    objects[frame.path] = bases
    return bases[side]
  }

  private func members(
    _ slots: [MemberSlot], _ side: Side, _ frame: SchemaFrame
  ) -> [JSONObject.Member]? {
    var members: [JSONObject.Member] = []
    for slot in slots {
      let (mayBeAbsent, value) =
        switch side {
        case .both: (slot.mayBeAbsent, slot.found.bestOfBoth)
        case .old: (slot.isAbsentInOld, slot.found.bestOld)
        case .new: (slot.isAbsentInNew, slot.found.bestNew)
        }
      if mayBeAbsent { continue }
      guard let value = value ?? object(at: slot, in: frame, side) else { return nil }
      members.append((slot.key, value))
    }
    return members
  }

  /// Returns the value of a member that is an object, which may be nested deeper than a search looks; nil if none is known.
  private func object(
    at slot: MemberSlot, in frame: SchemaFrame, _ side: Side
  ) -> JSONValue? {
    guard let old = slot.old?.schema, let new = slot.new?.schema,
      !ZodSchema.objects(among: old.alternatives).isEmpty
    else { return nil }
    let path = frame.path + SchemaPath.step(to: slot.key)
    let inner = SchemaFrame(old: old, new: new, path: path, position: .field(slot.key))
    return object(inner, side).map { .object($0) }
  }

  /// Replaces members that the checks of the objects reject.
  private func addFound(_ frame: SchemaFrame, to bases: inout [Side: JSONObject]) {
    func isAccepted(_ side: Side) -> Bool {
      guard let object = bases[side] else { return false }
      let old = explorer.old.accepts(.object(object), frame.old) == true
      let new = explorer.new.accepts(.object(object), frame.new) == true
      return side == .both ? old && new : side == .old ? old : new
    }
    let rejected = Side.allCases.filter { !isAccepted($0) }
    guard !rejected.isEmpty else { return }
    let found = explorer.values(SchemaPair(old: frame.old, new: frame.new))
    for side in rejected {
      let value =
        switch side {
        case .both: found.bestOfBoth
        case .old: found.bestOld
        case .new: found.bestNew
        }
      bases[side] = value?.object
    }
  }

  /// Returns the elements of an array, or the first ones of a tuple, that the schemas of a side accept.
  func array(_ frame: SchemaFrame, _ side: Side) -> [JSONValue]? {
    if let known = arrays[frame.path] { return known[side] }
    var bases: [Side: [JSONValue]] = [:]
    if case .tuple(let items, _) = frame.old.node {
      let others = frame.new.tupleItems
      let found = items.enumerated().map { index, item in
        explorer.values(SchemaPair(old: item, new: index < others.count ? others[index] : item))
      }
      bases[.both] = Self.all(found.map(\.bestOfBoth))
      bases[.old] = Self.all(found.map(\.bestOld))
      bases[.new] = Self.all(found.map(\.bestNew))
    } else {
      let found = explorer.values(SchemaPair(old: frame.old, new: frame.new))
      bases[.both] = found.bestOfBoth?.elements ?? []
      bases[.old] = found.bestOld?.elements ?? []
      bases[.new] = found.bestNew?.elements ?? []
    }
    arrays[frame.path] = bases
    return bases[side]
  }

  private static func all(_ values: [JSONValue?]) -> [JSONValue]? {
    let known = values.compactMap(\.self)
    return known.count == values.count ? known : nil
  }
}

extension ZodSchema {
  /// The first object inside of wrappers and choices.
  fileprivate var firstObject: ObjectView {
    ZodSchema.objects(among: alternatives).first ?? ObjectView()
  }

  fileprivate var tupleItems: [ZodSchema] {
    if case .tuple(let items, _) = node { items } else { [] }
  }
}
