internal import JSPrimitives

/// The subject of a value, as its key suggests.
enum Subject: String, Sendable {
  case words, notes, firstName, lastName, fullName, city, state, street, school, team, email, phone
  case url, handle, title, password, date, time, dateTime, page, identifier, position
  case latitude, longitude, rate, money, count, gradePoints, satScore, actScore, birthDate

  /// The subject of a field, such as `first_name` or `website`.
  init(key: String) {
    let key = JSText(key.lowercased())
    let rule = Self.rules.first { rule in
      rule.parts.contains { rule.isWhole ? key == $0 : key.contains($0) }
    }
    self = rule?.subject ?? .words
  }

  /// The first rule that fits decides.
  private static let rules: [(subject: Subject, isWhole: Bool, parts: [JSText])] = [
    (.firstName, false, ["first_name", "firstname"]),
    (.lastName, false, ["last_name", "lastname"]),
    (.fullName, false, ["fullname", "full_name", "author_name"]),
    (.email, false, ["email"]), (.phone, false, ["phone"]), (.password, false, ["password"]),
    (.handle, false, ["handle"]), (.url, false, ["url", "website"]),
    (.dateTime, false, ["occurred_at", "post_date", "created_at"]),
    (.birthDate, false, ["dateofbirth", "birth"]), (.date, false, ["date"]),
    (.time, false, ["_time"]), (.page, true, ["page"]),
    (.latitude, false, ["location.lat", "latitude"]),
    (.longitude, false, ["location.lon", "longitude"]),
    (.city, false, ["city"]), (.state, true, ["state", "school.state"]),
    (.street, false, ["address", "location"]),
    (.school, false, ["high_school", "school.name", "conference"]), (.team, false, ["team"]),
    (.position, false, ["positions"]),
    (
      .notes, false,
      [
        "notes", "description", "content", "message", "conditions", "pros", "cons", "requirements",
      ]
    ),
    (.title, false, ["title", "subject", "label", "name"]),
    (.gradePoints, false, ["gpa"]), (.satScore, false, ["sat_"]), (.actScore, false, ["act_"]),
    (.rate, false, ["rate"]), (.money, false, ["tuition", "cost", "amount"]),
    (.count, false, ["size", "enrollment"]), (.identifier, false, ["_id", "code"]),
    (.identifier, true, ["id"]),
  ]
}
