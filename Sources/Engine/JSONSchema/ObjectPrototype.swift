internal import JSPrimitives

/// The prototype of all objects of JavaScript.
enum ObjectPrototype {
  /// The names that every object inherits.
  static let names: Set<JSText> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]
}
