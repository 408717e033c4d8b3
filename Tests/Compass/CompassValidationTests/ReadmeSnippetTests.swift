import CompassValidation
import HTMLParsing
import JSRegexEngine
import Testing

/// The snippets of README and `docs/library.md` do what their comments say.
@Suite struct ReadmeSnippetTests {
  @Test func aValidator() throws {
    let coach = try Validator(.coach)
    let payload = #"{"role": "head", "email": "A@B.CO", "twitter_handle": "@ana"}"#
    guard case .valid(let output) = try coach.validate(payload) else {
      Issue.record("the payload is valid")
      return
    }
    #expect(output["email"]?.text == "a@b.co")
  }

  @Test func notesOnEveryPlatform() throws {
    let coach = try Validator(.coach)
    let outcome = try coach.validate(#"{"role": "head", "notes": "<p onclick=x>Called</p>"}"#)
    #expect(outcome.output?["notes"]?.text == "<p>Called</p>")
  }

  @Test func aDocument() throws {
    let tree = try HTMLParser().parse(document: "<p>Hi <b>there")
    #expect(tree.outline.hasSuffix("<b>\n|         \"there\""))
  }

  @Test func aForm() throws {
    var session = FormSession(CoachForm())
    session.form.email = "notanemail"
    session.leave(.email)
    #expect(session.errors.messages == ["Please enter a valid email address"])
    let coach = try Validator(.coach)
    let outcome = try coach.decode(CoachInput.self, from: Array(#"{"role": "head"}"#.utf8))
    #expect(outcome == .valid(CoachInput(role: .head)))
  }

  @Test func rules() {
    #expect(ResponsivenessScore(outbound: 3, inbound: 2).label == "Responsive")
    #expect(SchoolSize(studentSize: 40_804)?.displayName == "Very Large")
  }

  @Test func aRegularExpression() throws {
    let date = try JSRegex(#"^(?<year>\d{4})-(?<month>\d{2})$"#, flags: "u")
    #expect(try date.exec("2026-02")?["year"] == "2026")
    #expect(try JSRegex(#"(\w+) (\w+)"#).replace("Ana Ruiz", with: "$2, $1") == "Ruiz, Ana")
  }
}
