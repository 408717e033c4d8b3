public import SchemaModel

/// The web app's schemas by name.
///
/// A document names its revision's version of Zod, and the revision in `functions` if the schema uses functions of the
/// app. `Validator(document.schema, zod: revision.zod, functions: revision.functions)` validates it.
public enum SchemaCatalog {
  /// A schema, or a function that builds it for a year.
  private enum Entry: Sendable {
    case fixed(WebSchema)
    case yearly(@Sendable (_ currentYear: Int) -> WebSchema)

    func schema(currentYear: Int) -> WebSchema {
      switch self {
      case .fixed(let schema): schema
      case .yearly(let schema): schema(currentYear)
      }
    }

    /// The schema for an arbitrary year, for its name and revisions, which don't depend on the
    /// year.
    var any: WebSchema { schema(currentYear: 0) }

    var dependsOnYear: Bool {
      if case .yearly = self { true } else { false }
    }
  }

  /// The schemas, in listing order.
  private static var entries: [Entry] { payloads + bodies + formFields }

  /// The schemas of whole forms, records and answers.
  private static let payloads: [Entry] = [
    .fixed(.coach), .fixed(.interaction), .fixed(.event), .fixed(.adminSignup),
    .fixed(.collegeScorecardResponse), .fixed(.createDeadline), .fixed(.createVideoLink),
    .fixed(.document), .fixed(.feedback), .fixed(.forgotPassword), .fixed(.helpFeedback),
    .fixed(.login), .fixed(.offer), .yearly(WebSchema.playerDetails), .fixed(.playerPreferences),
    .fixed(.resetPassword), .fixed(.school), .fixed(.schoolPreference), .fixed(.signup),
    .fixed(.socialMediaPost), .fixed(.updateVideoLink),
  ]

  /// The bodies of the web app's own requests.
  private static let bodies = [
    WebSchema.cronTriggerBody, .broadcastBody, .messageCheckBody, .messageBody, .profileFieldBody,
    .changeEmailBody, .changePasswordBody, .coachCascadeDeleteBody, .emailBody, .familyCodeBody,
    .familyInviteBody, .interactionCascadeDeleteBody, .notificationBody, .notificationEmailBody,
    .playerProfileBody, .recruitingPacketBody, .schoolCascadeDeleteBody, .faviconsBody,
    .preferencesBody, .preferencesHistoryBody, .homeLocationBody, .userProfileBody,
  ].map(Entry.fixed)

  /// The fields that forms and pages validate by themselves.
  private static let formFields =
    (WebSchema.coachFormFields + WebSchema.eventFormFields + WebSchema.schoolFormFields
    + WebSchema.pageFields).map(Entry.fixed)

  private static func entries(of revision: WebRevision) -> [Entry] {
    entries.filter { $0.any.exists(in: revision) } + added(to: revision)
  }

  /// The schemas that an app added to a revision, and to its own earlier ones.
  private static func added(to revision: WebRevision) -> [Entry] {
    (revision.own?.addedNames ?? []).map { .fixed(WebSchema($0)) }
  }

  /// Whether a revision has a schema with a name.
  static func has(_ name: String, in revision: WebRevision) -> Bool {
    entry(named: name, of: revision) != nil
  }

  /// Returns the schema with a name in a revision, or nil.
  private static func entry(named name: String, of revision: WebRevision) -> Entry? {
    func find(_ entries: [Entry]) -> Entry? {
      entries.first { $0.any.name == name && $0.any.exists(in: revision) }
    }
    // One list after the other: the first has most of what is asked for, and making the others takes longer than
    // validating a small payload.
    return find(payloads) ?? find(bodies) ?? find(formFields) ?? find(added(to: revision))
  }

  /// Returns the names of a revision's schemas, in listing order; those that an app added are the last.
  public static func names(of revision: WebRevision = .newest) -> [String] {
    entries(of: revision).map(\.any.name)
  }

  /// Whether a schema has bounds that count from the current year.
  public static func dependsOnYear(_ name: String, of revision: WebRevision) -> Bool {
    entry(named: name, of: revision)?.dependsOnYear ?? false
  }

  /// Returns the schema documents of a revision, in listing order.
  ///
  /// - Parameter currentYear: the year that bounds count from, as `new Date().getFullYear()` in the
  ///   web app: the local year of the Gregorian calendar. It has no default, because a document is
  ///   outdated at the turn of the year.
  public static func documents(
    of revision: WebRevision = .newest, currentYear: Int
  ) -> [SchemaDocument] {
    entries(of: revision).compactMap { document($0.schema(currentYear: currentYear), of: revision) }
  }

  /// Returns the document with a name in a revision, or nil.
  ///
  /// - Parameter currentYear: the year that bounds count from; see `documents(of:currentYear:)`.
  public static func document(
    named name: String, of revision: WebRevision = .newest, currentYear: Int
  ) -> SchemaDocument? {
    guard let entry = entry(named: name, of: revision) else { return nil }
    return document(entry.schema(currentYear: currentYear), of: revision)
  }

  /// The names of the fields that are also validated by themselves. Every revision has all of them.
  ///
  /// The vectors record `urlSchema` on its own, as `url` and `url-2026-08`. It is a field of other schemas and
  /// not a payload, so `documents(of:)` leaves it out.
  package static let fieldNames = ["url"]

  /// Returns the field with a name in a revision as a document, or nil.
  package static func field(
    named name: String, of revision: WebRevision
  ) -> SchemaDocument? {
    fieldNames.contains(name) ? document(name, .app.url(in: revision), of: revision) : nil
  }

  private static func document(_ schema: WebSchema, of revision: WebRevision) -> SchemaDocument? {
    (try? schema.schema(in: revision)).map { document(schema.name, $0, of: revision) }
  }

  private static func document(
    _ name: String, _ schema: ZodSchema, of revision: WebRevision
  ) -> SchemaDocument {
    SchemaDocument(
      name: name, schema: schema, zod: revision.zod,
      functions: schema.functionNames.isEmpty ? nil : revision.rawValue)
  }
}
