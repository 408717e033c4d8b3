internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Objects whose prototype is not `Object.prototype`.
///
/// `JSON.parse` makes `__proto__` an ordinary member. Zod 4.3.6 copies the unknown members of a loose object by
/// assignment, and assigning an object, an array or null to `__proto__` sets the copy's prototype instead. The
/// next schema of a pipe then sees an object that inherits from that value. The value itself is unchanged since
/// parsing, so the chain of prototypes ends there.
extension RunValues {
  /// Returns the prototype that a loose object got, or undefined for any other value.
  @inline(__always)
  func prototype(of value: Value) -> Value {
    guard value.kind == .composite else { return .undefined }
    return arena.composites[Int(value.index)].prototype
  }

  /// Returns the value that assigning `value` to `__proto__` makes the prototype; undefined if it makes none.
  mutating func assignedPrototype(_ value: Value) -> Value {
    switch type(value) {
    case .null, .array, .object: value
    default: .undefined
    }
  }

  /// Returns the members that `for (const key in value)` visits: an object's own, then the inherited ones.
  mutating func enumerableMembers(_ value: Value) -> [Arena.Member] {
    var members = members(value)
    var inherited = prototype(of: value)
    switch type(inherited) {
    case .array:
      // An array's keys are its indices, which have no entries in its text.
      guard elementCount(inherited) > 0, let elements = json(inherited).elements else {
        return members
      }
      inherited = adopt(
        JSONValue.object(JSONObject(elements.enumerated().map { (JSText("\($0)"), $1) })))
      if isUndecided { return members }
    case .object: break
    default: return members
    }
    let own = Set(members.map { text($0.key) })
    members += self.members(inherited).filter { !own.contains(text($0.key)) }
    return members
  }

  /// Returns the value of a member that an object does not have itself but inherits.
  mutating func inheritedMember(_ key: UnsafeBufferPointer<UInt8>, of value: Value) -> Value {
    let prototype = prototype(of: value)
    guard !prototype.isUndefined else { return .undefined }
    switch type(prototype) {
    case .object: return member(key, of: prototype)
    case .array: return member(JSText(wtf8: Array(key)), ofArray: prototype)
    default: return .undefined
    }
  }

  /// Returns an array's value for a key. A method is a function, which no value here can express, so the key of a
  /// method leaves the run undecided.
  mutating func member(_ key: JSText, ofArray array: Value) -> Value {
    if key == "length" { return arena.number(Double(elementCount(array))) }
    if let index = JSONObject.arrayIndex(key) {
      var cursor = elements(array)
      var element = next(&cursor)
      for _ in 0..<index where element != nil { element = next(&cursor) }
      return element ?? .undefined
    }
    if Self.arrayMethods.contains(key) {
      leaveUndecided(
        .unsupportedValue(name: "the key \"\(key)\"", type: "object whose prototype is an array"))
    }
    return .undefined
  }

  /// Returns whether Zod accepts an object as a record: its `constructor` is not a function, or is `Object`.
  ///
  /// Before 4.2.1 a `constructor` of the object's own must have a prototype like that of objects; the run becomes
  /// undecided for null, of which JavaScript can't read one.
  mutating func isPlainObject(_ value: Value) -> Bool {
    guard type(value) == .object else { return false }
    if plan.rules.readsConstructor {
      let constructor = ownMember("constructor", of: value)
      if !constructor.isUndefined { return isLikeObject(constructor) }
    }
    let prototype = prototype(of: value)
    guard !prototype.isUndefined, type(prototype) == .array else { return true }
    return !ownMember("constructor", of: value).isUndefined
  }

  /// Returns whether the prototype of a constructor itself has the member `isPrototypeOf`.
  private mutating func isLikeObject(_ constructor: Value) -> Bool {
    if type(constructor) == .null {
      leaveUndecided(
        .functionFailed(
          name: "the record",
          error: "TypeError: Cannot read properties of null (reading 'prototype')"))
      return false
    }
    guard type(constructor) == .object else { return false }
    let prototype = ownMember("prototype", of: constructor)
    return type(prototype) == .object && !ownMember("isPrototypeOf", of: prototype).isUndefined
  }

