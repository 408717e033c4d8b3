internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Which option of a union a person most likely meant.
enum BranchChoice {
  /// The position of the likeliest option: of those for values of this kind, and of these those whose
  /// discriminator matches, the one that was followed deepest, then the one with the fewest issues, then
  /// the first.
  ///
  /// - Parameter kind: what kind of value is there, as Zod names it.
  static func likeliest(of errors: [[ValidationIssue]], kind: String) -> Int? {
    var candidates = Array(errors.indices)
    keep(&candidates) { option in
      !errors[option].contains { $0.path.isEmpty && rejects($0, kind: kind) }
    }
    keep(&candidates) { option in !errors[option].contains(where: isDiscriminator) }
    return candidates.min { left, right in
      let (leftDepth, rightDepth) = (depth(of: errors[left]), depth(of: errors[right]))
      if leftDepth != rightDepth { return leftDepth > rightDepth }
      return (errors[left].count, left) < (errors[right].count, right)
    }
  }

  /// Leaves out what fails a test, unless nothing would be left.
  private static func keep(_ candidates: inout [Int], where test: (Int) -> Bool) {
    let kept = candidates.filter(test)
    if !kept.isEmpty { candidates = kept }
  }

  /// Whether an option is not for values of this kind at all.
  private static func rejects(_ issue: ValidationIssue, kind: String) -> Bool {
    switch issue.code {
    case .invalidType: return true
    case .invalidValue:
      return issue[parameter: "values"]?.elements?.allSatisfy { self.kind(of: $0) != kind } ?? false
    case .invalidUnion:
      // Every option of a union within it is for another kind.
      guard let errors = issue.errors, !errors.isEmpty else { return false }
      return errors.allSatisfy { $0.contains { $0.path.isEmpty && rejects($0, kind: kind) } }
    default: return false
    }
  }

  /// Whether an issue says that a field which names the kind of an object names another one.
  private static func isDiscriminator(_ issue: ValidationIssue) -> Bool {
    issue.path.count == 1 && issue.code == .invalidValue
      && issue[parameter: "values"]?.elements?.count == 1
  }

  private static func depth(of issues: [ValidationIssue]) -> Int {
    issues.reduce(0) { deepest, issue in
      let below = issue.errors.map { $0.reduce(0) { max($0, depth(of: $1)) } } ?? 0
      return max(deepest, issue.path.count + below)
    }
  }

  private static func kind(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
