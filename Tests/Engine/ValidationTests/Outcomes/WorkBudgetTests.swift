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

  private static let objects = Shape.around(#"{"a":"#, innermost: "{}", "}")
  private static let wrong = Shape.around(#"{"a":"#, innermost: #"{"k":3}"#, #","k":3}"#)
  private static let text = JSONValue.string(JSText(String(repeating: "x", count: 10_000)))

  /// Returns an object that may contain a schema, and a key after it.
  private static func node(_ inner: ZodSchema, _ key: Int = 1) -> ZodSchema {
    .object {
      Field("a", inner.optional())
      Field("k", .literal(.json(.number(Double(key)))).optional())
    }
  }

  static let all: [HostileFamily] = [
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
      endsByMemory: true),
    HostileFamily(
      name: "a large prefault for each element",
      schema: .array(.object { Field("a", .string().prefault(text)) }), shape: .elements("{}"),
      endsByMemory: true),
    HostileFamily(
      name: "a large value of catch for each element",
      schema: .array(.string().catch(.json(text))), shape: .elements("1"), endsByMemory: true),
  ]
}

/// Every run has a budget of steps and memory, so that no payload takes a time that is not linear in its length.
@Suite struct WorkBudgetTests {
  private func reason(_ outcome: Outcome<JSONValue>) -> UndecidedReason? {
    guard case .undecided(let reason) = outcome else { return nil }
    return reason
  }

  private static let limits = ValidationLimits(maximumSteps: 20_000, maximumMemory: 4_000_000)

  @Test(arguments: HostileFamily.all)
  func everyFamilyEndsByTheBudget(_ family: HostileFamily) throws {
    let validator = try Validator(
      family.schema, direction: family.direction, limits: Self.limits)
    let few = family.payload(3)
    #expect(try reason(validator.validate(few)) == nil, "\(few)")
    let many = family.payload(family.endsByMemory ? 20_000 : 40)
    let found = try reason(validator.validate(many))
    switch found {
    case .memoryLimit(let limit): #expect(limit == 4_000_000 + 256 * many.utf8.count)
    case .stepLimit(let limit):
      #expect(!family.endsByMemory)
      #expect(limit > 20_000 + 64 * many.utf8.count)
    default: Issue.record("\(String(describing: found))")
    }
  }

  /// Judging, explaining and the ways without a tape or an output have one budget.
  @Test(arguments: HostileFamily.all.filter { !$0.endsByMemory })
  func everyWayEndsByTheBudget(_ family: HostileFamily) throws {
    let validator = try Validator(
      family.schema, direction: family.direction, limits: Self.limits)
    let payload = Array(family.payload(40).utf8)
    for keepsOutput in [true, false] {
      var record = RecordValidator(validator, keepsOutput: keepsOutput)
      try payload.withUnsafeBufferPointer { bytes in
        if case .undecided(.stepLimit) = try record.verdict(on: bytes) {
        } else {
          Issue.record("the verdict is known")
        }
        // The next payload has a budget of its own.
        let short = Array(family.payload(1).utf8)
        try short.withUnsafeBufferPointer { bytes in
          if case .undecided = try record.judge(bytes) { Issue.record("the budget is not renewed") }
        }
      }
    }
    let value = try JSONDocument(payload, limits: .default).value
    #expect(reason(validator.validate(value)) != nil)
  }

  /// The budget grows with the payload, so a large payload needs no larger limit.
  @Test func aFlatPayloadOfAnySizeIsDecided() throws {
    let limits = ValidationLimits(maximumSteps: 0, maximumMemory: 0)
    let object = ZodSchema.object {
      Field("a", .string().or(.number()))
      Field("b", .array(.number().or(.null)).optional())
      Field("c", .string().default(.json("c")))
    }
    let validator = try Validator(.array(object), limits: limits)
    let valid = Array(repeating: #"{"a":1,"b":[1,null,3]}"#, count: 5_000)
    let invalid = Array(repeating: #"{"a":true,"b":[true]}"#, count: 5_000)
    #expect(try validator.validate("[" + valid.joined(separator: ",") + "]").isValid)
    #expect(
      try validator.validate("[" + invalid.joined(separator: ",") + "]").issues.count == 10_000)
  }

  @Test func theReasonsNameTheLimit() {
    #expect(
      UndecidedReason.stepLimit(7).description == "validation takes more than the limit of 7 steps")
    #expect(
      UndecidedReason.memoryLimit(7).description
        == "validation takes more than the limit of 7 bytes of memory")
  }
}
