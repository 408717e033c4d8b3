import SchemaModel
import SourceJSON
import Testing
import Validation

@testable import IssueLocales

/// The validator's own English messages, which are those of Zod's English locale in every version.
@Suite struct EnglishMessagesTests {
  /// The messages without a locale and with the English one.
  private func messages(
    _ schema: ZodSchema, _ payload: String, _ zod: ZodVersion
  ) throws -> (own: [String], locale: [String]) {
    let validator = try Validator(schema, zod: zod)
    return (
      validator.validate(payload).issues.map(\.message),
      validator.validate(payload, messages: .locale(.english)).issues.map(\.message)
    )
  }

  @Test(
    arguments: [
      ["code": "invalid_type", "expected": "nan"],
      ["code": "invalid_type"],
      ["code": "invalid_value", "values": ["a"]],
      ["code": "invalid_value", "values": ["a", 2, nil]],
      ["code": "too_big", "origin": "map", "maximum": 2, "inclusive": true],
      ["code": "too_small", "origin": "string", "minimum": 2, "inclusive": true, "exact": true],
      ["code": "too_big", "maximum": 2],
      ["code": "too_small", "minimum": 2],
      ["code": "too_small", "origin": nil, "minimum": 2],
      ["code": "invalid_format", "format": "mac"],
      ["code": "invalid_format", "format": "credit_card"],
      ["code": "invalid_format", "format": "currency_code"],
      ["code": "invalid_format", "format": "iban"],
      ["code": "invalid_format", "format": "starts_with", "prefix": "a"],
      ["code": "not_multiple_of", "divisor": 3],
      ["code": "unrecognized_keys", "keys": ["a", "b"]],
      ["code": "invalid_key", "origin": "record"],
      ["code": "invalid_element", "origin": "map"],
      ["code": "invalid_union", "options": ["p", 2]],
      ["code": "invalid_union", "inclusive": false],
      ["code": "custom"],
    ] as [JSONObject], ZodVersion.allCases)
  func `an issue that a function adds has the locale's message`(
    _ members: JSONObject, _ version: ZodVersion
  ) throws {
    let schema = ZodSchema.any.superRefine("adds") { context in context.addIssue(members) }
    for payload in ["1e999", "-1e999", "1", #""x""#, "null", "[]"] {
      let messages = try messages(schema, payload, version)
      #expect(messages.own.count == 1)
      #expect(messages.own == messages.locale)
    }
  }

  @Test(arguments: ZodVersion.allCases)
  func `a schema's issue has the locale's message`(_ version: ZodVersion) throws {
    for schema in [ZodSchema.nan, .string(), .number(), .literal("a", "b"), .union([.null])] {
      for payload in ["1e999", "true", "{}", "[]"] {
        let messages = try messages(schema, payload, version)
        #expect(messages.own == messages.locale)
      }
    }
  }

  @Test(arguments: [
    (ZodVersion.v4_2_1, "Invalid input: expected nan, received string"),
    (.v4_3_6, "Invalid input: expected NaN, received string"),
  ])
  func `nan is NaN from 4.3.6 on`(_ version: ZodVersion, _ message: String) throws {
    #expect(try messages(.nan, #""x""#, version).own == [message])
  }

  @Test(arguments: [
    (ZodVersion.v4_2_1, "Too big: expected map to be <=0"),
    (.v4_3_6, "Too big: expected map to have <=0 entries"),
  ])
  func `a map has a unit from 4.3.6 on`(_ version: ZodVersion, _ message: String) throws {
    let schema = ZodSchema.any.superRefine("adds") { context in
      context.addIssue(["code": "too_big", "origin": "map", "maximum": 0, "inclusive": true])
    }
    #expect(try messages(schema, "1", version).own == [message])
  }
}
