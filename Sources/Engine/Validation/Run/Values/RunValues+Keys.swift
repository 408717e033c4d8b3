internal import JSPrimitives
internal import SourceJSON

/// Keys as values, and values as keys.
extension RunValues {
  /// Returns a key as a text.
  mutating func value(of key: Arena.Key) -> Value {
    switch key.kind {
    case .none: return .undefined
    case .source: return Value(kind: .source, view: key.place, index: key.index)
    case .text: return Value(kind: .text, index: key.index)
    case .declared:
      let text = tables.bytes(of: tables.fields[Int(key.index)].key)
      return arena.text(text, isASCII: WTF8.isASCII(text))
    }
  }

  /// Returns the key that a value is converted to; nil if the run becomes undecided.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - same: A key that is kept if it is the value.
  mutating func key(from value: Value, unlessSame same: Arena.Key? = nil) -> Arena.Key? {
    switch type(value) {
    case .string:
      switch value.kind {
      case .source:
        return same?.kind == .source && same?.place == value.view && same?.index == value.index
          ? same : Arena.Key(kind: .source, place: value.view, index: value.index)
      default: return Arena.Key(kind: .text, index: value.index)
      }
    case .number: return key(of: JSText(JSNumber.string(number(value))))
    case .boolean: return key(of: isTruthy(value) ? "true" : "false")
    case .null: return key(of: "null")
    case .undefined: return key(of: "undefined")
    case .bigint: return key(of: JSText(arena.bigints[Int(value.index)].description))
    case .array, .object, .date, .function, .set, .map:
      leaveUndecided(.unsupportedValue(name: "the key of a record", type: type(value).name))
      return nil
    }
  }

  /// Calls `body` with a key's text as WTF-8.
  @inline(__always)
  mutating func withBytes<Result>(
    of key: Arena.Key, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if key.kind == .source {
      let view = view(key.place)
      let entry = view.entry(Int(key.index))
      if !entry.hasEscapes { return body(view.bytes(of: entry)) }
    }
    return text(key).bytes.withUnsafeBufferPointer(body)
  }

  /// Returns a text as a key.
  mutating func key(of text: JSText) -> Arena.Key {
    let value = arena.text(
      copying: text.bytes, isASCII: text.bytes.withUnsafeBufferPointer(WTF8.isASCII))
    return Arena.Key(kind: .text, index: value.index)
  }

  /// Returns the number of a key that looks like one, by `/^-?\d+(?:\.\d+)?$/`, or nil.
  mutating func numericKey(_ key: Arena.Key) -> Double? {
    var value = value(of: key)
    let bytes = text(&value).bytes
    work.count(bytes: bytes.count)
    var digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    func takeDigits() -> Bool {
      let rest = digits.drop { 0x30...0x39 ~= $0 }
      defer { digits = rest }
      return rest.count < digits.count
    }
    guard takeDigits() else { return nil }
    if digits.first == UInt8(ascii: ".") {
      digits = digits.dropFirst()
      guard takeDigits() else { return nil }
    }
    return digits.isEmpty ? JSNumber.coerce(bytes) : nil
  }

  /// Returns whether a value is a date, and not an invalid one.
  mutating func isValidDate(_ value: Value) -> Bool {
    type(value) == .date && !milliseconds(value).isNaN
  }

  /// Returns the milliseconds of a value of type date; NaN for an invalid one.
  func milliseconds(_ value: Value) -> Double { arena.numbers[Int(value.index)] }
}
