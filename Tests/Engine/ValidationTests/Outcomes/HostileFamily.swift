import JSPrimitives
import SchemaModel
import SourceJSON
import Testing
import Validation

/// A schema whose work is not linear in the payload, and payloads that show it.
struct HostileFamily: Sendable, CustomTestStringConvertible {
  /// The part of a payload that is repeated around its innermost value.
  enum Shape: Sendable {
    case around(String, innermost: String, String)
    case elements(String)
  }

  let name: String
  let schema: ZodSchema
  let shape: Shape
  var direction = Validator.Direction.decode
  /// Whether memory ends the run and not the number of steps.
  var endsByMemory = false
  /// The number of levels or elements with which the budget ends the run.
  var many = 40

  var testDescription: String { name }

  /// Returns a payload of a number of levels or elements.
  func payload(_ count: Int) -> String {
    switch shape {
    case .around(let opening, let innermost, let closing):
      String(repeating: opening, count: count) + innermost
        + String(repeating: closing, count: count)
    case .elements(let element):
      "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }
  }

  static let objects = Shape.around(#"{"a":"#, innermost: "{}", "}")
  static let wrong = Shape.around(#"{"a":"#, innermost: #"{"k":3}"#, #","k":3}"#)
  private static let text = JSONValue.string(JSText(String(repeating: "x", count: 10_000)))

  /// Returns an object that may contain a schema, and a key after it.
  static func node(_ inner: ZodSchema, _ key: Int = 1) -> ZodSchema {
    .object {
      Field("a", inner.optional())
      Field("k", .literal(.json(.number(Double(key)))).optional())
    }
  }

  static let all = running + choosing + reading

  /// Families in which the nodes of containers and wrappers run again and again.
  private static let running: [HostileFamily] = [
    HostileFamily(
      name: "an intersection that contains itself on both sides",
      schema: .recursive("t") { .intersection(node($0), node($0)) }, shape: objects),
    HostileFamily(
      name: "such an intersection on encoding",
      schema: .recursive("t") { .intersection(node($0), node($0)) }, shape: objects,
      direction: .encode),
    HostileFamily(
      name: "a union that contains itself in options that fail late",
      schema: .recursive("t") { .union(node($0, 1), node($0, 2)) }, shape: wrong),
    HostileFamily(
      name: "an exclusive union that contains itself in two options",
      schema: .recursive("t") { .xor(node($0), node($0), .null) }, shape: objects),
    HostileFamily(
      name: "a pipe whose sides both contain it",
      schema: .recursive("t") { node($0).pipe(node($0)) }, shape: objects),
    HostileFamily(
      name: "an intersection of records of itself",
      schema: .recursive("t") { .intersection(.record($0), .record($0)) }, shape: objects),
    HostileFamily(
      name: "an intersection of arrays of itself",
      schema: .recursive("t") { .intersection(.array($0), .array($0)) },
      shape: .around("[", innermost: "[]", "]")),
    HostileFamily(
      name: "an intersection of tuples of itself",
      schema: .recursive("t") { .intersection(.tuple(rest: $0), .tuple(rest: $0)) },
      shape: .around("[", innermost: "[]", "]")),
    HostileFamily(
      name: "unions of intersections of itself",
      schema: .recursive("t") { .union(.string(), .intersection(node($0), node($0))) },
      shape: objects),
    HostileFamily(
      name: "a catch around options that fail",
      schema: .recursive("t") { .union(node($0, 1), node($0, 2)).catch(.json(.null)) },
      shape: .around(#"{"a":"#, innermost: "{}", #","k":3}"#)),
    HostileFamily(
      name: "a large default for each element",
      schema: .array(.object { Field("a", .string().default(text)) }), shape: .elements("{}"),
      endsByMemory: true, many: 20_000),
    HostileFamily(
      name: "a large prefault for each element",
      schema: .array(.object { Field("a", .string().prefault(text)) }), shape: .elements("{}"),
      endsByMemory: true, many: 20_000),
    HostileFamily(
      name: "a large value of catch for each element",
      schema: .array(.string().catch(.json(text))), shape: .elements("1"), endsByMemory: true,
      many: 20_000),
  ]
}
