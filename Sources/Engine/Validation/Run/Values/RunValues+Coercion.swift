internal import JSPrimitives
internal import SourceJSON

/// The result of JavaScript's conversion of a value to a primitive one.
enum Conversion<Converted> {
  case converted(Converted)
  /// JavaScript throws a TypeError.
  case throwsTypeError
  /// Only JavaScript knows, such as for the text of a Date, which depends on the local time zone.
  case unknown
}

/// Conversion of values to numbers, as a comparison with a number does.
extension RunValues {
  /// Returns the number of a value by ECMA-262, sec-tonumber.
  mutating func coerceToNumber(_ value: Value) -> Conversion<Double> {
    switch type(value) {
    case .undefined: return .converted(.nan)
    case .null: return .converted(0)
    case .boolean: return .converted(entry(value).kind == .true ? 1 : 0)
    case .number: return .converted(number(value))
    case .date: return .converted(arena.numbers[Int(value.index)])
    // `Number(value)` of a bigint rounds, and a comparison with one is exact; checks treat bigints themselves.
    case .bigint: return .throwsTypeError
    // The text of a function is no number in any engine.
    case .function, .set, .map: return .converted(.nan)
    case .string:
      var value = value
      return .converted(JSNumber.coerce(text(&value).bytes))
    case .array, .object:
      switch coerceToText(value) {
      case .converted(let text):
        return .converted(text.withUnsafeBufferPointer(JSNumber.coerce))
      case .throwsTypeError: return .throwsTypeError
      case .unknown: return .unknown
      }
    }
  }

  /// Returns the text of an array or object by `Array.prototype.join` and `Object.prototype.toString`.
  ///
  /// A member `toString` of JSON hides the method and can't be called. Then `valueOf` is called, if it is not hidden too, which
  /// returns the object itself: by ECMA-262, sec-ordinarytoprimitive, that is a TypeError, whatever the hint is.
  mutating func coerceToText(_ value: Value) -> Conversion<[UInt8]> {
    switch type(value) {
    case .set: return .converted(Array("[object Set]".utf8))
    case .map: return .converted(Array("[object Map]".utf8))
    default: break
    }
    guard type(value) == .array else {
      // `Array.prototype.toString` joins the elements of an array-like object, or fails.
      let prototype = prototype(of: value)
      guard prototype.isUndefined || type(prototype) == .object else { return .unknown }
      let method = member("toString", of: value)
      if method.isUndefined { return .converted(Array("[object Object]".utf8)) }
      return type(method) == .function ? .unknown : .throwsTypeError
    }
    // An array inside joins its elements by the same commas, so the arrays need no texts of their own.
    var text: [UInt8] = []
    var cursors = [elements(value)]
    var isFirst = true
    while let last = cursors.indices.last {
      guard var element = next(&cursors[last]) else {
        cursors.removeLast()
        isFirst = false
        continue
      }
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      switch type(element) {
      case .undefined, .null: break
      case .boolean: text += Array((isTruthy(element) ? "true" : "false").utf8)
      case .number: JSNumber.append(number(element), to: &text)
      case .string: text += Array(self.text(&element).bytes)
      case .bigint: text += Array(arena.bigints[Int(element.index)].description.utf8)
      case .date where milliseconds(element).isNaN: text += Array("Invalid Date".utf8)
      case .date, .function: return .unknown
      case .array:
        cursors.append(elements(element))
        isFirst = true
      case .object, .set, .map:
        let inner = coerceToText(element)
        guard case .converted(let words) = inner else { return inner }
        text += words
      }
    }
    // Each element makes at least a comma.
    work.count(text.count)
    return .converted(text)
  }
}
