internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The changes that break conditions which a document holds as data.
extension MutationTarget {
  /// The number of ways to break a condition that are proposed; each payload shows one of them.
  private static let ways = 3

  /// Returns changes that break a condition.
  ///
  /// - Parameter issuePath: the path of the issue.
  func broken(
    _ condition: ZodSchema.WrittenCondition, issuePath: [PathSegment],
    _ random: inout SeededRandom
  ) -> [Mutation] {
    func mutation(_ changes: [Mutation.Change]) -> Mutation {
      Mutation(.brokenRefinement, changes, [.custom], issuePath: issuePath)
    }
    switch condition {
    case .expression(let expression) where expression.isOnValue:
      let values = schema.namedValues + BoundaryValues.ofConditions
      let breaking = values.filter { schema.verdicts.holds(condition, for: $0) == false }
      return breaking.map { mutation([(path, $0)]) }
    case .expression(let expression):
      guard let object = value.object else { return [] }
      var sampler = ValueSampler(random: random)
      defer { random = sampler.random }
      var mutations: [Mutation] = []
      for _ in 0..<Self.ways {
        var changed = object
        sampler.settle(expression, false, &changed, of: schema)
        let keys = expression.keys.filter { changed[$0] != object[$0] }
        guard !keys.isEmpty else { continue }
        mutations.append(mutation(keys.map { (path + [.key($0)], changed[$0]) }))
      }
      return mutations
    case .hasAnyField:
      return [mutation([(path, [:])]), mutation([(path, ["_draft": "unexpected"])])]
    case .notBlank:
      return ([""] + BoundaryValues.blank).map { mutation([(path, .string($0))]) }
    case .emptyOrNotBlank:
      return BoundaryValues.blank.map { mutation([(path, .string($0))]) }
    }
  }
}
