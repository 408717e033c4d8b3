import CompassSchemas
import SchemaModel
import SourceJSON
import TestSupport
import Testing

@Suite("The catalog of schemas")
struct SchemaCatalogTests {
  @Test("Coach, interaction and event come first, then the others by name")
  func names() {
    #expect(
      SchemaCatalog.names(of: .february2026) == [
        "coach", "interaction", "event", "adminSignup", "collegeScorecardResponse", "document",
        "feedback", "forgotPassword", "login", "offer", "playerDetails", "playerPreferences",
        "resetPassword", "school", "schoolPreference", "signup", "socialMediaPost",
      ])
    #expect(
      SchemaCatalog.names(of: .august2026) == [
        "coach", "interaction", "event", "adminSignup", "collegeScorecardResponse",
        "createDeadline", "createVideoLink", "document", "feedback", "forgotPassword",
        "helpFeedback", "login", "offer", "playerDetails", "playerPreferences", "resetPassword",
        "school", "schoolPreference", "signup", "updateVideoLink",
      ] + Self.bodies + Self.formFields)
    for revision in WebRevision.allCases {
      let documents = SchemaCatalog.documents(of: revision, currentYear: 2026)
      #expect(documents.map(\.name) == SchemaCatalog.names(of: revision))
    }
  }

  /// The bodies of the web app's requests; since 2026-08.
  private static let bodies = [
    "admin-cron-trigger", "admin-notifications-broadcast", "athlete-messages-check",
    "athlete-messages", "athlete-profile-field", "auth-change-email", "auth-change-password",
    "coaches-cascade-delete", "email-send", "family-code-regenerate", "family-invite",
    "interactions-cascade-delete", "notifications-create", "notifications-email", "player-profile",
    "recruiting-packet-email", "schools-cascade-delete", "schools-favicons",
    "user-preferences-category", "user-preferences-history", "user-profile-home-location",
    "user-profile",
  ].map { "api-" + $0 }

  /// The fields that forms and pages validate alone; since 2026-08.
  private static let formFields =
    [
      "role", "first-name", "last-name", "email", "phone", "twitter-handle", "instagram-handle",
      "notes",
    ].map { "form-coach-" + $0 } + ["type", "name", "start-date", "url"].map { "form-event-" + $0 }
    + [
      "name", "location", "division", "conference", "website", "twitter-handle",
      "instagram-handle", "notes", "status",
    ].map { "form-school-" + $0 }
    + [
      "admin-signup-email", "admin-signup-password", "forgot-password-email", "reset-password",
      "reset-password-confirm-password", "login-email", "login-password", "signup-email",
      "signup-password",
    ].map { "page-" + $0 }

  @Test("A field alone is the field of the whole form's schema")
  func fields() throws {
    let event = try WebSchema.event.schema(in: .august2026)
    let url = try #require(
      SchemaCatalog.document(named: "form-event-url", of: .august2026, currentYear: 2026))
    #expect(url.schema.field("url") == event.field("url") && url.schema.field("url") != nil)
    #expect(event.field("URL") == nil && ZodSchema.string().field("url") == nil)
    for schema in WebSchema.coachFormFields + WebSchema.eventFormFields + WebSchema.schoolFormFields
    {
      #expect(try schema.schema(in: .august2026) != ZodSchema.object {})
      #expect(throws: WebSchema.LookupError.self) { try schema.schema(in: .february2026) }
    }
  }

  @Test("A document is found by its name, written exactly, in one revision")
  func named() {
    let schemas = ["coach": ZodSchema.coach, "interaction": .interaction, "event": .event]
    for (name, schema) in schemas {
      let document = SchemaCatalog.document(named: name, of: .february2026, currentYear: 2026)
      #expect(document?.schema == schema)
    }
    #expect(
      SchemaCatalog.document(named: "coach", of: .august2026, currentYear: 2026)?.schema
        == (try? WebSchema.coach.schema(in: .august2026)))
    #expect(
      SchemaCatalog.document(named: "helpFeedback", of: .february2026, currentYear: 2026) == nil)
    #expect(
      SchemaCatalog.document(named: "socialMediaPost", of: .august2026, currentYear: 2026) == nil)
    for name in ["", "Coach", "coach ", "coaches", "coach-2026-08"] {
      #expect(SchemaCatalog.document(named: name, currentYear: 2026) == nil)
    }
  }

  @Test("Both revisions share what did not change")
  func shared() {
    let names = ["collegeScorecardResponse", "forgotPassword", "login", "resetPassword"]
    for document in SchemaCatalog.documents(of: .february2026, currentYear: 2026) {
      let later = SchemaCatalog.document(named: document.name, of: .august2026, currentYear: 2026)
      #expect((document.schema == later?.schema) == names.contains(document.name))
    }
  }

  @Test(
    "schemas/ holds what is exported, byte for byte", arguments: WebRevision.allCases)
  func exported(revision: WebRevision) throws {
    for document in SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear) {
      let exported = try Array((JSONWriter.indentedString(of: document.value) + "\n").utf8)
      #expect(
        try Repository.bytes(path(of: document, revision)) == exported,
        "Stale: run compass-validate export --year 2026 --into schemas, and look at the change.")
    }
  }

  @Test("schemas/ is a schema document that loads equal", arguments: WebRevision.allCases)
  func loaded(revision: WebRevision) throws {
    for document in SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear) {
      let loaded = try SchemaDocument(Repository.bytes(path(of: document, revision)))
      #expect(try loaded.value == document.value)
      #expect(loaded == document, "\(document.name)")
    }
  }

  @Test("A document names its version of Zod, and its revision if it has functions of the app")
  func selfContained() {
    for revision in WebRevision.allCases {
      for document in SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear) {
        #expect(document.zod == revision.zod, "\(document.name)")
        let usesFunctions = !document.schema.functionNames.isEmpty
        #expect(document.functions == (usesFunctions ? revision.rawValue : nil), "\(document.name)")
      }
    }
    let coach = SchemaCatalog.document(named: "coach", of: .august2026, currentYear: 2026)
    #expect(coach?.functions == "2026-08")
    let login = SchemaCatalog.document(named: "login", of: .august2026, currentYear: 2026)
    #expect(login?.zod == .v4_4_3 && login?.functions == nil)
  }

  private func path(of document: SchemaDocument, _ revision: WebRevision) -> String {
    let folder = revision == .february2026 ? "schemas" : "schemas/\(revision.rawValue)"
    return "\(folder)/\(document.name).json"
  }
}
