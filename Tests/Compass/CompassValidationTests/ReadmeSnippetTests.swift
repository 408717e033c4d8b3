import CompassValidation
import HTMLParsing
import JSRegexEngine
import Testing

/// The snippets of README and `docs/library.md` compile and print what their comments say.
@Suite struct ReadmeSnippetTests {
  /// README's first snippet is a manifest, and the third of `docs/library.md` shows single fields.
  @Test func everyOtherSnippetHasItsTest() throws {
    #expect(try Article(named: "README.md").snippets.count == 2)
    #expect(try Article(named: "docs/library.md").snippets.count == 10)
  }

  @Test func readme() throws {
    let print = Snippet("README.md", 2)
    let coach = try Validator(.coach)
    switch try coach.validate(#"{"role": "head", "email": "A@B.CO", "twitter_handle": "@ana"}"#) {
    case .valid(let output): print(output["email"]?.text ?? "none")  // a@b.co
    case .invalid(let issues): print(issues.fieldErrors)
    case .undecided(let reason): print(reason)
    }
    try print.expectPublished()
  }

  @Test func aValidator() throws {
    let print = Snippet("docs/library.md", 1)
    let coach = try Validator(.coach)
    switch try coach.validate(#"{"role": "head", "email": "A@B.CO", "twitter_handle": "@ana"}"#) {
    case .valid(let output): print(output["email"]?.text ?? "none")  // a@b.co
    case .invalid(let issues): print(issues.fieldErrors)
    case .undecided(let reason): print(reason)
    }
    try print.expectPublished()
  }

  @Test func aTypeThatReadsItself() throws {
    let coach = try Validator(.coach)
    let print = Snippet("docs/library.md", 2)
    struct Contact: JSONDecodable {
      var email: String?
      var role: String

      init(reading value: inout JSONValueReader) throws {
        email = try value.readIfPresent("email")
        role = try value.read("role")
      }
    }

    let contact = try coach.decode(Contact.self, from: #"{"role": "head", "email": "A@B.CO"}"#)
    print(contact.output?.email ?? "none")  // a@b.co
    print(try coach.isValid(#"{"role": "head"}"#))  // true
    try print.expectPublished()
  }

  @Test func notesOnEveryPlatform() throws {
    let print = Snippet("docs/library.md", 4)
    let coach = try Validator(.coach)
    let outcome = try coach.validate(#"{"role": "head", "notes": "<p onclick=x>Called</p>"}"#)
    print(outcome.output?["notes"]?.text ?? "none")  // <p>Called</p>
    try print.expectPublished()
  }

  @Test func aTypedOutput() throws {
    let coach = try Validator(.coach)
    let outcome = try coach.decode(CoachInput.self, from: Array(#"{"role": "head"}"#.utf8))
    #expect(outcome == .valid(CoachInput(role: .head)))
  }

  @Test func formsOfIssues() throws {
    let coach = try Validator(.coach)
    let print = Snippet("docs/library.md", 5)
    let issues = try coach.validate(#"{"role": "head", "email": "notanemail"}"#).issues
    print(issues.flattened["email"])  // ["Please enter a valid email address"]
    print(issues.tree["email"].errors)  // ["Please enter a valid email address"]
    try print.expectPublished()
  }

  @Test func aForm() throws {
    let print = Snippet("docs/library.md", 6)
    var session = FormSession(CoachForm())
    session.form.email = "notanemail"
    session.leave(.email)
    print(session.errors.messages)  // ["Please enter a valid email address"]
    try print.expectPublished()
  }

  @Test func rules() throws {
    let print = Snippet("docs/library.md", 7)
    let rules = Rules(.august2026)
    print(rules.status.label(of: "offer_received"))  // Offer Received
    print(rules.phone.display("5551234567"))  // (555) 123-4567
    try print.expectPublished()
  }

  @Test func aRuleOfAType() throws {
    let print = Snippet("docs/library.md", 8)
    print(SchoolSize(studentSize: 40_804)?.displayName ?? "none")  // Very Large
    try print.expectPublished()
  }

  @Test func aRegularExpression() throws {
    let print = Snippet("docs/library.md", 9)
    let date = try JSRegex(#"^(?<year>\d{4})-(?<month>\d{2})$"#, flags: "u")
    print(try date.exec("2026-02")?["year"] ?? "none")  // 2026
    print(try JSRegex(#"(\w+) (\w+)"#).replace("Ana Ruiz", with: "$2, $1"))  // Ruiz, Ana
    try print.expectPublished()
  }

  @Test func aDocument() throws {
    let print = Snippet("docs/library.md", 10)
    let tree = try HTMLParser().parse(document: "<p>Hi <b>there")
    print(tree.outline)
    // | <html>
    // |   <head>
    // |   <body>
    // |     <p>
    // |       "Hi "
    // |       <b>
    // |         "there"
    try print.expectPublished()
  }

  @Test func aVersionOfZodIsChosen() throws {
    let print = Snippet("docs/zod-versions.md", 1)
    let emoji = ZodSchema.string().max(1)
    print(try Validator(emoji).validate(#""😀""#).isValid)  // false
    print(try Validator(emoji, zod: .v4_5).validate(#""😀""#).isValid)  // true
    try print.expectPublished()
  }
}
