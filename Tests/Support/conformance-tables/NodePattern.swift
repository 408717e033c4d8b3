import JSPrimitives
import SourceJSON

/// A condition on one node of a recorded schema, by which a construct is recognized.
indirect enum NodePattern: Sendable {
  /// The node has one of these types.
  case type([String])
  /// The node has a field with this value.
  case field(JSText, JSONValue)
  /// The node has a field that is neither null nor `undefined`.
  case has(JSText)
  /// The node has a check that satisfies a condition.
  case check(CheckPattern)
  /// The schema in a field has one of these types.
  case childType(JSText, [String])
  /// The last schema in a field's array has one of these types.
  case lastType(JSText, [String])
  /// The value is a function's result.
  case functionValue
  /// An enumeration has a number, or a key that is not its value.
  case nativeEnum
  /// A record has a schema of its keys.
  case hasKeySchema
  /// The node refers to one around it without `lazy`.
  case refersDirectly
  /// The node is the first schema of a pipe.
  case isPipeInput
  /// All conditions hold.
  case all([NodePattern])
  /// At least one condition holds.
  case any([NodePattern])
  /// The condition does not hold.
  case not(NodePattern)

  /// Returns whether a node satisfies the condition.
  func matches(_ node: SchemaNode) -> Bool {
    switch self {
    case .type(let types): types.contains(node.type)
    case .field(let name, let value): node.fields[name] == value
    case .has(let name): node.fields.isSet(name)
    case .check(let pattern): node.checks.contains(where: pattern.matches)
    case .childType(let name, let types): types.contains(node.type(in: name) ?? "")
    case .lastType(let name, let types):
      types.contains(node.fields[name]?.elements?.last?["type"]?.text?.string ?? "")
    case .functionValue:
      node.fields["value"]?["opaque"] != nil || node.fields["value"]?["function"] != nil
    case .nativeEnum: Self.isNativeEnum(node)
    case .hasKeySchema: node.hasKeySchema
    case .isPipeInput: node.isPipeInput
    case .refersDirectly: node.refersDirectly
    case .all(let patterns): patterns.allSatisfy { $0.matches(node) }
    case .any(let patterns): patterns.contains { $0.matches(node) }
    case .not(let pattern): !pattern.matches(node)
    }
  }

  private static func isNativeEnum(_ node: SchemaNode) -> Bool {
    guard node.type == "enum" else { return false }
    let entries = node.fields["entries"]?.object?.members ?? []
    return entries.contains { $0.value != .string($0.key) }
      || node.fields["values"]?.elements?.contains { $0.number != nil } == true
  }
}

/// A condition on one check of a recorded schema.
indirect enum CheckPattern: Sendable {
  /// The check has one of these kinds.
  case kind([String])
  /// The check is of one of these formats.
  case format([String])
  /// The check has a field with this value.
  case field(JSText, JSONValue)
  /// The check has a field that is neither null nor `undefined`.
  case has(JSText)
  /// The check's text in a field is one of these.
  case text(JSText, [String])
  /// The pattern is that of an ISO date and time in UTC of any precision.
  case plainDatetime
  /// All conditions hold.
  case all([CheckPattern])
  /// At least one condition holds.
  case any([CheckPattern])
  /// The condition does not hold.
  case not(CheckPattern)

  /// Returns whether a check satisfies the condition.
  func matches(_ check: JSONObject) -> Bool {
    switch self {
    case .kind(let kinds): kinds.contains(check.string("check"))
    case .format(let formats): formats.contains(check.string("format"))
    case .field(let name, let value): check[name] == value
    case .has(let name): check.isSet(name)
    case .text(let name, let texts): texts.contains(check.string(name))
    case .plainDatetime: Self.isPlainDatetime(check)
    case .all(let patterns): patterns.allSatisfy { $0.matches(check) }
    case .any(let patterns): patterns.contains { $0.matches(check) }
    case .not(let pattern): !pattern.matches(check)
    }
  }

  /// Documents have the pattern of a date and time without the options that chose it.
  private static func isPlainDatetime(_ check: JSONObject) -> Bool {
    guard check.string("format") == "datetime", !check.isSet("precision"),
      check["offset"] != true, check["local"] != true
    else { return false }
    guard let pattern = check["pattern"] else { return true }
    let source = pattern.text ?? pattern["$regex"]?.text
    return source?.string.hasSuffix(#"(?::[0-5]\d(?:\.\d+)?)?(?:Z))$"#) == true
  }
}

extension JSONObject {
  /// Returns whether there is a member that is neither null nor `undefined`.
  fileprivate func isSet(_ name: JSText) -> Bool {
    self[name].map { $0 != .null && $0 != ["$undefined": true] } ?? false
  }

  /// Returns a member's text, or an empty one.
  fileprivate func string(_ name: JSText) -> String { self[name]?.text?.string ?? "" }
}
