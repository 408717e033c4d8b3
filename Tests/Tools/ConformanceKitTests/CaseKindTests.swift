import ConformanceKit
import Testing

/// One case of each kind that passes, and one that does not.
@Suite struct CaseKindTests {
  private func failures(_ kind: String, _ cases: String..., suite: String = "sample") throws
    -> [String]
  {
    var failures: [String] = []
    for text in cases {
      let report = try VectorFiles.report(on: VectorFiles.suite(suite, kind: kind, cases: text))
      failures += report.suites.flatMap { $0.failures.map { "\($0.id): \($0.found)" } }
    }
    return failures
  }

  @Test func schema() throws {
    let failures = try failures(
      "schema",
      #"{"id":"a","input":{"role":"head","x":1},"valid":true,"output":{"role":"head"}}"#,
      #"{"id":"b","schema":"event","json":"7","valid":false,"issues":[{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received number"}]}"#,
      #"{"id":"c","input":{"role":"head"},"valid":true,"output":{}}"#,
      #"{"id":"d","schema":"school","input":{},"valid":true,"output":{}}"#, suite: "coach")
    #expect(failures.map { $0.prefix(2) } == ["c:", "d:"])
    #expect(failures.first?.contains(#"{"role":"head"}"#) == true)
  }

  @Test func theOrderOfKeysIsPartOfACase() throws {
    let failures = try failures(
      "schema",
      #"{"id":"a","input":{"role":"head","email":""},"valid":true,"output":{"email":"","role":"head"}}"#,
      suite: "coach")
    #expect(failures.count == 1)
  }

  @Test func document() throws {
    let failures = try failures(
      "document",
      #"{"id":"a","document":{"type":"string","checks":[{"check":"overwrite","name":"trim"}]},"input":" a ","valid":true,"output":"a"}"#,
      #"{"id":"b","document":{"type":"string"},"input":1,"valid":true,"output":1}"#,
      #"{"id":"c","document":{"type":"text"},"input":1,"valid":true,"output":1}"#)
    #expect(failures.map { $0.prefix(2) } == ["b:", "c:"])
    #expect(failures.last?.contains("$.schema.type") == true)
  }

  @Test func aDocumentIsOfTheRecordedVersionOfZod() throws {
    let text = VectorFiles.suite(
      kind: "document",
      cases:
        #"{"id":"a","document":{"type":"string","checks":[{"check":"max_length","maximum":1}]},"input":"😀","valid":true,"output":"😀"}"#
    )
    for (zod, passed) in [("4.3.6", 0), ("4.4.3", 0), ("4.6.7", 1)] {
      let suite = text.replacing(
        #""recorded":{"from":"x"}"#, with: #""recorded":{"from":"x","zod":"\#(zod)"}"#)
      #expect(try VectorFiles.report(on: suite).passed == passed)
    }
  }

  @Test func def() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.trees(
        cases:
          #"{"id":"a","test":"t","def":{"type":"number","coerce":true},"input":"3","valid":true,"output":3,"today":"t"}"#,
        #"{"id":"b","def":{"type":"number"},"input":"3","valid":true,"output":3}"#,
        #"{"id":"c","def":{"type":"odd"},"input":"3","valid":true,"output":3}"#,
        #"{"id":"d","def":{"type":"default","innerType":{"type":"string"},"value":"x"},"direction":"backward","input":"y","valid":true,"output":"y"}"#
      ))
    let failures = report.suites.flatMap(\.failures)
    #expect(failures.map(\.id) == ["b", "c"])
    #expect(failures.last?.found == #"$.type: unknown type "odd""#)
  }

  @Test func regexp() throws {
    let failures = try failures(
      "regexp",
      #"{"id":"a","pattern":"b+","flags":"","input":"abbc","result":{"index":1,"end":3,"captures":["bb"],"groups":{}}}"#,
      #"{"id":"b","pattern":"(","flags":"","input":"","error":"SyntaxError"}"#,
      #"{"id":"c","pattern":"a","flags":"","input":"b","result":{"index":0,"end":1,"captures":["a"],"groups":{}}}"#,
      #"{"id":"d","pattern":"a","flags":"","input":"b","result":null}"#)
    #expect(failures == ["c: null on the engines automatic"])
  }

  @Test func json() throws {
    let failures = try failures(
      "json", #"{"id":"a","json":"[1.0]","accept":true,"value":[1]}"#,
      #"{"id":"b","json":"[1,]","accept":false}"#,
      #"{"id":"c","base64":"Iv8i","accept":true,"strictUtf8":false}"#,
      #"{"id":"d","json":"[1]","accept":false}"#)
    #expect(failures == ["d: accepted "])
  }

  @Test func aLimitIsNoRejection() throws {
    let deep = String(repeating: "[", count: 1100) + String(repeating: "]", count: 1100)
    let failures = try failures(
      "schema",
      #"{"id":"a","json":"\#(deep)","valid":false,"issues":[{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received array"}]}"#,
      suite: "coach")
    #expect(failures.count == 1)
    let pattern = String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000)
    #expect(
      try self.failures(
        "regexp",
        #"{"id":"a","pattern":"\#(pattern)","flags":"","input":"","error":"SyntaxError"}"#,
        #"{"id":"b","pattern":"^(a|a)*$","flags":"","input":"\#(String(repeating: "a", count: 40))b","result":{"index":0,"end":0,"captures":[""],"groups":{}}}"#
      ).count == 2)
    #expect(
      try self.failures("json", #"{"id":"a","json":"\#(deep)","accept":true}"#).count == 1)
  }

  @Test func htmlTree() throws {
    let failures = try failures(
      "html-tree",
      #"{"id":"a","input":"<p>x","context":"document","tree":"| <html>\n|   <head>\n|   <body>\n|     <p>\n|       \"x\""}"#,
      #"{"id":"b","input":"<td>x","context":"tr","tree":"| <td>\n|   \"x\""}"#,
      #"{"id":"c","input":"<g/>","context":"svg path","tree":"| <svg g>"}"#,
      #"{"id":"d","input":"<mglyph/>","context":"math mi","tree":"| <math mglyph>"}"#,
      #"{"id":"e","input":"\ud800","context":"div","tree":"| \"\ud800\""}"#,
      #"{"id":"f","input":"x","context":"div","tree":"| \"y\"","tags":["engine-differs"],"chromium":"| \"x\"","html5lib":""}"#
    )
    #expect(failures == [#"f: "| \"x\"""#])
  }

  @Test func rule() throws {
    let failures = try failures(
      "rule", #"{"id":"a","rule":"fit.tier","arguments":{"score":70},"result":"match"}"#,
      #"{"id":"b","rule":"fit.tier","arguments":{"score":70},"result":"reach"}"#,
      #"{"id":"c","rule":"fit.weather","arguments":{},"result":1}"#)
    #expect(failures == [#"b: "match""#, "c: there is no rule \"fit.weather\""])
  }

  @Test func coachesOfACaseMayStandInItsFile() throws {
    let shared = #""coaches":[{"id":"7","first_name":"A","last_name":"B"}],"schools":[],"#
    let fields = #""rule":"coaches.list","arguments":{"filters":{},"sortBy":"name","now":"2026"#
    let report = try VectorFiles.report(
      on: VectorFiles.suite(
        kind: "rule",
        cases: #"{"id":"a",\#(fields)-02-10"},"result":{"ids":["7"],"active":false,"count":0}}"#,
        #"{"id":"b","rule":"fit.portfolio","arguments":{},"result":null}"#,
        #"{"id":"c","rule":"no.rule","arguments":{},"result":null}"#, extra: shared))
    #expect(report.suites.first?.passed == 1)
    let failures = report.suites.flatMap(\.failures)
    #expect(failures.map(\.id) == ["b", "c"])
    #expect(failures.first?.found.contains("\"total\":0") == true)
    #expect(failures.last?.found == "there is no rule \"no.rule\"")
  }
}
