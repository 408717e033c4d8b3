internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The event form's rules by their recorded names.
enum EventFamily {
  static let all = [
    Rule(
      "event.defaults", "The dates and times after fields were set one after the other.",
      [RuleParameter("set", .pairs), .source]
    ) { arguments throws(RuleError) in
      var schedule = EventRules.Schedule(source: try arguments.source())
      for pair in arguments.value["set"]?.elements ?? [] {
        let text = pair[1]?.string ?? ""
        switch pair[0]?.text {
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
        "start_date": .text(schedule.startDate), "start_time": .text(schedule.startTime),
        "end_date": .text(schedule.endDate), "end_time": .text(schedule.endTime),
      ]
    },
    Rule(
      "event.directions", "The address of a map search for a place.",
      [.text("address"), .text("city"), .text("state"), .source]
    ) { arguments throws(RuleError) in
      let directions = EventRules.Directions(
        address: arguments.text("address") ?? "", city: arguments.text("city") ?? "",
        state: arguments.text("state") ?? "")
      return ["url": .text(directions.link(source: try arguments.source()))]
    },
    Rule(
      "event.insert", "The row that a filled event form is stored as.",
      until: .february2026,
      [.object("form"), .text("userId").optional]
    ) { arguments throws(RuleError) in
      row(arguments.object("form"), userID: arguments.text("userId"))
    },
  ]

  private static func row(_ form: RuleArguments, userID: String?) -> JSONValue {
    var row = EventRules.Row(
      type: form.text("type") ?? "", name: form.text("name") ?? "",
      location: form.text("location"), address: form.text("address"), city: form.text("city"),
      state: form.text("state"), startDate: form.text("start_date") ?? "",
      startTime: form.text("start_time"), endDate: form.text("end_date"),
      endTime: form.text("end_time"), checkinTime: form.text("checkin_time"),
      url: form.text("url"), description: form.text("description"),
      eventSource: form.text("event_source"), cost: form.number("cost"),
      registered: form.flag("registered") ?? false, attended: form.flag("attended") ?? false,
      performanceNotes: form.text("performance_notes"), userID: userID ?? "user-1")
    row.schoolID = EventRules.SchoolChoice.stored(form.text("school_id"))
    return [
      "type": .text(row.type), "name": .text(row.name), "school_id": .text(row.schoolID),
      "location": .text(row.location), "address": .text(row.address), "city": .text(row.city),
      "state": .text(row.state), "start_date": .text(row.startDate),
      "start_time": .text(row.startTime), "end_date": .text(row.endDate),
      "end_time": .text(row.endTime), "checkin_time": .text(row.checkinTime),
      "url": .text(row.url), "description": .text(row.description),
      "event_source": .text(row.eventSource), "cost": .number(row.cost),
      "registered": .boolean(row.registered), "attended": .boolean(row.attended),
      "performance_notes": .text(row.performanceNotes), "user_id": .text(row.userID),
    ]
  }
}
