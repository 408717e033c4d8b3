import CompassSchemas
import SchemaModel
import Testing

@Suite("The event schema")
struct EventSchemaTests {
  @Test("Its fields, in the web app's order")
  func fields() {
    #expect(
      ZodSchema.event.keys == [
        "type", "name", "location", "city", "state", "address", "start_date", "end_date",
        "start_time", "end_time", "url", "description", "cost", "school_id", "registered",
        "attended", "performance_notes",
      ])
  }

  @Test("The kinds of event, in order")
  func type() {
    #expect(
      ZodSchema.event.field("type")
        == .enumeration("showcase", "camp", "official_visit", "unofficial_visit", "game"))
  }

  @Test("Only the start must be a date; the end and the times may be null or absent")
  func dates() {
    #expect(ZodSchema.event.field("start_date") == .app.date)
    #expect(ZodSchema.event.field("end_date") == .app.date.nullable().optional())
    #expect(ZodSchema.event.field("start_time") == .app.time.nullable().optional())
    #expect(ZodSchema.event.field("end_time") == .app.time.nullable().optional())
  }

  @Test("Whoever says nothing has neither registered nor attended")
  func defaults() {
    #expect(ZodSchema.event.field("registered") == .boolean().default(false))
    #expect(ZodSchema.event.field("attended") == .boolean().default(false))
  }

  @Test("The end is not before the start; the issue has the path of the end")
  func endNotBeforeStart() {
    #expect(
      ZodSchema.event.checks == [
        ZodSchema.Check(
          .custom(.endNotBeforeStart, path: ["end_date"]),
          message: "End date must be after start date")
      ])
  }

  @Test("A cost is null or from 0 to 100,000")
  func cost() {
    #expect(
      ZodSchema.event.field("cost")
        == .number().gte(0, "Amount must be positive")
        .lte(100_000, "Amount must not exceed $100,000").or(.null).optional())
  }
}
