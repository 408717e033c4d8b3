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
    // In bounds, here and below: `FieldOrder` has fields of the object, and each has a slot.
    let fields = tables.fields.base + Int(object.pointee.firstField)
    let followers = order.followers(of: object.pointee)
    // The last declared field.
    var previous = FieldOrder.none
    while index < end {
      let key = view.entries + index
      var field = followers[Int(previous)]
      if key.pointee.hasEscapes
        || !tables.key(
          fields[Int(field)].key, is: key.pointee, in: text, count: view.bytes.count)
      {
        field = otherField(index, of: value, after: previous, object)
      }
      if field >= 0 {
        previous = field
        slots[firstSlot &+ Int(field)] = Value(
          kind: .source, view: value.view, index: UInt32(truncatingIfNeeded: index &+ 1))
      } else {
        unknownCount &+= 1
      }
      index = Int(view.entry(index &+ 1).next)
    }
    return unknownCount
  }

  /// Returns the field with a key that is not the expected one, or `FieldOrder.none`.
  ///
  /// - Parameters:
  ///   - index: The key's entry.
  ///   - value: The object of the key.
  ///   - previous: The last declared field.
  ///   - object: The object's fields.
  @inline(never)
  private mutating func otherField(
    _ index: Int, of value: Value, after previous: Int32, _ object: UnsafePointer<PlanObject>
  ) -> Int32 {
    let view = values.view(value.view)
    let key = view.entry(index)
    let object = object.pointee
    guard key.hasEscapes else { return field(of: view.bytes(of: key), after: previous, object) }
    return noted(self.field(view.text(of: key), of: object), after: previous, object)
  }

  /// Returns the field with a key that is not the expected one, or `FieldOrder.none`.
  ///
  /// - Parameters:
  ///   - key: The key's text.
  ///   - previous: The last declared field.
  ///   - object: The object's fields.
  mutating func field(
    of key: UnsafeBufferPointer<UInt8>, after previous: Int32, _ object: PlanObject
  ) -> Int32 {
    let fields = tables.fields.base + Int(object.firstField)
    let later = order.laterField(after: previous, of: object) { field in
      tables.text(fields[Int(field)].key, equals: key)
    }
    return later >= 0 ? later : noted(tables.field(key, of: object), after: previous, object)
  }

  /// Notes that a field came after another one, and returns it; `FieldOrder.none` if there is no field.
  private mutating func noted(_ field: Int, after previous: Int32, _ object: PlanObject) -> Int32 {
    guard field >= 0 else { return FieldOrder.none }
    let field = Int32(truncatingIfNeeded: field)
    order.note(field, after: previous, of: object)
    return field
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
