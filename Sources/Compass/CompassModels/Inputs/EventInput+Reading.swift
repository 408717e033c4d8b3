public import SourceJSON

extension Event.Input: JSONDecodable {
  /// Reads the members in the order of the schema.
  public init(reading value: inout JSONValueReader) throws {
    type = try value.read("type")
    name = try value.readIfPresent("name")
    location = try value.readIfPresent("location")
    city = try value.readIfPresent("city")
    state = try value.readIfPresent("state")
    address = try value.readIfPresent("address")
    startDate = try value.read("start_date")
    endDate = try value.readIfPresent("end_date")
    startTime = try value.readIfPresent("start_time")
    endTime = try value.readIfPresent("end_time")
    url = try value.readIfPresent("url")
    description = try value.readIfPresent("description")
    cost = try value.readIfPresent("cost")
    schoolID = try value.readIfPresent("school_id")
    registered = try value.read("registered")
    attended = try value.read("attended")
    performanceNotes = try value.readIfPresent("performance_notes")
  }
}
