import ConformanceKit
import TestSupport
import Testing

/// The strictness of vector files: anything odd in one is an error.
@Suite struct VectorSuiteTests {
  /// Expects a file with this text to be refused for a reason that names all of these.
  private func expectRefused(
    _ text: String, naming words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let error = #expect(throws: VectorError.self, sourceLocation: sourceLocation) {
      try VectorFiles.report(on: text)
    }
    #expect(error?.file.hasSuffix("/sample.json") == true, sourceLocation: sourceLocation)
    for word in words {
      #expect(
        error?.reason.contains(word) == true, "\(error?.reason ?? "")",
        sourceLocation: sourceLocation)
    }
  }

  @Test func aSoundFileIsRun() throws {
    let report = try VectorFiles.report(
      on: VectorFiles.suite(cases: VectorFiles.passing("a"), VectorFiles.passing("b")))
    #expect(report.passed == 2)
    #expect(report.isGreen)
  }

  @Test func theRecordedYearIsThatOfTheSchemas() throws {
    func suite(_ recorded: String) -> String {
      VectorFiles.suite(
        kind: "schema",
        cases:
          #"{"id":"a","schema":"playerDetails","input":{"graduation_year":2037},"valid":true,"output":{"graduation_year":2037,"positions":[],"share_contact_with_coaches":false}}"#
      ).replacing(#""recorded":{"from":"x"}"#, with: #""recorded":\#(recorded)"#)
    }
    #expect(try VectorFiles.report(on: suite(#"{"from":"x","year":"2027"}"#)).isGreen)
    #expect(try VectorFiles.report(on: suite(#"{"from":"x"}"#)).failed == 1)
    #expect(try VectorFiles.report(on: suite(#"{"from":"x","year":"2026"}"#)).failed == 1)
    for year in [#""next""#, #""10000""#, "2027", "null"] {
      try expectRefused(suite(#"{"from":"x","year":\#(year)}"#), naming: "recorded.year")
    }
  }

  @Test func aByteOrderMarkAtTheStartIsSkipped() throws {
    let text = VectorFiles.suite(cases: VectorFiles.passing("a"))
    let gaps = #"{"format":"known-gaps/1","gaps":[]}"#
    #expect(try VectorFiles.report(on: "\u{FEFF}" + text, gaps: "\u{FEFF}" + gaps).isGreen)
    try expectRefused("\u{FEFF}\u{FEFF}" + text, naming: "1:1", "byte order mark")
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: VectorError.self) {
      try ConformanceRun(knownGaps: nil).report(on: [folder["none.json"]])
    }
    #expect(error?.file == folder["none.json"])
    #expect("\(try #require(error))".hasPrefix(folder["none.json"] + ": "))
  }

  @Test func aFolderWithoutVectorFilesIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "known-gaps.json")
    try folder.write("{}", to: "vector.schema.json")
    try folder.write("notes", to: "README.md")
    #expect(throws: VectorError.self) {
      try ConformanceRun(knownGaps: nil).report(on: [folder.path])
    }
  }

  @Test func textThatIsNotJSONIsAnErrorWithItsPlace() throws {
    try expectRefused("{\"format\":\n ]", naming: "2:2")
    try expectRefused("", naming: "1:1")
  }

  @Test(arguments: ["[]", "null", "1", #""golden-vectors/1""#])
  func anythingButAnObjectIsAnError(_ text: String) throws {
    try expectRefused(text, naming: "object")
  }

  @Test func anotherFormatIsAnError() throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"))
    try expectRefused(
      suite.replacing("golden-vectors/1", with: "golden-vectors/2"), naming: "golden-vectors/1")
    try expectRefused(
      suite.replacing(#""format":"golden-vectors/1","#, with: ""), naming: "golden-vectors/1")
  }

  @Test func eachKindHasItsFormat() throws {
    let url = VectorFiles.suite(cases: VectorFiles.passing("a"))
    try expectRefused(
      url.replacing("golden-vectors/1", with: "zod-def-vectors/1"), naming: "url",
      "golden-vectors/1")
    let trees = VectorFiles.trees(
      cases: #"{"id":"a","def":{"type":"any"},"input":1,"valid":true,"output":1}"#)
    try expectRefused(
      trees.replacing("zod-def-vectors/1", with: "golden-vectors/1"), naming: "zod-def-vectors/1")
  }

  @Test func anUnknownVersionOfZodIsAnError() throws {
    let trees = VectorFiles.trees(
      zod: "3.25.0", cases: #"{"id":"a","def":{"type":"any"},"input":1,"valid":true,"output":1}"#)
    try expectRefused(trees, naming: "recorded.zod", "3.25.0")
  }

  /// 51 characters beyond the basic plane are 102 UTF-16 code units, and a name has at most 100.
  @Test func theRecordedVersionOfZodOverridesTheRevisions() throws {
    let name = String(repeating: "\u{1F600}", count: 51)
    let value = #"{"first_name":"\#(name)","role":"head"}"#
    func suite(_ recorded: String) -> String {
      VectorFiles.suite(
        kind: "schema",
        cases: #"{"id":"a","schema":"coach","input":\#(value),"valid":true,"output":\#(value)}"#
      ).replacing(#""recorded":{"from":"x"}"#, with: #""recorded":\#(recorded)"#)
    }
    #expect(try VectorFiles.report(on: suite(#"{"from":"x","zod":"4.6.7"}"#)).isGreen)
    for recorded in ["", #","zod":"4.3.6""#, #","zod":"4.4.3""#] {
      #expect(try VectorFiles.report(on: suite(#"{"from":"x"\#(recorded)}"#)).failed == 1)
    }
    try expectRefused(suite(#"{"from":"x","zod":"3.25.0"}"#), naming: "recorded.zod", "3.25.0")
  }

  @Test(arguments: ["suite", "kind", "recorded", "cases"])
  func anAbsentFieldIsAnError(_ field: String) throws {
    let suite = VectorFiles.suite(cases: VectorFiles.passing("a"))
    try expectRefused(suite.replacing("\"\(field)\":", with: "\"seed\":"), naming: field)
  }

  @Test func anUnknownKindIsAnError() throws {
    try expectRefused(
      VectorFiles.suite(kind: "poem", cases: VectorFiles.passing("a")), naming: "poem")
  }

  @Test func aFieldThatTheFormatDoesNotKnowIsAnError() throws {
    try expectRefused(
      VectorFiles.suite(cases: VectorFiles.passing("a"), extra: #""comment":"","#),
      naming: "comment")
    try expectRefused(
      VectorFiles.suite(cases: #"{"id":"a","input":"x:","valid":true,"hrev":"x:"}"#),
      naming: "case 1", "a", "hrev")
  }

  @Test func aCaseNeedsItsKindsFields() throws {
    try expectRefused(VectorFiles.suite(cases: #"{"id":"a","valid":true}"#), naming: "a", "input")
    try expectRefused(VectorFiles.suite(cases: #"{"input":"x:","valid":true}"#), naming: "no id")
    try expectRefused(VectorFiles.suite(cases: "7"), naming: "case 1")
    try expectRefused(
      VectorFiles.suite(
        kind: "schema", cases: #"{"id":"a","input":{},"valid":false}"#), naming: "issues")
    try expectRefused(
      VectorFiles.suite(
        kind: "schema", cases: #"{"id":"a","input":{},"valid":false,"issues":[]}"#),
      naming: "a", "issues", "not empty")
    try expectRefused(
      VectorFiles.suite(kind: "rule", cases: #"{"id":"a","rule":"x","result":1}"#),
      naming: "arguments")
  }

  @Test func anIdStandsOnce() throws {
    try expectRefused(
      VectorFiles.suite(
        cases: VectorFiles.passing("a"), VectorFiles.passing("b"), VectorFiles.failing("a")),
      naming: "a", "twice")
  }

  @Test func aFileWithoutCasesIsAnError() throws {
    try expectRefused(VectorFiles.suite(), naming: "cases", "not empty")
  }

  @Test func oneBadFileSpoilsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write(VectorFiles.suite(cases: VectorFiles.passing("a")), to: "good.json")
    try folder.write(VectorFiles.suite(), to: "deep/er/bad.json")
    #expect(throws: VectorError.self) {
      try ConformanceRun(knownGaps: nil).report(on: [folder.path])
    }
  }
}
