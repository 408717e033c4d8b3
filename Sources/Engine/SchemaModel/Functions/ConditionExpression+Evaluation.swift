internal import JSPrimitives
internal import SourceJSON

/// The keys of an expression's fields, in the order of a condition's fields.
struct ExpressionFields {
  let keys: [JSText]

  /// Returns the index of a field.
  fileprivate func index(of key: JSText) -> Int { keys.firstIndex(of: key) ?? keys.count }
}

/// The values that an expression reads.
private protocol ExpressionScope: ~Copyable {
  func field(at index: Int) -> ExpressionValue
  func isTruthyField(at index: Int) -> Bool
  var whole: ExpressionValue { get }
}

extension ZodSchema.Fields: ExpressionScope {
  fileprivate func field(at index: Int) -> ExpressionValue { ExpressionValue(self[index]) }
  fileprivate func isTruthyField(at index: Int) -> Bool { self[index].isTruthy }
  fileprivate var whole: ExpressionValue { .other(.object) }
}

/// A value as the scope of an expression on it.
private struct WholeValue: ExpressionScope {
  let whole: ExpressionValue

  func field(at index: Int) -> ExpressionValue { .undefined }
  func isTruthyField(at index: Int) -> Bool { false }
}

/// A value of an expression.
private enum ExpressionValue {
  case undefined, null
  case boolean(Bool)
  case number(Double)
  case text(JSText)
  case date(Double)
  case other(ZodSchema.ValueType, isTruthy: Bool = true)

  var type: ZodSchema.ValueType {
    switch self {
    case .undefined: .undefined
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .text: .string
    case .date: .date
    case .other(let type, _): type
    }
  }

  /// Whether JavaScript takes the value for true.
  var isTruthy: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let boolean): boolean
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .date: true
    case .other(_, let isTruthy): isTruthy
    }
  }

  var unsupported: ZodSchema.UnsupportedValue { ZodSchema.UnsupportedValue(type) }

  init(_ constant: JSONValue) {
    switch constant {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array: self = .other(.array)
    case .object: self = .other(.object)
    }
  }

  init(_ field: borrowing ZodSchema.FieldValue) {
    switch field.type {
    case .undefined: self = .undefined
    case .null: self = .null
    case .boolean: self = .boolean(field.isTruthy)
    case .number: self = .number(field.content.number)
    case .string: self = .text(field.text.jsText)
    case .date: self = .date(field.content.number)
    case .array, .object, .bigint, .function, .set, .map:
      self = .other(field.type, isTruthy: field.isTruthy)
    }
  }

  /// The number by ECMA-262, sec-tonumber.
  func number() throws(ZodSchema.UnsupportedValue) -> Double {
    switch self {
    case .undefined: .nan
    case .null: 0
    case .boolean(let boolean): boolean ? 1 : 0
    case .number(let number), .date(let number): number
    case .text(let text): JSNumber.coerce(text)
    case .other: throw unsupported
    }
  }

  /// The time value of `new Date(VALUE)` by ECMA-262, sec-date; NaN for an invalid date.
  func time() throws(ZodSchema.UnsupportedValue) -> Double {
    if case .text(let text) = self { return JSDate.parse(text) ?? .nan }
    let time = try number()
    return abs(time) <= 8.64e15 ? time.rounded(.towardZero) : .nan
  }

  /// Returns whether two values are the same by ECMA-262, sec-isstrictlyequal.
  func equals(_ other: Self) throws(ZodSchema.UnsupportedValue) -> Bool {
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    // Objects are equal only to themselves.
    case (.date, .date): throw unsupported
    case (.other(let left, _), .other(let right, _)) where left == right: throw unsupported
    default: false
    }
  }

  /// Returns whether a value is less than another, or also equal, by ECMA-262, sec-islessthan.
  func isLess(than other: Self, orEqual: Bool) throws(ZodSchema.UnsupportedValue) -> Bool {
    if case .text(let left) = self, case .text(let right) = other {
      return left == right ? orEqual : left.utf16.lexicographicallyPrecedes(right.utf16)
    }
    let (left, right) = (try number(), try other.number())
    return orEqual ? left <= right : left < right
  }
}

extension ZodSchema.ConditionExpression {
  /// Returns whether the expression holds for the fields of an object.
  ///
  /// - Throws: `UnsupportedValue` for a value that JavaScript converts in another way, or whose identity it compares.
  func holds(
    _ keys: ExpressionFields, _ fields: borrowing ZodSchema.Fields
  ) throws(ZodSchema.UnsupportedValue) -> Bool {
    try holds(keys, in: fields)
  }

  /// Returns whether the expression holds for a value.
  ///
  /// - Throws: `UnsupportedValue` as for fields.
  func holds(for value: borrowing ZodSchema.FieldValue) throws(ZodSchema.UnsupportedValue) -> Bool {
    try holds(ExpressionFields(keys: []), in: WholeValue(whole: ExpressionValue(value)))
  }

  private func holds<Scope: ExpressionScope & ~Copyable>(
    _ keys: ExpressionFields, in scope: borrowing Scope
  ) throws(ZodSchema.UnsupportedValue) -> Bool {
    switch self {
    case .isTruthy(.field(let key)): return scope.isTruthyField(at: keys.index(of: key))
    case .isTruthy(let operand): return try operand.value(keys, in: scope).isTruthy
    case .equal(let left, let right):
      return try left.value(keys, in: scope).equals(right.value(keys, in: scope))
    case .less(let left, let right):
      return try left.value(keys, in: scope).isLess(
        than: right.value(keys, in: scope), orEqual: false)
    case .lessOrEqual(let left, let right):
      return try left.value(keys, in: scope).isLess(
        than: right.value(keys, in: scope), orEqual: true)
    case .not(let inner): return try !inner.holds(keys, in: scope)
    case .all(let parts):
      for part in parts where try !part.holds(keys, in: scope) { return false }
      return true
    case .any(let parts):
      for part in parts where try part.holds(keys, in: scope) { return true }
      return false
    }
  }
}

extension ZodSchema.ConditionExpression.Operand {
  fileprivate func value<Scope: ExpressionScope & ~Copyable>(
    _ keys: ExpressionFields, in scope: borrowing Scope
  ) throws(ZodSchema.UnsupportedValue) -> ExpressionValue {
    switch self {
    case .field(let key): return scope.field(at: keys.index(of: key))
    case .date(let key): return .date(try scope.field(at: keys.index(of: key)).time())
    case .value: return scope.whole
    case .constant(let value): return ExpressionValue(value)
    case .undefined: return .undefined
    }
  }
}
