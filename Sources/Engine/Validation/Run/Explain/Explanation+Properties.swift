internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values that `z.property` looks at.
extension Explanation {
  /// Returns a member of a value, as `value[key]` does, for the values whose members are known.
  mutating func property(_ key: JSText, of value: Value) -> Value {
    let type = values.type(value)
    switch type {
    case .object:
      let member = values.member(key, of: value)
      if !member.isUndefined || operations.isPresent(key, in: value) { return member }
      if key == "__proto__" { return values.prototypeMember(of: value) }
    case .array:
      let member = values.member(key, ofArray: value)
      if !member.isUndefined || values.isUndecided { return member }
    case .string:
      if key == "length" { return length(of: value) }
      if Self.stringMethods.contains(key) || JSONObject.arrayIndex(key) != nil {
        return unknown(key, type)
      }
    case .number:
      if Self.numberMethods.contains(key) { return unknown(key, type) }
    case .boolean: break
    case .date, .set, .map:
      if type != .date, key == "size" { return values.arena.number(Double(values.size(value))) }
      if RunValues.classMethods.contains(key) { return unknown(key, type) }
    default: return unknown(key, type)
    }
    guard SchemaCompiler.inheritedNames.contains(key) else { return .undefined }
    // The prototypes of other types than objects are no values here.
    if key == "__proto__" { return unknown(key, type) }
    // `Number.prototype.toString` takes a radix.
    let count =
      type == .number && key == "toString" ? 1 : SchemaCompiler.inheritedParameterCounts[key] ?? 0
    return type == .object
      ? values.inheritedFunction(of: value, parameterCount: count)
      : .function(parameterCount: count)
  }

  private mutating func length(of string: Value) -> Value {
    var string = string
    let text = values.text(&string)
    return values.arena.number(
      Double(text.isASCII ? text.bytes.count : WTF8.utf16Count(text.bytes)))
  }

  /// Leaves the run undecided, since no value here can express the member.
  private mutating func unknown(_ key: JSText, _ type: ValueType) -> Value {
    values.leaveUndecided(.unsupportedValue(name: "the key \"\(key)\"", type: type.name))
    return .undefined
  }

  /// The functions of `String.prototype` that `Object.prototype` does not have. ECMA-262 (2025),
  /// sec-properties-of-the-string-prototype-object, and its Annex B.
  private static let stringMethods: Set<JSText> = [
    "anchor", "at", "big", "blink", "bold", "charAt", "charCodeAt", "codePointAt", "concat",
    "endsWith", "fixed", "fontcolor", "fontsize", "includes", "indexOf", "isWellFormed", "italics",
    "lastIndexOf", "link", "localeCompare", "match", "matchAll", "normalize", "padEnd", "padStart",
    "repeat", "replace", "replaceAll", "search", "slice", "small", "split", "startsWith", "strike",
    "sub", "substr", "substring", "sup", "toLocaleLowerCase", "toLocaleUpperCase", "toLowerCase",
    "toUpperCase", "toWellFormed", "trim", "trimEnd", "trimLeft", "trimRight", "trimStart",
  ]

  /// The functions of `Number.prototype` that `Object.prototype` does not have. ECMA-262 (2025),
  /// sec-properties-of-the-number-prototype-object.
  private static let numberMethods: Set<JSText> = ["toExponential", "toFixed", "toPrecision"]
}
