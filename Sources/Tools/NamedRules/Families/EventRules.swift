internal import CompassRules
internal import SourceJSON

/// The rules of events by their recorded names.
enum EventFamily {
  static let all = form + pages

  private static let form = Rule.list {
    Rule(
      "event.defaults", "The dates and times after fields were set one after the other.",
      { (pairs: [[String]], source: RuleSource) throws(RuleError) -> EventRules.Schedule in
        var schedule = EventRules.Schedule(source: source)
        for pair in pairs {
          let text = pair.last ?? ""
          switch pair.first {
          case "start_date": schedule.setStartDate(text)
          case "start_time": schedule.setStartTime(text)
          case "end_date": schedule.endDate = text
          case "end_time": schedule.endTime = text
          default:
            throw .arguments(
              "the argument \"set\" names start_date, start_time, end_date and end_time")
          }
        }
        return schedule
      }, "set")
    Rule(
      "event.directions", "The address of a map search for a place.",
      { (address: String, city: String, state: String, source: RuleSource) -> Members in
        let directions = EventRules.Directions(address: address, city: city, state: state)
        return ["url": directions.link(source: source)]
      }, "address", "city", "state")
    Rule(
      "event.insert", "The row that a filled event form is stored as.", until: .february2026,
      { (form: EventRules.Row, user: String) in
        var row = form
        row.userID = user
        return row
      }, "form", .or("userId", "user-1"))
  }

  private static let pages = Rule.list(since: .august2026) {
    Rule(
      "event.list", "The events that match the filters, in order.",
      {
        (
          events: [EventRules.ListEntry], search: String, type: String,
          status: EventRules.Attendance?, range: EventRules.DateRange?, sort: EventRules.Sort,
          now: Date, clock: LocalClock
        ) in
        let filters = EventRules.Filters(
          search: search, type: type, attendance: status, range: range)
        return EventRules.list(events, filters: filters, sort: sort, now: now, clock: clock)
      }, "events", "search?", "type?", .orOther("status"), .orOther("range"),
      .orOther(.or("sortBy", "date_desc")), "now")
    Rule(
      "event.calendarGrid", "The six weeks of a month's page.", EventRules.calendarGrid, "year",
      "month")
    Rule(
      "event.dateRangeText", "The days of an event.", EventRules.dateRangeText, "startDate",
      "endDate")
    Rule(
      "event.words", "The names of an event's kind and of the athlete's part.",
      { (type, isAttended: Bool, isRegistered: Bool) -> Members in
        [
          "type": EventType.displayName(of: type),
          "status": EventRules.Attendance(isRegistered: isRegistered, isAttended: isAttended)
            .displayName,
        ]
      }, "type", "attended?", "registered?")
  }
}

/// A result has the id instead of an event.
extension EventRules.ListEntry: RuleRow, RuleResult {
  init(_ row: RuleArguments) {
    self.init(
      id: row["id"], name: row["name"], type: row["type"], startDate: row["start_date"],
      description: row["description"], address: row["address"], city: row["city"],
      isRegistered: row["registered"], isAttended: row["attended"])
  }

  var json: JSONValue { id.json }
}

/// A result has the first and the last day.
extension EventRules.CalendarGrid: RuleObject {
  var members: Members {
    ["title": title, "count": days.count, "first": days.first, "last": days.last]
  }
}

extension EventRules.Schedule: RuleObject {
  var members: Members {
    [
      "start_date": startDate, "start_time": startTime, "end_date": endDate, "end_time": endTime,
    ]
  }
}

extension EventRules.Row: RuleRow, RuleObject {
  init(_ form: RuleArguments) {
    self.init(
      type: form["type"], name: form["name"], school: .init(stored: form["school_id"]),
      location: form["location"], address: form["address"], city: form["city"],
      state: form["state"], startDate: form["start_date"], startTime: form["start_time"],
      endDate: form["end_date"], endTime: form["end_time"], checkinTime: form["checkin_time"],
      url: form["url"], description: form["description"], eventSource: form["event_source"],
      cost: form["cost"], registered: form["registered"], attended: form["attended"],
      performanceNotes: form["performance_notes"], userID: "")
  }

  var members: Members {
    [
      "type": type, "name": name, "school_id": schoolID, "location": location,
      "address": address, "city": city, "state": state, "start_date": startDate,
      "start_time": startTime, "end_date": endDate, "end_time": endTime,
      "checkin_time": checkinTime, "url": url, "description": description,
      "event_source": eventSource, "cost": cost, "registered": registered, "attended": attended,
      "performance_notes": performanceNotes, "user_id": userID,
    ]
  }
}
