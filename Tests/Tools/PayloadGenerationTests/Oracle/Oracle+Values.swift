import JSPrimitives
import JSRegex
import SchemaModel

@testable import PayloadGeneration

/// The nodes of single values.
extension Oracle {
  /// Returns the issue of a value that is not of a node's type.
  static func type(_ node: ZodSchema.Node, _ value: OracleValue) -> [PendingIssue] {
    let isOfType =
      switch (node, value) {
      case (.string, .string), (.string, .opaqueText), (.boolean, .boolean), (.null, .null),
        (.undefined, .absent), (.void, .absent), (.bigint, .bigint), (.date, .date):
        true
      case (.number, .number(let number)): number.isFinite
      case (.nan, .number(let number)): number.isNaN
      default: false
      }
    return isOfType ? [] : [PendingIssue(.invalidType)]
  }

  /// Converts a value and validates the result as of the type; a value that can't be converted stays.
  mutating func coerced(
    _ coercion: ZodSchema.Coercion, _ value: OracleValue, _ schema: PreparedSchema
  ) throws(Unpredictable) -> Judgement {
    let (node, conversion): (ZodSchema.Node, Conversion) =
      switch coercion {
      case .string: (.string, value.spelling.map { .value(.string($0)) } ?? .unknown)
      case .number: (.number, value.asNumber)
      case .boolean: (.boolean, value.isTruthy.map { .value(.boolean($0)) } ?? .unknown)
      case .bigint: (.bigint, value.asBigint)
      case .date: (.date, value.asDate)
      }
    switch conversion {
    case .value(let converted):
      return Judgement(value: converted, issues: Self.type(node, converted))
    case .failure: return Judgement(value: value, issues: Self.type(node, value))
    case .unknown: throw Unpredictable(path: schema.path)
    }
  }

  func oneOf(
    _ values: [ZodSchema.Constant], _ value: OracleValue, _ schema: PreparedSchema
  ) throws(Unpredictable) -> Judgement {
    if case .opaqueText = value { throw Unpredictable(path: schema.path) }
    let isKnown = values.contains { value.equals($0) }
    return Judgement(value: value, issues: isKnown ? [] : [PendingIssue(.invalidValue)])
  }

  func templateLiteral(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    switch value {
    case .opaqueText: throw Unpredictable(path: schema.path)
    case .string(let text):
      guard let matches = try? schema.pattern?.regex.test(text) else {
        throw Unpredictable(path: schema.path)
      }
      return Judgement(value: value, issues: matches ? [] : [PendingIssue(.invalidFormat)])
    default: return Judgement(value, .invalidType)
    }
  }

  func stringbool(
    _ words: ZodSchema.StringBool, _ value: OracleValue, _ schema: PreparedSchema
  ) throws(Unpredictable) -> Judgement {
    if case .opaqueText = value { throw Unpredictable(path: schema.path) }
    guard case .string(let text) = value else { return Judgement(value, .invalidType) }
    func form(_ word: JSText) -> JSText { words.isCaseSensitive ? word : word.lowercased() }
    let word = form(text)
    if words.truthy.contains(where: { form(JSText($0)) == word }) {
      return Judgement(value: .boolean(true))
    }
    if words.falsy.contains(where: { form(JSText($0)) == word }) {
      return Judgement(value: .boolean(false))
    }
    return Judgement(value, PendingIssue(.invalidValue, effect: .stopsAll))
  }
}
