internal import SchemaModel
internal import SourceJSON
internal import Synchronization
internal import Validation

/// The validator's verdicts on values of one node of a schema.
///
/// A node that refers to schemas around it is compiled with them. If that is too much, only the whole payload is validated.
final class NodeVerdicts: Sendable {
  /// The subject of a verdict.
  private enum Question: Hashable {
    /// Whether the node accepts a value.
    case value
    /// Whether an object may lack the node's value.
    case absence
    /// Whether the node accepts a value without its own checks.
    case valueWithoutChecks
    /// Whether a condition holds, for a value that the node accepts without its own checks.
    case condition(ZodSchema.WrittenCondition)
    /// Whether a predicate holds, likewise.
    case predicate(ZodSchema.Predicate)
  }

  private let schema: ZodSchema
  /// The labelled schemas around the node, the outermost first.
  private let scope: [ZodSchema.Labelled]
  private let semantics: ZodSemantics
  private let functions: FunctionRegistry
  /// Whether the node with the schemas around it is small enough to be compiled.
  private let isSmall: Bool
  /// The validators so far; nil for one that can't be compiled, such as of a function that isn't registered.
  private let validators = Mutex<[Question: Validator?]>([:])

  init(
    _ schema: ZodSchema, in scope: [ZodSchema.Labelled], semantics: ZodSemantics,
    functions: FunctionRegistry, isSmall: Bool
  ) {
    self.schema = schema
    self.scope = scope
    self.semantics = semantics
    self.functions = functions
    self.isSmall = isSmall
  }

  /// Returns whether the node accepts a value: false unless that is known, true if only the whole payload is validated.
  func accepts(_ value: JSONValue) -> Bool { !isSmall || isValid(value, .value) == true }

  /// Whether an object is known to be valid without the node's value; nil if only the whole payload is validated.
  var mayBeAbsent: Bool? { isSmall ? isValid([:], .absence) == true : nil }

  /// Returns whether a condition holds; nil if it is not known, or for a value that the node rejects even without its own
  /// checks.
  func holds(_ condition: ZodSchema.WrittenCondition, for value: JSONValue) -> Bool? {
    guard isValid(value, .valueWithoutChecks) == true else { return nil }
    return isValid(value, .condition(condition))
  }

  /// Returns whether a predicate holds, as for a condition.
  func holds(_ predicate: ZodSchema.Predicate, for value: JSONValue) -> Bool? {
    guard isValid(value, .valueWithoutChecks) == true else { return nil }
    return isValid(value, .predicate(predicate))
  }

  /// Returns the issues of a value, in order; nil if they are not known.
  func issues(of value: JSONValue) -> [ExpectedIssue]? {
    switch validator(.value)?.validate(value) {
    case .valid: []
    case .invalid(let issues): issues.map { ExpectedIssue(code: $0.code, path: $0.path) }
    case .undecided, nil: nil
    }
  }

  private func isValid(_ value: JSONValue, _ question: Question) -> Bool? {
    guard isSmall, let validator = validator(question) else { return nil }
    switch validator.verdict(on: value) {
    case .valid: return true
    case .invalid: return false
    // An output that JSON lacks, such as a bigint, doesn't matter here.
    case .undecided: return validator.parse(value).isValid ? true : nil
    }
  }

  private func validator(_ question: Question) -> Validator? {
    if let known = validators.withLock({ $0[question] }) { return known }
    let validator = try? Validator(
      schema(for: question), in: scope, semantics: semantics, functions: functions)
    validators.withLock { $0[question] = .some(validator) }
    return validator
  }

  private func schema(for question: Question) -> ZodSchema {
    var asked = schema
    switch question {
    case .value: break
    case .absence: asked = .object { Field("value", asked) }
    case .valueWithoutChecks: asked.checks = []
    case .condition(let condition):
      asked.checks = [ZodSchema.Check(.custom(ZodSchema.Predicate(condition), path: nil))]
    case .predicate(let predicate):
      asked.checks = [ZodSchema.Check(.custom(predicate, path: nil))]
    }
    return asked
  }
}
