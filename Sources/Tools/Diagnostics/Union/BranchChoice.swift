internal import SchemaModel
internal import SourceJSON
internal import Validation

/// Chooses the option of a union that a person most likely meant.
struct BranchChoice {
  private let locator: ValueLocator

  /// A choice among options for the values of a payload.
  init(in locator: ValueLocator) { self.locator = locator }

  /// Returns the position of the likeliest option; nil if there are no options.
  ///
  /// Options for this kind of value come first, and among them those whose discriminator matches. The smallest part
  /// of the value at fault decides next, then the smallest number of issues, then the position.
  ///
  /// - Parameter kind: The kind of the value, as Zod names it.
  func likeliest(of errors: [[ValidationIssue]], kind: String) -> Int? {
    choice(of: errors, kind: kind)?.option
  }

  private func choice(
    of errors: [[ValidationIssue]], kind: String
  ) -> (option: Int, cost: Int)? {
    var candidates = Array(errors.indices)
    Self.keep(&candidates) { option in
      !errors[option].contains { $0.path.isEmpty && Self.rejects($0, kind: kind) }
    }
    Self.keep(&candidates) { option in !errors[option].contains(where: Self.isDiscriminator) }
    var best: (option: Int, cost: Int)?
    for option in candidates {
      let cost = cost(of: errors[option])
      if let best, (best.cost, errors[best.option].count) <= (cost, errors[option].count) {
        continue
      }
      best = (option, cost)
    }
    return best
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
  static func isDiscriminator(_ issue: ValidationIssue) -> Bool {
    issue.path.count == 1 && issue.code == .invalidValue
      && issue[parameter: "values"]?.elements?.count == 1
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

/// The distance of a value from an option.
extension BranchChoice {
  /// The costs of an issue, in halves of a wrong value. A missing key costs more than a wrong value, which shows that its
  /// key was meant. An object or array that is not expected costs more the larger it is: an option that looks into it
  /// is closer.
  private enum Cost {
    static let nearName = 1
    static let rule = 2
    static let scalar = 3
    static let noContainer = 5
    static let missing = 6
    static let noOption = 6
    static let container = 4
    static let entry = 2
  }

  private func cost(of issues: [ValidationIssue]) -> Int {
    // Issues are fewer than the bytes of a payload, and the cost of one is below that of all bytes.
    issues.reduce(0) { $0 &+ cost(of: $1) }
  }

  private func cost(of issue: ValidationIssue) -> Int {
    if let errors = issue.errors {
      return choice(of: errors, kind: locator.kind(of: issue))?.cost ?? Cost.noOption
    }
    guard !issue.isOfAbsentValue else { return Cost.missing }
    switch issue.code {
    case .invalidType:
      return mismatch(
        of: issue, isContainer: Self.isContainer(issue[parameter: "expected"]?.text?.string ?? ""))
    case .invalidValue:
      let values = issue[parameter: "values"]?.elements ?? []
      let kind = locator.kind(of: issue)
      guard values.contains(where: { Self.kind(of: $0) == kind }) else {
        return mismatch(of: issue, isContainer: false)
      }
      return NearestValue.of(issue, among: values, in: locator) == nil ? Cost.rule : Cost.nearName
    case .unrecognizedKeys:
      return Cost.rule * (issue[parameter: "keys"]?.elements?.count ?? 1)
    default: return Cost.rule
    }
  }

  private func mismatch(of issue: ValidationIssue, isContainer: Bool) -> Int {
    if Self.isContainer(locator.kind(of: issue)) {
      return Cost.container + Cost.entry * locator.size(of: issue)
    }
    return isContainer ? Cost.noContainer : Cost.scalar
  }

  private static func isContainer(_ kind: String) -> Bool {
    ["object", "array", "record", "tuple", "map", "set"].contains(kind)
  }
}
