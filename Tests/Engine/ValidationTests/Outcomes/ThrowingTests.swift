import SchemaModel
import SourceJSON
import Testing
import Validation

/// Where Zod throws, there is no verdict, also behind an issue that a catch or a union swallows.
@Suite struct ThrowingTests {
  /// A check with its own condition reads the length of an absent value.
  private static let ownCondition = ZodSchema.object {
    Field("a", .string())
    Field("b", ZodSchema(.string, checks: [.init(.minLength(1), when: "whenAlways")]))
  }

  /// A constant array can't be merged with another value.
  private static let unmergeable = ZodSchema.object {
    Field("a", .string())
    Field("b", .intersection(.any, .boolean().catch(["x"])))
  }

  /// A function throws.
  private static let function = ZodSchema.object {
    Field("a", .string())
    Field("b", .any.transform("fails"))
  }

  private static let registry: FunctionRegistry = {
    struct Failed: Error {}
    var functions = FunctionRegistry.testing
    functions.register(transform: "fails") { (_: ZodValue) in throw Failed() }
    return functions
  }()

  private func expectUndecided(
    _ schema: ZodSchema, _ payload: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for zod in [ZodVersion.v4_2_1, .v4_3_6, .v4_4_3, .v4_6_7] {
      let validator = try Validator(schema, zod: zod, functions: Self.registry)
      let found = try outcome(of: payload, by: validator, sourceLocation: sourceLocation)
      #expect(found.isUndecided, "Zod \(zod.rawValue): \(found)", sourceLocation: sourceLocation)
    }
  }

  /// Conditions as data, and a payload that JavaScript throws for behind the first issue.
  private static let conditions: [(node: String, value: String)] = [
    (
      #"{"type":"nullable","inner":{"type":"string"},"checks":[{"check":"custom","condition":"notBlank"}]}"#,
      "null"
    ),
    (
      #"{"type":"union","options":[{"type":"string"},{"type":"number"}],"checks":[{"check":"custom","condition":"emptyOrNotBlank"}]}"#,
      "3"
    ),
    (
      #"{"type":"nullable","inner":{"type":"object","shape":{},"unknownKeys":"keep"},"checks":[{"check":"custom","condition":"hasAnyField"}]}"#,
      "null"
    ),
    (
      #"{"type":"nullable","inner":{"type":"object","shape":{},"unknownKeys":"keep"},"checks":[{"check":"custom","condition":{"truthy":{"field":"id"}}}]}"#,
      "null"
    ),
    (
      #"{"type":"object","shape":{},"unknownKeys":"keep","checks":[{"check":"custom","condition":{"less":[{"field":"c"},{"field":"d"}]}}]}"#,
      #"{"c":{"valueOf":1,"toString":1},"d":1}"#
    ),
    (
      #"{"type":"object","shape":{"c":{"type":"any"}},"unknownKeys":"strip","checks":[{"check":"custom","condition":{"less":[{"date":"c"},{"date":"d"}]}}]}"#,
      #"{"c":{"toString":1}}"#
    ),
    (
      #"{"type":"any","checks":[{"check":"greater_than","value":1,"inclusive":true}]}"#,
      #"{"valueOf":1,"toString":1}"#
    ),
    (#"{"type":"lazy","$id":"L","inner":{"type":"optional","inner":{"$ref":"L"}}}"#, "1"),
    (
      #"{"type":"object","$id":"L","shape":{"c":{"type":"prefault","inner":{"type":"lazy","inner":{"$ref":"L"}},"value":{}}},"unknownKeys":"strip"}"#,
      "{}"
    ),
  ]

  @Test(arguments: conditions.indices)
  func conditionsAndEndlessSchemasAreNotSwallowed(_ index: Int) throws {
    let (node, value) = Self.conditions[index]
    let text = #"{"format":"schema-document/2","name":"s","schema":\#(node)}"#
    let condition = try SchemaDocument(Array(text.utf8)).schema
    let schema = ZodSchema.object {
      Field("a", .number())
      Field("b", condition)
    }
    let payload = #"{"a":"no","b":\#(value)}"#
    for whole in [
      schema, schema.catch(1), .union(schema, .any), .xor(schema, .any), .array(schema.catch(1)),
    ] {
      let given = if case .array = whole.node { "[\(payload)]" } else { payload }
      try expectUndecided(whole, given)
    }
  }

  @Test func theVerdictDoesNotEndAtAnIssueBefore() throws {
    try expectUndecided(Self.ownCondition, "{}")
    try expectUndecided(Self.unmergeable, #"{"a": 1, "b": "z"}"#)
    try expectUndecided(.array(Self.unmergeable), #"[{}, {"a": 1, "b": "z"}]"#)
    try expectUndecided(.record(.string(), Self.ownCondition), #"{"x": 1, "y": {}}"#)
  }

  @Test func aCatchAndAUnionSwallowNone() throws {
    for (schema, payload) in [
      (Self.ownCondition, "{}"), (Self.unmergeable, #"{"a": 1, "b": "z"}"#),
      (Self.function, #"{"a": 1, "b": 2}"#),
    ] {
      try expectUndecided(schema.catch(1), payload)
      try expectUndecided(.union(schema, .any), payload)
      try expectUndecided(.xor(schema, .any), payload)
      try expectUndecided(.array(schema.catch(1)).catch(2), "[\(payload)]")
      try expectUndecided(.object { Field("in", .union(schema, .null)) }, #"{"in": \#(payload)}"#)
    }
  }

  @Test func whatDoesNotThrowIsSwallowed() throws {
    let validator = try Validator(Self.ownCondition.catch(1), functions: Self.registry)
    #expect(try outcome(of: #"{"a": 1, "b": "x"}"#, by: validator).written == "1")
    let union = try Validator(.union(Self.unmergeable, .any), functions: Self.registry)
    #expect(try outcome(of: #"{"a": 1, "b": true}"#, by: union).written == #"{"a":1,"b":true}"#)
  }
}
