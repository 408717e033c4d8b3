internal import JSPrimitives

extension ScriptHeap {
  /// The functions that every object inherits.
  static let objectNames: Set<JSText> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "constructor",
    "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
    "valueOf",
  ]

  /// The properties that every array inherits from the prototype of arrays, and that prototype itself.
  static let arrayNames: Set<JSText> = [
    "__proto__", "at", "concat", "constructor", "copyWithin", "entries", "every", "fill", "filter",
    "find", "findIndex", "findLast", "findLastIndex", "flat", "flatMap", "forEach", "includes",
    "indexOf", "join", "keys", "lastIndexOf", "map", "pop", "push", "reduce", "reduceRight",
    "reverse", "shift", "slice", "some", "sort", "splice", "toLocaleString", "toReversed",
    "toSorted", "toSpliced", "toString", "unshift", "values", "with",
  ]

  /// The properties of functions, and those of the functions `Object` and `Array`.
  static let functionNames: Set<JSText> = [
    "apply", "arguments", "assign", "bind", "call", "caller", "create", "defineProperties",
    "defineProperty", "entries", "freeze", "from", "fromAsync", "fromEntries",
    "getOwnPropertyDescriptor", "getOwnPropertyDescriptors", "getOwnPropertyNames",
    "getOwnPropertySymbols", "getPrototypeOf", "groupBy", "hasOwn", "is", "isArray", "isExtensible",
    "isFrozen", "isSealed", "keys", "length", "name", "of", "preventExtensions", "prototype",
    "seal",
    "setPrototypeOf", "values",
  ]
}
