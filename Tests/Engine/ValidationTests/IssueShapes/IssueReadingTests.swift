import SchemaModel
import SourceJSON
import Testing
import Validation

/// Issues read from JSON.
@Suite struct IssueReadingTests {
  private func value(_ json: String) throws -> JSONValue {
    try JSONDocument(Array(json.utf8)).value
  }

  @Test(arguments: [
    #"{"expected":"string","code":"invalid_type","path":["a",0],"message":"m"}"#,
    #"{"code":"custom","message":"m","path":[],"params":{"x":1}}"#,
    #"{"code":"invalid_union","errors":[[{"code":"custom","path":[],"message":"m"}],[]],"path":[],"message":"m"}"#,
    #"{"code":"invalid_key","origin":"record","issues":[],"path":["k"],"message":"m"}"#,
    #"{"code":"my_code","path":[],"message":"\ud800"}"#,
  ])
  func `an issue is the same JSON again`(_ json: String) throws {
    let issue = try #require(ValidationIssue(reading: try value(json)))
    #expect(JSONWriter.string(of: issue.json) == json)
  }

  @Test func `code, path and message are the issue's own`() throws {
    let issue = try #require(
      ValidationIssue(
        reading: try value(#"{"code":"too_big","path":["a",2],"message":"m","maximum":3}"#)))
    #expect(issue.code == .tooBig)
    #expect(issue.path == ["a", 2])
    #expect(issue.message == "m")
    #expect(issue[parameter: "maximum"] == 3)
  }

  @Test(arguments: [
    "null", "[]", "{}", #"{"path":"a"}"#, #"{"path":[null]}"#, #"{"path":[1.5]}"#,
    #"{"path":[1e300]}"#,
  ])
  func `other values are no issues`(_ json: String) throws {
    #expect(ValidationIssue(reading: try value(json)) == nil)
    #expect(ValidationIssue.list(reading: .array([try value(json)])) == nil)
  }

  /// A function of a schema may give any value as the issues inside its own.
  @Test(arguments: [
    (#""errors":[]"#, true), (#""errors":"""#, true), (#""errors":5"#, true),
    (#""errors":{}"#, true), (#""errors":{"length":0}"#, true), (#""errors":null"#, false),
    (#""errors":"ab""#, false), (#""errors":{"length":1}"#, false), (#""errors":[5]"#, false),
    (#""errors":[[{"message":"m"}]]"#, false),
  ])
  func `a union takes what has no length as no options`(
    _ errors: String, _ isOrdinary: Bool
  ) throws {
    let list = try issueList(#"[{"code":"invalid_union",\#(errors),"path":[],"message":"m"}]"#)
    let text = try? list.shaped(as: .tree, zod: .v4_6_7)
    #expect(text == (isOrdinary ? #"{"errors":["m"]}"# : nil))
  }
}
