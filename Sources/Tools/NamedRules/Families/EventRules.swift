internal import CompassRules

/// The event form's rules by their recorded names.
enum EventFamily {
  static let all = Rule.list {
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
