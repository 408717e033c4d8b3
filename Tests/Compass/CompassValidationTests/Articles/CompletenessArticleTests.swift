import CompassValidation
import Foundation
import Testing

/// The snippets of the article on profile completeness.
@Suite struct CompletenessArticleTests {
  @Test func aProfileIsScored() throws {
    let print = Snippet("ProfileCompleteness", 1)
    let profile = CompletenessRules.Profile(
      graduationYear: 2028, primarySport: "Baseball", gpa: 3.4)
    print(CompletenessRules.score(profile))  // 35
    let home = CompletenessRules.homeLocationIsSet(zip: "30137", latitude: nil, longitude: nil)
    print(CompletenessRules.score(profile, hasHighlightVideo: true, hasHomeLocation: home))  // 60
    try print.expectPublished()
  }

  @Test func aPromptIsPutOff() throws {
    let print = Snippet("ProfileCompleteness", 2)
    let now = try Date("2026-08-21T15:30:00Z", strategy: .iso8601)
    let later = CompletenessRules.dismissals(afterDismissing: "gpa", dismissed: [], now: now) ?? []
    print(later[0].until)  // 2026-08-28T15:30:00.000Z
    print(CompletenessRules.nextPrompt(dismissed: later, now: now)?.id ?? "none")  // test_scores
    try print.expectPublished()
  }
}
