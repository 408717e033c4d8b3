import JSPrimitives
import SourceJSON
import Testing

/// The differences of the forms' specifications from the web app's schemas, as in
/// `docs/internals/form-differences.md`.
extension FormDifference {
  static let all = coach + interaction + event + school

  private static let flag: Character = "\u{1F1FA}\u{1F1F8}"  // one character, four code units
  private static let coaches = ["coach", "coach edit"]

  private static func matches(_ text: JSText, _ pattern: String) -> Bool {
    (try? Regex(pattern).wholeMatch(in: text.string)) ?? nil != nil
  }

  private static let coach = [
    text(
      "school-id", ["coach", "new coach", "event"], ["school_id"], show: "state-university",
      "Invalid ID format"
    ) { !matches($0, "[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}") },
    length(
      "name-units", coaches, ["first_name", "last_name"], above: 100, show: .letters(26, flag)),
    length(
      "name-unlimited", ["new coach"], ["first_name", "last_name"], above: 100,
      show: .letters(101)),
    text(
      "email-percent", coaches, ["email"], show: "a%b@c.org",
      "Please enter a valid email address"
    ) { $0.string.contains("%") },
    text(
      "email-dots", coaches, ["email"], show: "a..b@c.org", "Please enter a valid email address"
    ) { matches($0, #"\..*|.*\.\..*|.*\.@.*|.*@\..*"#) },
    text(
      "email-hyphen", coaches, ["email"], show: "ann@-club.org",
      "Please enter a valid email address"
    ) { matches($0, #".*[@.]-[^@]*"#) },
    length("notes-units", coaches, ["notes"], above: 5000, show: .letters(1251, flag)),
  ]

  private static let interaction = [
    length(
      "subject-sanitized", ["interaction"], ["subject"], above: 500,
      show: .string(JSText("<b>" + String(repeating: "&", count: 400)))),
    length(
      "content-sanitized", ["interaction"], ["content"], above: 10_000,
      show: .letters(2501, flag)),
  ]

  private static let event = [
    length("event-name-units", ["event"], ["name"], above: 255, show: .letters(64, flag)),
    text(
      "start-date", ["event"], ["start_date"], show: "banana",
      "Invalid date format (use YYYY-MM-DD)"
    ) { !matches($0, #"\d{4}-\d{2}-\d{2}"#) },
    text(
      "end-date", ["event"], ["end_date"], show: "tomorrow", "Invalid date format (use YYYY-MM-DD)"
    ) { !matches($0, #"\d{4}-\d{2}-\d{2}"#) },
    FormDifference(
      "end-date-calendar", ["event"], ["end_date"], show: "2026-13-01",
      "End date must be after start date"
    ) { _, sent in
      // A day that doesn't exist rolls over or can't be compared.
      (["start_date", "end_date"] as [JSText]).contains { column in
        let day = sent[column]?.text ?? ""
        return !matches(day, #"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])"#)
      }
    },
    text(
      "time", ["event"], ["start_time", "end_time"], show: "noon", "Invalid time format"
    ) { !matches($0, #"\d{2}:\d{2}"#) },
    text("state", ["event"], ["state"], show: "O", "State must be 2 letters") {
      $0.string.utf16.count != 2
    },
    FormDifference(
      "cost-negative", ["event"], ["cost"], show: -5, "Amount must be positive"
    ) { _, sent in sent["cost"]?.number.map { $0 < 0 } ?? false },
    FormDifference(
      "cost-large", ["event"], ["cost"], show: 100_000.01, "Amount must not exceed $100,000"
    ) { _, sent in sent["cost"]?.number.map { $0 > 100_000 } ?? false },
    length(
      "place-unlimited", ["event"], ["location", "address"], above: 255, show: .letters(256)),
    length("city-unlimited", ["event"], ["city"], above: 100, show: .letters(101)),
    length(
      "text-unlimited", ["event"], ["description", "performance_notes"], above: 2000,
      show: .letters(2001)),
  ]

  private static let school = [
    text(
      "school-name-short", ["new school"], ["name"], show: "B",
      "School name must be at least 2 characters"
    ) { $0.string.utf16.count < 2 },
    length(
      "school-name-unlimited", ["new school"], ["name"], above: 255, show: .letters(256),
      "School name must not exceed 255 characters"),
    length(
      "school-location-unlimited", ["new school"], ["location"], above: 255,
      show: .letters(256)),
    text(
      "website", ["school information"], ["website"], show: "our site",
      "Please enter a valid URL"
    ) { !matches($0, #"https?://[a-z.]+"#) },
    text(
      "twitter-handle", ["school information"], ["twitter_handle"], show: "two words",
      "Invalid input"
    ) { !matches($0, "@?[A-Za-z0-9_]{1,15}") },
    text(
      "instagram-handle", ["school information"], ["instagram_handle"], show: "two words",
      "Invalid input"
    ) { !matches($0, "@?[A-Za-z0-9_.]{1,30}") },
    length(
      "school-notes-unlimited", ["school notes"], ["notes"], above: 5000, show: .letters(5001)),
    length(
      "pros-and-cons-unlimited", ["pros and cons"], ["pros", "cons"], above: 500,
      show: .letters(501), in: "new_pro"),
    text(
      "school-status", ["school status"], ["status"], show: "camp_invite",
      #"Invalid option: expected one of "researching"|"contacted"|"interested"|"#
        + #""offer_received"|"declined"|"committed""#
    ) {
      [
        "camp_invite", "recruited", "official_visit_invited", "official_visit_scheduled",
        "not_pursuing",
      ].contains($0)
    },
  ]
}
