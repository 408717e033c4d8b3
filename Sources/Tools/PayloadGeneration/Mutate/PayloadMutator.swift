internal import SchemaModel
internal import SourceJSON

/// Makes nearly valid payloads: a valid one, changed until the validator finds the intended issues.
struct PayloadMutator {
  let schema: PreparedSchema
  var sampler: ValueSampler

  /// The number of valid payloads to try before a schema counts as accepting everything.
  private static let attempts = 40

  mutating func payload() throws(GenerationError) -> InvalidPayload {
    for attempt in 0..<Self.attempts {
      let valid = try sampler.payload(schema)
      // Every kind of change has the same chance at first; later attempts take any that works.
      let names = attempt < 8 ? [sampler.random.choose(Mutation.Name.allCases)] : []
      if let invalid = changed(valid, preferring: names.compactMap { $0 }.first) { return invalid }
    }
    throw GenerationError(
      path: schema.path, reason: "no change of a valid payload was found that makes it invalid")
  }

  /// Returns a valid payload with one to three changes, or nil if none has its intended effect.
  private mutating func changed(
    _ valid: JSONValue, preferring name: Mutation.Name?
  ) -> InvalidPayload? {
    let targets = MutationTarget.all(schema, valid)
    var done: [Mutation] = []
    var applied: [AppliedMutation] = []
    var payload = valid
    var expected: [ExpectedIssue] = []
    let count = [1, 1, 1, 2, 2, 3][sampler.random.number(below: 6)]
    var trials = 0
    for index in sampler.random.permutation(of: targets.count) where done.count < count {
      trials += 1
      // Later changes are an extra; the first one is what counts.
      if !done.isEmpty, trials > 20 { break }
      var proposals = targets[index].proposals(&sampler.random)
      if let name, done.isEmpty { proposals.removeAll { $0.name != name } }
      guard let mutation = sampler.random.choose(proposals),
        !done.contains(where: { $0.overlaps(mutation) })
      else { continue }
      let candidate = mutation.apply(to: payload)
      guard let issues = schema.verdicts.issues(of: candidate),
        let issue = issues.first(where: { mutation.explains($0) && !expected.contains($0) }),
        // The issues of earlier changes must remain.
        expected.allSatisfy(issues.contains)
      else { continue }
      done.append(mutation)
      applied.append(AppliedMutation(name: mutation.name, issue: issue))
      payload = candidate
      expected = issues
    }
    guard !done.isEmpty else { return nil }
    return InvalidPayload(payload: payload, expected: expected, mutations: applied)
  }
}
