import Foundation
package import SourceJSON

/// A JSON Schema, draft 2020-12, of the words that the package's own schemas use; any other word is an error.
package struct JSONSchema {
  /// The error of a schema with a word that is not known here.
  package struct UnknownWord: Error { var word: String }

  /// The schema.
  package let root: JSONValue

  private static let words: Set<String> = [
    "$schema", "$id", "$ref", "$defs", "title", "description", "type", "const", "enum",
    "properties",
    "required", "additionalProperties", "propertyNames", "minProperties", "maxProperties", "items",
    "minItems", "maxItems", "minLength", "minimum", "maximum", "pattern", "oneOf", "not",
  ]

  /// Reads a schema.
  package init(_ root: JSONValue) throws {
    self.root = root
    try Self.checkWords(of: root)
  }

  private static func checkWords(of schema: JSONValue) throws {
    for member in schema.object?.members ?? [] {
      let word = member.key.string
      guard words.contains(word) else { throw UnknownWord(word: word) }
      switch word {
      case "properties", "$defs":
        for property in member.value.object?.members ?? [] { try checkWords(of: property.value) }
      case "items", "additionalProperties", "propertyNames", "not": try checkWords(of: member.value)
      case "oneOf": for option in member.value.elements ?? [] { try checkWords(of: option) }
      default: break
      }
    }
  }

  /// Returns whether a value is valid.
  package func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  /// Returns whether a value is valid by a part of the schema.
  package func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard let words = schema.object else { return schema.boolean == true }
    return words.members.allSatisfy { accepts(value, word: $0.key.string, $0.value, of: schema) }
  }

  private func accepts(
    _ value: JSONValue, word: String, _ argument: JSONValue, of schema: JSONValue
  ) -> Bool {
    switch word {
    case "$ref":
      guard let name = argument.text?.string.dropFirst("#/$defs/".count) else { return false }
      return root["$defs"]?[.init(String(name))].map { accepts(value, $0) } ?? false
    case "type":
      let types = argument.elements ?? [argument]
      return types.contains { Self.isOf($0.text?.string ?? "", value) }
    case "const": return value == argument
    case "enum": return argument.elements?.contains(value) ?? false
    case "not": return !accepts(value, argument)
    case "pattern":
      guard let text = value.text?.string, let pattern = argument.text?.string else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "oneOf": return argument.elements?.count { accepts(value, $0) } == 1
    case "minItems": return value.elements.map { Double($0.count) >= argument.number ?? 0 } ?? true
    case "maxItems": return value.elements.map { Double($0.count) <= argument.number ?? 0 } ?? true
    case "minLength":
      return value.text.map { Double($0.string.unicodeScalars.count) >= argument.number ?? 0 }
        ?? true
    case "minimum": return value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "items": return value.elements?.allSatisfy { accepts($0, argument) } ?? true
    case "minProperties":
      return value.object.map { Double($0.count) >= argument.number ?? 0 } ?? true
    case "maxProperties":
      return value.object.map { Double($0.count) <= argument.number ?? 0 } ?? true
    case "propertyNames":
      return value.object?.members.allSatisfy { accepts(.string($0.key), argument) } ?? true
    case "required":
      guard let object = value.object else { return true }
      return argument.elements?.allSatisfy { $0.text.map { object[$0] != nil } ?? false } ?? false
    case "properties":
      return value.object?.members.allSatisfy { member in
        argument[member.key].map { accepts(member.value, $0) } ?? true
      } ?? true
    case "additionalProperties":
      return value.object?.members.allSatisfy { member in
        schema["properties"]?[member.key] != nil || accepts(member.value, argument)
      } ?? true
    default: return true
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch value {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number.rounded() == number
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
