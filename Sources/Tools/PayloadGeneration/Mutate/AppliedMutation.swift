internal import JSPrimitives
package import SourceJSON

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
