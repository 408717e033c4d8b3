public import SourceJSON

/// A difference between two revisions of the web app in one rule.
public struct RuleChange: Sendable {
  /// The results of one call at two revisions.
  public struct Example: Sendable, Hashable {
    /// The arguments of the call.
    public let arguments: JSONValue
    /// The result at the first revision.
    public let before: JSONValue
    /// The result at the second revision.
    public let after: JSONValue
  }

  /// The difference between the two revisions.
  public enum Difference: Sendable, Hashable {
    /// Both have the rule, and a call shows that their results differ.
    case result(Example)
    /// Both have the rule, but with other arguments, so no call has a result at both.
    case arguments
    /// Only the first revision has the rule.
    case removed
    /// Only the second revision has the rule.
    case added
  }

  /// The rule.
  public let rule: Rule
  /// The difference.
  public let difference: Difference
  /// The change in one sentence; nil for a rule that only one revision has.
  public let note: String?
}

extension RuleChange.Example {
  /// The example with results of two objects reduced to the members that differ.
  public var reduced: Self {
    let (before, after) = Self.reduced(before, after)
    return Self(arguments: arguments, before: before, after: after)
  }

  /// Returns two different values without the members that are the same in both.
  private static func reduced(
    _ before: JSONValue, _ after: JSONValue
  ) -> (before: JSONValue, after: JSONValue) {
    guard let left = before.object, let right = after.object else { return (before, after) }
    var (old, new) = (JSONObject(), JSONObject())
    for (key, value) in left.members {
      guard let other = right[key] else {
        old[key] = value
        continue
      }
      if other != value { (old[key], new[key]) = reduced(value, other) }
    }
    for (key, value) in right.members where left[key] == nil { new[key] = value }
    return (.object(old), .object(new))
  }
}