  /// Returns whether a value is or holds one that a `JSONValue` can't express: an object with its own prototype, a
  /// `bigint`, a `Date`, a `Set`, a `Map` or a function.
  func isBeyondJSON(_ value: Value) -> Bool {
    holds(value) { value in
      switch value.kind {
      case .bigint, .date, .function: true
      case .composite:
        switch arena.composites[Int(value.index)].kind {
        case .set, .map: true
        case .array, .object: !arena.composites[Int(value.index)].prototype.isUndefined
        }
      default: false
      }
    }
  }

  /// Returns whether a value is or holds a `bigint`.
  func holdsBigInt(_ value: Value) -> Bool { holds(value) { $0.kind == .bigint } }

  /// Returns whether a value, or one inside it that a schema put together, has a property.
  private func holds(_ value: Value, where matches: (Value) -> Bool) -> Bool {
    if matches(value) { return true }
    guard value.kind == .composite else { return false }
    var containers = [UnfinishedContainer(arena.composites[Int(value.index)])]
    while let last = containers.indices.last {
      guard containers[last].position < containers[last].end else {
        containers.removeLast()
        continue
      }
      let member = arena.members[containers[last].position].value
      containers[last].position += 1
      if matches(member) { return true }
      if member.kind == .composite {
        containers.append(UnfinishedContainer(arena.composites[Int(member.index)]))
      }
    }
    return false
  }

  /// Returns the value of `__proto__` of an object without such a member of its own: its prototype, if it has one.
  mutating func prototypeMember(of value: Value) -> Value {
    let prototype = prototype(of: value)
    if prototype.isUndefined { return objectPrototype() }
    return type(prototype) == .null ? .undefined : prototype
  }

  /// Returns a function of `Object.prototype` as an object inherits it; undefined if its prototypes end in null.
  ///
  /// Where an array is the prototype, it inherits the array's own functions of that name, which have as many parameters.
  mutating func inheritedFunction(of value: Value, parameterCount: UInt8) -> Value {
    type(prototype(of: value)) == .null ? .undefined : .function(parameterCount: parameterCount)
  }

  /// Returns an object in place of `Object.prototype`: it has no members, and messages name it `Object`.
  mutating func objectPrototype() -> Value {
    let start = arena.open.count
    let empty = arena.closeComposite(from: start, isArray: false)
    return arena.closeComposite(from: start, isArray: false, prototype: empty)
  }

  /// Returns the name of an object's type in messages, or nil if it is `object`.
  ///
  /// Zod's `parsedType` reads the `name` of the `constructor` if the prototype is not `Object.prototype`.
  mutating func constructorName(of value: Value) -> JSText? {
    let prototype = prototype(of: value)
    guard !prototype.isUndefined, type(value) == .object else { return nil }
    var constructor = ownMember("constructor", of: value)
    if constructor.isUndefined {
      switch type(prototype) {
      case .array: return "Array"
      case .object:
        constructor = member("constructor", of: prototype)
        if constructor.isUndefined { return "Object" }
      default: return nil
      }
    }
    guard isTruthy(constructor) else { return nil }
    guard type(constructor) == .object else { return "undefined" }
    var name = member("name", of: constructor)
    switch type(name) {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean: return entry(name).kind == .true ? "true" : "false"
    case .number: return JSText(JSNumber.string(number(name)))
    case .string:
      let name = JSText(wtf8: Array(text(&name).bytes))
      // Zod looks up the name in an object, which has a name for NaN and inherits others.
      if name == "nan" { return "NaN" }
      if !SchemaCompiler.inheritedNames.contains(name) { return name }
    case .array, .object, .bigint, .date, .function, .set, .map: break
    }
    leaveUndecided(
      .unsupportedValue(name: "a message that names a constructor", type: type(name).name))
    return nil
  }

  /// The functions of `Array.prototype` that `Object.prototype` does not have. ECMA-262 (2025),
  /// sec-properties-of-the-array-prototype-object.
  private static let arrayMethods: Set<JSText> = [
    "at", "concat", "copyWithin", "entries", "every", "fill", "filter", "find", "findIndex",
    "findLast", "findLastIndex", "flat", "flatMap", "forEach", "includes", "indexOf", "join",
    "keys", "lastIndexOf", "map", "pop", "push", "reduce", "reduceRight", "reverse", "shift",
    "slice", "some", "sort", "splice", "toReversed", "toSorted", "toSpliced", "unshift", "values",
    "with",
  ]
}
