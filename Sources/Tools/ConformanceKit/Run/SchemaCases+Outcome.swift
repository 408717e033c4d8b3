internal import JSPrimitives
internal import SourceJSON
internal import Validation

extension SchemaCases {
  /// Returns the recorded verdict with its output or issues, as one text.
  static func expectation(of vector: VectorCase) -> String {
    expectation(of: .object(vector.fields))
  }

  /// Returns the recorded verdict of an object with the members of a case.
  static func expectation(of result: JSONValue) -> String {
    let isValid = result["valid"]?.boolean == true
    let list = isValid ? result["output"] : result["issues"]
    return (isValid ? "valid " : "invalid ") + JSONWriter.string(of: list ?? .null)
  }

  /// Judges the payload in one pass, with and without its output, and from a tape, and explains it: all must come to the
  /// same verdict and output.
  ///
  /// - Parameters:
  ///   - messages: The replacement of messages.
  ///   - rewinding: Runs between them, since each calls the functions of the schema.
  static func outcome(
    of payload: [UInt8], by validator: Validator, expected: String,
    messages: IssueMessages? = nil, rewinding: (() -> Void)? = nil
  ) -> CaseOutcome {
    payload.withUnsafeBufferPointer { bytes in
      var record = RecordValidator(validator, messages: messages)
      do throws(JSONError) {
        let alone = try record.verdict(on: bytes)
        // Functions that return what was recorded are called in one order only.
        let behindOnePass = rewinding == nil ? record.explain() : nil
        rewinding?()
        let written = try record.verdict(on: bytes, writesOutput: true)
        var output: [UInt8] = []
        if written == .valid { record.writeOutput(to: &output) }
        rewinding?()
        let verdict = try record.judge(bytes)
        guard alone == verdict, written == verdict else {
          return .failed(
            expected: expected,
            found: "\(alone) in one pass, \(written) with the output, \(verdict) from a tape")
        }
        // There is nothing to explain: of a text beyond a limit not even the tape is whole.
        if case .undecided(let reason) = verdict {
          return .failed(expected: expected, found: "undecided: \(reason)")
        }
        let judged = verdict == .valid ? "valid " + JSONWriter.string(of: record.outputValue) : nil
        guard judged.map({ $0 == "valid " + String(decoding: output, as: UTF8.self) }) ?? true
        else {
          return .failed(
            expected: expected, found: "written as \(String(decoding: output, as: UTF8.self))")
        }
        rewinding?()
        let explained: String
        let issues = record.explain()
        guard behindOnePass == nil || behindOnePass == issues else {
          return .failed(expected: expected, found: "other issues behind one pass")
        }
        switch issues {
        case .failure(let reason):
          return .failed(
            expected: expected,
            found: "judged \(judged ?? "\(verdict)"), explained undecided: \(reason)")
        case .success(let issues) where issues.isEmpty:
          explained = "valid " + JSONWriter.string(of: record.outputValue)
        case .success(let issues):
          explained = "invalid " + JSONWriter.string(of: .array(issues.map(\.json)))
        }
        guard judged ?? explained == explained, (judged != nil) == explained.hasPrefix("valid ")
        else {
          return .failed(
            expected: expected, found: "judged \(judged ?? "\(verdict)"), explained \(explained)")
        }
        return CaseOutcome(expected: expected, found: explained)
      } catch {
        return .failed(expected: expected, found: "\(error)")
      }
    }
  }
}
