import CompassSchemas
import Foundation
import HTMLSanitizing
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

extension WebRevision {
  /// A revision after the newest one, in which one field of one schema differs.
  fileprivate static let november2026 = WebRevision(known: "2026-11", after: .august2026)
}

extension WebSchema {
  /// The feedback schema, whose field `page` may be longer since 2026-11.
  fileprivate static let longerFeedback = WebSchema("feedback") { web in
    .object {
      Field("name", .app.sanitizedText(max: 255).app.optionalText(in: web))
      Field("email", .app.email)
      Field("feedbackType", .app.feedbackType)
      Field(
        "page",
        .app.sanitizedText(max: web < .november2026 ? 255 : 500).app.optionalText(in: web)
          .optional())
      Field("message", .app.sanitizedText(max: 5000).app.optionalText(in: web))
    }
  }
}

@Suite("Revisions of the web app")
struct WebRevisionTests {
  @Test("A new revision has the schemas of the one before")
  func inheritedSchemas() throws {
    #expect(
      SchemaCatalog.names(of: .november2026) == SchemaCatalog.names(of: .august2026))
    for name in SchemaCatalog.names(of: .august2026) {
      let (new, old) = try (document(name, of: .november2026), document(name, of: .august2026))
      #expect(new["schema"] == old["schema"] && new["zod"] == old["zod"])
    }
    #expect(WebSchema.createDeadline.exists(in: .november2026))
    #expect(!WebSchema.socialMediaPost.exists(in: .november2026))
  }

  @Test("A new revision has the functions, sanitizer, version and year of the one before")
  func inheritedFunctions() throws {
    let (new, old) = (WebRevision.november2026, WebRevision.august2026)
    #expect(new > old && new.zodVersion == old.zodVersion && new.recordedYear == old.recordedYear)
    #expect(try new.sanitizer.sanitize("R&D") == "R&amp;D")
    for (name, input, output) in [
      ("toE164US", "555-123-4567", "+15551234567"), ("assumeHttps", "b.co", "https://b.co"),
      ("sanitizeHtml+trim", " R&D ", "R&amp;D"),
    ] as [(String, String, String)] {
      let schema = ZodSchema.string().transform(ZodSchema.Transform(name))
      let validator = try Validator(schema, functions: new.functions)
      #expect(validator.validate(.string(JSText(input))).output == .string(JSText(output)))
    }
  }

  @Test("A schema states its difference beside the field")
  func oneChangedField() throws {
    let page = String(repeating: "p", count: 400)
    let payload: JSONValue = [
      "email": "a@b.co", "feedbackType": "bug", "page": .string(JSText(page)),
    ]
    #expect(!(try Validator(.longerFeedback, revision: .august2026).validate(payload).isValid))
    #expect(try Validator(.longerFeedback, revision: .november2026).validate(payload).isValid)
    for revision in WebRevision.allCases {
      #expect(
        try WebSchema.longerFeedback.schema(in: revision) == WebSchema.feedback.schema(in: revision)
      )
    }
  }

  @Test("Every revision names a version of Zod that the engine knows")
  func versionsOfZod() throws {
    for revision in WebRevision.allCases {
      #expect(revision.zod.rawValue == revision.zodVersion)
      #expect(try Validator(.coach, revision: revision).zod == revision.zod)
    }
    #expect(WebRevision.february2026.zod == .v4_3_6 && WebRevision.august2026.zod == .v4_4_3)
    #expect(WebRevision.november2026.zod == WebRevision.august2026.zod)
  }

  @Test("A schema that a revision doesn't have is an error with a sentence")
  func missingSchema() throws {
    let error = try #require(throws: WebSchema.LookupError.self) {
      try Validator(.createDeadline, revision: .february2026)
    }
    #expect(error.name == "createDeadline" && error.revision == .february2026)
    let sentence = #"The web app's revision 2026-02 has no schema named "createDeadline"."#
    #expect(error.errorDescription == sentence && error.localizedDescription == sentence)
    #expect("\(error)" == sentence)
  }

  private func document(_ name: String, of revision: WebRevision) throws -> JSONValue {
    let document = SchemaCatalog.document(named: name, of: revision, currentYear: 2026)
    return try #require(document).value
  }
}
