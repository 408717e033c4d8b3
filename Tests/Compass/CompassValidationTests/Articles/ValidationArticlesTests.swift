import CompassValidation
import Foundation
import Testing

/// The snippets of the landing page and of the articles on payloads and revisions.
@Suite struct ValidationArticlesTests {
  @Test func aPayloadIsJudged() throws {
    let print = Snippet("CompassValidation", 1)
    switch Validator.coach.validate(#"{"role": "head", "email": "A@B.CO"}"#) {
    case .valid(let output): print(output["email"]?.string ?? "none")  // a@b.co
    case .invalid(let issues): print(issues.fieldErrors)
    case .undecided(let reason): print(reason)
    }
    try print.expectPublished()
  }

  @Test func issuesSayWhatIsWrong() throws {
    let print = Snippet("ValidatingPayloads", 1)
    let outcome = Validator.coach.validate(#"{"role": "owner", "email": "dana@club"}"#)
    for issue in outcome.issues {
      print(issue.field, issue.code.rawValue, issue.range?.lowerBound ?? -1)
    }
    // role invalid_value 9
    // email invalid_format 27
    print(outcome.issues.firstMessage(for: "email") ?? "none")
    // Please enter a valid email address
    try print.expectPublished()
  }

  @Test func anOutputIsDecoded() throws {
    let print = Snippet("ValidatingPayloads", 2)
    let coach = try Validator(.coach)
    let payload = #"{"role": "head", "twitter_handle": "@coachdana", "age": 44}"#
    let decoded = try coach.decode(Coach.Input.self, from: payload)
    print(decoded.output?.role.displayName ?? "none")  // Head Coach
    print(decoded.output?.twitterHandle ?? "none")  // coachdana
    print(decoded.output?.email ?? "none")  // none
    try print.expectPublished()
  }

  @Test func aLimitLeavesAPayloadUndecided() throws {
    let print = Snippet("ValidatingPayloads", 3)
    let limits = ValidationLimits(maximumDepth: 2)
    let coach = try Validator(.coach, limits: limits)
    let outcome = coach.validate(#"{"role": "head", "tags": [[["a"]]]}"#)
    if case .undecided = outcome { print("undecided") }  // undecided
    print(outcome.isValid, outcome.issues.isEmpty)  // false true
    try print.expectPublished()
  }

  @Test func messagesAreReplaced() throws {
    let print = Snippet("ValidatingPayloads", 4)
    let coach = try Validator(.coach)
    let messages = IssueMessages { issue in
      issue.code == .invalidValue ? "Bitte eine Rolle wählen" : nil
    }
    let outcome = coach.validate(#"{"role": "owner"}"#, messages: messages)
    print(outcome.issues.fieldErrors)  // ["role": "Bitte eine Rolle wählen"]
    try print.expectPublished()
  }

  @Test func revisionsAnswerDifferently() throws {
    let print = Snippet("RevisionsAndDifferences", 1)
    let february = try Validator(.coach, revision: .february2026)
    let august = try Validator(.coach)
    let payload = #"{"role": "head", "phone": "+1 (555) 123-4567", "notes": null}"#
    print(february.validate(payload).isValid)  // false
    print(august.validate(payload).output?["phone"]?.string ?? "none")  // +15551234567
    try print.expectPublished()
  }

  @Test func aRevisionIsChosenByName() throws {
    let print = Snippet("RevisionsAndDifferences", 2)
    for revision in WebRevision.allCases {
      let event = try Validator(.event, revision: revision)
      let payload =
        #"{"type": "camp", "name": "Camp", "start_date": "2026-04-15", "url": "club.org"}"#
      print(revision.rawValue, event.validate(payload).isValid)
    }
    // 2026-02 false
    // 2026-08 true
    try print.expectPublished()
  }

  @Test func anAppIsAhead() throws {
    let print = Snippet("RevisionsAndDifferences", 3)
    let november = try WebRevision("2026-11", after: .august2026, zod: .v4_6_7) { web in
      web.change("coach") { $0.extend { Field("tags", .array(.string()).optional()) } }
      web.add("travelPlan", .object { Field("city", .string().min(2)) })
    }
    let tagged = #"{"role": "head", "tags": ["camp"]}"#
    print(Validator.coach(revision: november).validate(tagged).output?["tags"]?.jsonText ?? "none")
    // ["camp"]
    print(try Validator(WebSchema("travelPlan"), revision: november).isValid(#"{"city": "R"}"#))
    // false
    print(november > .august2026, november.known)  // true 2026-08
    try print.expectPublished()
  }

  @Test func aFormIsNoSchema() throws {
    let print = Snippet("RevisionsAndDifferences", 4)
    var form = CoachForm()
    form.email = " ana%ruiz@club.org "
    print(form.message(for: .email) ?? "fine")  // fine
    let coach = try Validator(.coach)
    let payload = #"{"role": "head", "email": " ana%ruiz@club.org "}"#
    print(coach.validate(payload).isValid)  // false
    try print.expectPublished()
  }
}
