package import SchemaModel
package import SourceJSON

/// The differences that another version of Zod makes to a schema, as far as the search found them.
package struct UpgradeReport: Sendable {
  /// The version before the upgrade.
  package let from: ZodVersion
  /// The version after it; it may be the older one.
  package let to: ZodVersion
  /// The differences, each with a payload that shows it: the gravest first, then in the order of the paths.
  package internal(set) var findings: [UpgradeFinding] = []
  /// The changes that touch a construct of the schema but that no payload showed, in the order of the table.
  package internal(set) var possible: [ZodChange] = []
  /// The number of payloads that both versions validated.
  package internal(set) var validated = 0
  /// The number of payloads that a version left undecided because of a limit.
  package internal(set) var undecided = 0
  /// Whether the schema is too large for all of its nodes to be searched.
  package internal(set) var isCut = false
  /// The limit of steps, if it ended the search.
  package internal(set) var endedAtSteps: Int?

  /// Whether the upgrade is one to an older version.
  package var isDowngrade: Bool { to < from }
}

/// A difference between two versions, with the smallest payload found that shows it.
package struct UpgradeFinding: Sendable {
  /// The path in the schema, in the notation of `SchemaDifference.path`.
  package internal(set) var path: String
  /// The changes that together explain the difference; empty if no change of the table does.
  package internal(set) var changes: [ZodChange]
  /// The gravest effect that a payload showed, which the witness has.
  package internal(set) var effect: PayloadEffect
  /// The other effects that payloads showed, the gravest first.
  package internal(set) var otherEffects: [PayloadEffect] = []
  /// The evidence.
  package internal(set) var witness: Witness

  /// The evidence of a difference.
  package enum Witness: Sendable {
    /// A payload, which both versions validated.
    case payload(JSONValue, before: PayloadOutcome, after: PayloadOutcome)
    /// The reason why the schema can't be made in a version; nil for the one in which it can.
    case schema(before: String?, after: String?)
  }
}
