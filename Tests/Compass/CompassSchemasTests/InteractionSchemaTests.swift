import CompassSchemas
import SchemaModel
import Testing

@Suite("The interaction schema")
struct InteractionSchemaTests {
  @Test("Its fields, in the web app's order")
  func fields() {
    #expect(
      ZodSchema.interaction.keys == [
        "type", "direction", "subject", "content", "sentiment", "occurred_at", "school_id",
        "coach_id", "event_id",
      ])
  }

  @Test("Its lists of values, in order")
  func enumerations() {
    #expect(
      ZodSchema.interaction.field("type")
        == .enumeration(
          "email", "phone_call", "text", "in_person_visit", "virtual_meeting", "camp", "showcase",
          "tweet", "dm", "game", "unofficial_visit", "official_visit", "other"))
    #expect(ZodSchema.interaction.field("direction") == .enumeration("outbound", "inbound"))
    #expect(
      ZodSchema.interaction.field("sentiment")
        == .enumeration("positive", "neutral", "negative", "very_positive").nullable().optional())
  }

  @Test("A school or a coach must be named; the issue has the path of the school")
  func schoolOrCoach() {
    #expect(
      ZodSchema.interaction.checks == [
        ZodSchema.Check(
          .custom(.schoolOrCoach, path: ["school_id"]), message: "Must have either school or coach")
      ])
  }

  @Test("The coach's identifier is not wrapped once more, as the school's is")
  func identifiers() {
    #expect(ZodSchema.interaction.field("coach_id") == .app.uuid)
    #expect(ZodSchema.interaction.field("school_id") == .app.uuid.optional())
    #expect(ZodSchema.interaction.field("event_id") == .app.uuid.optional())
  }

  @Test("Its messages")
  func messages() {
    #expect(
      ZodSchema.interaction.messages == [
        "Text must not exceed 500 characters",
        "Text must not exceed 10000 characters",
        "Invalid date-time format",
        "Invalid ID format",
        "Invalid ID format",
        "Invalid ID format",
        "Must have either school or coach",
      ])
  }
}
