internal import JSPrimitives
internal import SourceJSON
internal import Validation

/// The verdicts of each mode of the validator on one payload: one pass over its text, a tape, and the explaining mode, which finds
/// the issues.
struct ModeVerdicts: CustomStringConvertible {
  private var verdicts: [(mode: String, verdict: String)] = []

  /// Runs all modes.
  ///
  /// - Parameters:
  ///   - payload: The payload as JSON text.
  ///   - validator: The validator.
  ///   - rewinding: Runs before each mode, since each calls the functions of the schema.
  init(on payload: [UInt8], by validator: Validator, rewinding: () -> Void) {
    payload.withUnsafeBufferPointer { bytes in
      var record = RecordValidator(validator)
      do throws(JSONError) {
        rewinding()
        verdicts.append(("one pass", Self.word(for: try record.verdict(on: bytes))))
        rewinding()
        verdicts.append(("a tape", Self.word(for: try record.judge(bytes))))
        rewinding()
        let explained =
          switch record.explain() {
          case .success(let issues): issues.isEmpty ? "valid" : "invalid"
          case .failure: "undecided"
          }
        verdicts.append(("explaining", explained))
      } catch {
        verdicts.append(("reading", "\(error)"))
      }
    }
  }

  /// Returns whether all modes have the verdict with which the description of an outcome begins.
  func agree(with outcome: String) -> Bool { verdicts.allSatisfy { outcome.hasPrefix($0.verdict) } }

  /// The verdicts in words: `valid by one pass, undecided by explaining`.
  var description: String {
    verdicts.map { "\($0.verdict) by \($0.mode)" }.joined(separator: ", ")
  }

  private static func word(for verdict: Verdict) -> String {
    switch verdict {
    case .valid: "valid"
    case .invalid: "invalid"
    case .undecided: "undecided"
    }
  }
}
