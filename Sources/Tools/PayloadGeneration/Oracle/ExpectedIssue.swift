internal import JSPrimitives
package import SchemaModel
package import SourceJSON

/// What an issue of an invalid payload must say: its code and its path.
package struct ExpectedIssue: Hashable, Sendable {
  /// Zod 4's issue codes.
  package enum Code: String, Hashable, Sendable {
    case invalidType = "invalid_type"
    case invalidValue = "invalid_value"
    case tooBig = "too_big"
    case tooSmall = "too_small"
    case invalidFormat = "invalid_format"
    case notMultipleOf = "not_multiple_of"
    case unrecognizedKeys = "unrecognized_keys"
    case invalidUnion = "invalid_union"
    case custom
  }

  package var code: Code
  /// The way from the whole payload to the value at fault.
  package var path: [PathSegment]

  package init(code: Code, path: [PathSegment]) {
    self.code = code
    self.path = path
  }

  /// `{"code": ..., "path": [...]}`.
  package var json: JSONValue {
    let path = path.map { segment -> JSONValue in
      switch segment {
      case .key(let key): .string(key)
      case .index(let index): .number(Double(index))
      }
    }
    return ["code": .string(JSText(code.rawValue)), "path": .array(path)]
  }
}
