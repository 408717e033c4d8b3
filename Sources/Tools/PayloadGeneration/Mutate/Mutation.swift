internal import JSPrimitives
internal import SchemaModel
package import SourceJSON

internal import enum Validation.IssueCode

/// A change that breaks one rule of the schema on purpose.
package struct Mutation: Sendable {
  /// The kinds of change.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case wrongType = "wrong_type"
    case missingKey = "missing_key"
    case tooShort = "too_short"
    case tooLong = "too_long"
    case badFormat = "bad_format"
    case outOfEnum = "out_of_enum"
    case outOfBounds = "out_of_bounds"
    case offGrid = "off_grid"
    case unknownKey = "unknown_key"
    case badKey = "bad_key"
    case wrongUnion = "wrong_union"
    case brokenRefinement = "broken_refinement"
  }

  /// A value to set, or nil to remove a key.
  typealias Change = (path: [PathSegment], value: JSONValue?)

  var name: Name
  var changes: [Change]
  /// The codes of which one is expected; empty if any code will do.
  var codes: [IssueCode]
  /// The path of the issue, unless a union on the way hides it.
  var issuePath: [PathSegment]

  init(
    _ name: Name, at path: [PathSegment], _ value: JSONValue?, _ codes: IssueCode...
  ) {
    self.init(name, [(path, value)], codes, issuePath: path)
  }

  init(
    _ name: Name, _ changes: [Change], _ codes: [IssueCode], issuePath: [PathSegment]
  ) {
    self.name = name
    self.changes = changes
    self.codes = codes
    self.issuePath = issuePath
  }

  /// Returns whether this is the issue that the change was made for: as named, or as the union on the way to it
  /// reports it.
  func explains(_ issue: ExpectedIssue) -> Bool {
    if issue.code == .invalidUnion, issuePath.starts(with: issue.path) { return true }
    return issue.path == issuePath && (codes.isEmpty || codes.contains(issue.code))
  }

  /// Returns whether both would change the same part of a payload.
  func overlaps(_ other: Mutation) -> Bool {
    changes.contains { change in
      other.changes.contains {
        change.path.starts(with: $0.path) || $0.path.starts(with: change.path)
      }
    }
  }

  func apply(to payload: JSONValue) -> JSONValue {
    changes.reduce(payload) { $0.setting($1.path[...], to: $1.value) }
  }
}

extension JSONValue {
  /// Returns the value with another one at a path; nil removes a key. A path that leads nowhere changes nothing.
  fileprivate func setting(_ path: ArraySlice<PathSegment>, to value: JSONValue?) -> JSONValue {
    guard let segment = path.first else { return value ?? self }
    let rest = path.dropFirst()
    switch (segment, self) {
    case (.key(let key), .object(var object)):
      if rest.isEmpty {
        object[key] = value
      } else if let member = object[key] {
        object[key] = member.setting(rest, to: value)
      }
      return .object(object)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].setting(rest, to: value)
      return .array(elements)
    default: return self
    }
  }
}

/// A change to a valid payload, with the issue that it causes.
package struct AppliedMutation: Sendable, Hashable {
  /// The kind of change.
  package var name: Mutation.Name
  /// The issue that the change is meant to cause, or that of a union on the way to it.
  package var issue: ExpectedIssue

  /// `{"mutation": ..., "issue": {"code": ..., "path": [...]}}`.
  package var json: JSONValue {
    ["mutation": .string(JSText(name.rawValue)), "issue": issue.json]
  }
}
