package import Diagnostics
internal import JSPrimitives
internal import SourceJSON

/// The findings of a run as one page that needs no other file and no network.
///
/// The page is written while the run goes on: the head, then blocks of findings as JSON, then the strings that they share and the
/// counts. A block has the numbers that filters need, and apart from them the lines, which the page reads when it shows them.
package struct FindingPage: Sendable {
  /// The maximum number of findings on the page. All are counted.
  package static let greatestCount = 200_000
  /// The number of findings of a block.
  private static let blockCount = 1_000
  /// The maximum number of strings that findings share. Others are written where they occur.
  private static let greatestStringCount = 100_000

  private var strings: [String: Int] = [:]
  private var shared: [UInt8] = []
  private var numbers: [UInt8] = []
  private var texts: [UInt8] = []
  private var inBlock = 0
  private var count = 0
  private var omittedCount = 0

  private let greatestCount: Int

  /// A page without findings.
  package init(greatestCount: Int = Self.greatestCount) { self.greatestCount = greatestCount }

  /// The start of the page.
  package var opening: [UInt8] { PageTemplate.opening }

  /// Adds a finding, and appends a block of the page if it is full.
  package mutating func append(_ finding: CollectedFinding, to bytes: inout [UInt8]) {
    guard count < greatestCount else {
      omittedCount += 1
      return
    }
    count += 1
    let separator = inBlock == 0 ? "" : ","
    inBlock += 1
    let words = [finding.schema, finding.file, finding.code, finding.path, finding.message]
    numbers += Array("\(separator)[\(finding.kind.rawValue),\(finding.line),\(finding.column)".utf8)
    for word in words {
      numbers.append(UInt8(ascii: ","))
      appendShared(word)
    }
    numbers.append(UInt8(ascii: "]"))
    texts += Array("\(separator)[\(finding.padding),\(finding.width),".utf8)
    Self.append(PrintableText.oneLine(finding.field), to: &texts)
    for text in [finding.received ?? "", finding.excerpt, finding.closest] {
      texts.append(UInt8(ascii: ","))
      Self.append(text, to: &texts)
    }
    texts.append(UInt8(ascii: "]"))
    if inBlock == Self.blockCount { endBlock(to: &bytes) }
  }

  /// Appends the index of a string among the shared ones, or the string itself when there are too many.
  private mutating func appendShared(_ text: String) {
    if let place = strings[text] {
      numbers += Array("\(place)".utf8)
    } else if strings.count < Self.greatestStringCount {
      let place = strings.count
      strings[text] = place
      if place > 0 { shared.append(UInt8(ascii: ",")) }
      Self.append(PrintableText.oneLine(text), to: &shared)
      numbers += Array("\(place)".utf8)
    } else {
      Self.append(PrintableText.oneLine(text), to: &numbers)
    }
  }

  /// Ends the block of findings.
  private mutating func endBlock(to bytes: inout [UInt8]) {
    guard inBlock > 0 else { return }
    Self.appendScript("rows", numbers, to: &bytes)
    Self.appendScript("texts", texts, to: &bytes)
    numbers.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    inBlock = 0
  }

  /// Appends the rest of the page.
  ///
  /// - Parameters:
  ///   - summary: The counts of the run.
  ///   - tool: The name and version of the tool.
  package mutating func close(
    _ summary: RunSummary, tool: String, to bytes: inout [UInt8]
  ) {
    endBlock(to: &bytes)
    Self.appendScript("strings", shared, to: &bytes)
    let facts: JSONValue = [
      "summary": .string(JSText(summary.text)), "files": .number(Double(summary.files)),
      "invalid": .number(Double(summary.invalid)),
      "notJudged": .number(Double(summary.notJudged)),
      "omitted": .number(Double(omittedCount)),
      "gone": .number(Double(summary.gone)),
      "tool": .string(JSText(tool)),
    ]
    var text: [UInt8] = []
    JSONWriter.append(facts, to: &text)
    Self.appendScript("facts", text, to: &bytes)
    bytes += PageTemplate.closing
  }

  /// Appends an array of JSON values as a script that no browser runs.
  private static func appendScript(_ name: String, _ content: [UInt8], to bytes: inout [UInt8]) {
    bytes += Array("<script type=\"application/json\" class=\"\(name)\">[".utf8)
    // Inside of JSON, a "<" occurs only in strings. Without it nothing in the data can end the script.
    for byte in content {
      if byte == UInt8(ascii: "<") {
        bytes += Array("\\u003c".utf8)
      } else {
        bytes.append(byte)
      }
    }
    bytes += Array("]</script>\n".utf8)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    JSONWriter.append(JSText(text), to: &bytes)
  }
}
