internal import JSPrimitives
internal import SourceJSON

/// Lookup of fields and keys in objects of a view, whose keys are compared where they are.
extension PlanOperations {
  /// Fills the slots, all undefined, of an object of a view; see `readFields`.
  @inline(never)
  mutating func readSource(
    of value: Value, _ object: UnsafePointer<PlanObject>, into firstSlot: Int
  ) -> Int {
    var unknownCount = 0
    let view = values.view(value.view)
    let end = Int(view.entry(Int(value.index)).next)
    var index = Int(value.index) &+ 1
    guard object.pointee.fieldCount > 0, let text = view.bytes.baseAddress else {
      return view.childCount(at: Int(value.index))
    }
    // In bounds, here and below: a place is at most the number of the object's fields, and each has a slot.
    let fields = tables.fields.base + Int(object.pointee.firstField)
    let followers = order.followers(of: object.pointee)
    // The place of the last declared field; see `FieldOrder`.
    var former: Int32 = 0
    while index < end {
      let key = view.entries + index
      var place = followers[Int(former)]
      if key.pointee.hasEscapes
        || !tables.key(
          fields[Int(place) &- 1].key, is: key.pointee, in: text, count: view.bytes.count)
      {
        place = otherPlace(index, of: value, after: former, object)
      }
      if place > 0 {
        former = place
        slots[firstSlot &+ Int(place) &- 1] = Value(
          kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index &+ 1))
      } else {
        unknownCount &+= 1
      }
      index = Int(view.entry(index &+ 1).next)
    }
    return unknownCount
  }

  /// Returns the place of the field with a key that is not the expected one, or 0.
  ///
  /// - Parameters:
  ///   - index: The key's entry.
  ///   - value: The object of the key.
  ///   - former: The place of the last declared field.
  ///   - object: The object's fields.
  @inline(never)
  private mutating func otherPlace(
    _ index: Int, of value: Value, after former: Int32, _ object: UnsafePointer<PlanObject>
  ) -> Int32 {
    let view = values.view(value.view)
    let key = view.entry(index)
    let object = object.pointee
    guard key.hasEscapes else { return place(of: view.bytes(of: key), after: former, object) }
    let field = self.field(view.text(of: key), of: object)
    guard field >= 0 else { return 0 }
    let place = Int32(truncatingIfNeeded: field &+ 1)
    order.note(place, after: former, of: object)
    return place
  }

  /// Returns the place of the field with a key that is not the expected one, or 0.
  ///
  /// - Parameters:
  ///   - key: The key's text.
  ///   - former: The place of the last declared field.
  ///   - object: The object's fields.
  mutating func place(
    of key: UnsafeBufferPointer<UInt8>, after former: Int32, _ object: PlanObject
  ) -> Int32 {
    let fields = tables.fields.base + Int(object.firstField)
    let later = order.laterPlace(after: former, of: object) { place in
      tables.text(fields[Int(place) &- 1].key, equals: key)
    }
    if later > 0 { return later }
    let field = tables.field(key, of: object)
    guard field >= 0 else { return 0 }
    let place = Int32(truncatingIfNeeded: field &+ 1)
    order.note(place, after: former, of: object)
    return place
  }

  /// Returns the value of a key of an object of the document, or undefined if it is absent. The last of equal keys
  /// counts.
  mutating func documentMember(_ known: PlanText, of object: Value) -> Value {
    let view = values.document
    guard let text = view.bytes.baseAddress else { return .undefined }
    let end = Int(view.entry(Int(object.index)).next)
    var index = Int(object.index) &+ 1
    var found = Value.undefined
    var count = 0
    while index < end {
      count &+= 1
      let key = view.entries + index
      let isKnown =
        key.pointee.hasEscapes
        ? key.pointee.spells(tables.bytes(of: known), in: view)
        : tables.key(known, is: key.pointee, in: text, count: view.bytes.count)
      if isKnown { found = .document(index &+ 1) }
      index = Int(view.entry(index &+ 1).next)
    }
    values.work.count(count)
    return found
  }
}
