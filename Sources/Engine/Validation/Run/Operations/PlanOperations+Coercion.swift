internal import JSPrimitives
internal import SourceJSON

/// Conversions of a value to a type, as `z.coerce` makes them.
extension PlanOperations {
  /// Replaces a value by its conversion; false if the run becomes undecided.
  ///
  /// A value that JavaScript's conversion throws on stays as it is.
  mutating func coerce(_ node: PlanNode, _ value: inout Value) -> Bool {
    values.count(readingOf: value)
    switch CoercionOpcode(rawValue: UInt8(truncatingIfNeeded: node.coercion)) {
    case .string: return toText(&value)
    case .number: return toNumber(&value)
    case .boolean:
      value = .constant(values.isTruthy(value) ? node.constant : node.otherConstant)
      return true
    case .bigint: return toBigInt(&value)
    case .date: return toDate(&value)
    case nil: return true
    }
  }

  /// `String(value)`.
  private mutating func toText(_ value: inout Value) -> Bool {
    guard values.type(value) != .string else { return true }
    switch text(of: value) {
    case .converted(let text):
      value = values.arena.text(
        copying: text, isASCII: text.withUnsafeBufferPointer(WTF8.isASCII))
      return true
    case .throwsTypeError: return true
    case .unknown: return unsupported("String()", value)
    }
  }

  /// Returns the text of a value that is no string.
  mutating func text(of value: Value) -> Conversion<[UInt8]> {
    switch values.type(value) {
    case .undefined: return .converted(Array("undefined".utf8))
    case .null: return .converted(Array("null".utf8))
    case .boolean: return .converted(Array((values.isTruthy(value) ? "true" : "false").utf8))
    case .number: return .converted(Array(JSNumber.string(values.number(value)).utf8))
    case .bigint:
      return .converted(Array(values.arena.bigints[Int(value.index)].description.utf8))
    case .array, .object, .set, .map: return values.coerceToText(value)
    // A date's text is in the local zone, which the library doesn't have.
    case .date:
      return values.milliseconds(value).isNaN ? .converted(Array("Invalid Date".utf8)) : .unknown
    case .string, .function: return .unknown
    }
  }

  /// `Number(value)`.
  private mutating func toNumber(_ value: inout Value) -> Bool {
    guard values.type(value) != .number else { return true }
    if value.kind == .bigint {
      // The digits as a number are rounded as the integer is.
      let digits = values.arena.bigints[Int(value.index)].description
      value = values.arena.number(JSNumber.coerce(JSText(digits)))
      return true
    }
    switch values.coerceToNumber(value) {
    case .converted(let number):
      value = values.arena.number(number)
      return true
    case .throwsTypeError: return true
    case .unknown: return unsupported("Number()", value)
    }
  }

  /// `BigInt(value)`, which throws for a fraction, for null and undefined, and for a text that is no integer.
  private mutating func toBigInt(_ value: inout Value) -> Bool {
    switch values.type(value) {
    case .bigint, .null, .undefined: return true
    case .number:
      if let number = JSBigInt(values.number(value)) { value = values.arena.bigint(number) }
      return true
    case .boolean:
      if let number = JSBigInt(values.isTruthy(value) ? 1 : 0) {
        value = values.arena.bigint(number)
      }
      return true
    case .string:
      return toBigInt(Array(values.text(&value).bytes), &value)
    case .array, .object, .set, .map:
      switch values.coerceToText(value) {
      case .converted(let text): return toBigInt(text, &value)
      case .throwsTypeError: return true
      case .unknown: return unsupported("BigInt()", value)
      }
    case .date:
      // An invalid one is left as it is.
      if let number = JSBigInt(values.milliseconds(value)) { value = values.arena.bigint(number) }
      return true
    case .function: return unsupported("BigInt()", value)
    }
  }

  private mutating func toBigInt(_ text: [UInt8], _ value: inout Value) -> Bool {
    do throws(JSBigIntError) {
      let number = try text.withUnsafeBufferPointer { bytes in
        Result { () throws(JSBigIntError) in try JSBigInt(bytes) }
      }.get()
      value = values.arena.bigint(number)
      return true
    } catch {
      guard error == .tooLong else { return true }
      values.leaveUndecided(
        .unsupportedValue(name: "BigInt()", type: "string with more digits than the limit"))
      return false
    }
  }

  /// `new Date(value)`.
  private mutating func toDate(_ value: inout Value) -> Bool {
    let milliseconds: Double
    switch values.type(value) {
    case .date: return true
    case .undefined: milliseconds = .nan
    case .null: milliseconds = 0
    case .boolean: milliseconds = values.isTruthy(value) ? 1 : 0
    case .number: milliseconds = JSDate.timeClip(values.number(value))
    case .string:
      guard let parsed = parsed(Array(values.text(&value).bytes)) else { return false }
      milliseconds = parsed
    case .array, .object, .set, .map:
      switch values.coerceToText(value) {
      case .converted(let text):
        guard let parsed = parsed(text) else { return false }
        milliseconds = parsed
      case .throwsTypeError: return true
      case .unknown: return unsupported("new Date()", value)
      }
    // `new Date` throws for it.
    case .bigint: return true
    case .function: return unsupported("new Date()", value)
    }
    value = values.arena.date(milliseconds: milliseconds)
    return true
  }

  /// Returns the milliseconds of a text, NaN if it is no date. A text in local time counts as UTC.
  private func parsed(_ text: [UInt8]) -> Double? {
    text.withUnsafeBufferPointer { JSDate.parse($0) } ?? .nan
  }

  private mutating func unsupported(_ name: String, _ value: Value) -> Bool {
    values.leaveUndecided(.unsupportedValue(name: name, type: values.type(value).name))
    return false
  }
}

/// The words of a `stringbool`.
extension PlanOperations {
  /// Returns the Boolean that a text means, or nil if it is none of the words.
  mutating func truth(of value: inout Value, _ node: PlanNode) -> Bool? {
    values.count(readingOf: value)
    let words = plan.words[Int(node.words)]
    let bytes = values.text(&value).bytes
    var text = JSText(wtf8: Array(bytes))
    if !words.isCaseSensitive { text = text.lowercased() }
    if words.truthy.contains(text) { return true }
    return words.falsy.contains(text) ? false : nil
  }

  /// Returns the word that a Boolean is encoded as.
  mutating func word(for truth: Bool, of node: PlanNode) -> Value {
    let words = plan.words[Int(node.words)]
    let word = (truth ? words.truthy : words.falsy).first ?? (truth ? "true" : "false")
    return values.arena.text(
      copying: word.bytes, isASCII: word.bytes.withUnsafeBufferPointer(WTF8.isASCII))
  }
}
