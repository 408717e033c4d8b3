import SchemaModel
import Testing

/// The functions that look at keys from Zod 4.6.7 on.
@Suite struct GuardReadingTests {
  private let lowerCase = #"{"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}}"#

  @Test func eachKeyThatDoesNotFitIsAnIssue() throws {
    try expect(#"{"a": 1}"#, by: lowerCase, is: #"{"a":1}"#)
    try expect(
      #"{"a": 1, "B": 2}"#, by: lowerCase,
      is:
        #"{"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^[a-z]+$/","path":[],"message":"Invalid string: must match pattern /^[a-z]+$/"}],"path":["B"],"message":"Invalid key in record"}"#
    )
  }

  @Test func theObjectDoesNotRunAfterIt() throws {
    let text =
      #"{"type": "object", "properties": {"a": {"type": "string"}}, "propertyNames": false}"#
    try expect(
      #"{"a": 1}"#, by: text,
      is:
        #"{"code":"invalid_key","origin":"record","issues":[{"expected":"never","code":"invalid_type","path":[],"message":"Invalid input: expected never, received string"}],"path":["a"],"message":"Invalid key in record"}"#
    )
  }

  @Test func otherValuesAndAbsentOnesAreTheObjectsIssue() throws {
    try expect(
      "[]", by: lowerCase,
      is:
        #"{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received array"}"#
    )
    try expect(
      "{}", by: #"{"type": "object", "properties": {"a": \#(lowerCase)}, "required": ["a"]}"#,
      is:
        #"{"expected":"object","code":"invalid_type","path":["a"],"message":"Invalid input: expected object, received undefined"}"#
    )
  }

  @Test func trueGuardsNothing() throws {
    var open = ZodSchema(.object(ZodSchema.Shape([], unknownKeys: .keep)))
    open.metadata = ["propertyNames": true]
    try expect(#"{"type": "object", "propertyNames": true}"#, reads: open, in: [.v4_6_7])
  }

  @Test func theKeysMayBeThoseOfTheSchemaItself() throws {
    try expect(
      #"{"a": 1}"#, by: ##"{"type": "object", "propertyNames": {"$ref": "#"}}"##,
      is:
        #"{"code":"invalid_key","origin":"record","issues":[{"expected":"object","code":"invalid_type","path":[],"message":"Invalid input: expected object, received string"}],"path":["a"],"message":"Invalid key in record"}"#
    )
  }

  @Test func theNumberOfPropertiesHasItsLimits() throws {
    let text = #"{"type": "object", "minProperties": 2, "maxProperties": 2.5}"#
    try expect(#"{"a": 1, "b": 2}"#, by: text, is: #"{"a":1,"b":2}"#)
    try expect(
      "{}", by: text,
      is:
        #"{"origin":"object","code":"too_small","minimum":2,"inclusive":true,"message":"Too small: expected object to have >=2 properties","path":[]}"#
    )
    try expect(
      #"{"a": 1, "b": 2, "c": 3}"#, by: text,
      is:
        #"{"origin":"object","code":"too_big","maximum":2.5,"inclusive":true,"message":"Too big: expected object to have <=2.5 properties","path":[]}"#
    )
    try expect("{}", by: text, zod: .v4_4_3, is: "{}")
  }

  @Test func oneGuardTestsTheNumberBeforeTheNames() throws {
    try expect(
      #"{"B": 1}"#,
      by: #"{"type": "object", "propertyNames": {"maxLength": 0}, "minProperties": 2}"#,
      is: """
        {"origin":"object","code":"too_small","minimum":2,"inclusive":true,"message":"Too small: expected object to have >=2 properties","path":[]}
        {"code":"invalid_key","origin":"record","issues":[{"origin":"string","code":"too_big","maximum":0,"inclusive":true,"path":[],"message":"Too big: expected string to have <=0 characters"}],"path":["B"],"message":"Invalid key in record"}
        """)
  }

  @Test func keysWithoutAFieldOrAPatternAreUnrecognized() throws {
    let text =
      #"{"type": "object", "properties": {"a": true}, "patternProperties": {"^x": {"type": "number"}}, "additionalProperties": false}"#
    try expect(#"{"a": 1, "x1": 2}"#, by: text, is: #"{"a":1,"x1":2}"#)
    try expect(
      #"{"b": 1, "x1": "s", "c": 2}"#, by: text,
      is: """
        {"expected":"number","code":"invalid_type","path":["x1"],"message":"Invalid input: expected number, received string"}
        """)
    try expect(
      #"{"b": 1, "x1": 3, "c": 2}"#, by: text,
      is:
        #"{"code":"unrecognized_keys","keys":["b","c"],"path":[],"message":"Unrecognized keys: \"b\", \"c\""}"#
    )
    try expect(#"{"b": 1}"#, by: text, zod: .v4_4_3, is: #"{"b":1}"#)
  }
}
