internal import JSPrimitives
internal import SourceJSON

/// The type of a member in a vector file, as `Conformance/vectors.schema.json` has it.
indirect enum MemberShape: Sendable {
  /// Any value, such as a payload.
  case any
  case text
  /// A string that is not empty.
  case name
  case boolean
  case number
  /// An integer that is a length or an index, at most the maximum that JavaScript counts exactly.
  case count
  case array
  case object
  case null
  /// One of some values.
  case oneOf([JSONValue])
  case list(MemberShape, mayBeEmpty: Bool = true)
  /// An object with any keys.
  case map(MemberShape)
  case record(RecordShape)
  case either(MemberShape, MemberShape)
  /// An issue of a verdict, which may hold others.
  case issue

  static let `true` = MemberShape.oneOf([true])
  static let `false` = MemberShape.oneOf([false])

  /// A JSON Schema.
  static let jsonSchema = MemberShape.either(.object, .boolean)

  static func words(_ words: String...) -> MemberShape {
    .oneOf(words.map { .string(JSText($0)) })
  }

  /// 2^53 - 1.
  private static let greatestCount = 9_007_199_254_740_991.0

  /// Returns why a value does not have the shape, with its path from the case; nil if it has the shape.
  func fault(in value: JSONValue, at path: String) -> String? {
    switch (self, value) {
    case (.list(let element, _), .array(let elements)) where accepts(value):
      for (index, value) in elements.enumerated() {
        if let fault = element.fault(in: value, at: "\(path)[\(index)]") { return fault }
      }
      return nil
    case (.map(let element), .object(let object)):
      for member in object.members {
        if let fault = element.fault(in: member.value, at: "\(path).\(member.key)") { return fault }
      }
      return nil
    case (.record(let shape), .object(let object)): return shape.fault(in: object, at: path)
    case (.issue, .object(let object)): return RecordShape.issue.fault(in: object, at: path)
    case (.either(let one, let other), _) where accepts(value):
      return (one.accepts(value) ? one : other).fault(in: value, at: path)
    default: return accepts(value) ? nil : mismatch(value, path)
    }
  }

  /// Whether a value is of the type, its own members and elements aside.
  private func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.text, .string), (.boolean, .boolean), (.array, .array), (.null, .null): true
    case (.object, .object), (.map, .object), (.record, .object), (.issue, .object): true
    case (.name, .string(let text)): !text.isEmpty
    case (.number, .number): true
    case (.count, .number(let number)):
      number >= 0 && number <= Self.greatestCount && number == number.rounded(.towardZero)
    case (.oneOf(let values), _): values.contains(value)
    case (.list(_, let mayBeEmpty), .array(let elements)): mayBeEmpty || !elements.isEmpty
    case (.either(let one, let other), _): one.accepts(value) || other.accepts(value)
    default: false
    }
  }

  private func mismatch(_ value: JSONValue, _ path: String) -> String {
    let text = JSONWriter.string(of: value)
    let found = text.count > 40 ? text.prefix(40) + "..." : text[...]
    return "\"\(path)\": expected \(description), found \(found)"
  }
}

extension MemberShape: CustomStringConvertible {
  /// The type in words, such as `a string`.
  var description: String {
    switch self {
    case .any: "a value"
    case .text: "a string"
    case .name: "a string that is not empty"
    case .boolean: "true or false"
    case .number: "a number"
    case .count: "an integer from 0 to 9007199254740991"
    case .list(_, mayBeEmpty: false): "an array that is not empty"
    case .array, .list: "an array"
    case .object, .map, .record, .issue: "an object"
    case .null: "null"
    case .oneOf(let values): values.map(JSONWriter.string).joined(separator: " or ")
    case .either(let one, let other): "\(one) or \(other)"
    }
  }
}
