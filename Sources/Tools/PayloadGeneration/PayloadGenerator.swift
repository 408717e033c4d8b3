internal import JSPrimitives
package import SchemaModel
package import SourceJSON

/// Makes payloads of a schema: realistic valid ones, and nearly valid ones with what is wrong in them.
///
/// A payload depends on the schema, the seed and its own number alone, so the same seed gives the same
/// bytes everywhere and any payload can be made without those before it. Nothing is kept between
/// payloads. The generator has no validator: it rests on an oracle of its own, which tests compare with
/// the validator's answers.
package struct PayloadGenerator: Sendable {
  let schema: PreparedSchema

  /// Prepares a schema.
  ///
  /// - Throws: `GenerationError` with the kind and place of a construct whose values can't be made.
  package init(_ schema: ZodSchema) throws(GenerationError) {
    self.schema = try SchemaPreparation.prepare(schema)
  }

  /// Returns a payload that the schema accepts.
  ///
  /// - Parameters:
  ///   - seed: decides the whole sequence of payloads.
  ///   - index: the payload's number in the sequence.
  /// - Throws: `GenerationError` where no value was found that the schema accepts.
  package func valid(seed: UInt64, index: UInt64) throws(GenerationError) -> JSONValue {
    var sampler = ValueSampler(random: SeededRandom(seed: seed, index: index))
    return try sampler.payload(schema)
  }

  /// Returns a payload that the schema refuses: a valid one with one to three changes.
  ///
  /// - Parameters: as those of `valid(seed:index:)`.
  /// - Throws: `GenerationError` where no valid payload, or no change with a foreseeable effect, was found.
  package func invalid(seed: UInt64, index: UInt64) throws(GenerationError) -> InvalidPayload {
    var mutator = PayloadMutator(
      schema: schema, sampler: ValueSampler(random: SeededRandom(seed: seed, index: index)))
    return try mutator.payload()
  }

  /// Returns the issues that a payload is expected to have, in order; nil if the oracle can't predict them.
  package func expectedIssues(of payload: JSONValue) -> [ExpectedIssue]? {
    try? Oracle.issues(schema, payload)
  }
}

/// An invalid payload with its expected issues.
package struct InvalidPayload: Sendable, Hashable {
  /// The payload.
  package var payload: JSONValue
  /// Every issue, in the order in which Zod reports them.
  package var expected: [ExpectedIssue]
  /// The changes to the valid payload, each with the expected issue that it causes.
  package var mutations: [AppliedMutation]
}
