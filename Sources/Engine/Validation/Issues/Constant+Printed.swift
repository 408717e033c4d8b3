package import JSPrimitives
package import SchemaModel
internal import SourceJSON

extension ZodSchema.Constant {
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
    case .json(let value): value.coercedText
    case .undefined: "undefined"
    case .bigint(let digits): JSText(digits)
    case .date: "null"
    }
  }
}
