internal import JSPrimitives
package import SchemaModel
package import SourceJSON

package import enum Validation.IssueCode

/// The code and path of an issue that an invalid payload must have.
package struct ExpectedIssue: Hashable, Sendable {
  /// The kind of rule that is broken.
  package var code: IssueCode
  /// The path from the whole payload to the value at fault.
  package var path: [PathSegment]

  /// Makes an expectation.
  package init(code: IssueCode, path: [PathSegment]) {
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
