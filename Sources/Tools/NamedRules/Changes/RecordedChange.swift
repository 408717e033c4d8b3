internal import CompassRevisions
internal import SourceJSON

/// A change of a rule between revisions, with arguments that show it.
///
/// The catalogue knows a rule's results at the revisions with recorded vectors. If the web app of another revision has the
/// rule too, the file `Data/rule-changes.json` has the app's own result on the same arguments.
struct RecordedChange: Sendable {
  /// The results that the catalogue doesn't have.
  struct Results: Sendable {
    /// The result before the change.
    var before: JSONValue?
    /// The result since the change.
    var after: JSONValue?
  }

  /// The kind of the change.
  enum Kind: Sendable {
    /// Calls have another result.
    case result(arguments: JSONValue, Results)
    /// Calls have other arguments.
    case arguments
    /// Nothing changed, although only one of the revisions has recorded vectors.
    case none
  }

  /// The rule's name.
  let rule: String
  /// The first revision with the change.
  let since: WebRevision
  /// The kind of the change.
  let kind: Kind
  /// The change in one sentence.
  let note: String

  /// All changes.
  static let all: [RecordedChange] =
    (try? JSONValue(parsing: EmbeddedFiles.ruleChanges))?["changes"]?.elements?
    .compactMap(Self.init) ?? []

  private static let byRule = Dictionary(grouping: all, by: \.rule)

  /// Returns the first change of a rule after a revision and up to a later one; nil without any.
  static func first(
    of rule: Rule, between earlier: WebRevision, and later: WebRevision
  ) -> RecordedChange? {
    byRule[rule.name]?.filter { earlier < $0.since && $0.since <= later }
      .min { $0.since < $1.since }
  }

  private init?(_ row: JSONValue) {
    guard let rule = row["rule"]?.string, let note = row["note"]?.string,
      let since = row["since"]?.string.flatMap(WebRevision.init(rawValue:))
    else { return nil }
    (self.rule, self.since, self.note) = (rule, since, note)
    if let arguments = row["arguments"] {
      kind = .result(
        arguments: arguments, Results(before: row["before"], after: row["after"]))
    } else {
      kind = row["same"]?.boolean == true ? .none : .arguments
    }
  }
}
