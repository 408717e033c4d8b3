internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Chooses the option of a union that a person most likely meant.
enum BranchChoice {
  /// Returns the position of the likeliest option.
  ///
  /// Options for this kind of value come first, and among them those whose discriminator matches. The deepest
  /// issue decides next, then the smallest number of issues, then the position.
  ///
  /// - Parameter kind: The kind of the value, as Zod names it.
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

  /// Removes candidates that fail a test, unless none would be left.
  private static func keep(_ candidates: inout [Int], where test: (Int) -> Bool) {
    let kept = candidates.filter(test)
    if !kept.isEmpty { candidates = kept }
  }

  /// Returns whether an issue rejects all values of this kind.
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

  /// Returns whether an issue is about a field that names the kind of an object: a literal other than the value.
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
