internal import JSPrimitives
internal import SourceJSON

/// Conversion of values to numbers, as a comparison with a number does.
extension RunValues {
  /// Returns the number of a JSON value by ECMA-262, sec-tonumber, or nil if JavaScript throws a TypeError.
  mutating func coerceToNumber(_ value: Value) -> Double? {
    switch type(value) {
    case .undefined: return .nan
    case .null: return 0
    case .boolean: return entry(value).kind == .true ? 1 : 0
    case .number: return number(value)
    case .date: return arena.numbers[Int(value.index)]
    // `Number(value)` of a bigint rounds, and a comparison with one is exact; checks treat bigints themselves.
    case .bigint: return nil
    // The text of a function is no number in any engine.
    case .function, .set, .map: return .nan
    case .string:
      var value = value
      return JSNumber.coerce(text(&value).bytes)
    case .array, .object:
      guard let text = coerceToText(value) else { return nil }
      return text.withUnsafeBufferPointer(JSNumber.coerce)
    }
  }

  /// Returns the text of an array or object by `Array.prototype.join` and `Object.prototype.toString`, or nil for
  /// an object whose `toString` can't be called or is not that of `Object.prototype`.
  mutating func coerceToText(_ value: Value) -> [UInt8]? {
    switch type(value) {
    case .set: return Array("[object Set]".utf8)
    case .map: return Array("[object Map]".utf8)
    default: break
    }
    guard type(value) == .array else {
      // `Array.prototype.toString` joins the elements of an array-like object, or fails.
      let prototype = prototype(of: value)
      guard prototype.isUndefined || type(prototype) == .object else { return nil }
      guard member("toString", of: value).isUndefined else { return nil }
      return Array("[object Object]".utf8)
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
      case .date, .function: return nil
      case .array:
        cursors.append(elements(element))
        isFirst = true
      case .object, .set, .map:
        guard let inner = coerceToText(element) else { return nil }
        text += inner
      }
    }
    // Each element makes at least a comma.
    work.count(text.count)
    return text
  }
}
