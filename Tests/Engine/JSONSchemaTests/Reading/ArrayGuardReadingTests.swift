import SchemaModel
import Testing
import Validation

/// The functions that look at the elements of arrays from Zod 4.6.7 on.
@Suite struct ArrayGuardReadingTests {
  private func repeated(_ index: Int, _ first: Int) -> String {
    #"{"code":"custom","message":"Array items must be unique: element at index \#(index) duplicates the one at index \#(first)","path":[\#(index)]}"#
  }

  @Test func eachRepetitionIsAnIssue() throws {
    let text = #"{"type": "array", "uniqueItems": true}"#
    try expect("[1, 2, 1, 1]", by: text, is: repeated(2, 0) + "\n" + repeated(3, 0))
    try expect("[1, 2, 1]", by: text, zod: .v4_4_3, is: "[1,2,1]")
    try expect("[1, 1]", by: #"{"type": "array", "uniqueItems": false}"#, is: "[1,1]")
    try expect("[1, 1]", by: #"{"type": "array", "uniqueItems": "true"}"#, is: "[1,1]")
  }

  @Test(arguments: [
    (#"[{"a": 1, "b": [2]}, {"b": [2], "a": 1}]"#, true), ("[0, -0]", true), ("[1, 1.0]", true),
    (#"[1, "1"]"#, false), ("[[1, 2], [2, 1]]", false), ("[null, false]", false),
    (#"["", []]"#, false), (#"["a", "\u0061"]"#, true), (#"[["a", "b"], ["a,b"]]"#, false),
    (#"[{"a": null}, {}]"#, false), (#"[[], {}]"#, false),
  ])
  func equality(payload: String, isRepeated: Bool) throws {
    let validator = try Validator(
      ZodSchema(reading: #"{"type": "array", "uniqueItems": true}"#))
    #expect(validator.isValid(payload) == !isRepeated)
  }

  @Test func someElementsMustFit() throws {
    let text = #"{"type": "array", "contains": {"type": "string"}}"#
    try expect(#"[1, "a"]"#, by: text, is: #"[1,"a"]"#)
    try expect(
      "[1]", by: text,
      is:
        #"{"code":"custom","message":"Array must contain at least 1 matching element; found 0","path":[]}"#
    )
    try expect("[1]", by: text, zod: .v4_4_3, is: "[1]")
    try expect("[]", by: #"{"type": "array", "contains": true, "minContains": 0}"#, is: "[]")
    try expect("[]", by: #"{"type": "array", "minContains": 1}"#, is: "[]")
  }

  @Test func theNumberOfElementsThatFitHasItsLimits() throws {
    let text = #"{"type": "array", "contains": {"type": "string"}, "minContains": 2}"#
    try expect(
      #"["a", 1]"#, by: text,
      is:
        #"{"code":"custom","message":"Array must contain at least 2 matching elements; found 1","path":[]}"#
    )
    try expect(
      #"["a", "b", "c"]"#,
      by: #"{"type": "array", "contains": {"type": "string"}, "maxContains": 1}"#,
      is:
        #"{"code":"custom","message":"Array must contain at most 1 matching element","path":[]}"#
    )
  }

  @Test func uniqueItemsComeFirstAndTheArrayDoesNotRunAfterAnIssue() throws {
    try expect(
      #"[1, 1, "a"]"#,
      by:
        #"{"type": "array", "items": {"type": "number"}, "uniqueItems": true, "contains": false}"#,
      is: repeated(1, 0) + """

        {"code":"custom","message":"Array must contain at least 1 matching element; found 0","path":[]}
        """)
    try expect(
      "5", by: #"{"type": "array", "uniqueItems": true}"#,
      is:
        #"{"expected":"array","code":"invalid_type","path":[],"message":"Invalid input: expected array, received number"}"#
    )
  }

  @Test func elementsMayBeThoseOfTheSchemaItself() throws {
    let text =
      ##"{"type": "array", "contains": {"$ref": "#"}, "minContains": 0, "uniqueItems": true}"##
    let validator = try Validator(ZodSchema(reading: text))
    #expect(validator.isValid("[[[], 1], [[]]]"))
    #expect(!validator.isValid("[[], []]"))
    // An element that does not fit is one that does not count.
    #expect(validator.isValid("[[[], []], 1]"))
  }

  @Test func elementsThatNestTooDeepAreUndecided() throws {
    let text = ##"{"type": "array", "contains": {"$ref": "#"}, "minContains": 0}"##
    let payload = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
    let outcome = try Validator(ZodSchema(reading: text)).validate(payload)
    guard case .undecided = outcome else {
      Issue.record("expected no verdict, found \(outcome)")
      return
    }
  }

  @Test func tuplesAreGuardedToo() throws {
    try expect(
      "[1, 1]", by: #"{"type": "array", "prefixItems": [true, true], "uniqueItems": true}"#,
      is: repeated(1, 0))
  }
}
