package import JSPrimitives
package import SourceJSON

extension ZodSchema {
  /// A condition that a schema document holds as data, so that no program has to provide a function for it.
  ///
  /// It has the meaning of a common function of JavaScript. A value for which the engine doesn't know what the function
  /// does, such as two arrays that are compared, makes the outcome undecided.
  package enum WrittenCondition: Sendable, Hashable {
    /// An expression on the fields of an object, `d => d.a === d.b`, or on the value, `v => v === true`.
    case expression(ConditionExpression)
    /// The object has a field: `o => Object.keys(o).length > 0`.
    case hasAnyField
    /// The string has a character besides white space: `s => s.trim().length > 0`.
    case notBlank
    /// The value is falsy, or `notBlank`: `s => !s || s.trim().length > 0`.
    case emptyOrNotBlank
  }

  /// An expression on the fields of an object, or on a value, with the meaning that its operators have in JavaScript.
  package indirect enum ConditionExpression: Sendable, Hashable {
    /// `OPERAND`, as a condition.
    case isTruthy(Operand)
    /// `LEFT === RIGHT`.
    case equal(Operand, Operand)
    /// `LEFT < RIGHT`.
    case less(Operand, Operand)
    /// `LEFT <= RIGHT`.
    case lessOrEqual(Operand, Operand)
    /// `!CONDITION`.
    case not(ConditionExpression)
    /// `FIRST && SECOND`, from left to right.
    case all([ConditionExpression])
    /// `FIRST || SECOND`, from left to right.
    case any([ConditionExpression])

    /// A value in an expression.
    package enum Operand: Sendable, Hashable {
      /// The value of a field.
      case field(JSText)
      /// The value itself. An expression has this or fields.
      case value
      /// `new Date(FIELD)`, in the time zone UTC.
      case date(JSText)
      /// A string, a number, a Boolean or null.
      case constant(JSONValue)
      /// `undefined`, the value of an absent field.
      case undefined
    }
  }
}

extension ZodSchema.Predicate {
  /// A predicate that a document holds as data. Its name describes it.
  package init(_ written: ZodSchema.WrittenCondition) {
    switch written {
    case .expression(let expression) where expression.isOnValue:
      self.init(written.description, .value { try expression.holds(for: $0) })
    case .expression(let expression):
      let keys = expression.keys
      self.init(
        written.description,
        .fields(keys) { try expression.holds(ExpressionFields(keys: keys), $0) })
    case .hasAnyField: self.init(written.description, .hasAnyField)
    case .notBlank: self.init(written.description, .text { !$0.trimmed.isEmpty })
    case .emptyOrNotBlank:
      self.init(
        written.description,
        .value { value in
          guard value.isTruthy else { return true }
          guard value.isText else { throw value.unsupported }
          return !value.text.trimmed.isEmpty
        })
    }
    self.written = written
  }
}

// MARK: Description

extension ZodSchema.WrittenCondition: CustomStringConvertible {
  /// The condition in JavaScript's words, with the keys of fields as variables.
  package var description: String {
    switch self {
    case .expression(let expression): expression.description
    case .hasAnyField: "has any field"
    case .notBlank: "is not blank"
    case .emptyOrNotBlank: "is empty or not blank"
    }
  }
}

extension ZodSchema.ConditionExpression: CustomStringConvertible {
  /// The expression in JavaScript's words, with the keys of fields as variables.
  package var description: String {
    switch self {
    case .isTruthy(let operand): operand.description
    case .equal(let left, let right): "\(left) === \(right)"
    case .less(let left, let right): "\(left) < \(right)"
    case .lessOrEqual(let left, let right): "\(left) <= \(right)"
    case .not(.isTruthy(let operand)): "!\(operand)"
    case .not(.equal(let left, let right)): "\(left) !== \(right)"
    case .not(let inner): "!(\(inner))"
    case .all(let parts): Self.joined(parts, by: " && ")
    case .any(let parts): Self.joined(parts, by: " || ")
    }
  }

  private static func joined(_ parts: [Self], by separator: String) -> String {
    let texts = parts.map { part in
      switch part {
      case .all, .any: "(\(part))"
      default: "\(part)"
      }
    }
    return texts.joined(separator: separator)
  }

  /// The keys of the fields that the expression reads, each once.
  package var keys: [JSText] {
    var keys: [JSText] = []
    appendKeys(to: &keys)
    return keys
  }

  /// Whether the expression is one on the value itself.
  package var isOnValue: Bool {
    switch self {
    case .isTruthy(let operand): operand == .value
    case .equal(let left, let right), .less(let left, let right), .lessOrEqual(let left, let right):
      left == .value || right == .value
    case .not(let inner): inner.isOnValue
    case .all(let parts), .any(let parts): parts.contains(where: \.isOnValue)
    }
  }

  private func appendKeys(to keys: inout [JSText]) {
    switch self {
    case .isTruthy(let operand): operand.appendKey(to: &keys)
    case .equal(let left, let right), .less(let left, let right), .lessOrEqual(let left, let right):
      left.appendKey(to: &keys)
      right.appendKey(to: &keys)
    case .not(let inner): inner.appendKeys(to: &keys)
    case .all(let parts), .any(let parts): for part in parts { part.appendKeys(to: &keys) }
    }
  }
}

extension ZodSchema.ConditionExpression.Operand: CustomStringConvertible {
  /// The operand in JavaScript's words.
  package var description: String {
    switch self {
    case .field(let key): Self.variable(key)
    case .value: "value"
    case .date(let key): "new Date(\(Self.variable(key)))"
    case .constant(let value): JSONWriter.string(of: value)
    case .undefined: "undefined"
    }
  }

  /// Returns the key of a field as a name, or in brackets if it is not a name.
  private static func variable(_ key: JSText) -> String {
    let isName =
      key.bytes.first.map { !(0x30...0x39 ~= $0) } ?? false
      && key.bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
          true
        default: false
        }
      }
    return isName ? key.string : "[\(JSONWriter.string(of: .string(key)))]"
  }

  fileprivate func appendKey(to keys: inout [JSText]) {
    switch self {
    case .field(let key), .date(let key): if !keys.contains(key) { keys.append(key) }
    case .value, .constant, .undefined: break
    }
  }
}
