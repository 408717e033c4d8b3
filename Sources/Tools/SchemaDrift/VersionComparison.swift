internal import SchemaModel

/// The version of Zod that a document asks for, and what another version makes of the schema.
extension SchemaComparison {
  mutating func compareVersions(_ old: SchemaDocument, _ new: SchemaDocument) {
    guard old.zod != new.zod else { return }
    let (before, after) = (old.zod ?? .default, new.zod ?? .default)
    func name(_ version: ZodVersion?) -> String {
      version.map { "Zod \($0.rawValue)" } ?? "no version of Zod, so \(ZodVersion.default.rawValue)"
    }
    note(
      before == after ? .reworded : .changed, at: "$",
      "names \(name(new.zod)), was \(name(old.zod))"
    )
    guard before != after else { return }
    var features = SchemaFeatures(of: new.schema)
    features.formUnion(SchemaFeatures(of: old.schema))
    for difference in VersionDifference.all
    where min(before, after) < difference.since && difference.since <= max(before, after)
      && !features.isDisjoint(with: difference.features)
    {
      let isUpward = before < after
      let version = difference.since.rawValue
      note(
        isUpward ? difference.kind : difference.kind.reversed, at: "$",
        isUpward
          ? "Zod \(version) \(difference.after)" : "Zod before \(version) \(difference.before)")
    }
  }
}

extension SchemaDifference.Kind {
  /// The kind of the opposite difference.
  fileprivate var reversed: SchemaDifference.Kind {
    switch self {
    case .stricter: .looser
    case .looser: .stricter
    case .reworded, .changed: self
    }
  }
}

/// A difference between two versions of Zod.
private struct VersionDifference {
  /// The first version that has it.
  var since: ZodVersion
  /// The constructs of which a schema must have one to show it.
  var features: SchemaFeatures
  /// Its kind from the older to the newer version.
  var kind: SchemaDifference.Kind
  /// The behavior of that version and later ones, as a predicate.
  var after: String
  /// The behavior of earlier versions.
  var before: String

  static let all: [VersionDifference] = [
    VersionDifference(
      since: .v4_4_3, features: .looseField, kind: .stricter,
      after: "wants keys whose value may be undefined but that are not optional",
      before: "does not miss keys whose value may be undefined"),
    VersionDifference(
      since: .v4_4_3, features: .optionalMaking, kind: .changed,
      after: "leaves out an absent value that an optional catch or transform would replace",
      before: "replaces an absent value by that of an optional catch or transform"),
    VersionDifference(
      since: .v4_4_3, features: .tuple, kind: .changed,
      after:
        "runs all items of a tuple, so that defaults fill absent ones, and counts those needed",
      before: "does not run the absent items at the end of a tuple"),
    VersionDifference(
      since: .v4_4_3, features: .discriminator, kind: .reworded,
      after: "lists the expected discriminators in the issue",
      before: "reports a discriminator without a match as Invalid input"),
    VersionDifference(
      since: .v4_4_3, features: .listedRecord, kind: .changed,
      after: "runs the schema of a record's listed keys", before: "only lists a record's keys"),
    VersionDifference(
      since: .v4_4_3, features: .multiple, kind: .changed,
      after: "finds multiples by the quotient, with a tolerance",
      before: "finds multiples by the decimal digits"),
    VersionDifference(
      since: .v4_4_3, features: .cuid, kind: .changed,
      after: "takes shorter cuids, of lower-case letters and digits alone",
      before: "takes cuids of nine characters and more, of any but blanks and hyphens"),
    VersionDifference(
      since: .v4_4_3, features: .base64, kind: .stricter,
      after: "refuses white space in base64", before: "ignores white space in base64"),
    VersionDifference(
      since: .v4_4_3, features: .httpURL, kind: .stricter,
      after: "wants http:// or https:// at the start of a URL",
      before: "takes web addresses without slashes after the colon"),
    VersionDifference(
      since: .v4_4_3, features: .abortBeforeLength, kind: .changed,
      after: "skips length and size checks after a check that aborts",
      before: "runs length and size checks after a check that aborts"),
    VersionDifference(
      since: .v4_5, features: .textLength, kind: .changed,
      after: "counts the lengths of texts in code points",
      before: "counts the lengths of texts in UTF-16 code units"),
    VersionDifference(
      since: .v4_5, features: .exactLength, kind: .reworded,
      after: "says \"exactly\" in the message of an exact length",
      before: "words the message of an exact length as that of a limit"),
    VersionDifference(
      since: .v4_5, features: .messageWithChecks, kind: .reworded,
      after: "gives a schema's message to the issues of its checks too",
      before: "gives a schema's message to its own issues alone"),
    VersionDifference(
      since: .v4_5, features: .strictKeys, kind: .changed,
      after: "runs refinements in spite of unknown keys",
      before: "runs no refinement after unknown keys"
    ),
    VersionDifference(
      since: .v4_5, features: .optionalMaking, kind: .changed,
      after: "replaces an absent value where a default is inside the optional, and only there",
      before: "runs the schema inside an optional on an absent value"),
    VersionDifference(
      since: .v4_5, features: .url, kind: .changed,
      after: "removes tabs and line breaks from URLs", before: "keeps tabs and line breaks in URLs"),
    VersionDifference(
      since: .v4_5, features: .ipv6, kind: .stricter,
      after: "refuses other characters in IPv6 addresses",
      before: "takes the other characters that URLs ignore in IPv6 addresses"),
    VersionDifference(
      since: .v4_5, features: .intersection, kind: .changed,
      after: "pools the unknown keys of an intersection at its own level alone",
      before: "pools the unknown keys of an intersection at every depth"),
    VersionDifference(
      since: .v4_5, features: .listedRecord, kind: .changed,
      after: "reports unlisted keys of a partial record as unknown, and a loose one keeps them",
      before: "refuses unlisted keys of partial and loose records one by one"),
    VersionDifference(
      since: .v4_5, features: .defaultedDiscriminator, kind: .looser,
      after: "takes an absent discriminator that has a default",
      before: "takes no absent discriminator, even with a default"),
    VersionDifference(
      since: .v4_5, features: .exclusive, kind: .reworded,
      after: "lists the options that match in the issue of an exclusive union",
      before: "reports no options in the issue of an exclusive union"),
    VersionDifference(
      since: .v4_5, features: .number, kind: .reworded,
      after: "names Infinity in messages", before: "calls Infinity a number in messages"),
  ]
}
