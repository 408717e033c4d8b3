internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A member of two objects, with values for it.
struct MemberSlot {
  let key: JSText
  let old: Field?
  let new: Field?
  let found: FoundValues
  let isAbsentInOld: Bool
  let isAbsentInNew: Bool
  let isChanged: Bool

  /// The members that either object declares, those of the older one first.
  static func slots(
    _ old: ObjectView, _ new: ObjectView, _ explorer: ValueExplorer
  ) -> [MemberSlot] {
    let (olds, news) = (old.fields.byKey, new.fields.byKey)
    let keys = old.fields.map(\.jsKey) + new.fields.map(\.jsKey).filter { olds[$0] == nil }
    return keys.map { key in
      MemberSlot(key, olds[key], news[key], rest: (old.rest, new.rest), explorer)
    }
  }

  private init(
    _ key: JSText, _ old: Field?, _ new: Field?, rest: (old: ZodSchema, new: ZodSchema),
    _ explorer: ValueExplorer
  ) {
    self.key = key
    self.old = old
    self.new = new
    let pair = SchemaPair(old: old?.schema ?? rest.old, new: new?.schema ?? rest.new)
    found = explorer.values(pair)
    isAbsentInOld = old.map { explorer.old.acceptsAbsence(of: $0) ?? false } ?? true
    isAbsentInNew = new.map { explorer.new.acceptsAbsence(of: $0) ?? false } ?? true
    isChanged = pair.old != pair.new || (old == nil) != (new == nil)
  }

  var mayBeAbsent: Bool { isAbsentInOld && isAbsentInNew }
}
