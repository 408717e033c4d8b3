import Foundation
import TestSupport
import Testing

/// `compass-validate form`: a filled form's errors, gates and what is sent.
@Suite struct FormCommandTests {
  @Test func aReadyForm() throws {
    let tool = try ToolRun()
    try tool.folder.write(
      """
      {"school_id": "s", "role": "head", "first_name": " Ann ", "last_name": "Lee",
       "email": " A@B.CO ", "twitter_handle": "@ann"}
      """, to: "coach.json")
    try tool.expect(
      "form", "add-coach", "coach.json", "--owner", "athlete", status: 0,
      output: """
        {
          "form": "add-coach",
          "status": "ready",
          "errors": [],
          "gates": {
            "submittable": true,
            "visible": true
          },
          "submission": {
            "email": "a@b.co",
            "family_unit_id": "family-1",
            "first_name": "Ann",
            "instagram_handle": null,
            "last_contact_date": null,
            "last_name": "Lee",
            "notes": null,
            "phone": null,
            "responsiveness_score": 0,
            "role": "head",
            "school_id": "s",
            "twitter_handle": "ann",
            "user_id": "athlete"
          }
        }

        """)
  }

  @Test func aFormWithErrorsFromStandardInput() throws {
    try ToolRun().expect(
      "form", "create-event", "-", input: #"{"type": "party", "end_date": "x", "state": "g"}"#,
      status: 1,
      output: """
        {
          "form": "create-event",
          "status": "invalid",
          "errors": [
            {
              "field": "type",
              "message": "Event type is required"
            },
            {
              "field": "name",
              "message": "Event name is required"
            },
            {
              "field": "start_date",
              "message": "Start date is required"
            }
          ],
          "gates": {
            "submittable": false,
            "banner": "Please complete all required fields",
            "warnsAboutState": true,
            "directions": false
          },
          "submission": null
        }

        """)
  }

  /// The payload's own words are validated, also those that the form could not hold.
  @Test func wordsThatAreNoneAreToldAsErrors() throws {
    let result = try ToolRun()(
      "form", "add-interaction", "-",
      input: #"{"type": 1, "direction": "up", "sentiment": "good", "occurred_at": "now"}"#)
    #expect(result.status == 1)
    for message in [
      "Please select a school", "Please select an interaction type", "Please select a direction",
      "Please select a date and time", "Invalid sentiment value",
    ] {
      #expect(result.output.contains(message))
    }
  }

  private static let interaction = """
    {"school_id": "550e8400-e29b-41d4-a716-446655440000", "type": "email", "direction": "inbound",
     "sentiment": "positive", "calibration": [true, true, true, true, false, false]
    """

  @Test func theFormsDefaultsStandIn() throws {
    let result = try ToolRun()(
      "form", "add-interaction", "-", "--now", "2026-02-08T12:00:00Z", input: Self.interaction + "}"
    )
    #expect(result.status == 0)
    #expect(result.output.contains(#""occurred_at": "2026-02-08T12:00:00.000Z""#))
    #expect(result.output.contains(#""interestLevel": "high""#))
    #expect(result.output.contains(#""content": "\n\n[Coach Interest Level: HIGH]""#))
  }

  @Test func anAuthorIsRefused() throws {
    let tool = try ToolRun()
    let parent = try tool(
      "form", "add-interaction", "-", "--role", "parent", input: Self.interaction + "}")
    #expect(parent.status == 1)
    #expect(parent.output.contains(#""refusal": "Only players can create interactions""#))
    let orphan = try tool(
      "form", "add-interaction", "-", "--family", "", input: Self.interaction + "}")
    #expect(orphan.status == 1)
    #expect(orphan.output.contains(#""refusal": "No family context""#))
  }

  @Test func aChoiceThatIsMissingIsIncomplete() throws {
    let result = try ToolRun()(
      "form", "add-coach", "-", input: #"{"role": "head", "first_name": "A", "last_name": "B"}"#)
    #expect(result.status == 1)
    #expect(result.output.contains(#""status": "incomplete""#))
  }

  @Test func whatCannotBeSanitizedIsNotJudged() throws {
    // Each paragraph reopens all that the first one has left open.
    let content =
      "<p>" + (0..<250).map { "<b class=\($0)>" }.joined() + String(repeating: "<p>x", count: 1_500)
    let result = try ToolRun()(
      "form", "add-interaction", "-", input: Self.interaction + #", "content": "\#(content)"}"#)
    #expect(result.status == 2)
    #expect(result.output.contains(#""status": "undecided""#))
  }

  /// Every form by its name, with a payload that is ready.
  @Test(arguments: [
    ("edit-coach", #"{"id": "c", "role": "head", "first_name": "A", "last_name": "B"}"#),
    ("new-coach", #"{"school_id": "s", "first_name": "A", "last_name": "B"}"#),
    ("create-event", #"{"type": "camp", "name": "C", "start_date": "2026-04-15"}"#),
    ("new-school", #"{"name": "State"}"#), ("school-notes", "{}"),
    ("school-information", #"{"mascot": "Owl", "academic_info": {"x": 1}}"#),
    ("school-private-note", #"{"private_note": "n", "private_notes": {"v": "x"}}"#),
    ("school-philosophy", "{}"), ("school-pros-and-cons", #"{"pros": ["a"], "new_pro": "b"}"#),
    ("school-status", #"{"school_id": "s", "status": "contacted"}"#),
  ])
  func everyFormHasAReadyPayload(_ name: String, _ payload: String) throws {
    let tool = try ToolRun()
    let result = try tool("form", name, "-", input: payload)
    #expect(result.status == 0)
    #expect(result.output.contains(#""status": "ready""#))
    #expect(try tool("form", "list").output.contains("\(name)\n"))
  }

  @Test(arguments: ["", "{", "[]", "null", "{} {}"]) func whatIsNoPayload(_ input: String) throws {
    let result = try ToolRun()("form", "add-coach", "-", input: input)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
  }

  @Test func aFileThatIsNotThere() throws {
    try ToolRun().expect(
      "form", "add-coach", "missing.json", status: 2,
      errors: "compass-validate: missing.json: No such file or directory\n")
  }

  @Test(arguments: [
    ["form"], ["form", "no-form", "-"], ["form", "add-coach"],
    ["form", "add-coach", "-", "--role", "boss"], ["form", "add-coach", "-", "--now", "noon"],
    ["form", "add-coach", "-", "--unknown"],
  ])
  func wrongUsage(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try CompassValidateProcess.run(arguments, in: folder).status == 64)
  }
}
