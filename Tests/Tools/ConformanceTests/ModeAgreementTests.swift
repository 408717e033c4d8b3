import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import ConformanceKit

/// A case fails if a mode of the validator has another verdict than the others.
@Suite struct ModeAgreementTests {
  /// A verdict swallows the two issues that explaining counts against its limit.
  private static func disagreeing() throws -> Validator {
    try Validator(
      .object(["a": .number(), "b": .number()]).catch("C"),
      limits: ValidationLimits(maximumIssues: 1))
  }

  private static let payload = Array(#"{"a":"x","b":"y"}"#.utf8)

  @Test func aVerdictThatExplainingDoesNotReachIsAFailure() throws {
    for expected in [#"valid "C""#, "undecided"] {
      let outcome = SchemaCases.outcome(
        of: Self.payload, by: try Self.disagreeing(), expected: expected)
      guard case .failed(_, let found) = outcome else {
        Issue.record("the case passes")
        continue
      }
      #expect(found.hasPrefix(#"judged valid "C", explained undecided"#))
    }
  }

  @Test func theVerdictOfEachModeIsNamed() throws {
    let modes = ModeVerdicts(on: Self.payload, by: try Self.disagreeing()) {}
    #expect(!modes.agree(with: #"valid "C""#))
    #expect(!modes.agree(with: "undecided"))
    #expect("\(modes)" == "valid by one pass, valid by a tape, undecided by explaining")
    let agreeing = ModeVerdicts(on: Array("1".utf8), by: try Self.disagreeing()) {}
    #expect(agreeing.agree(with: #"valid "C""#))
  }
}
