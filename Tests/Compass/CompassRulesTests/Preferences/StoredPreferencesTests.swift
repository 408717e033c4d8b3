import CompassRules
import JSPrimitives
import SourceJSON
import Testing

@Suite("Stored preferences")
struct StoredPreferencesTests {
  private let rules = PreferenceRules.self

  @Test(
    "A stored number is what JavaScript makes of it",
    arguments: [
      (nil, 7), (0, 0), (-0.5, -0.5), ("", 0), ("0x10", 16), ("\u{A0}1e2 ", 100), ("+5", 5),
      ("7 days", 7), ("\u{0663}", 7), (true, 1), (false, 0), ([], 0), ([[" 3 "]], 3), ([1, 2], 7),
      ([nil], 0), ([true], 7), (["a": 1], 7), ("Infinity", .infinity), ("1_000", 7),
    ] as [(JSONValue, Double)])
  func numbers(stored: JSONValue, days: Double) {
    #expect(
      rules.notifications(from: ["followUpReminderDays": stored])?.followUpReminderDays == days)
  }

  @Test(
    "A stored text is true only if it reads so",
    arguments: [
      ("true", true), ("TRUE", true), (" true", false), ("1", false), ("", false), (0, false),
      (-0.0, false), (.number(.nan), false), (-1, true), ([], true), ([:], true), (false, false),
    ] as [(JSONValue, Bool)])
  func flags(stored: JSONValue, isOn: Bool) {
    let found = rules.notifications(
      from: ["enableDailyDigest": stored, "emailOnlyHighPriority": stored])
    #expect(found?.enablesDailyDigest == isOn && found?.emailsOnlyHighPriority == isOn)
  }

  @Test("Null and a missing field give the defaults; a list is an object without fields")
  func defaults() {
    let standard = PreferenceRules.NotificationPreferences()
    #expect(rules.notifications(from: [:]) == standard)
    #expect(rules.notifications(from: []) == standard)
    #expect(
      rules.notifications(from: ["enableDailyDigest": nil, "emailOnlyHighPriority": nil])
        == standard)
    for stored: JSONValue? in [.none, .some(.null), "x", 5, true] {
      #expect(rules.notifications(from: stored) == nil)
      #expect(rules.homeLocation(from: stored) == nil)
      #expect(rules.player(from: stored) == nil)
      #expect(rules.dashboard(from: stored) == nil)
      #expect(rules.school(from: stored, now: .invalid) == nil)
    }
  }

  @Test("Quiet hours are any value as text")
  func quietHours() {
    let found = rules.notifications(from: ["quietHoursStart": [1, nil, 2], "quietHoursEnd": [:]])
    #expect(found?.quietHoursStart == "1,,2" && found?.quietHoursEnd == "[object Object]")
  }

  @Test("A home needs one value that isn't empty, and keeps the empty ones beside it")
  func homes() {
    for empty: JSONValue in [nil, "", 0, false] {
      #expect(rules.homeLocation(from: ["zip": empty, "latitude": empty]) == nil)
    }
    let home = rules.homeLocation(from: [
      "city": "", "zip": 44017, "latitude": "x", "longitude": "0",
    ])
    #expect(home?.city == "" && home?.zip == "44017" && home?.address == nil)
    #expect(home?.latitude == nil && home?.longitude == 0)
    #expect(rules.homeLocation(from: ["country": "US"]) == nil)
    #expect(rules.homeLocation(from: ["state": []])?.state == "")
  }

  @Test("Preferences for a school need a list with members")
  func schoolPreferences() {
    let now = Date("2026-08-21T15:30:00Z", clock: .utc)
    #expect(rules.school(from: ["preferences": []], now: now) == nil)
    let found = rules.school(
      from: [
        "preferences": [["category": " location ", "priority": "x", "is_dealbreaker": "TRUE"], 5],
        "last_updated": 0, "template_used": "",
      ], now: now)
    let first = found?.preferences.first
    #expect(first?.category == .location && first?.priority == 0 && first?.isDealbreaker == true)
    #expect(first?.value == nil && first?.id == "" && first?.type == "")
    #expect(found?.preferences.count == 2 && found?.templateUsed == "" && found?.lastUpdated == "0")
    let undated = rules.school(from: ["preferences": [[:]], "last_updated": ""], now: now)
    #expect(undated?.lastUpdated == "2026-08-21T15:30:00.000Z" && undated?.templateUsed == nil)
    #expect(rules.defaultSchoolPreferences(now: now).preferences.isEmpty)
  }
}
