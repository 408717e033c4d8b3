import JSPrimitives
import JSRegex
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// Records, with listed keys or with any.
extension Oracle {
  mutating func record(
    _ record: ZodSchema.Record, _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard case .object(let members) = value else { return Judgement(value, .invalidType) }
    if version < .v4_2_1, members.contains(where: { $0.key == "constructor" }) {
      // What the constructor has decides whether the value is a record.
      throw Unpredictable(path: schema.path)
    }
    if let keys = schema.keys, !record.isPartial {
      return try listed(keys, members, schema, isLoose: record.isLoose)
    }
    var output: [OracleMember] = []
    var issues: [PendingIssue] = []
    var unknown: [JSText] = []
    for member in members where member.key != "__proto__" {
      let key = try self.key(schema.inner, .string(member.key), schema)
      guard let key else {
        if record.isLoose {
          Self.set(member.key, member.value, &output)
        } else if version >= .v4_6_7, let keys = schema.keys, !Self.contains(member.key, keys) {
          unknown.append(member.key)
        } else {
          issues.append(PendingIssue(.invalidKey, at: [.key(member.key)]))
        }
        continue
      }
      let result = try child(schema.children[1], member.value, at: .key(member.key), &issues)
      Self.set(key, result, &output)
    }
    if !unknown.isEmpty { issues.append(.unrecognizedKeys(unknown, in: version)) }
    return Judgement(value: .object(output), issues: issues)
  }

  /// A record whose keys are listed: each of them is validated, present or not.
  private mutating func listed(
    _ keys: [ZodSchema.Constant], _ members: [OracleMember], _ schema: PreparedSchema, isLoose: Bool
  ) throws(Unpredictable) -> Judgement {
    var output: [OracleMember] = []
    var issues: [PendingIssue] = []
    var seen: [JSText] = []
    for (place, constant) in keys.enumerated() where !keys[..<place].contains(constant) {
      guard let (segment, name) = try Self.key(of: constant, schema) else { continue }
      // Before 4.2.1 a listed number is not a known key.
      let isKnown = if case .json(.number) = constant { version >= .v4_2_1 } else { true }
      if isKnown { seen.append(name) }
      if name == "__proto__", version >= .v4_6_7 { continue }
      let member = members.first { $0.key == name }
      if member == nil, InheritedName.contains(name) { throw Unpredictable(path: schema.path) }
      var key = name
      if version >= .v4_4_3 {
        guard let made = try self.key(schema.inner, OracleValue(constant), schema) else {
          issues.append(PendingIssue(.invalidKey, at: [segment]))
          continue
        }
        key = made
      }
      let value = try child(schema.children[1], member?.value ?? .absent, at: segment, &issues)
      Self.set(key, value, &output)
    }
    let others = members.filter { !seen.contains($0.key) }
    if others.contains(where: { $0.key == "__proto__" }) {
      throw Unpredictable(path: schema.path)
    }
    if isLoose, version >= .v4_6_7 {
      for other in others { Self.set(other.key, other.value, &output) }
    } else if !others.isEmpty {
      issues.append(.unrecognizedKeys(others.map(\.key), in: version))
    }
    return Judgement(value: .object(output), issues: issues)
  }

  /// Returns the key that a key's schema makes of a key, or nil if the key does not fit.
  ///
  /// A key that is spelled like a number is tried as a number too.
  private mutating func key(
    _ keySchema: PreparedSchema, _ key: OracleValue, _ schema: PreparedSchema
  ) throws(Unpredictable) -> JSText? {
    var judgement = try evaluate(keySchema, key)
    if !judgement.issues.isEmpty, version >= .v4_3_6, case .string(let text) = key,
      Self.isNumeral(text)
    {
      judgement = try evaluate(keySchema, .number(JSNumber.coerce(text)))
    }
    guard judgement.issues.isEmpty else { return nil }
    switch judgement.value {
    case .string(let text): return text
    case .number(let number): return JSText(JSNumber.string(number))
    default: throw Unpredictable(path: schema.path)
    }
  }

  /// Returns the path's segment and the name of a listed key, or nil for a value that is not a key.
  private static func key(
    of constant: ZodSchema.Constant, _ schema: PreparedSchema
  ) throws(Unpredictable) -> (PathSegment, JSText)? {
    switch constant {
    case .json(.string(let text)): return (.key(text), text)
    case .json(.number(let number)):
      guard let index = Int(exactly: number) else { throw Unpredictable(path: schema.path) }
      return (.index(index), JSText(JSNumber.string(number)))
    default: return nil
    }
  }

  private static func contains(_ key: JSText, _ keys: [ZodSchema.Constant]) -> Bool {
    keys.contains { OracleValue($0).spelling == key }
  }

  private static func set(_ key: JSText, _ value: OracleValue, _ members: inout [OracleMember]) {
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(OracleMember(key, value))
    }
  }

  /// Returns whether a string matches `/^-?\d+(?:\.\d+)?$/`.
  private static func isNumeral(_ text: JSText) -> Bool {
    var rest = text.bytes[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
      }
  }
}
