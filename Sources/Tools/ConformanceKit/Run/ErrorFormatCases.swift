internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Runs cases of the kind `formatError`: lists of issues in the forms of Zod's functions.
enum ErrorFormatCases {
  /// A case of Zod's own tests names one function, and has its output or the message of its error. Any other case has the results of all functions, and under `versions` those
  /// of other versions of Zod that differ; it passes if all agree.
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    guard let issues = vector["issues"].flatMap(ValidationIssue.list(reading:)) else {
      return .failed(expected: "a result", found: "an issue can't be read")
    }
    if let function = vector["function"]?.text {
      return run([(function, vector["output"])], on: issues, zod: suite.zod)
    }
    guard let results = vector["output"]?.object else {
      return .failed(expected: "a result", found: "the case has no functions")
    }
    for zod in suite.zods(of: vector) {
      let others = vector["versions"]?[JSText(zod.rawValue)]?.object
      let expected = results.members.map { member -> (JSText, JSONValue?) in
        (member.key, others?[member.key] ?? member.value)
      }
      let outcome = run(expected, on: issues, zod: zod)
      guard outcome.isPassed else { return outcome }
    }
    return .passed
  }

  /// Compares the results of functions; nil is any error of JavaScript, whose message is not compared.
  private static func run(
    _ results: [(function: JSText, expected: JSONValue?)], on issues: [ValidationIssue],
    zod: ZodVersion
  ) -> CaseOutcome {
    for (function, expected) in results {
      let text = expected.map { JSONWriter.string(of: $0) }
      let description = "\(zod.rawValue) \(function): \(text ?? "an error")"
      guard let shape = shapes[function] else {
        return .failed(expected: description, found: "no such function")
      }
      do throws(IssueShape.Failure) {
        let found = try issues.shaped(as: shape, zod: zod)
        guard found == text else { return .failed(expected: description, found: found) }
      } catch {
        let thrown = error.thrownName.map { ["$throws": .string(JSText($0))] as JSONValue }
        guard let thrown, expected == nil || expected == thrown else {
          return .failed(expected: description, found: "\(error)")
        }
      }
    }
    return .passed
  }

  private static let shapes: [JSText: IssueShape] = [
    "flattenError": .flat, "formatError": .formatted, "treeifyError": .tree,
    "prettifyError": .pretty,
  ]
}
