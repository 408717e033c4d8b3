package import SourceJSON

/// The relation between the payloads that two schemas accept.
package struct SchemaRelation: Sendable {
  /// The answer to the question if one schema accepts all payloads that another one accepts.
  package enum Answer: Sendable, Equatable {
    /// It does: the reason is a proof.
    case yes(Proof)
    /// It does not: the payload shows it.
    case no(JSONValue)
    /// Neither a proof nor a payload was found.
    case unknown
  }

  /// The reason why something holds for all payloads.
  package enum Proof: String, Sendable {
    /// The schemas are equal, apart from words and metadata.
    case structure
    /// The accepted values of one schema, in a normal form, are among those of the other.
    case normalForm = "normal form"
    /// No change of Zod between the versions rejects or accepts more for such a schema.
    case changeTable = "changes of Zod"
  }

  /// Whether the newer schema accepts every payload that the older one accepts.
  package var readers = Answer.unknown
  /// Whether the older schema accepts every payload that the newer one accepts.
  package var writers = Answer.unknown
  /// A payload that both accept, with different outputs.
  package var otherOutput: JSONValue?
  /// A payload that both reject, with different issues.
  package var otherIssues: JSONValue?
  /// A payload that both reject, with different messages of the same issues.
  package var otherMessages: JSONValue?
  /// Whether all payloads that both accept are proved to have the same output.
  package var provesOutputs = false
  /// Whether a payload has other outputs or issues only without the other differences of the schemas.
  package var isHidden = false

  /// Whether both answers are known and one is "no", so that outputs and issues don't matter.
  var isRefuted: Bool {
    switch (readers, writers) {
    case (.unknown, _), (_, .unknown), (.yes, .yes): false
    default: true
    }
  }

  /// The effect of a difference with this relation.
  package var effect: DifferenceEffect {
    switch (readers, writers) {
    case (.no, .no): .both
    case (.no, .yes): .stricter
    case (.yes, .no): .looser
    case (.yes, .yes):
      if otherOutput != nil || otherIssues != nil {
        .changed
      } else if isHidden || !provesOutputs {
        .unknown
      } else {
        otherMessages != nil ? .reworded : .same
      }
    case (.unknown, _), (_, .unknown): .unknown
    }
  }
}

/// The effect of a difference on payloads, as far as it is proved.
package enum DifferenceEffect: String, Sendable, CaseIterable {
  /// A payload is no longer accepted, and every payload that is accepted now was accepted before.
  case stricter
  /// A payload is accepted that was not, and every payload that was accepted still is.
  case looser
  /// A payload is no longer accepted, and another one is accepted that was not.
  case both
  /// The same payloads are accepted, but an output or the issues of a payload differ.
  case changed
  /// The same payloads are accepted and have the same outputs, but messages differ, or what no payload shows.
  case reworded
  /// The same payloads are accepted and have the same outputs, and no payload was found with other issues.
  case same
  /// A proof or a payload is missing.
  case unknown
}
