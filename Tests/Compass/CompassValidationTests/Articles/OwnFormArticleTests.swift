import CompassValidation
import Testing

/// The snippets of the article on forms that the package doesn't have.
@Suite struct OwnFormArticleTests {
  @Test func aFormByATable() throws {
    let print = Snippet("FormsOfYourOwn", 1)
    struct NicknameForm: TableForm {
      var nickname = ""
      var city = ""

      static let table = FormTable(
        NicknameForm(),
        [
          .field(
            "nickname", \.nickname,
            .app.requiredText("Type a nickname").app.atMost(20, "At most 20 characters")),
          .field("city", \.city, .app.freeText),
          .author("user_id", \.userID),
        ],
        messages: [FormMessage("nickname.tooLong", ["max": 20], "At most 20 characters")])
    }
    print(NicknameForm.message(for: \.nickname, " ") ?? "fine")  // Type a nickname
    var session = FormSession(NicknameForm())
    session.form.nickname = String(repeating: "a", count: 21)
    session.leave(\.nickname)
    print(session.message(for: \.nickname) ?? "fine")  // At most 20 characters
    let german = FormMessage.Texts(["nickname.tooLong": "Höchstens {max} Zeichen"])
    print(session.errors.messages(in: german))  // ["Höchstens 20 Zeichen"]
    session.form.nickname = "Ana"
    let outcome = session.submit(by: FormAuthor(userID: "ana", familyUnitID: nil))
    print(outcome?.submission ?? "nothing")  // {"nickname":"Ana","city":null,"user_id":"ana"}
    try print.expectPublished()
  }

  @Test func theWebAppsVerdict() throws {
    let print = Snippet("FormsOfYourOwn", 2)
    var session = FormSession(EventForm())
    session.form.type = .camp
    session.form.name = "Spring Camp"
    session.form.startDate = "2026-04-15"
    print(session.webIssues(.august2026).count)  // 0
    session.form.cost = -5
    print(session.form.validate().isEmpty)  // true
    print(session.webIssues(.august2026).map(\.message))  // ["Amount must be positive"]
    print(try WebForm.coach.message(of: "email", value: "x", in: .august2026) ?? "none")
    // Email must be at least 5 characters
    try print.expectPublished()
  }

  @Test func aServersErrors() throws {
    let print = Snippet("FormsOfYourOwn", 3)
    var session = FormSession(NewSchoolForm())
    session.form.name = "Baldwin Wallace"
    _ = session.submit(by: FormAuthor(userID: "ana", familyUnitID: "the-ruiz-family"))
    let answer = try JSONValue(
      parsing: """
        {"errors": [{"field": "name", "message": "Already in your list"},
        {"path": ["family_unit_id"], "message": "No such family"}]}
        """)
    session.fail(ServerFieldError.errors(in: answer))
    print(session.errors[.name]?.message ?? "none")  // Already in your list
    print(session.generalErrors)  // ["No such family"]
    session.form.name = "Berea College"
    print(session.errors.isEmpty)  // true
    session.fail(.timeout)
    print(session.failureMessage ?? "none")  // Failed to add school. Please try again.
    try print.expectPublished()
  }
}
