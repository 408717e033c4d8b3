import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Unions of all kinds.
extension Oracle {
  mutating func union(
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
    return Judgement(value, .invalidUnion)
  }

  mutating func exclusiveUnion(
    _ options: [PreparedSchema], _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    if options.count == 1 { return try evaluate(options[0], value) }
    var fitting: [Judgement] = []
    for option in options {
      let judgement = try evaluate(option, value)
      if judgement.issues.isEmpty { fitting.append(judgement) }
    }
    return fitting.count == 1 ? fitting[0] : Judgement(value, .invalidUnion)
  }

  mutating func discriminatedUnion(
    _ key: JSText, _ value: OracleValue, _ schema: PreparedSchema, isFallingBack: Bool
  ) throws(Unpredictable) -> Judgement {
    guard case .object(let members) = value else { return Judgement(value, .invalidType) }
    let member = value.member(key)
    if case .opaqueText = member { throw Unpredictable(path: schema.path) }
    if InheritedName.contains(key), !members.contains(where: { $0.key == key }) {
      throw Unpredictable(path: schema.path)
    }
    if let match = schema.discriminator.cases.first(where: { member.equals($0.value) }) {
      return try evaluate(schema.children[match.option], value)
    }
    if isFallingBack { return try union(schema.children, value) }
    return Judgement(value, PendingIssue(.invalidUnion, at: [.key(key)]))
  }
}
