internal import CompassRules
internal import SourceJSON

/// The rules of events by their recorded names.
enum EventFamily {
  static let all = form + pages

  private static let form = Rule.list {
    Rule(
      "event.defaults", "The dates and times after fields were set one after the other.",
      { (pairs: [[String]], source: RuleSource) throws(RuleError) -> Members in
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
        return [
          "start_date": schedule.startDate, "start_time": schedule.startTime,
          "end_date": schedule.endDate, "end_time": schedule.endTime,
        ]
      }, "set")
    Rule(
      "event.directions", "The address of a map search for a place.",
      { (address: String, city: String, state: String, source: RuleSource) -> Members in
        let directions = EventRules.Directions(address: address, city: city, state: state)
        return ["url": directions.link(source: source)]
      }, "address", "city", "state")
    Rule(
      "event.insert", "The row that a filled event form is stored as.", until: .february2026,
      { (form: RuleArguments, user: String) -> Members? in
        guard let details = form.read(EventRules.Details.self) else { return nil }
        let row = EventRules.Row(
          type: form["type"], name: form["name"], startDate: form["start_date"],
          school: .init(stored: details.schoolID), details: details,
          checkinTime: form["checkin_time"], eventSource: form["event_source"],
          registered: form["registered"], attended: form["attended"], userID: user)
        return Members(
          [
            ("type", row.type), ("name", row.name), ("start_date", row.startDate),
            ("checkin_time", row.checkinTime), ("event_source", row.eventSource),
            ("registered", row.registered), ("attended", row.attended), ("user_id", row.userID),
          ] + ResultEncoder.members(of: row.details))
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
          .map(\.id)
      }, "events", "search?", "type?", .orOther("status"), .orOther("range"),
      .orOther(.or("sortBy", "date_desc")), "now")
    Rule(
      "event.calendarGrid", "The six weeks of a month's page.",
      { (year: Int, month: Int) -> Members in
        let grid = EventRules.calendarGrid(year: year, month: month)
        return [
          "title": grid.title, "count": grid.days.count, "first": grid.days.first,
          "last": grid.days.last,
        ]
      }, "year", "month")
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
