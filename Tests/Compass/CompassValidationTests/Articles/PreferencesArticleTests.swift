import CompassValidation
import Testing

/// The snippets of the article on stored preferences.
@Suite struct PreferencesArticleTests {
  @Test func storedJSONIsRead() throws {
    let print = Snippet("StoredPreferences", 1)
    let stored: JSONValue = ["followUpReminderDays": " 14 ", "enableDailyDigest": "yes"]
    let notifications =
      PreferenceRules.notifications(from: stored) ?? PreferenceRules.NotificationPreferences()
    print(notifications.followUpReminderDays, notifications.enablesDailyDigest)  // 14.0 false
    let player = PreferenceRules.player(from: [
      "primary_sport": "Baseball", "primary_position": "ss", "positions": ["p", "Utility"],
      "gpa": "3.9",
    ])
    print(player?.text(.primaryPosition) ?? "none", player?.positions ?? [])
    // Shortstop ["Pitcher", "Utility"]
    print(player?.numbers[.gpa] ?? 0)  // 3.9
    print(PreferenceRules.homeLocation(from: ["city": ""]) == nil)  // true
    try print.expectPublished()
  }

  @Test func columnsAndFilesAreChecked() throws {
    let print = Snippet("StoredPreferences", 2)
    print(try PreferenceRules.value(of: " 0x48 ", for: .heightInches))  // number(72.0)
    do {
      _ = try PreferenceRules.value(of: "37", for: .actScore)
    } catch {
      print(error.message)  // Value out of range
    }
    let letter = PreferenceRules.FileToUpload(
      name: "letter.pdf", mimeType: "application/pdf", size: 6_000_000)
    print(PreferenceRules.documentError(in: letter, type: .recommendationLetter) ?? "accepted")
    // accepted
    print(PreferenceRules.fileError(in: letter, type: .recommendationLetter)?.message ?? "accepted")
    // File too large. Maximum size is 5MB
    try print.expectPublished()
  }
}
