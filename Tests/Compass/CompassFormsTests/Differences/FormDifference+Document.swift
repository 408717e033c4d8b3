import CompassSchemas
import SourceJSON

/// The tables of `docs/internals/form-differences.md`, from the rows that the tests check.
extension FormDifference {
  /// The line of a difference in the table of what a form sends and the schema rejects.
  var line: String {
    "| `\(id)` | \(forms.filter { $0 != "coach edit" }.joined(separator: ", ")) "
      + "| \(Self.sent[id] ?? "") | \(message.split(separator: "|").joined(separator: "\\|")) |"
  }

  /// The data that each difference lets a form send, in words.
  private static let sent = [
    "school-id":
      "the id of a chosen school, whatever its form: `state-university`",
    "name-units":
      "a first or last name of up to 100 characters, which may have more UTF-16 code units: 26 flags",
    "name-unlimited":
      "names of any length: 101 letters",
    "email-percent":
      "`a%b@c.org`",
    "email-dots":
      "a dot at either end of the name or at the start of the domain, or two in a row: `a..b@c.org`",
    "email-hyphen":
      "a part of the domain that starts with a hyphen: `ann@-club.org`",
    "notes-units":
      "notes of up to 5000 characters, which may have more UTF-16 code units",
    "subject-sanitized":
      "a subject measured in characters and before it is sanitized: 400 `&` in `<b>`",
    "content-sanitized":
      "content measured in characters, before it is sanitized and the note on the coach's interest is appended",
    "event-name-units":
      "a name of up to 255 characters, which may have more UTF-16 code units: 64 flags",
    "start-date":
      "any string: `start_date: \"banana\"`",
    "end-date":
      "any string that doesn't sort before the start: `tomorrow`",
    "end-date-calendar":
      "a day that the calendar doesn't have; the form compares days as strings: `2026-13-01`",
    "time":
      "any string as start or end: `noon`",
    "state":
      "a state that isn't two UTF-16 code units; the form only warns: `O`",
    "cost-negative":
      "any number: `cost: -5`",
    "cost-large":
      "any number: `cost: 100000.01`",
    "place-unlimited":
      "a location or an address of any length: 256 letters",
    "city-unlimited":
      "a city of any length: 101 letters",
    "text-unlimited":
      "a description or notes on the performance of any length: 2001 letters",
    "school-name-short":
      "a name that isn't blank: `B`",
    "school-name-unlimited":
      "a name of any length: 256 letters",
    "school-location-unlimited":
      "a location of any length: 256 letters",
    "website":
      "any string: `our site`",
    "twitter-handle":
      "any string: `two words`",
    "instagram-handle":
      "any string: `two words`",
    "school-notes-unlimited":
      "notes of any length: 5001 letters",
    "pros-and-cons-unlimited":
      "a string of any length: 501 letters",
    "school-status":
      "one of the nine statuses on offer, of which the schema has four: `camp_invite`",
  ]
}

extension RejectedEntry {
  /// The line of a difference in the table of what a form rejects and the schema accepts.
  var line: String {
    let revisions = revisions.map(\.name).joined(separator: ", ")
    let example = JSONWriter.string(of: example)
    return "| `\(id)` | \(forms.filter { $0 != "coach edit" }.joined(separator: ", ")) "
      + "| \(refused): `\(column): \(example)` | \(message) | \(revisions) |"
  }
}
