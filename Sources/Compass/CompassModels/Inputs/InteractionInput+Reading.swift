public import SourceJSON

extension Interaction.Input: JSONDecodable {
  /// Reads the members in the order of the schema.
  public init(reading value: inout JSONValueReader) throws {
    type = try value.read("type")
    direction = try value.read("direction")
    subject = try value.readIfPresent("subject")
    content = try value.readIfPresent("content")
    sentiment = try value.readIfPresent("sentiment")
    let time = try value.read("occurred_at", as: String.self)
    guard let date = DatabaseDate.date(from: time) else {
      throw value.failure("\"\(time)\" is not an ISO 8601 date and time.", in: "occurred_at")
    }
    occurredAt = date
    schoolID = try value.readIfPresent("school_id")
    coachID = try value.readIfPresent("coach_id")
    eventID = try value.readIfPresent("event_id")
  }
}
