/// A field that one pass rejected: a trivial value.
struct RefusedField {
  /// The number of the field in its object.
  var number: Int32
  /// Its value; undefined if it is absent, or one of the refused objects.
  var value: Value
  /// The place of its value among the refused objects, or -1.
  var object: Int32
  /// The place of the field that was refused before it in the same object, or -1.
  var previous: Int32
}

/// An object that one pass rejected: a trivial value.
struct RefusedObject {
  /// The object's node.
  var node: Int32
  /// The place of the field that was refused last, or -1.
  var lastField: Int32
  /// A bit for each field whose output a check or an object around it looks at, by its number.
  var kept: UInt64
  /// The place of the first of these outputs, which have the order of the fields.
  var firstOutput: Int
}

/// The objects and fields that one pass rejected in a text; only these are explained.
struct Refusals: ~Copyable {
  /// The objects, each one behind those in it.
  private(set) var objects = Stack<RefusedObject>(capacity: 8)
  private(set) var fields = Stack<RefusedField>(capacity: 8)
  /// The outputs of fields that were not refused.
  private(set) var outputs = Stack<Value>(capacity: 8)

  /// Whether nothing was refused.
  var isEmpty: Bool { objects.count == 0 && fields.count == 0 }

  /// The memory that is kept between runs, in bytes.
  var keptSize: Int { objects.keptSize + fields.keptSize + outputs.keptSize }

  mutating func removeAll() {
    objects.cut(to: 0)
    fields.cut(to: 0)
    outputs.cut(to: 0)
  }

  /// Adds a field and returns its place.
  mutating func add(_ field: RefusedField) -> Int32 {
    fields.append(field)
    return Int32(truncatingIfNeeded: fields.count &- 1)
  }

  /// Adds an object and returns its place.
  mutating func add(_ object: RefusedObject) -> Int32 {
    objects.append(object)
    return Int32(truncatingIfNeeded: objects.count &- 1)
  }

  /// Adds an output of the next object.
  mutating func add(output: Value) { outputs.append(output) }

  /// Returns the refused field of an object that keeps no outputs if there is no other one and its value is an object that
  /// was refused.
  func onlyObject(of object: RefusedObject) -> RefusedField? {
    guard object.kept == 0, object.lastField >= 0 else { return nil }
    let field = fields[Int(object.lastField)]
    return field.previous < 0 && field.object >= 0 ? field : nil
  }

  /// Returns an object's field with a number; nil if it was not refused.
  func field(_ number: Int, of object: RefusedObject) -> RefusedField? {
    var place = object.lastField
    while place >= 0 {
      let field = fields[Int(place)]
      if Int(field.number) == number { return field }
      place = field.previous
    }
    return nil
  }

  /// Returns a bit for each field of an object that was refused.
  func bits(of object: RefusedObject) -> UInt64 {
    var bits: UInt64 = 0
    var place = object.lastField
    while place >= 0 {
      bits |= 1 &<< UInt64(truncatingIfNeeded: fields[Int(place)].number)
      place = fields[Int(place)].previous
    }
    return bits
  }
}
