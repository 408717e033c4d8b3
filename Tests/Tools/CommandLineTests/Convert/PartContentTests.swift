import Diagnostics
import PayloadFormats
import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import compass_validate

/// The payloads of a file in memory. What is done for one of them does not depend on the number of the others.
@Suite struct PartContentTests {
  private func content(_ bytes: [UInt8], _ format: PayloadFormat = .yaml) throws -> PartContent {
    PartContent(
      bytes, path: "a", format: format, CSVChoice(), lineLimit: 1_000_000,
      try Validator(ZodSchema.any))
  }

  private func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  /// Streams whose documents all have a fault.
  @Test(arguments: [
    "---\n- *b\n", "---\n[}\n", "---\na: 1\na: 2\n", "---\n\"\\q\"\n", "--- !x a\n", "---\n.inf\n",
    "---\n\u{7F}\n", "---\r- *b\r",
  ])
  func faultsOfAStream(_ document: String) throws {
    let text = String(repeating: document, count: 1_000)
    for bytes in [Array(text.utf8), utf16(text)] {
      var content = try content(bytes)
      var count = 0
      while let part = content.next() {
        guard case .failure(let fault) = part else { continue }
        count += 1
        let finding = fault.record.withPayload {
          FindingMaker($0, origin: fault.record.origin)
            .finding(code: fault.code, message: fault.message, at: fault.offset)
        }
        let lines = document.count { $0.isNewline }
        #expect(finding.range.map { ($0.start.line - 1) / lines } == count - 1)
      }
      #expect(count == 1_000)
      #expect(content.look.count == 1)
    }
  }

  /// Each sentence about the look of the file is the same, as if the file had been looked at for each fault.
  @Test func looksAreOfTheFile() throws {
    var content = try content(Array("{\"a\": 1}}\n---\n[1]\n---\n{\"b\": 1]\n".utf8))
    var messages: [String] = []
    while let part = content.next() {
      if case .failure(let fault) = part { messages.append(fault.message) }
    }
    #expect(messages.count == 2)
    #expect(content.look.count == 1)
  }

  /// Only what could not be read has a look.
  @Test func soundStreamsAreNotLookedAt() throws {
    var content = try content(Array("a: 1\n---\nb: 2\n".utf8))
    while content.next() != nil {}
    #expect(content.look.count == 0)
  }

  /// A version other than 1.2 is noted with its line, once.
  @Test(arguments: [
    ("# c\n%YAML 1.1\n---\na\n...\n%YAML 1.0\n---\nb\n", "a:2: %YAML 1.1 is read as YAML 1.2"),
    ("# c\r%YAML 1.1\r---\ra\r", "a:2: %YAML 1.1 is read as YAML 1.2"),
    ("%YAML 1.3\n---\na\n", "a:1: %YAML 1.3 is read as YAML 1.2"),
  ])
  func versions(_ text: String, _ note: String) throws {
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, utf16(text)] {
      var content = try content(bytes)
      while content.next() != nil {}
      #expect(content.note?.hasPrefix(note) == true)
    }
  }

  @Test func noVersion() throws {
    var content = try content(Array("%YAML 1.2\n---\na\n".utf8))
    while content.next() != nil {}
    #expect(content.note == nil)
  }
}
