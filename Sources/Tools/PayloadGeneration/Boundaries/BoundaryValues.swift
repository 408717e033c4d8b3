package import JSPrimitives
package import SourceJSON

/// The catalogue of values at which a schema, or a misreading of it, changes its verdict.
///
/// The generator breaks valid payloads with them, and a comparison of schemas looks among them for payloads that show a difference.
/// A list has an order, since a seed chooses by it and the first payload found is the one that is shown.
package enum BoundaryValues {
  /// Small values of each type.
  package static let ofEachType: [JSONValue] = [
    .null, true, false, 0, 1, -1, 1.5, "", "a", [], [:], "ab", "1", " a ", "A", 2, 3, 10, -0.5,
    100_000_000_000, .number(.infinity), [.null], ["a"], [1], ["a": 1], ["a": "a"], "true",
  ]

  /// Values of each type, most of which a node rejects; nil for an absent one. They show the wording of issues, and checks that
  /// run on values of a wrong type.
  package static let ofWrongTypes: [JSONValue?] = [
    nil, .null, true, false, 0, 1, -1, 1.5, 1_000_000_000, -1_000_000_000, "", "a", "true", "1",
    "zz zz", [], ["a"], [nil, 1], [:], ["a": 1],
  ]

  /// Values that a condition on a value may distinguish.
  static let ofConditions: [JSONValue] = [.null, true, false, 0, 1, "", " ", "other", [], [:]]

  /// Values that a comparison of two members may distinguish; nil for an absent one.
  static let ofComparisons: [JSONValue?] = [nil, .null, "", 0, false, true]

  /// Values on both sides of truth in JavaScript that are false.
  static let falsy: [JSONValue] = ["", 0, false, .null]

  /// A value that few schemas accept.
  package static let misfit: JSONValue = [["misfit": [nil]]]

  /// Values that few options of a union accept.
  static let ofNoOption: [JSONValue] = [["unexpected"], ["unexpected": true], 0.125, "\u{1}"]

  /// Values that no conversion makes a number or a date of.
  static let inconvertible: [JSONValue] = ["twelve", "1,5", ["a", "b"], [:]]

  /// Returns values of other types that look like a value.
  static func ofOtherTypes(than value: JSONValue) -> [JSONValue] {
    switch value {
    case .null: ["null", 0, false]
    case .boolean(let value): [.string(value ? "true" : "false"), .number(value ? 1 : 0), nil]
    case .number(let number): [.string(JSText(JSNumber.string(number))), [.number(number)], true]
    case .string(let text): [42, true, nil, [.string(text)], ["value": .string(text)]]
    case .array: [[:], "[]", 3, nil]
    case .object: [[], "{}", 7, nil]
    }
  }

  /// Returns values that are nearly a value, on both sides of it in an order.
  static func neighbours(of value: JSONValue) -> [JSONValue] {
    switch value {
    case .number(let number): [.number(number - 1), .number(number + 1), .number(number + 0.5)]
    case .string(let text): [.string(text + "0"), .string(text.shortened(to: text.length - 1))]
    case .boolean(let boolean): [.boolean(!boolean)]
    case .null, .array, .object: []
    }
  }

  // MARK: Keys

  /// Keys that schemas are unlikely to declare, as payloads have them.
  static let undeclaredKeys: [JSText] = ["nickname", "_draft", "x-source", "updatedBy"]

  /// A key that no schema is likely to declare.
  package static let unknownKey: JSText = "unknownKey"

  /// The key of an object's prototype, which Zod's versions treat differently.
  static let prototypeKey: JSText = "__proto__"

  /// Keys that an object may have beyond those that it declares.
  package static let furtherKeys: [JSText] = [unknownKey, "z", prototypeKey]

  /// Sets of keys that an object may have beyond those that it declares.
  package static let furtherKeySets: [[JSText]] = [
    [unknownKey, "z"], [unknownKey], [prototypeKey],
  ]

  /// Keys that the key schema of a record is likely to reject.
  static let unfittingKeys: [JSText] = ["", "?", "Not A Key", "99x", "_"]
}
