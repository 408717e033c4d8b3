internal import JSPrimitives
internal import SourceJSON

/// The keywords of one JSON Schema. Looking a keyword up marks it as used, except with `peek`.
struct Keywords {
  /// All members, the keywords among them.
  let object: JSONObject
  private let usage: KeywordUsage

  /// Makes the keywords of a JSON Schema whose uses are recorded in `usage`.
  init(_ object: JSONObject, usage: KeywordUsage) {
    self.object = object
    self.usage = usage
  }

  /// The value of a keyword that decides something whatever its value is.
  subscript(keyword: JSText) -> JSONValue? {
    guard let value = object[keyword] else { return nil }
    usage.use(keyword)
    return value
  }

  /// Returns the value of a keyword that may decide nothing.
  func peek(_ keyword: JSText) -> JSONValue? { object[keyword] }

  /// Returns the value of a keyword that Zod uses only if the condition holds.
  func value(_ keyword: JSText, if isUsed: (JSONValue) -> Bool) -> JSONValue? {
    guard let value = object[keyword], isUsed(value) else { return nil }
    usage.use(keyword)
    return value
  }

  /// Returns a number; Zod ignores any other value.
  func number(_ keyword: JSText) -> Double? { value(keyword) { $0.number != nil }?.number }

  /// Returns the elements of an array; Zod ignores any other value.
  func elements(_ keyword: JSText) -> [JSONValue]? {
    value(keyword) { $0.elements != nil }?.elements
  }

  /// Marks a keyword as used.
  func use(_ keyword: JSText) { usage.use(keyword) }

  /// Marks a keyword as unused after all, because another one took its place.
  func drop(_ keyword: JSText) { usage.drop(keyword) }

  /// Records that Zod ignores a part of a keyword that it uses.
  func ignore(partOf keyword: JSText, _ reason: String) { usage.ignore(partOf: keyword, reason) }

  /// Returns the keywords with another type, whose uses are those of this JSON Schema.
  func withType(_ type: JSONValue) -> Keywords {
    var typed = object
    typed["type"] = type
    return Keywords(typed, usage: usage)
  }
}

/// The keywords that a reader used of one JSON Schema, and those that it ignored in part.
final class KeywordUsage {
  private let object: JSONObject
  private let place: SchemaPlace
  private var used: Set<JSText> = []
  private var ignoredParts: [JSText: String] = [:]

  init(_ object: JSONObject, at place: SchemaPlace) {
    self.object = object
    self.place = place
  }

  func use(_ keyword: JSText) { used.insert(keyword) }

  func drop(_ keyword: JSText) { used.remove(keyword) }

  func ignore(partOf keyword: JSText, _ reason: String) { ignoredParts[keyword] = reason }

  /// The validating keywords that were not used, in the order of the JSON Schema.
  var ignored: [IgnoredKeyword] {
    object.members.compactMap { member in
      let reason = ignoredParts[member.key]
      guard reason != nil || isIgnored(member) else { return nil }
      return IgnoredKeyword(
        keyword: member.key.string, pointer: place.child(member.key).pointer, reason: reason)
    }
  }

  private func isIgnored(_ member: JSONObject.Member) -> Bool {
    Self.validating.contains(member.key) && !used.contains(member.key)
      && !Self.isNeutral(member.value, of: member.key)
  }

  /// The keywords of JSON Schema that restrict values, in all drafts, and OpenAPI's `nullable`. Zod gives a meaning to
  /// some of them in some places; the reader knows which.
  private static let validating: Set<JSText> = [
    "$dynamicRef", "$recursiveRef", "$ref", "additionalItems", "additionalProperties", "allOf",
    "anyOf", "const", "contains", "dependencies", "dependentRequired", "dependentSchemas",
    "disallow", "divisibleBy", "else", "enum", "exclusiveMaximum", "exclusiveMinimum", "extends",
    "format", "if", "items", "maxContains", "maxItems", "maxLength", "maxProperties", "maximum",
    "minContains", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not",
    "nullable", "oneOf", "pattern", "patternProperties", "prefixItems", "properties",
    "propertyNames", "required", "then", "type", "unevaluatedItems", "unevaluatedProperties",
    "uniqueItems",
  ]

  /// Returns whether a keyword's value restricts nothing, so that ignoring it changes nothing.
  private static func isNeutral(_ value: JSONValue, of keyword: JSText) -> Bool {
    switch keyword {
    case "uniqueItems", "exclusiveMinimum", "exclusiveMaximum", "nullable": value == false
    case "additionalItems", "additionalProperties", "items", "propertyNames":
      value == true || value.object?.isEmpty == true
    case "minItems", "minLength", "minProperties": value == 0
    case "required", "allOf", "prefixItems": value.elements?.isEmpty == true
    case "properties", "patternProperties", "dependencies": value.object?.isEmpty == true
    default: false
    }
  }
}

/// A keyword of a JSON Schema that Zod's `fromJSONSchema` ignores, at least in part.
package struct IgnoredKeyword: Sendable, Hashable {
  /// The keyword, such as `uniqueItems`.
  package var keyword: String
  /// Its JSON Pointer after `#`, such as `#/properties/tags/uniqueItems`.
  package var pointer: String
  /// The part that is ignored; nil for the whole keyword.
  package var reason: String?
}
