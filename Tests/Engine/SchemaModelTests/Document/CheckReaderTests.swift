import SchemaModel
import SourceJSON
import Testing

@Suite("Checks of a document")
struct CheckReaderTests {
  private static let place = "$.schema.checks[0]"

  @Test(
    "A check of an unknown name, or with a field of an unknown name",
    arguments: [
      ("{}", #": the field "check" is missing"#), (#"{"check":1}"#, ".check: expected a string"),
      (#"{"check":"min_size"}"#, #".check: unknown check "min_size""#),
      (#"{"check":"min_length","minimum":1,"maximum":2}"#, ".maximum: unknown field"),
      (#"{"check":"min_length","minimum":1,"inclusive":true}"#, ".inclusive: unknown field"),
      (#"{"check":"custom","name":"p","params":{}}"#, ".params: unknown field"),
      (#"{"check":"min_length","minimum":1,"message":2}"#, ".message: expected a string"),
      (
        #"{"check":"min_length","minimum":1,"message":"\udc00"}"#,
        ".message: a message cannot hold a lone surrogate"
      ),
      (#"{"check":"min_length","minimum":1,"abort":1}"#, ".abort: expected true or false"),
      (#"{"check":"min_length","minimum":1,"abort":null}"#, ".abort: expected true or false"),
    ])
  func checks(check: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofCheck: check) == Self.place + refusal)
  }

  @Test(
    "Limits",
    arguments: [
      (#"{"check":"min_length"}"#, #": the field "minimum" is missing"#),
      (#"{"check":"min_length","minimum":"1"}"#, ".minimum: expected a number"),
      (#"{"check":"min_length","minimum":-1}"#, ".minimum: expected a whole number, 0 or more"),
      (#"{"check":"max_length","maximum":1.5}"#, ".maximum: expected a whole number, 0 or more"),
      (#"{"check":"max_length","maximum":1e300}"#, ".maximum: expected a whole number, 0 or more"),
      (#"{"check":"max_length","maximum":1e999}"#, ".maximum: expected a number"),
      (#"{"check":"length_equals"}"#, #": the field "length" is missing"#),
      (#"{"check":"greater_than","inclusive":true}"#, #": the field "value" is missing"#),
      (#"{"check":"greater_than","value":1}"#, #": the field "inclusive" is missing"#),
      (#"{"check":"less_than","value":1,"inclusive":0}"#, ".inclusive: expected true or false"),
      (#"{"check":"less_than","value":-1e999,"inclusive":true}"#, ".value: expected a number"),
      (#"{"check":"multiple_of","value":null}"#, ".value: expected a number"),
      (#"{"check":"number_format"}"#, #": the field "format" is missing"#),
      (#"{"check":"number_format","format":"int32"}"#, #".format: unknown number format "int32""#),
    ])
  func limits(check: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofCheck: check) == Self.place + refusal)
  }

  @Test(
    "Formats",
    arguments: [
      (#"{"check":"string_format"}"#, #": the field "format" is missing"#),
      (#"{"check":"string_format","format":"odd"}"#, #".format: unknown string format "odd""#),
      (#"{"check":"string_format","format":"regex"}"#, ".pattern: the field is missing"),
      (#"{"check":"string_format","format":"regex","pattern":1}"#, ".pattern: expected a string"),
      (
        #"{"check":"string_format","format":"email","flags":"i"}"#,
        ".flags: flags without a pattern"
      ),
      (
        #"{"check":"string_format","format":"regex","pattern":"a","flags":null}"#,
        ".flags: expected a string"
      ),
      (#"{"check":"string_format","format":"starts_with"}"#, ".prefix: the field is missing"),
      (
        #"{"check":"string_format","format":"starts_with","prefix":1}"#,
        ".prefix: expected a string"
      ),
      (
        #"{"check":"string_format","format":"ends_with","pattern":".*a$"}"#,
        #": the field "suffix" is missing"#
      ),
      (#"{"check":"string_format","format":"includes"}"#, #": the field "includes" is missing"#),
      (#"{"check":"string_format","format":"email","prefix":"a"}"#, ".prefix: unknown field"),
    ])
  func formats(check: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofCheck: check) == Self.place + refusal)
  }

  @Test(
    "Functions",
    arguments: [
      (#"{"check":"overwrite"}"#, #": the field "name" is missing"#),
      (#"{"check":"custom","name":true}"#, ".name: expected a string"),
      (#"{"check":"custom","name":"p","path":"a"}"#, ".path: expected an array"),
      (#"{"check":"custom","name":"p","path":null}"#, ".path: expected an array"),
      (#"{"check":"custom","name":"p","path":["a",null]}"#, ".path: expected keys and indices"),
      (#"{"check":"custom","name":"p","path":[1.5]}"#, ".path: expected keys and indices"),
    ])
  func functions(check: String, refusal: String) throws {
    #expect(try SchemaModelTests.refusal(ofCheck: check) == Self.place + refusal)
  }

  @Test("The path counts the checks before")
  func position() throws {
    let trim = #"{"check":"overwrite","name":"trim"}"#
    #expect(
      try refusal(ofCheck: trim + "," + trim + #",{"check":"odd"}"#)
        == #"$.schema.checks[2].check: unknown check "odd""#)
  }

  @Test("A named format needs no pattern when it is known here, and may always have one")
  func namedFormats() throws {
    for format in [ZodSchema.NamedFormat.email, .uuid, .url, .datetime, .date] {
      #expect(
        try check(#"{"check":"string_format","format":"\#(format.name)"}"#)?.kind
          == .format(.named(format, pattern: nil)))
    }
    #expect(
      try check(#"{"check":"string_format","format":"cuid2","pattern":"^[0-9a-z]+$"}"#)?.kind
        == .format(.named(.cuid2, pattern: ZodSchema.PatternLiteral("^[0-9a-z]+$"))))
  }

  @Test(
    "A prefix that a dump shows only as a pattern is read from it",
    arguments: [
      ("^abc.*", "abc"), (#"^https:\/\/.*"#, "https://"), ("^https://.*", "https://"),
      (#"^a\.b\*\\.*"#, #"a.b*\"#), (#"^\^\$.*"#, "^$"), ("^é😀.*", "é😀"), ("^.*", ""),
      ("^a-b.*", "a-b"),
    ])
  func prefixes(pattern: String, prefix: String) throws {
    let escaped = JSONWriter.string(of: .string(.init(pattern)))
    #expect(
      try check(#"{"check":"string_format","format":"starts_with","pattern":\#(escaped)}"#)?.kind
        == .format(.startsWith(.init(prefix), pattern: ZodSchema.PatternLiteral(.init(pattern)))))
  }

  @Test(
    "A pattern of another form gives no prefix",
    arguments: ["abc.*", "^abc", "^a|b.*", "^a.b.*", #"^\d.*"#, "^(a).*", #"^a\.*"#, "^[a].*", ""])
  func noPrefix(pattern: String) throws {
    let escaped = JSONWriter.string(of: .string(.init(pattern)))
    #expect(
      try refusal(
        ofCheck: #"{"check":"string_format","format":"starts_with","pattern":\#(escaped)}"#)
        == Self.place + ".prefix: the field is missing")
  }
}
