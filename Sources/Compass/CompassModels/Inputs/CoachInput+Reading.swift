public import SourceJSON

extension Coach.Input: JSONDecodable {
  /// Reads the members in the order of the schema.
  public init(reading value: inout JSONValueReader) throws {
    schoolID = try value.readIfPresent("school_id")
    firstName = try value.readIfPresent("first_name")
    lastName = try value.readIfPresent("last_name")
    role = try value.read("role")
    email = try value.readIfPresent("email")
    phone = try value.readIfPresent("phone")
    twitterHandle = try value.readIfPresent("twitter_handle")
    instagramHandle = try value.readIfPresent("instagram_handle")
    notes = try value.readIfPresent("notes")
  }
}
