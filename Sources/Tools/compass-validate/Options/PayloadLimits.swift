import ArgumentParser
import SourceJSON
import Validation

/// The options for the limits of a payload, which is not validated beyond any of them.
struct PayloadLimits: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The deepest nesting of a payload, at most 1000.", valueName: "n"))
  var maxDepth = JSONLimits.default.maximumDepth

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most bytes in a payload.", valueName: "n"))
  var maxBytes = JSONLimits.default.maximumBytes

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes in a string of a payload; by default as many as in a payload.", valueName: "n"
    )
  )
  var maxString: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most issues of a payload, including those of union options.",
      valueName: "n"))
  var maxPayloadIssues = ValidationLimits.default.maximumIssues

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most steps of validating a payload, beyond 64 and one per node of the schema for each of its bytes.",
      valueName: "n"))
  var maxSteps = ValidationLimits.default.maximumSteps

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes of memory for the values and issues of a payload, beyond 256 for each of its bytes.",
      valueName: "n"))
  var maxMemory = ValidationLimits.default.maximumMemory

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most steps of a pattern with backreferences, beyond 4 per character.", valueName: "n"))
  var maxRegexSteps = ValidationLimits.default.regexSteps

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes of memory for a pattern match.", valueName: "n"))
  var maxRegexMemory = ValidationLimits.default.regexMemory

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes of memory for parsing the HTML of one string.", valueName: "n"))
  var maxHTMLMemory = ValidationLimits.default.htmlMemory

  /// The limits of the command line.
  var limits: ValidationLimits {
    ValidationLimits(
      maximumBytes: maxBytes, maximumDepth: maxDepth,
      maximumStringBytes: maxString ?? JSONLimits.default.maximumStringBytes,
      maximumIssues: maxPayloadIssues, maximumSteps: maxSteps, maximumMemory: maxMemory,
      regexSteps: maxRegexSteps, regexMemory: maxRegexMemory, htmlMemory: maxHTMLMemory)
  }

  func validate() throws {
    let sizes = JSONLimits.greatestSize
    for (name, value, range) in [
      ("--max-depth", maxDepth, 0...JSONLimits.greatestDepth),
      ("--max-bytes", maxBytes, 1...sizes), ("--max-string", maxString ?? 0, 0...sizes),
      ("--max-payload-issues", maxPayloadIssues, 1...sizes),
      ("--max-steps", maxSteps, 0...sizes), ("--max-memory", maxMemory, 0...sizes),
      ("--max-regex-steps", maxRegexSteps, 0...sizes),
      ("--max-regex-memory", maxRegexMemory, 0...sizes),
      ("--max-html-memory", maxHTMLMemory, 0...sizes),
    ] where !range.contains(value) {
      throw ValidationError(
        "\(name) must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
  }
}
