import CompassSchemas
import SchemaModel
import Testing

@Suite("The coach schema")
struct CoachSchemaTests {
  @Test("Its fields, in the web app's order")
  func fields() {
    #expect(
      ZodSchema.coach.keys == [
        "school_id", "first_name", "last_name", "role", "email", "phone", "twitter_handle",
        "instagram_handle", "notes",
      ])
  }

  @Test("Only the role must be there")
  func role() {
    #expect(ZodSchema.coach.field("role") == .enumeration("head", "assistant", "recruiting"))
    for key in ZodSchema.coach.keys ?? [] where key != "role" {
      guard case .optional = ZodSchema.coach.field(key)?.node else {
        Issue.record("\(key) must be there")
        continue
      }
    }
  }

  @Test("Names hold 100 code units, notes 5000, and all may be empty")
  func texts() {
    for (key, maximum) in [("first_name", 100), ("last_name", 100)] {
      #expect(
        ZodSchema.coach.field(key) == .app.sanitizedText(max: maximum).or(.literal("")).optional())
    }
    #expect(
      ZodSchema.coach.field("notes")
        == .app.richText(max: 5000, in: .february2026).or(.literal("")).optional())
  }

  @Test("Other keys are stripped and nothing is checked across fields")
  func object() {
    guard case .object(let shape) = ZodSchema.coach.node else {
      Issue.record("\(ZodSchema.coach.node)")
      return
    }
    #expect(shape.unknownKeys == .strip)
    #expect(ZodSchema.coach.checks.isEmpty)
  }

  @Test("Its messages")
  func messages() {
    #expect(
      ZodSchema.coach.messages == [
        "Invalid ID format",
        "Text must not exceed 100 characters",
        "Text must not exceed 100 characters",
        "Email must be at least 5 characters",
        "Email must not exceed 255 characters",
        "Please enter a valid email address",
        "Please enter a valid phone number",
        "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)",
        "Invalid Instagram handle (1-30 characters, letters/numbers/dots/underscore)",
        "Text must not exceed 5000 characters",
      ])
  }
}
