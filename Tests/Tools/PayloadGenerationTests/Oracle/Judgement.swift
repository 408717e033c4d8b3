import JSPrimitives
import SchemaModel
import SourceJSON

import enum Validation.IssueCode

@testable import PayloadGeneration

extension Oracle {
  /// The error for an outcome that the oracle can't predict.
  struct Unpredictable: Error {
    /// The path in the schema's document.
    var path: String
  }

  /// An issue whose path still grows towards the root.
  struct PendingIssue {
    /// The effect of an issue on later checks.
    enum Effect {
      /// All later checks run.
      case continues
      /// Later checks don't run, except those with their own condition.
      case stops
      /// No later check runs, from 4.4.3 on; before, as `stops`.
      case stopsAll
    }

    var code: IssueCode
    /// From the value to the root: the innermost segment comes first.
    var reversedPath: [PathSegment]
    var effect: Effect
    /// The keys of `unrecognized_keys`.
    var keys: [JSText] = []

    init(_ code: IssueCode, at path: [PathSegment] = [], effect: Effect = .stops) {
      self.code = code
      reversedPath = path.reversed()
      self.effect = effect
    }

    /// The issue of a check, which continues unless the check aborts.
    init(_ code: IssueCode, of check: PreparedCheck, at path: [PathSegment] = []) {
      self.init(code, at: path, effect: check.check.abort ? .stopsAll : .continues)
    }

    /// Unknown keys, which from 4.6.7 on don't stop the checks.
    static func unrecognizedKeys(_ keys: [JSText], in version: ZodVersion) -> PendingIssue {
      var issue = PendingIssue(
        .unrecognizedKeys, effect: version >= .v4_6_7 ? .continues : .stops)
      issue.keys = keys
      return issue
    }
  }

  /// A value so far, with the issues so far: Zod's payload.
  struct Judgement {
    var value: OracleValue
    var issues: [PendingIssue] = []
    var isMarkedAborted = false
    /// Whether a transform or a `catch` made the value.
    var isSubstituted = false

    var isAborted: Bool { isMarkedAborted || issues.contains { $0.effect != .continues } }

    /// A value with one issue.
    init(_ value: OracleValue, _ issue: PendingIssue) {
      self.value = value
      issues = [issue]
    }

    init(_ value: OracleValue, _ code: IssueCode) { self.init(value, PendingIssue(code)) }

    init(value: OracleValue, issues: [PendingIssue] = []) {
      self.value = value
      self.issues = issues
    }
  }
}
