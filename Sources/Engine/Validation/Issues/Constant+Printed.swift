package import JSPrimitives
package import SchemaModel
package import SourceJSON

extension Constant {
  /// The value as messages show it; strings are quoted but not escaped.
  ///
  /// Zod 4.4.3, `core/util.ts`, `stringifyPrimitive`.
  package var quoted: JSText {
    switch self {
    case .json(.string(let text)): "\"" + text + "\""
    case .bigint(let digits): JSText(digits + "n")
    default: printed
    }
  }

  /// The value as `String(value)` prints it.
  package var printed: JSText {
    switch self {
    case .json(let value): value.printed
    case .undefined: "undefined"
    case .bigint(let digits): JSText(digits)
    case .date: "null"
    }
  }
}

extension JSONValue {
  /// The value as a template literal of JavaScript prints it.
  package var printed: JSText {
    switch self {
    case .string(let text): text
    case .number(let number): JSText(JSNumber.string(number))
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array(let elements):
      elements.map { $0 == .null ? "" : $0.printed }.joined(separator: ",")
    case .object: "[object Object]"
    }
  }
}
