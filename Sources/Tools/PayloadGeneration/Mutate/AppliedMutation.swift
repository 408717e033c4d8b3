internal import JSPrimitives
package import SourceJSON

/// A change that was made to a valid payload, with the issue that it was made for.
package struct AppliedMutation: Sendable, Hashable {
  package var name: Mutation.Name
  /// The issue as it is expected: where a union stands on the way to it, the union's.
  package var issue: ExpectedIssue

  /// `{"mutation": ..., "issue": {"code": ..., "path": [...]}}`.
  package var json: JSONValue {
    ["mutation": .string(JSText(name.rawValue)), "issue": issue.json]
  }
}
