package import SchemaModel
package import SourceJSON
package import Validation

/// The outcome of a payload in one version of Zod, in a form whose members have an order.
package enum PayloadOutcome: Sendable, Equatable {
  /// One issue as JSON text, whose members are in Zod's order.
  package struct Issue: Sendable, Equatable {
    /// The code, such as `too_small`.
    package var code: String
    /// The path from the payload to the value at fault.
    package var path: [PathSegment]
    /// The issue with its message.
    package var text: String
    /// The issue without its message and those of the issues inside.
    var wordlessText: String
    /// The message.
    package var message: String
  }

  /// The payload is valid; the output as JSON text.
  case valid(output: String, value: JSONValue)
  /// The payload is invalid.
  case invalid([Issue])
  /// A limit was reached; the reason.
  case undecided(String)

  package init(_ outcome: Outcome<JSONValue>) {
    switch outcome {
    case .valid(let output):
      self = .valid(output: JSONWriter.string(of: output), value: output)
    case .invalid(let issues):
      self = .invalid(
        issues.map { issue in
          let json = issue.json
          return Issue(
            code: issue.code.rawValue, path: issue.path, text: JSONWriter.string(of: json),
            wordlessText: JSONWriter.string(of: json.withoutMessages(depth: 0)),
            message: issue.message)
        })
    case .undecided(let reason): self = .undecided("\(reason)")
    }
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.valid(let left, _), .valid(let right, _)): left == right
    case (.invalid(let left), .invalid(let right)): left.map(\.text) == right.map(\.text)
    case (.undecided, .undecided): true
    default: false
    }
  }

  /// `{"valid": true, "output": ...}`, `{"valid": false, "issues": [...]}` or `{"undecided": REASON}` as JSON text.
  package var json: String {
    switch self {
    case .valid(let output, _): #"{"valid":true,"output":\#(output)}"#
    case .invalid(let issues):
      #"{"valid":false,"issues":[\#(issues.map(\.text).joined(separator: ","))]}"#
    case .undecided(let reason):
      JSONWriter.string(of: ["undecided": JSONValue.string(.init(reason))])
    }
  }
}

extension JSONValue {

  /// Returns an issue without its message and those of the issues of its options or its key.
  fileprivate func withoutMessages(depth: Int) -> JSONValue {
    guard case .object(var issue) = self, depth < NestingLimits.issues else { return self }
    issue["message"] = nil
    if let options = issue["errors"]?.elements {
      issue["errors"] = .array(
        options.map { option in
          .array((option.elements ?? []).map { $0.withoutMessages(depth: depth + 1) })
        })
    }
    if issue["code"] == "invalid_key", let issues = issue["issues"]?.elements {
      issue["issues"] = .array(issues.map { $0.withoutMessages(depth: depth + 1) })
    }
    return .object(issue)
  }
}
