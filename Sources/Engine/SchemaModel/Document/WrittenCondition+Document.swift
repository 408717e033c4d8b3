internal import JSPrimitives
internal import SourceJSON

// MARK: Writing

extension ZodSchema.WrittenCondition {
  /// The condition as the `condition` of a check.
  var document: JSONValue {
    switch self {
    case .expression(let expression): expression.document
    case .hasAnyField: "hasAnyField"
    case .notBlank: "notBlank"
    case .emptyOrNotBlank: "emptyOrNotBlank"
    }
  }
}

extension ZodSchema.ConditionExpression {
  fileprivate var document: JSONValue {
    switch self {
    case .isTruthy(let operand): ["truthy": operand.document]
    case .equal(let left, let right): ["equal": [left.document, right.document]]
    case .less(let left, let right): ["less": [left.document, right.document]]
    case .lessOrEqual(let left, let right): ["lessOrEqual": [left.document, right.document]]
    case .not(let inner): ["not": inner.document]
    case .all(let parts): ["all": .array(parts.map(\.document))]
    case .any(let parts): ["any": .array(parts.map(\.document))]
    }
  }
}

extension ZodSchema.ConditionExpression.Operand {
  fileprivate var document: JSONValue {
    switch self {
    case .field(let key): ["field": .string(key)]
    case .date(let key): ["date": .string(key)]
    case .value: ["value": true]
    case .constant(let value): value
    case .undefined: ["$undefined": true]
    }
  }
}

// MARK: Reading

extension ZodSchema.WrittenCondition {
  /// Reads the `condition` of a check.
  init(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError) {
    guard let word = value.text?.string else {
      let expression = try ZodSchema.ConditionExpression(value, path: path)
      guard !expression.isOnValue || expression.keys.isEmpty else {
        throw SchemaDocument.ReadingError(
          path: path, reason: "a condition is on fields or on the value, not on both")
      }
      self = .expression(expression)
      return
    }
    switch word {
    case "hasAnyField": self = .hasAnyField
    case "notBlank": self = .notBlank
    case "emptyOrNotBlank": self = .emptyOrNotBlank
    default:
      throw SchemaDocument.ReadingError(path: path, reason: "unknown condition \"\(word)\"")
    }
  }
}

extension ZodSchema.ConditionExpression {
  fileprivate init(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError) {
    var reader = try FieldReader(value, path: path, version: 2)
    guard let member = value.object?.members.first, value.object?.count == 1 else {
      throw SchemaDocument.ReadingError(path: path, reason: "expected an object with one field")
    }
    let name = member.key.string
    switch name {
    case "truthy":
      self = .isTruthy(try Operand(try reader.value(name), path: reader.path(of: name)))
    case "equal":
      let (left, right) = try Self.operands(name, &reader)
      if case .date = left { throw reader.error(name, "dates can't be compared by identity") }
      if case .date = right { throw reader.error(name, "dates can't be compared by identity") }
      self = .equal(left, right)
    case "less":
      let (left, right) = try Self.operands(name, &reader)
      self = .less(left, right)
    case "lessOrEqual":
      let (left, right) = try Self.operands(name, &reader)
      self = .lessOrEqual(left, right)
    case "not": self = .not(try Self(try reader.value(name), path: reader.path(of: name)))
    case "all": self = .all(try Self.parts(name, &reader))
    case "any": self = .any(try Self.parts(name, &reader))
    default: throw reader.error(name, "unknown condition")
    }
  }

  private static func operands(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> (Operand, Operand) {
    let elements = try reader.elements(name)
    guard elements.count == 2 else { throw reader.error(name, "expected two operands") }
    let path = reader.path(of: name)
    return (
      try Operand(elements[0], path: "\(path)[0]"), try Operand(elements[1], path: "\(path)[1]")
    )
  }

  private static func parts(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [Self] {
    var parts: [Self] = []
    for (index, value) in try reader.elements(name).enumerated() {
      parts.append(try Self(value, path: "\(reader.path(of: name))[\(index)]"))
    }
    return parts
  }
}

extension ZodSchema.ConditionExpression.Operand {
  fileprivate init(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError) {
    switch value {
    case .null, .boolean, .string: self = .constant(value)
    case .number(let number):
      guard number.isFinite else {
        throw SchemaDocument.ReadingError(path: path, reason: "a number is too large")
      }
      self = .constant(value)
    case .array:
      throw SchemaDocument.ReadingError(path: path, reason: "expected a field or a constant")
    case .object:
      var reader = try FieldReader(value, path: path, version: 2)
      if reader.optional("date") != nil {
        self = .date(try reader.text("date"))
      } else if reader.optional("$undefined") != nil {
        try Self.requireTrue("$undefined", &reader)
        self = .undefined
      } else if reader.optional("value") != nil {
        try Self.requireTrue("value", &reader)
        self = .value
      } else {
        self = .field(try reader.text("field"))
      }
      try reader.finish()
    }
  }
  private static func requireTrue(
    _ name: String, _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) {
    guard try reader.boolean(name) else { throw reader.error(name, "expected true") }
  }
}
