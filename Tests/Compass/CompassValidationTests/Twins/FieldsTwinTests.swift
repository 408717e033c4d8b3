import CompassValidation
import Testing

/// docs/twins.md, "Fields of a coach", "Fields of a school" and "Sanitizing".
@Suite("Twins: fields and sanitizing")
struct FieldsTwinTests {
  private func coach(_ column: String, _ text: String) throws -> String? {
    try WebForm.coach.message(of: column, text: text, in: .august2026)
  }

  private func school(_ column: String, _ text: String) throws -> String? {
    try WebForm.school.message(of: column, text: text, in: .august2026)
  }

  @Test("A label of a domain has no hyphen at its start")
  func email() throws {
    #expect(try coach("email", "abc@-x.com") == "Please enter a valid email address")
    // The form of the specification has the iPhone's pattern and messages.
    #expect(CoachForm.message(for: .email, "abc@-x.com") == nil)
    #expect(CoachForm.message(for: .email, "x") == "Email must be at least 5 characters")
  }

  @Test("A name is as long as its UTF-16 code units")
  func name() throws {
    let families = String(repeating: "👩‍👩‍👧", count: 13)
    #expect(families.count == 13 && families.utf16.count == 104)
    #expect(try coach("first_name", families) == "Invalid input")
    #expect(CoachForm.message(for: .firstName, families) == nil)
  }

  private func app(_ field: CoachForm.Field, _ text: String) -> String? {
    WebForm.coach.message(of: field, text: text, in: .august2026, style: .app)
  }

  @Test("White space around a string is an error, unless a call asks for the text field's reading")
  func trimming() throws {
    for column in ["email", "phone", "twitter_handle"] {
      #expect(try coach(column, " ") != nil)
    }
    for field in [CoachForm.Field.email, .phone, .twitterHandle] {
      #expect(app(field, " ") == nil)
      #expect(CoachForm.message(for: field, " ") != nil)
      #expect(CoachForm.message(for: field, " ", trimming: true) == nil)
    }
    #expect(try coach("phone", " 4045551234") == nil && app(.phone, " 4045551234") == nil)
    #expect(CoachForm.message(for: .phone, " 4045551234") != nil)
    #expect(CoachForm.message(for: .phone, " 4045551234", trimming: true) == nil)
    #expect(app(.firstName, "Ann\n") == nil)
    #expect(CoachForm.message(for: .firstName, " ", trimming: true) == "First name is required")
    #expect(app(.email, " x ") == "Email must be at least 5 characters")
  }

  @Test(
    "Three emails are valid only in the form of the specification",
    arguments: [
      "a..b@c.org", ".ann@uga.edu", "ann.@uga.edu",
    ])
  func dots(email: String) throws {
    #expect(CoachForm.message(for: .email, email) == nil)
    #expect(try coach("email", email) == "Please enter a valid email address")
  }

  @Test("The page accepts an empty name, and more phone numbers")
  func accepted() throws {
    #expect(try coach("first_name", "") == nil)
    #expect(CoachForm.message(for: .firstName, "") == "First name is required")
    #expect(try coach("phone", "14045551234") == nil)
    #expect(try coach("phone", "404–555–1234") == nil)
  }

  @Test("A message has words of its own instead of \"Invalid input\" on request")
  func words() throws {
    let texts: [(CoachForm.Field, String, String)] = [
      (.firstName, String(repeating: "x", count: 101), "First name must not exceed 100 characters"),
      (.notes, String(repeating: "x", count: 5001), "Notes must not exceed 5000 characters"),
      (
        .twitterHandle, "bad handle!",
        "Invalid Twitter handle (1-15 characters, letters/numbers/underscore)"
      ),
    ]
    for (field, text, message) in texts {
      #expect(try coach(field.rawValue, text) == "Invalid input")
      #expect(app(field, text) == message && CoachForm.message(for: field, text) == message)
      #expect(FormMessage(english: message).key != message)
    }
  }

  private func stored(_ website: String) throws -> JSONValue? {
    try WebForm.school.outcome(of: "website", value: .string(website), in: .august2026)?
      .output?["website"]
  }

  @Test("A website gets https:// in front, and a URL is one of the URL standard")
  func website() throws {
    #expect(try school("website", "stanford.edu") == nil)
    #expect(try stored("stanford.edu") == "https://stanford.edu")
    #expect(try school("website", "https://münchen.de") == nil)
    #expect(try school("website", "https://[") == "Please enter a valid URL")
  }

  @Test("An optional website may be empty")
  func emptyWebsite() throws {
    #expect(try school("website", "") == nil)
    #expect(try WebForm.school.messageOnSubmit(of: "website", text: "", in: .august2026) == nil)
  }

  @Test("The messages of long texts are the web app's")
  func longText() throws {
    let long = String(repeating: "x", count: 256)
    #expect(try school("name", long) == "School name must not exceed 255 characters")
    #expect(try school("location", long) == "Invalid input")
    for (column, count) in [("location", 255), ("conference", 100), ("city", 100)] {
      let message = try WebForm.school.messageOnSubmit(
        of: column, text: long, in: .august2026, style: .app)
      let label = column.prefix(1).uppercased() + column.dropFirst()
      #expect(message == "\(label) must not exceed \(count) characters")
      #expect(FormMessage(english: message ?? "").key == "\(column).tooLong")
    }
  }

  @Test("City and state are validated when the form is sent")
  func cityAndState() throws {
    func message(_ column: String, _ text: String) throws -> String? {
      try WebForm.school.messageOnSubmit(of: column, text: text, in: .august2026)
    }
    #expect(try school("city", String(repeating: "x", count: 101)) == nil)
    #expect(try message("city", String(repeating: "x", count: 101)) == "Invalid input")
    #expect(try message("state", "Ohio") != nil && message("state", "OH") == nil)
    #expect(try message("city", "") == nil && message("state", "") == nil)
    let state = try WebForm.school.messageOnSubmit(
      of: "state", text: "Ohio", in: .august2026, style: .app)
    #expect(state == "State must be 2 letters")
    #expect(try message("name", "") == "School name must be at least 2 characters")
    #expect(throws: WebForm.UnknownColumnError.self) { try message("town", "x") }
  }

  @Test("Tags go, an empty one too, and notes keep safe HTML")
  func sanitizing() throws {
    let web = WebRevision.august2026
    #expect(web.strippingTags("a<>b") == "ab")
    #expect(web.strippingTags(" <b>Ana</b> ") == "Ana")
    #expect(try web.sanitizingHTML("<strong>x</strong>") == "<strong>x</strong>")
    #expect(try web.sanitizingHTML("<p onclick=x>x</p><script>y</script>") == "<p>x</p>")
    let outcome = try WebForm.coach.outcome(of: "first_name", value: "a<>b", in: web)
    #expect(outcome?.output?["first_name"] == "ab")
  }
}
