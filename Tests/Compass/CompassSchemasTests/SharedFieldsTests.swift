import CompassSchemas
import SchemaModel
import Testing

@Suite("Fields that the schemas share")
struct SharedFieldsTests {
  @Test("Plain text is measured before its tags are removed")
  func sanitizedText() {
    #expect(
      ZodSchema.app.sanitizedText(max: 7)
        == ZodSchema(
          .pipe(
            .string().max(7, "Text must not exceed 7 characters"),
            ZodSchema(.transform(.stripHTMLAndTrim)))))
  }

  @Test("Rich text is measured before its HTML is cleaned")
  func richText() {
    for revision in WebRevision.allCases {
      #expect(
        ZodSchema.app.richText(max: 7, in: revision)
          == .string().max(7, "Text must not exceed 7 characters").transform("sanitizeHtml+trim"))
    }
  }

  @Test("An email address is checked first, then lowered and trimmed")
  func email() {
    #expect(
      ZodSchema.app.email.checks.map(\.kind) == [
        .minLength(5), .maxLength(255),
        .format(.named(.email, pattern: nil)),
        .overwrite(.toLowerCase), .overwrite(.trim),
      ])
  }

  @Test("A state has two code units and is upper-cased afterwards")
  func state() {
    #expect(
      ZodSchema.app.state.checks == [
        ZodSchema.Check(.lengthEquals(2), message: "State must be 2 letters"),
        ZodSchema.Check(.overwrite(.toUpperCase)),
      ])
  }

  @Test("An address on the web has two checks, and both run")
  func url() {
    #expect(
      ZodSchema.app.url(in: .february2026).checks == [
        ZodSchema.Check(.format(.named(.url, pattern: nil)), message: "Please enter a valid URL"),
        ZodSchema.Check(
          .custom(.httpURL, path: nil), message: "URL must start with http:// or https://"),
      ])
  }

  @Test("An identifier may be absent or null")
  func uuid() {
    #expect(ZodSchema.app.uuid == .union(.string().uuid("Invalid ID format").optional(), .null))
  }

  @Test("Handles lose one leading @ after they were checked")
  func handles() {
    for handle in [ZodSchema.app.twitterHandle, .app.instagramHandle] {
      guard case .pipe(let input, let output) = handle.node else {
        Issue.record("\(handle.node)")
        continue
      }
      #expect(input.checks.count == 1)
      #expect(output == ZodSchema(.transform(.stripLeadingAt)))
    }
  }
}
