import ArgumentParser
import SourceJSON
import Validation

/// The limits that payloads must keep; beyond one a payload is not judged.
struct PayloadLimits: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How deep a payload may nest, at most 1000.", valueName: "n"))
  var maxDepth = JSONLimits.default.maximumDepth

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many bytes a payload may have.", valueName: "n"))
  var maxBytes = JSONLimits.default.maximumBytes

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many bytes a string of a payload may have; else as many as the payload.", valueName: "n")
  )
  var maxString: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many issues a payload may have, those of the options of unions among them.",
      valueName: "n"))
  var maxPayloadIssues = ValidationLimits.default.maximumIssues

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many steps a match of a pattern may take, beyond 4 for each character.", valueName: "n"))
  var maxRegexSteps = ValidationLimits.default.regexSteps

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many bytes of memory a match of a pattern may take.", valueName: "n"))
  var maxRegexMemory = ValidationLimits.default.regexMemory

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes of memory that parsing the HTML of one text may use.", valueName: "n"))
  var maxHTMLMemory = ValidationLimits.default.htmlMemory

  var limits: ValidationLimits {
    ValidationLimits(
      maximumBytes: maxBytes, maximumDepth: maxDepth,
      maximumStringBytes: maxString ?? JSONLimits.default.maximumStringBytes,
      maximumIssues: maxPayloadIssues, regexSteps: maxRegexSteps, regexMemory: maxRegexMemory,
      htmlMemory: maxHTMLMemory)
  }

  func validate() throws {
    let sizes = JSONLimits.greatestSize
    for (name, value, range) in [
      ("--max-depth", maxDepth, 0...JSONLimits.greatestDepth),
      ("--max-bytes", maxBytes, 1...sizes), ("--max-string", maxString ?? 0, 0...sizes),
      ("--max-payload-issues", maxPayloadIssues, 1...sizes),
      ("--max-regex-steps", maxRegexSteps, 0...sizes),
      ("--max-regex-memory", maxRegexMemory, 0...sizes),
      ("--max-html-memory", maxHTMLMemory, 0...sizes),
    ] where !range.contains(value) {
      throw ValidationError(
        "\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
    }
  }
}
