import ConformanceKit
import Testing

/// Members of another type: each is refused, with the case, the member, and what was expected and found.
@Suite struct IllTypedVectorTests {
  private static let match = #""result":{"index":0,"end":1,"captures":["t"],"groups":{}}"#
  private static let regexp = #""id":"a","pattern":"t","input":"t",\#(match)"#
  private static let issue = #"{"code":"custom","path":["b"],"message":"m"}"#

  @Test(
    "A member of a case",
    arguments: [
      (
        "url", #"{"id":"a","input":"x","valid":"y"}"#,
        #""valid": expected true or false, found "y""#
      ),
      ("url", #"{"id":"a","input":1,"valid":false}"#, #""input": expected a string, found 1"#),
      ("url", #"{"id":"a","input":"x:","valid":true}"#, #"the field "href" is missing"#),
      ("url", #"{"id":"a","input":"x:","valid":false,"href":"x:"}"#, #"unknown field "href""#),
      (
        "json", #"{"id":"a","json":"{","accept":"no"}"#,
        #""accept": expected true or false, found "no""#
      ),
      ("json", #"{"id":"a","json":1,"accept":false}"#, #""json": expected a string, found 1"#),
      (
        "json", #"{"id":"a","json":"1","base64":"MQ==","accept":true}"#,
        #""json" and "base64" exclude each other"#
      ),
      ("json", #"{"id":"a","json":"1","accept":true,"bom":true}"#, #"unknown field "bom""#),
      (
        "json", #"{"id":"a","base64":"MQ==","accept":true,"bom":false}"#,
        #""bom": expected true, found false"#
      ),
      (
        "regexp", #"{"id":"a","pattern":1,"flags":"","input":"x",\#(match)}"#,
        #""pattern": expected a string, found 1"#
      ),
      (
        "regexp", #"{"id":"a","pattern":"y","flags":2,"input":"x","result":null}"#,
        #""flags": expected a string, found 2"#
      ),
      (
        "regexp", #"{"id":"a","pattern":"y","flags":"","input":"x","result":false}"#,
        #""result": expected null or an object, found false"#
      ),
      (
        "regexp", #"{"id":"a","pattern":"(","flags":"","input":"x","error":"TypeError"}"#,
        #""error": expected "SyntaxError", found "TypeError""#
      ),
      (
        "rule", #"{"id":"a","rule":"zip.isValid","arguments":[],"result":false}"#,
        #""arguments": expected an object, found []"#
      ),
      (
        "schema", #"{"id":"a","input":{},"valid":false,"issues":[]}"#,
        #""issues": expected an array that is not empty, found []"#
      ),
      (
        "schema",
        #"{"id":"a","input":{},"valid":false,"issues":[\#(issue),{"code":"custom","path":[true],"message":"m"}]}"#,
        #""issues[1].path[0]": expected a string or a number, found true"#
      ),
      (
        "schema", #"{"id":"a","input":{},"valid":false,"issues":[{"code":"custom","path":[]}]}"#,
        #""issues[0]": the field "message" is missing"#
      ),
      (
        "schema", #"{"id":"a","input":{},"valid":true,"output":{},"tags":"legacy"}"#,
        #""tags": expected an array, found "legacy""#
      ),
      (
        "html", #"{"id":"a","input":"","output":null}"#, #""output": expected a string, found null"#
      ),
      (
        "html-tree", #"{"id":"a","input":"","context":"","tree":""}"#,
        #""context": expected a string that is not empty, found """#
      ),
    ])
  func members(kind: String, text: String, reason: String) {
    let error = #expect(throws: VectorError.self) {
      try VectorFiles.report(on: VectorFiles.suite(kind: kind, cases: text))
    }
    #expect(error?.reason == "case 1: a: " + reason)
  }

  @Test(
    "A lastIndex that is no index",
    arguments: [#""1""#, "-1", "1.5", "null", "1e19", "-1e19", "1e400"])
  func lastIndex(value: String) {
    let error = #expect(throws: VectorError.self) {
      try VectorFiles.report(
        on: VectorFiles.suite(
          kind: "regexp", cases: #"{\#(Self.regexp),"flags":"g","lastIndex":\#(value)}"#))
    }
    #expect(
      error?.reason.hasPrefix(#"case 1: a: "lastIndex": expected an integer from 0"#) == true)
  }

  @Test("The greatest lastIndex is behind every text")
  func greatestLastIndex() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.suite(
        kind: "regexp",
        cases:
          #"{"id":"a","pattern":".","flags":"g","input":"t","lastIndex":9007199254740991,"result":null}"#,
        #"{"id":"b","pattern":"(.)\\1","flags":"y","input":"tt","lastIndex":9007199254740991,"result":null}"#
      ))
    #expect(report.passed == 2)
  }

  @Test(
    "A member of the file",
    arguments: [
      (
        #""suite":"sample""#, #""suite":1"#,
        #""suite": expected a string that is not empty, found 1"#
      ),
      (#""recorded":{"from":"x"}"#, #""recorded":{}"#, #""recorded": the field "from" is missing"#),
      (
        #""recorded":{"from":"x"}"#, #""recorded":{"from":1}"#,
        #""recorded.from": expected a string, found 1"#
      ),
      (
        #""recorded":{"from":"x"}"#, #""recorded":"x""#,
        #""recorded": expected an object, found "x""#
      ),
      (#""recorded""#, #""seed":7,"recorded""#, #""seed": expected a string, found 7"#),
      (#""recorded""#, #""coaches":[],"recorded""#, #"unknown field "coaches""#),
      (#""cases":["#, #""cases":{"a":["#, #""cases": expected an array"#),
    ])
  func file(old: String, new: String, reason: String) {
    var text = VectorFiles.suite(cases: VectorFiles.passing("a")).replacing(old, with: new)
    if new.contains("{\"a\":[") { text = text.replacing("\n]}", with: "\n]}}") }
    let error = #expect(throws: VectorError.self) { try VectorFiles.report(on: text) }
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
  }

  @Test("A result for a version, an input or a dialect that is not there would never be compared")
  func resultsOfNothing() {
    func expectRefused(_ kind: String, _ vector: String, _ reason: String) {
      let file = """
        {"format":"zod-document-vectors/1","suite":"s","kind":"\(kind)","recorded":{"zod":"4.4.3"},\
        "cases":[\(vector)]}
        """
      let error = #expect(throws: VectorError.self) { try VectorFiles.report(on: file) }
      #expect(error?.reason.hasPrefix("case 1: a: " + reason) == true, "\(error?.reason ?? "")")
    }
    let read =
      #""id":"a","jsonSchema":{},"params":{},"inputs":[{"input":1,"valid":true,"output":1}]"#
    expectRefused(
      "fromJSONSchema", #"{\#(read),"versions":{"haed":{}}}"#,
      #""versions": unknown version of Zod "haed""#)
    expectRefused(
      "fromJSONSchema",
      #"{\#(read),"versions":{"4.6.7":{"inputs":{"1":{"input":1,"valid":true,"output":2}}}}}"#,
      #""versions.4.6.7.inputs": there is no input 1"#)
    expectRefused(
      "formatError", #"{"id":"a","issues":[\#(Self.issue)],"output":{},"only":"haed"}"#,
      #""only": unknown version of Zod "haed""#)
    expectRefused(
      "toJSONSchema",
      #"{"id":"a","document":{"type":"any"},"params":{},"results":[{"for":["draft-7"],"jsonSchema":{}}]}"#,
      #""results[0].for[0]": expected "*" or "draft-2020-12" or"#)
  }

  @Test(
    "A key twice, at any place",
    arguments: [
      (
        #"{"id":"a","input":"x:","valid":false,"valid":true,"href":"x:"}"#, "2:38: $.cases[0]",
        "valid"
      ),
      (
        #"{"id":"a","input":"x:","valid":true,"href":"x:","chromium":{"b":1,"b":1}}"#,
        "2:67: $.cases[0].chromium", "b"
      ),
    ])
  func repeatedKeys(text: String, place: String, key: String) {
    let error = #expect(throws: VectorError.self) {
      try VectorFiles.report(on: VectorFiles.suite(cases: text))
    }
    #expect(error?.reason == "\(place): the key \"\(key)\" is repeated")
  }

  @Test("The list of known gaps")
  func gaps() {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"))
    for (gaps, reason) in [
      (#""gaps":[{"id":"a","id":"b","reason":"r"}]"#, "the key \"id\" is repeated"),
      (#""gaps":[],"gasp":[]"#, "unknown field \"gasp\""),
      (#""gaps":[{"id":"a","reason":"r"},{"id":1,"reason":"r"}]"#, "gaps[1]"),
    ] {
      let error = #expect(throws: VectorError.self) {
        try VectorFiles.report(on: suite, gaps: "{\"format\":\"known-gaps/1\",\(gaps)}")
      }
      #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }
  }
}
