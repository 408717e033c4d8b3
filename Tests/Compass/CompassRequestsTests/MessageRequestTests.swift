import CompassRequests
import CompassRules
import Testing

/// Messages to coaches, and fields of the athlete's profile.
@Suite struct MessageRequestTests {
  private static func accepted(_ request: APIRequest, _ members: String) throws -> String {
    let start = #"{"athleteUserId":"\#(uuid)""#
    let text = try judge(request, start + members + "}").text
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text
  }

  @Test(arguments: [
    ("", #","programNote":null,"updateHook":null}"#),
    (#","updateHook":null"#, #","updateHook":null,"programNote":null}"#),
    (#","programNote":"","updateHook":" ""#, #","programNote":null,"updateHook":null}"#),
    (#","programNote":" a b\n","updateHook":"c""#, #","programNote":"a b","updateHook":"c"}"#),
    (
      #","programNote":"\ufeff\u3000","updateHook":"\u200b""#,
      ",\"programNote\":null,\"updateHook\":\"\u{200B}\"}"
    ),
  ])
  func aLoggedMessageHasItsNotes(_ members: String, _ output: String) throws {
    #expect(try Self.accepted(.logMessage, members) == output)
  }

  @Test func otherTextsOfALoggedMessageStay() throws {
    let members = #","channel":" ","subject":"","body":" b ""#
    #expect(
      try Self.accepted(.logMessage, members) == members
        + #","programNote":null,"updateHook":null}"#)
  }

  /// The length counts before the note is trimmed.
  @Test func aNoteHasALimit() throws {
    func outcome(_ length: Int) throws -> RequestOutcome {
      let note = String(repeating: " ", count: length)
      return try judge(.logMessage, #"{"athleteUserId":"\#(uuid)","programNote":"\#(note)"}"#)
    }
    #expect(try outcome(2000).value?["programNote"] == .null)
    #expect(try outcome(2001).refusal == "schema 400 Invalid request body")
  }

  @Test(arguments: [
    ("", "}"), (#","programNote":null"#, #","programNote":null}"#),
    (#","programNote":"""#, #","programNote":""}"#),
    (#","programNote":" \t""#, #","programNote":""}"#),
    (#","programNote":" a ""#, #","programNote":"a"}"#),
  ])
  func aCheckedMessageHasItsNoteTrimmed(_ members: String, _ output: String) throws {
    #expect(try Self.accepted(.checkMessage, members) == output)
  }

  private static func field(_ path: String, _ value: String) throws -> RequestOutcome {
    try judge(
      .updateProfileField,
      #"{"athleteUserId":"\#(uuid)","sourcePath":"\#(path)","value":\#(value)}"#)
  }

  @Test(arguments: [
    ("gpa", #""3.50""#, "3.5"), ("gpa", #"" 5 ""#, "5"), ("gpa", "null", "null"),
    ("gpa", #"" ""#, "null"), ("height_inches", #""0x48""#, "72"),
    ("height_inches", #""36""#, "36"), ("height_inches", #""96""#, "96"),
    ("jersey_number", #"" 07 ""#, #""07""#), ("high_school", #""\ud800""#, #""\ud800""#),
  ])
  func aFieldHasTheColumnsValue(_ column: String, _ value: String, _ stored: String) throws {
    #expect(
      try Self.field("column:users.\(column)", value).text
        == #"{"athleteUserId":"\#(uuid)","sourcePath":"column:users.\#(column)","value":\#(stored)}"#
    )
  }

  @Test(arguments: [
    ("gpa", "x", PreferenceRules.ProfileValueError.notANumber), ("gpa", "5.01", .outOfRange),
    ("gpa", "-0.1", .outOfRange), ("height_inches", "35", .outOfRange),
    ("height_inches", "97", .outOfRange), ("height_inches", "70.5", .notWhole),
    ("high_school", String(repeating: "a", count: 201), .tooLong),
  ])
  func aFieldRejectsOtherValues(
    _ column: String, _ value: String, _ error: PreferenceRules.ProfileValueError
  ) throws {
    let rejection = try Self.field("column:users.\(column)", "\"\(value)\"").rejection
    #expect(rejection?.reason == .profileValue(error))
    #expect(rejection?.status == nil && rejection?.message == nil)
  }

  @Test(arguments: [
    "gpa", "column:users.email", "column:users.GPA", "column:users.gpa ", "column:schools.gpa",
    "column:users.",
  ])
  func aFieldNeedsAColumn(_ path: String) throws {
    #expect(try Self.field(path, #""x""#).refusal == "sourcePath ? -")
  }
}
