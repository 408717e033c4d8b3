import CompassValidation
import Testing

@Suite("An app builds its own schemas from the shared fields")
struct OwnSchemaTests {
  /// A scout's card, which the web app doesn't have.
  private static func scout(in web: WebRevision) -> ZodSchema {
    .object {
      Field("name", .app.sanitizedText(max: 10))
      Field("email", .app.email)
      Field("phone", .app.optionalPhone(in: web))
      Field("notes", .app.richText(max: 500, in: web))
      Field("website", .app.url(in: web).nullable().optional())
      Field(
        "code",
        .string().trim()
          .transform("upper") { .string(($0.text ?? "").uppercased()) }
          .pipe(
            .string().refine("codeStartsWithS", "Must start with S") { value in
              value.text?.string.hasPrefix("S") == true
            }))
    }
  }

  @Test("A word of the app's is not the one of Zod's with the same name")
  func words() throws {
    #expect(try !Validator(.object { Field("id", .uuid()) }).isValid("{}"))
    #expect(try Validator(.object { Field("id", .app.uuid) }).isValid("{}"))
  }

  @Test("The shared fields and functions in place", arguments: WebRevision.allCases)
  func valid(web: WebRevision) throws {
    let validator = try Validator(Self.scout(in: web))
    let outcome = validator.validate(
      #"{"name": "<i>Ana</i>", "email": "A@B.CO", "notes": "<p id=x>Hi</p>", "code": " s-1 "}"#)
    #expect(
      outcome.output
        == ["name": "Ana", "email": "a@b.co", "notes": "<p>Hi</p>", "code": "S-1"])
  }

  @Test("Their messages are the web app's, and the schema's own")
  func invalid() throws {
    let validator = try Validator(Self.scout(in: .august2026))
    let outcome = validator.validate(
      #"{"name": "Bartholomew", "email": "a@b.c", "phone": "12", "notes": "", "code": "x"}"#)
    #expect(outcome.issues.fieldErrors["name"] == "Text must not exceed 10 characters")
    #expect(outcome.issues.fieldErrors["email"] == "Please enter a valid email address")
    #expect(outcome.issues.fieldErrors["code"] == "Must start with S")
    #expect(outcome.issues.map(\.field) == ["name", "email", "phone", "code"])
  }

  @Test("The revision decides: since 2026-08 a phone number becomes E.164")
  func revisions() throws {
    let payload =
      #"{"name": "", "email": "a@b.co", "notes": "", "code": "s", "phone": "555-123-4567"}"#
    let phones = try [WebRevision.february2026, .august2026].map { web in
      try Validator(Self.scout(in: web)).validate(payload).output?["phone"]?.text
    }
    #expect(phones == ["555-123-4567", "+15551234567"])
  }
}
