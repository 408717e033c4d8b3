internal import JSPrimitives
internal import SourceJSON

/// A `Date`, `Set` or `Map` where a schema reads the members of an object: JavaScript takes them for objects, without members
/// of their own.
extension RunValues {
  /// Returns whether a value is of a class of JavaScript.
  @inline(never)
  mutating func isOfClass(_ value: Value) -> Bool {
    switch type(value) {
    case .date, .set, .map: true
    default: false
    }
  }

  /// Returns an object for a value of a class.
  ///
  /// - Parameter keys: The keys under which the object is read. A method is a function, which no value here can express, so
  ///   the key of one leaves the run undecided.
  mutating func asObject(_ value: Value, readUnder keys: [JSText]) -> Value {
    if let key = keys.first(where: Self.classMethods.contains) {
      leaveUndecided(.unsupportedValue(name: "the key \"\(key)\"", type: type(value).name))
    }
    guard type(value) != .date, keys.contains("size") else { return objectPrototype() }
    let size = arena.number(Double(size(value)))
    let start = arena.open.count
    arena.open.append(Arena.Member(key: key(of: "size"), value: size))
    let prototype = arena.closeComposite(from: start, as: .object)
    return arena.closeComposite(from: start, as: .object, prototype: prototype)
  }

  /// The functions of the prototypes of `Date`, `Set` and `Map` that `Object.prototype` does not have. ECMA-262 (2025),
  /// sec-properties-of-the-date-prototype-object and its Annex B, sec-properties-of-the-set-prototype-object,
  /// sec-properties-of-the-map-prototype-object.
  static let classMethods: Set<JSText> = [
    "add", "clear", "delete", "difference", "entries", "forEach", "get", "getDate", "getDay",
    "getFullYear", "getHours", "getMilliseconds", "getMinutes", "getMonth", "getSeconds", "getTime",
    "getTimezoneOffset", "getUTCDate", "getUTCDay", "getUTCFullYear", "getUTCHours",
    "getUTCMilliseconds", "getUTCMinutes", "getUTCMonth", "getUTCSeconds", "getYear", "has",
    "intersection", "isDisjointFrom", "isSubsetOf", "isSupersetOf", "keys", "set", "setDate",
    "setFullYear", "setHours", "setMilliseconds", "setMinutes", "setMonth", "setSeconds", "setTime",
    "setUTCDate", "setUTCFullYear", "setUTCHours", "setUTCMilliseconds", "setUTCMinutes",
    "setUTCMonth", "setUTCSeconds", "setYear", "symmetricDifference", "toDateString", "toGMTString",
    "toISOString", "toJSON", "toLocaleDateString", "toLocaleTimeString", "toTimeString",
    "toUTCString", "union", "values",
  ]
}
