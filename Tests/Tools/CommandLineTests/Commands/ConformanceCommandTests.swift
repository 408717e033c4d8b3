import TestSupport
import Testing

/// `conformance`: vectors in, a report out.
@Suite struct ConformanceCommandTests {
  private static let passing =
    #"{"id":"a","input":"https://a.b","valid":true,"href":"https://a.b/"}"#
  private static let failing = #"{"id":"b","input":"x","valid":true,"href":"x:"}"#

  private func tool(_ cases: String..., gaps: String? = nil) throws -> ToolRun {
    let tool = try ToolRun()
    try tool.folder.write(
      #"{"format":"golden-vectors/1","suite":"tiny","kind":"url","recorded":{"from":"x"},"cases":["#
        + cases.joined(separator: ",") + "]}", to: "vectors/tiny.json")
    if let gaps {
      try tool.folder.write(
        #"{"format":"known-gaps/1","gaps":[\#(gaps)]}"#, to: "known-gaps.json")
    }
    return tool
  }

  @Test func agreement() throws {
    try tool(Self.passing).expect(
      "conformance", "vectors", status: 0, output: "tiny  1 passed, 0 failed\n1 passed, 0 failed\n")
    try tool(Self.passing).expect(
      "conformance", "vectors/tiny.json", "--format", "json", status: 0,
      output: """
        {"suites":[{"suite":"tiny","kind":"url","passed":1,"failed":0,"known_gaps":0,"failures":[]}],\
        "passed":1,"failed":0}

        """)
  }

  @Test func disagreement() throws {
    try tool(Self.passing, Self.failing).expect(
      "conformance", "vectors", status: 1,
      output: """
        tiny  1 passed, 1 failed
          b
            expected "x:"
            found    "invalid"
        1 passed, 1 failed

        """)
  }

  @Test func knownGapsAreFoundAboveTheFolder() throws {
    let gap = #"{"id":"b","reason":"known"}"#
    try tool(Self.passing, Self.failing, gaps: gap).expect(
      "conformance", "vectors", status: 0,
      output: "tiny  1 passed, 0 failed, 1 known gap\n1 passed, 0 failed\n")
    let closed = try tool(Self.passing, gaps: #"{"id":"a","reason":"known"}"#)
    #expect(try closed("conformance", "vectors").status == 1)
    try closed.folder.write(#"{"format":"known-gaps/1","gaps":[]}"#, to: "none.json")
    #expect(try closed("conformance", "vectors", "--known-gaps", "none.json").status == 0)
  }

  @Test func whatCannotBeRunIsOneLine() throws {
    let tool = try tool(Self.passing, Self.passing)
    for (path, reason) in [
      ("vectors/tiny.json", "the id a is used twice"),
      ("missing", "there is no such file or folder"), ("empty", "no vector files"),
    ] {
      try tool.folder.write("", to: "empty/README.md")
      try tool.expect(
        "conformance", path, status: 2, errors: "compass-validate: \(path): \(reason)\n")
    }
  }
}
