import SchemaModel
import Testing
import Validation

/// `z.properties`: schemas of several members of any value.
@Suite struct PropertiesTests {
  private let schema = ZodSchema.any.properties {
    Field("b", .number())
    Field("a", .string())
    Field("1", .any)
  }

  @Test func allMembersRun() throws {
    try expectIssues(
      "5", by: schema, zod: .v4_6_7,
      #"{"expected":"number","code":"invalid_type","path":["b"],"message":"Invalid input: expected number, received undefined"}"#,
      #"{"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received undefined"}"#
    )
    try expectIssues(
      #"{"a":"x","b":"y"}"#, by: schema, zod: .v4_6_7,
      #"{"expected":"number","code":"invalid_type","path":["b"],"message":"Invalid input: expected number, received string"}"#
    )
    try expectValid(#"{"a":"x","b":2}"#, by: schema, zod: .v4_6_7)
  }

  @Test func nullHasNoMembers() throws {
    try expectIssues(
      "null", by: schema, zod: .v4_6_7,
      #"{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received null"}"#
    )
  }
}
