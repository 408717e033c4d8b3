import CompassForms
import Foundation
import JSPrimitives
import SourceJSON
import Testing

/// A form as the rows see it: messages of single fields, by column.
struct FormUnderTest: Sendable {
  /// The message of a field that has this value, all else being right.
  var message: @Sendable (_ field: String, _ value: JSONValue) throws -> String?
  /// Returns the submitted value of a field if all others are valid; nil if nothing is submitted.
  var sent: @Sendable (_ field: String, _ value: JSONValue) throws -> JSONValue?
  /// The columns of the fields in the order of the summary.
  var fields: [String]

  static let author = FormAuthor(userID: "user", dataOwnerID: "owner", familyUnitID: "family")
  static let now = Date(timeIntervalSince1970: 1_770_552_000)

  init<Form: ValidatedForm>(_: Form.Type, right value: JSONValue) {
    let right = value.object ?? JSONObject()
    fields = Form.Field.allCases.map(\.rawValue)
    let filled: @Sendable (String, JSONValue) -> JSONObject = { field, value in
      var payload = right
      payload[JSText(field)] = value
      return payload
    }
    message = { field, value in
      let name = try #require(Form.Field(rawValue: field))
      return Form.rules.error(of: name, in: filled(field, value))?.message
    }
    sent = { field, value in
      let form = Form(payload: filled(field, value), defaults: FormDefaults(now: Self.now))
      let submission = form.submission(by: Self.author).submission
      return try submission.map { try JSONDocument(Array(JSONEncoder().encode($0))).value }
    }
  }

  static let school = "550e8400-e29b-41d4-a716-446655440000"

  static let byName: [String: FormUnderTest] = [
    "addCoach": FormUnderTest(
      CoachForm.self,
      right: ["school_id": id, "role": "head", "first_name": "Ann", "last_name": "Lee"]),
    "addInteraction": FormUnderTest(
      InteractionForm.self,
      right: [
        "school_id": id, "type": "email", "direction": "outbound",
        "occurred_at": "2026-02-08T12:00:00Z",
      ]),
    "createEvent": FormUnderTest(
      EventForm.self, right: ["type": "camp", "name": "Camp", "start_date": "2026-04-15"]),
  ]

  private static let id = JSONValue.string(JSText(school))
}

extension JSONValue {
  /// A text of `count` copies of a character.
  static func letters(_ count: Int, _ letter: Character = "a") -> JSONValue {
    .string(JSText(String(repeating: letter, count: count)))
  }
}
