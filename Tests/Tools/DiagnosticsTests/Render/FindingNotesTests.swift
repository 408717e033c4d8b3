import Diagnostics
import SchemaModel
import SourceJSON
import Testing
import Validation

@Suite("What formats for programs show beside Zod's issue")
struct FindingNotesTests {
  private func json(_ finding: Finding) throws -> JSONValue {
    let text = rendered([finding], by: FindingJSONRenderer(isPerLine: true))
    return try JSONDocument(Array(text.utf8)).value
  }

  @Test("A member that a function gave an issue is not repeated")
  func membersOfFunctions() throws {
    let schema = ZodSchema.any.superRefine { context in
      context.addIssue(["code": "too_big", "message": "m", "value": "mine", "help": "none"])
    }
    let finding = try #require(try findings(of: #""x""#, by: schema).first)
    let text = rendered([finding], by: FindingJSONRenderer(isPerLine: true))
    #expect(try json(finding)["value"]?.text == "mine")
    #expect(text.components(of: "\"value\"") == 1)
    #expect(text.components(of: "\"help\"") == 1)
  }

  @Test("The message starts with Zod's, and the notes follow it")
  func messages() throws {
    let schema = ZodSchema.object { Field("role", .enumeration("head", "assistant")) }
    let finding = try #require(try findings(of: #"{"role": "Head"}"#, by: schema).first)
    let message = #"Invalid option: expected one of "head"|"assistant""#
    let notes = [#"received "Head""#, #"fix: replace "Head" with "head""#]
    let github = rendered([finding], by: FindingGitHubRenderer())
    #expect(github.hasSuffix("::\(message) (at role)%0A\(notes.joined(separator: "%0A"))\n"))
    let sarif = rendered([finding], by: FindingSARIFRenderer(tool: "t", version: "1"))
    let result = try JSONDocument(Array(sarif.utf8)).value
    #expect(
      result["message"]?["text"]?.text?.string == ([message] + notes).joined(separator: "\n"))
  }

  @Test("A fix has its applicability, and one that is not safe is a question")
  func applicability() throws {
    let schema = ZodSchema.enumeration("head", "assistant")
    for (word, name) in [("Head", "safe"), ("haed", "unsafe")] {
      let finding = try #require(try findings(of: "\"\(word)\"", by: schema).first)
      let question = name == "safe" ? nil : #"did you mean "head"?"#
      let object = try json(finding)
      #expect(object["fix"]?["applicability"]?.text?.string == name)
      #expect(object["hint"]?.text?.string == question)
      let sarif = rendered([finding], by: FindingSARIFRenderer(tool: "t", version: "1"))
      let result = try JSONDocument(Array(sarif.utf8)).value
      #expect(result["fixes"]?[0]?["properties"]?["applicability"]?.text?.string == name)
      let notes = [
        "received \"\(word)\"", question ?? "fix: replace \"\(word)\" with \"head\"",
      ]
      #expect(
        result["message"]?["text"]?.text?.string
          == ([finding.message] + notes).joined(separator: "\n"))
      #expect(!rendered([finding], by: FindingTextRenderer()).contains("fix:"))
    }
    let other = try #require(try findings(of: #""heads""#, by: schema).first)
    #expect(try json(other)["fix"] == nil)
    #expect(try json(other)["hint"]?.text == #"did you mean "head"?"#)
    let log = rendered([other], by: FindingSARIFRenderer(tool: "t", version: "1"))
    #expect(try JSONDocument(Array(log.utf8)).value["fixes"] == nil)
  }

  @Test("Ten issues of an option are shown, and the others are counted")
  func complaints() throws {
    let schema = ZodSchema.null.or(.array(.string()))
    let bytes = Array("[\((0..<15).map(String.init).joined(separator: ","))]".utf8)
    let issues = try Validator(schema).validate(bytes).issues
    let finding = bytes.withUnsafeBufferPointer {
      FindingMaker($0, origin: RecordOrigin(path: "a.json"), withSource: false)
        .findings(of: issues)[0]
    }
    #expect(finding.branch?.complaints.count == 10)
    #expect(finding.branch?.omittedCount == 5)
    let github = rendered([finding], by: FindingGitHubRenderer())
    #expect(github.hasSuffix("%0Aclosest option: and 5 more\n"))
  }

  @Test("JUnit has the counts of the run and of each file, and times in seconds")
  func totals() {
    var summary = RunSummary()
    (summary.invalid, summary.notJudged, summary.payloads) = (2, 1, 7)
    summary.microseconds = 61_000_042
    let counts = #"tests="7" failures="2" errors="1" skipped="0" time="61.000042""#
    #expect(JUnitRenderer().opening(summary).hasSuffix("<testsuites \(counts)>\n"))
    #expect(
      JUnitRenderer().fileOpening(path: "a", payloads: 7, summary: summary)
        == "  <testsuite name=\"a\" \(counts)>\n")
  }
}

extension String {
  /// Returns the number of occurrences of a string.
  fileprivate func components(of part: String) -> Int {
    var (count, start) = (0, startIndex)
    while let found = self[start...].firstRange(of: part) {
      count += 1
      start = found.upperBound
    }
    return count
  }
}
