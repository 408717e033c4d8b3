internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

internal import enum Validation.IssueCode

/// The test oracle: a plain walk over schema and value that predicts the issues.
///
/// It predicts codes and paths in Zod's order and nothing else. If the answer depends on something that it
/// does not know, it throws, and the generator drops the payload: an expectation is never a guess.
enum Oracle {
  /// The error for an outcome that the oracle can't predict.
  struct Unpredictable: Error {
    /// The place in the schema's document.
    var path: String
  }

  /// An issue whose path still grows towards the root.
  struct PendingIssue {
    var code: IssueCode
    /// From the value to the root: the innermost segment comes first.
    var reversedPath: [PathSegment]
    /// Whether later checks still run.
    var continues: Bool

    init(_ code: IssueCode, at path: [PathSegment] = [], continues: Bool = false) {
      self.code = code
      reversedPath = path.reversed()
      self.continues = continues
    }
  }

  /// A value so far, with the issues so far: Zod's payload.
  struct Judgement {
    var value: OracleValue
    var issues: [PendingIssue] = []
    var isMarkedAborted = false

    var isAborted: Bool { isMarkedAborted || issues.contains { !$0.continues } }
  }

  /// Returns the issues of a payload in order; none if it is valid.
  static func issues(
    _ schema: PreparedSchema, _ payload: JSONValue?
  ) throws(Unpredictable) -> [ExpectedIssue] {
    try evaluate(schema, OracleValue(payload)).issues.map {
      ExpectedIssue(code: $0.code, path: $0.reversedPath.reversed())
    }
  }

  /// Returns whether a value is known to be valid.
  static func accepts(_ schema: PreparedSchema, _ value: JSONValue?) -> Bool {
    guard let judgement = try? evaluate(schema, OracleValue(value)) else { return false }
    return judgement.issues.isEmpty
  }

  /// Runs a node and its checks on a fresh payload.
  static func evaluate(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    var judgement = try node(schema, value)
    var isAborted = judgement.isAborted
    for check in schema.checks {
      if isAborted {
        guard hasOwnCondition(check.kind) else { continue }
      }
      guard let issue = try evaluate(check, &judgement.value) else { continue }
      judgement.issues.append(issue)
      isAborted = isAborted || !issue.continues
    }
    return judgement
  }

  private static func node(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    switch schema.node {
    case .string:
      switch value {
      case .string, .opaqueText: return Judgement(value: value)
      default: return Judgement(value: value, issues: [PendingIssue(.invalidType)])
      }
    case .number:
      guard case .number(let number) = value, number.isFinite else {
        return Judgement(value: value, issues: [PendingIssue(.invalidType)])
      }
      return Judgement(value: value)
    case .boolean:
      guard case .boolean = value else {
        return Judgement(value: value, issues: [PendingIssue(.invalidType)])
      }
      return Judgement(value: value)
    case .null:
      guard case .null = value else {
        return Judgement(value: value, issues: [PendingIssue(.invalidType)])
      }
      return Judgement(value: value)
    case .any, .unknown: return Judgement(value: value)
    case .never: return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    case .literal(let values), .enumeration(let values):
      if case .opaqueText = value { throw Unpredictable(path: schema.path) }
      let isKnown = values.contains { value.equals($0) }
      return Judgement(value: value, issues: isKnown ? [] : [PendingIssue(.invalidValue)])
    case .array: return try array(schema.inner, value)
    case .tuple: return try tuple(schema.children, schema.rest, value)
    case .record: return try record(schema.inner, value)
    case .object(let shape): return try object(schema.fields, shape.unknownKeys, value)
    case .union: return try union(schema.children, value)
    case .discriminatedUnion(let key, _): return try discriminatedUnion(key, value, schema)
    case .optional:
      let inner = schema.inner
      guard inner.acceptsAbsent || !value.isAbsent else { return Judgement(value: value) }
      let judgement = try evaluate(inner, value)
      // The fate of an absent value's issues depends on more than codes and paths.
      if value.isAbsent, !judgement.issues.isEmpty { throw Unpredictable(path: schema.path) }
      return judgement
    case .nullable:
      if case .null = value { return Judgement(value: value) }
      return try evaluate(schema.inner, value)
    case .default(_, let constant):
      if value.isAbsent { return Judgement(value: OracleValue(constant)) }
      var judgement = try evaluate(schema.inner, value)
      if judgement.value.isAbsent { judgement.value = OracleValue(constant) }
      return judgement
    case .prefault(_, let constant):
      return try evaluate(schema.inner, value.isAbsent ? OracleValue(constant) : value)
    case .catch:
      let judgement = try evaluate(schema.inner, value)
      // Whether later checks run on the caught value depends on how it failed.
      guard judgement.issues.isEmpty else { throw Unpredictable(path: schema.path) }
      return judgement
    case .pipe:
      var judgement = try evaluate(schema.inner, value)
      guard judgement.issues.isEmpty else {
        judgement.isMarkedAborted = true
        return judgement
      }
      return try evaluate(schema.children[1], judgement.value)
    case .transform:
      guard let transform = schema.transform else { throw Unpredictable(path: schema.path) }
      var value = value
      try apply(transform, &value, path: schema.path)
      return Judgement(value: value)
    }
  }

  private static func union(
    _ options: [PreparedSchema], _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    if options.count == 1 { return try evaluate(options[0], value) }
    var going: [Judgement] = []
    for option in options {
      let judgement = try evaluate(option, value)
      if judgement.issues.isEmpty { return judgement }
      if !judgement.isAborted { going.append(judgement) }
    }
    if going.count == 1 { return going[0] }
    return Judgement(value: value, issues: [PendingIssue(.invalidUnion)])
  }

  private static func discriminatedUnion(
    _ key: JSText, _ value: OracleValue, _ schema: PreparedSchema
  ) throws(Unpredictable) -> Judgement {
    guard case .object = value else {
      return Judgement(value: value, issues: [PendingIssue(.invalidType)])
    }
    let member = value.member(key)
    var option: PreparedSchema?
    switch member {
    case .absent: option = schema.option(of: nil)
    case .opaqueText: throw Unpredictable(path: schema.path)
    default:
      option =
        schema.discriminator.cases.first { member.equals($0.value) }.map {
          schema.children[$0.option]
        }
    }
    guard let option else {
      return Judgement(
        value: value, issues: [PendingIssue(.invalidUnion, at: [.key(key)])])
    }
    return try evaluate(option, value)
  }
}
