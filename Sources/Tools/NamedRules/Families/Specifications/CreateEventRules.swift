internal import CompassForms
internal import CompassRules
internal import SourceJSON

/// The decisions of the specification "Create Event" that no recorded rule has.
enum CreateEventRules {
  static let all = Rule.list(specification: "Create Event") {
    Rule(
      "event.schoolChoice", "The choice of a school: none, another, a new one, or one of the list.",
      { (text: String?) -> Members in
        switch EventRules.SchoolChoice(stored: text) {
        case .none: ["choice": "none", "schoolId": String?.none]
        case .other: ["choice": "other", "schoolId": String?.none]
        case .addNew: ["choice": "addNew", "schoolId": String?.none]
        case .school(let id): ["choice": "school", "schoolId": id]
        }
      }, "school")
    Rule(
      "event.discardQuestion", "The question before a form's unsent changes are lost, or null.",
      { (opened: JSONValue, edited: JSONValue) -> String? in
        // The form of an event does not depend on the clock.
        let defaults = FormDefaults(now: Date(timeIntervalSince1970: 0))
        var session = FormSession(EventForm(payload: opened.object ?? [:], defaults: defaults))
        session.form.fill(from: edited.object ?? [:])
        return session.needsDiscardConfirmation ? FormSession<EventForm>.discardQuestion : nil
      }, .typed("opened?", .object), .typed("edited?", .object))
  }
}
