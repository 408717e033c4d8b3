package import JSPrimitives

extension ZodSchema {
  /// The names of the members that every JavaScript object inherits. ECMA-262 (2025),
  /// sec-properties-of-the-object-prototype-object, and its Annex B.
  package static let inheritedNames: [JSText] = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__",
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf",
  ]
}
