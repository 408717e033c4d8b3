import Diagnostics
import Validation

/// Validates files that are a large array, element by element, so that little is in memory beside their text.
struct ArrayValidation: ~Copyable {
  private let validator: Validator
  private let rendersFindings: Bool
  private let rendersValid: Bool
  private let writesOutput: Bool
  /// Whether functions have stubs, whose calls only count for a whole payload.
  private let hasStubs: Bool
  /// Nil if the run looks for no warnings.
  private let warnings: WarningFinder?
  /// Made for the first large array.
  private var elements: ElementsValidator?

  /// The least number of bytes that is worth it.
  private static let leastBytes = 1_048_576

  init(_ validator: Validator, _ options: CheckOptions) {
    self.validator = validator
    let renderer = options.renderer
    rendersFindings = options.needsFindings
    rendersValid = renderer?.rendersPayloads ?? false
    writesOutput = options.writesOutput
    hasStubs = options.schema.stubs != nil
    warnings = WarningFinder(validator, options)
  }

  /// Validates the text of a file.
  ///
  /// - Returns: false unless it is a large array of independent elements that has an answer, and nothing to render or, if the
  ///   run looks for warnings, to warn of.
  mutating func validate(_ text: [UInt8], into report: inout ChunkReport) -> Bool {
    guard text.count >= Self.leastBytes, !rendersValid, !hasStubs,
      ElementsValidator.fits(validator)
    else { return false }
    if elements == nil { elements = ElementsValidator(validator) }
    let (warnings, countsIssues) = (warnings, !rendersFindings)
    let answer = Self.payload(of: text) { payload in
      elements?.judge(payload, countsIssues: countsIssues) { element, index in
        warnings?.isQuiet(element: element, at: index) ?? true
      } ?? nil
    }
    switch answer {
    case .valid:
      if writesOutput { report.unwritten = text }
    case .invalid(let issueCount):
      report.summary.invalid += 1
      report.summary.issues += issueCount
    case nil: return false
    }
    return true
  }

  /// Writes the output of an array that was found valid, and a line feed.
  mutating func write(_ text: [UInt8], to file: inout OutputFile) throws(FileError) {
    if elements == nil { elements = ElementsValidator(validator) }
    var failure: FileError?
    let isWritten = Self.payload(of: text) { payload in
      do throws(FileError) {
        return try elements?.writeOutput(of: payload) { (piece) throws(FileError) in
          try file.write(piece)
        }
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    guard isWritten == true else {
      throw FileError(.writing, "output", reason: "a valid payload is not valid a second time")
    }
    try file.write([UInt8(ascii: "\n")])
  }

  /// Calls `body` with the text without its byte order mark.
  private static func payload<Result>(
    of text: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withUnsafeBufferPointer { bytes in
      var origin = RecordOrigin(path: "")
      return body(origin.skippingMark(of: bytes))
    }
  }
}
