import CompassForms
import CompassModels
import CompassRules
import CompassSchemas
import Foundation
import SourceJSON
import Validation

/// The forms and lists of an app, beside what an app would write without them.
///
/// A form's peer is one validation of the same coach by the app's schema: a form also tidies, words its messages and makes a
/// row. A list's peer is Foundation's search and order of the same rows.
enum AppBench {
  /// The measured call, its peer, and the maximum ratio of the two.
  private static let rows: [(name: String, peer: String, target: Double)] = [
    ("a coach typed, one field left", "validate", 6), ("a coach submitted", "validate", 24),
    ("an event submitted", "validate", 65), ("coaches by name", "Foundation by name", 0.4),
    ("coaches searched", "Foundation search", 0.6), ("schools, a page", "Foundation by name", 0.2),
    ("events by name", "Foundation by name", 0.5),
  ]
  private static let count = 2_000

  /// Prints the table; returns whether every target is met.
  static func printTable(rounds: Int) throws -> Bool {
    let times = try TextRounds(measures(), count: rounds)
    print(
      """
      Forms and lists of \(count) rows, CPU microseconds, medians of \(rounds) interleaved rounds

      | call | microseconds | peer | ratio | target |
      | --- | ---: | --- | ---: | ---: |
      """)
    var isMet = true
    for (name, peer, target) in rows {
      let ratio = times.ratio(name, to: peer)
      isMet = isMet && ratio <= target
      print(
        String(
          format: "| %@ | %.1f | %@ | %.2f | %.1f |", name, times.median(name) / 1_000, peer, ratio,
          target))
    }
    return isMet
  }

  private static func measures() throws -> [TextMeasure] {
    try forms() + lists()
  }

  private static func forms() throws -> [TextMeasure] {
    let author = FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family")
    var coach = CoachForm()
    coach.schoolID = "7d9e1c1e-7d3c-4a58-9c57-1b1f1a1d3a11"
    coach.role = .head
    coach.firstName = " Dana "
    coach.lastName = "O'Neil-Pérez"
    coach.email = "Dana@University.EDU"
    coach.twitterHandle = "@coachdana"
    coach.notes = "Met at <b>camp</b>"
    var event = EventForm()
    event.type = .camp
    event.name = "Summer camp"
    event.startDate = "2026-07-04"
    event.startTime = "09:30"
    event.url = "https://camp.example.edu/"
    let validator = try Validator(.coach, zod: WebRevision.newest.zod)
    let payload = JSONValue.object(coach.payload)
    let (filled, planned) = (coach, event)
    return [
      TextMeasure(name: "validate") {
        if case .undecided = validator.validate(payload) { 0 } else { 1 }
      },
      TextMeasure(name: "a coach typed, one field left") {
        var session = FormSession(filled)
        session.form.email = "notanemail"
        session.leave(.email)
        return session.message(for: .email) == nil || !session.isSubmitDisabled ? 0 : 1
      },
      TextMeasure(name: "a coach submitted") {
        filled.submission(by: author).submission == nil ? 0 : 1
      },
      TextMeasure(name: "an event submitted") {
        planned.submission(by: author).submission == nil ? 0 : 1
      },
    ]
  }

  private static func lists() -> [TextMeasure] {
    var random = SeededNames(seed: 11)
    let names = (0..<count).map { _ in random.name() }
    let coaches = names.enumerated().map { index, name in
      CoachRules.ListEntry(
        id: "\(index)", firstName: name.first, lastName: name.last, role: StoredWord("head"))
    }
    let schools = names.enumerated().map { index, name in
      MatchingRules.SchoolListEntry(id: "\(index)", name: name.last + " " + name.first)
    }
    let events = names.enumerated().map { index, name in
      EventRules.ListEntry(
        id: "\(index)", name: name.last, type: "camp", startDate: "2026-07-04")
    }
    let lastNames = names.map(\.last)
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    let list = CoachRules.List(coaches)
    return [
      TextMeasure(name: "coaches by name") {
        list.filtered(by: .none, sortedBy: .name, now: now, clock: .utc).count
      },
      TextMeasure(name: "coaches searched") {
        list.filtered(by: .init(search: "ana"), sortedBy: nil, now: now, clock: .utc).count
      },
      TextMeasure(name: "schools, a page") {
        MatchingRules.page(of: schools, filters: .none).schools.count
      },
      TextMeasure(name: "events by name") {
        EventRules.list(events, sort: .name, now: now, clock: .utc).count
      },
      TextMeasure(name: "Foundation by name") {
        lastNames.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.count
      },
      TextMeasure(name: "Foundation search") {
        names.filter {
          $0.first.localizedCaseInsensitiveContains("ana")
            || $0.last.localizedCaseInsensitiveContains("ana")
        }.count
      },
    ]
  }
}

/// Names of people that a seed decides.
private struct SeededNames {
  private var state: UInt64
  private static let syllables = ["an", "da", "ló", "mi", "ra", "Pé", "rez", "O'", "na", "ki"]

  init(seed: UInt64) { state = seed }

  mutating func name() -> (first: String, last: String) {
    (word(2).capitalized, word(3).capitalized)
  }

  private mutating func word(_ length: Int) -> String {
    (0..<length).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.syllables[Int(state >> 33) % Self.syllables.count]
    }.joined()
  }
}
