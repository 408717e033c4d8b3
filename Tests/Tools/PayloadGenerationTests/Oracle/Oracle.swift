import JSPrimitives
import SchemaModel
import SourceJSON

import enum Validation.IssueCode

@testable import PayloadGeneration

/// The test oracle: a plain walk over schema and value that predicts the issues.
///
/// It predicts codes and paths in Zod's order and nothing else. If the answer depends on something that it
/// does not know, it throws, and the generator drops the payload: an expectation is never a guess.
struct Oracle {
  let version: ZodVersion

  private var depth = 0
  private var steps = 0

  /// Walks follow payloads on the stack.
  private static let greatestDepth = 400
  /// A schema that refers to itself may otherwise take forever on a small payload.
  private static let greatestSteps = 4_000_000

  init(version: ZodVersion) { self.version = version }

  /// Returns the issues of a payload in order; none if it is valid.
  static func issues(
    _ schema: PreparedSchema, _ payload: JSONValue?
  ) throws(Unpredictable) -> [ExpectedIssue] {
    var oracle = Oracle(version: schema.version)
    return try oracle.evaluate(schema, OracleValue(payload)).issues.map {
      ExpectedIssue(code: $0.code, path: $0.reversedPath.reversed())
    }
  }

  /// Returns whether a value is known to be valid.
  static func accepts(_ schema: PreparedSchema, _ value: JSONValue?) -> Bool {
    var oracle = Oracle(version: schema.version)
    guard let judgement = try? oracle.evaluate(schema, OracleValue(value)) else { return false }
    return judgement.issues.isEmpty
  }

  /// Runs a node and its checks on a fresh payload.
  mutating func evaluate(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    depth += 1
    steps += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth, steps < Self.greatestSteps else {
      throw Unpredictable(path: schema.path)
    }
    if let issue = try excess(schema, value) { return Judgement(value, issue) }
    var judgement = try node(schema, value)
    guard !schema.checks.isEmpty else { return judgement }
    var isAborted = judgement.isAborted
    for check in schema.checks {
      if isAborted {
        guard Self.hasOwnCondition(check.kind) else { continue }
        let stopsAll =
          judgement.isMarkedAborted || judgement.issues.contains { $0.effect == .stopsAll }
        if stopsAll, version >= .v4_4_3 { continue }
      }
      let issues = try evaluate(check, &judgement.value)
      judgement.issues += issues
      isAborted = isAborted || issues.contains { $0.effect != .continues }
    }
    return judgement
  }

  private mutating func node(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    switch schema.node {
    case .string, .number, .boolean, .null, .undefined, .void, .nan, .bigint, .date, .symbol,
      .file, .function, .map, .set, .never:
      return Judgement(value: value, issues: Self.type(schema.node, value))
    case .custom, .any, .unknown: return Judgement(value: value)
    case .coerced(let coercion): return try coerced(coercion, value, schema)
    case .literal(let values): return try oneOf(values, value, schema)
    case .enumeration(let enumeration):
      return try oneOf(enumeration.values.map { .json($0) }, value, schema)
    case .templateLiteral: return try templateLiteral(schema, value)
    case .stringbool(let words): return try stringbool(words, value, schema)
    case .array: return try array(schema.inner, value)
    case .tuple: return try tuple(schema.children, schema.rest, value)
    case .record(let record): return try self.record(record, schema, value)
    case .object(let shape): return try object(schema, shape, value)
    case .union: return try union(schema.children, value)
    case .exclusiveUnion: return try exclusiveUnion(schema.children, value)
    case .discriminatedUnion(let key, _, let isFallingBack):
      return try discriminatedUnion(key, value, schema, isFallingBack: isFallingBack)
    case .intersection: return try intersection(schema, value)
    case .pipe: return try pipe(schema, value)
    case .codec: return try codec(schema, value)
    case .transform:
      guard let transform = schema.transform else { throw Unpredictable(path: schema.path) }
      var judgement = Judgement(value: value)
      try Self.apply(transform, &judgement.value, path: schema.path)
      judgement.isSubstituted = true
      return judgement
    case .reference:
      guard let target = schema.reference?.schema else { throw Unpredictable(path: schema.path) }
      return try evaluate(target, value)
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .lazy:
      return try wrapper(schema, value)
    case .promise, .invalid: throw Unpredictable(path: schema.path)
    }
  }
}
