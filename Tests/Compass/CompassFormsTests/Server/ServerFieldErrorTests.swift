import CompassForms
import SourceJSON
import Testing

/// Field errors in a server's answer.
@Suite struct ServerFieldErrorTests {
  private func errors(_ text: String) throws -> [ServerFieldError] {
    ServerFieldError.errors(in: try JSONDocument(Array(text.utf8)).value)
  }

  private let taken = ServerFieldError(field: "email", message: "Taken")

  @Test(arguments: [
    #"[{"field": "email", "message": "Taken"}]"#,
    #"[{"code": "custom", "path": ["email"], "message": "Taken"}]"#,
    #"{"issues": [{"path": ["email"], "message": "Taken"}], "name": "ZodError"}"#,
    #"{"errors": [{"field": "email", "message": "Taken"}]}"#,
    #"{"statusCode": 422, "message": "Invalid", "data": [{"field": "email", "message": "Taken"}]}"#,
    #"{"error": true, "data": {"issues": [{"path": ["email"], "message": "Taken"}]}}"#,
    #"{"name": "ZodError", "message": "[{\"path\": [\"email\"], \"message\": \"Taken\"}]"}"#,
    #"[1, null, {"message": "no field"}, {"field": "email", "message": "Taken"}, {"path": ["x"]}]"#,
  ]) func anAnswerHasErrors(text: String) throws {
    #expect(try errors(text) == [taken])
  }

  @Test(arguments: [
    "[]", "{}", "null", "1", #""text""#, #"{"message": "Invalid request body"}"#,
    #"{"message": "{}"}"#, #"{"errors": {"errors": {"errors": {"errors": {"errors": []}}}}}"#,
    #"[{"field": 1, "message": "x"}]"#, #"[[{"field": "email", "message": "Taken"}]]"#,
  ]) func anotherAnswerHasNone(text: String) throws {
    #expect(try errors(text) == [])
  }

  @Test func aPathIsJoined() throws {
    #expect(
      try errors(#"[{"path": ["pros", 0], "message": "a"}, {"path": [], "message": "b"}]"#)
        == [
          ServerFieldError(field: "pros.0", message: "a"),
          ServerFieldError(field: "", message: "b"),
        ])
  }
}
