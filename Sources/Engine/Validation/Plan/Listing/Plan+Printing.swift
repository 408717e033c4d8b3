internal import SchemaModel

extension Plan: CustomStringConvertible {
  /// The plan as text, with one line for each node.
  ///
  /// The left half of a line is the node in Zod's words. Behind `#` is the way in which a run treats it: the walk that
  /// finds its verdict, the values that are decided without a walk, the effect on outputs. `docs/internals/plans.md`
  /// explains the words.
  var description: String { PlanListing(self).text }
}

extension Validator {
  /// The compiled plan as text, with one line for each node, for people who ask why a schema is fast or slow.
  package var planDescription: String { plan.description }
}
