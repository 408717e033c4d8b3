import CompassForms
import CompassRules
import Testing

/// A failed attempt in a session: field errors, general errors and failures.
@Suite struct ServerErrorsInSessionTests {
  private static let author = FormAuthor(userID: "u", familyUnitID: "f")

  private static func sent() -> FormSession<CoachForm> {
    var session = FormSession(CoachFormTests.filled())
    session.form.email = "ann@club.org"
    _ = session.submit(by: author)
    return session
  }

  @Test func anErrorIsShownUntilItsFieldIsEdited() {
    var session = Self.sent()
    #expect(session.isSubmitting)
    session.fail([ServerFieldError(field: "email", message: "Already in use")])
    #expect(!session.isSubmitting && session.isSubmitDisabled)
    #expect(session.errors[.email]?.message == "Already in use")
    // Neither another field nor leaving the field clears it.
    session.form.firstName = "Anna"
    session.leave(.email)
    #expect(session.errors.messages == ["Already in use"])
    session.form.email = "anna@club.org"
    #expect(session.errors.isEmpty && !session.isSubmitDisabled)
    // It doesn't come back with the old value: the server may answer otherwise by then.
    session.form.email = "ann@club.org"
    #expect(session.errors.isEmpty)
  }

  @Test func theFormsOwnErrorTakesItsPlace() {
    var session = Self.sent()
    session.fail([
      ServerFieldError(field: "email", message: "Already in use"),
      ServerFieldError(field: "phone", message: "Blocked"),
    ])
    session.form.email = "x"
    #expect(session.errors.messages == ["Blocked"])
    session.leave(.email)
    #expect(session.errors.messages == ["Email must be at least 5 characters", "Blocked"])
    #expect(session.errors.firstField == .email && session.errors.count == 2)
  }

  @Test func unknownFieldsMakeGeneralErrors() {
    var session = Self.sent()
    session.fail([
      ServerFieldError(field: "email.0", message: "First"),
      ServerFieldError(field: "email", message: "Second"),
      ServerFieldError(field: "family_unit_id", message: "No such family"),
      ServerFieldError(field: "", message: "Too many coaches"),
      ServerFieldError(field: ".email", message: "No such family"),
    ])
    #expect(session.errors.messages == ["First"])
    #expect(session.generalErrors == ["No such family", "Too many coaches"])
    // General errors don't disable the button and stay until the next attempt.
    session.form.email = "anna@club.org"
    #expect(session.generalErrors.count == 2 && !session.isSubmitDisabled)
    #expect(session.submit(by: Self.author)?.submission != nil)
    #expect(session.generalErrors.isEmpty)
  }

  @Test func aFailureHasItsMessageUntilTheNextAttempt() {
    var session = Self.sent()
    session.fail(.timeout)
    #expect(session.failure == .timeout && session.failureMessage == "Connection timed out")
    #expect(!session.isSubmitting && !session.isSubmitDisabled)
    #expect(session.form.email == "ann@club.org")
    #expect(session.submit(by: Self.author) != nil)
    #expect(session.failure == nil && session.failureMessage == nil)
    session.fail([ServerFieldError(field: "email", message: "Already in use")])
    session.fail(.offline)
    #expect(session.errors.isEmpty && session.failureMessage == nil)
    session.fail([])
    #expect(session.failure == nil)
  }

  @Test func aResetRemovesThem() {
    var session = Self.sent()
    session.fail([
      ServerFieldError(field: "email", message: "a"), ServerFieldError(field: "?", message: "b"),
    ])
    session.reset(to: CoachForm())
    #expect(session.errors.isEmpty && session.generalErrors.isEmpty)
  }

  @Test func failuresOfRequests() {
    let failures: [RequestRules.Failure] = [
      .timedOut, .offline, .server, .notFound, .invalid, .conflict, .noAccess, .notSignedIn,
      .other(status: 418),
    ]
    #expect(
      failures.map(SubmitFailure.init)
        == [.timeout, .offline, .server, .notFound, .other, .other, .other, .other, .other])
  }

  /// A server that words an error as the form does is translated with it.
  @Test func aKnownTextHasItsKey() {
    var session = Self.sent()
    session.fail([ServerFieldError(field: "email", message: "Please enter a valid email address")])
    #expect(session.errors.messages(in: FormMessage.Texts(["email.invalid": "?"])) == ["?"])
  }
}
