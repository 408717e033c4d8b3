internal import JSPrimitives
package import SchemaModel
package import SourceJSON
package import Validation

/// A generator of a schema's payloads: realistic valid ones, and nearly valid ones with their issues.
///
/// A payload depends only on the schema, the seed and its own number, so the same seed gives the same
/// bytes everywhere and any payload can be made without those before it. The generator keeps nothing between
/// payloads but validators: candidates are made from the schema, and the validator decides which are valid.
package struct PayloadGenerator: Sendable {
  let schema: PreparedSchema

  /// Prepares a schema.
  ///
  /// - Parameters:
  ///   - version: the version of Zod whose verdicts decide what is valid.
  ///   - functions: the functions that the schema names.
  /// - Throws: `GenerationError` with the kind and place of a construct whose values can't be made.
  package init(
    _ schema: ZodSchema, version: ZodVersion = .newestRelease,
    functions: FunctionRegistry = .standard
  ) throws(GenerationError) {
    self.schema = try SchemaPreparation.prepare(schema, version: version, functions: functions)
  }

  /// Returns a payload that the schema accepts.
  ///
  /// - Parameters:
  ///   - seed: the seed of the whole sequence of payloads.
  ///   - index: the payload's number in the sequence.
  /// - Throws: `GenerationError` if it finds no value that the schema accepts.
  package func valid(seed: UInt64, index: UInt64) throws(GenerationError) -> JSONValue {
    var sampler = ValueSampler(random: SeededRandom(seed: seed, index: index))
    return try sampler.payload(schema)
  }

  /// Returns a payload that the schema rejects: a valid one with one to three changes.
  ///
  /// - Parameters: as those of `valid(seed:index:)`.
  /// - Throws: `GenerationError` if it finds no valid payload, or no change with a predictable effect.
  package func invalid(seed: UInt64, index: UInt64) throws(GenerationError) -> InvalidPayload {
    var mutator = PayloadMutator(
      schema: schema, sampler: ValueSampler(random: SeededRandom(seed: seed, index: index)))
    return try mutator.payload()
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

/// Why payloads of a schema can't be made: nothing satisfies it, or a construct has no generator.
package struct GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the schema's document, such as `$.schema.shape.role.checks[0]`.
  package var path: String
  /// The reason for a person.
  package var reason: String

  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

  /// The place and the reason.
  package var description: String { "\(path): \(reason)" }
}
