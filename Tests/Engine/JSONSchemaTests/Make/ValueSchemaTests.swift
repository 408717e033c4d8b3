import JSONSchema
import SchemaModel
import SourceJSON
import Testing

@Suite("JSON Schemas of values and of what has none")
struct ValueSchemaTests {
  @Test(
    "Literals and enumerations have a type if all values have it",
    arguments: [
      (.literal("a"), #"{"type":"string","const":"a"}"#),
      (.literal(nil), #"{"type":"null","const":null}"#),
      (.literal("a", 1), #"{"enum":["a",1]}"#),
      (.literal(1, 2), #"{"type":"number","enum":[1,2]}"#),
      (.enumeration("a", "b"), #"{"type":"string","enum":["a","b"]}"#),
      (.enumeration(["Up": 0, "Down": 1, "0": "Up"]), #"{"type":"number","enum":[0,1]}"#),
    ] as [(ZodSchema, String)])
  func literals(schema: ZodSchema, expected: String) {
    #expect(text(schema) == expected)
  }

  @Test("No value fits a literal or an enumeration without values since 4.6.7")
  func noValues() {
    let enumeration = ZodSchema(.enumeration(ZodSchema.Enumeration([])))
    #expect(text(ZodSchema(.literal([]))) == #"{"not":{}}"#)
    #expect(text(enumeration) == #"{"not":{}}"#)
    #expect(text(enumeration, zod: .v4_4_3) == #"{"type":"string","enum":[]}"#)
  }

  @Test("Several Boolean literals are strings before 4.2")
  func booleans() {
    #expect(text(.literal(true, false)) == #"{"type":"boolean","enum":[true,false]}"#)
    #expect(
      text(.literal(true, false), zod: .v4_1_12) == #"{"type":"string","enum":[true,false]}"#)
    #expect(text(.literal(true), zod: .v4_1_12) == #"{"type":"boolean","const":true}"#)
  }

  @Test("Drafts without const have an enumeration of one value")
  func const() {
    #expect(text(.literal("a"), .init(target: .draft04)) == #"{"type":"string","enum":["a"]}"#)
  }

  @Test("OpenAPI has no null")
  func null() {
    #expect(text(.null) == #"{"type":"null"}"#)
    #expect(
      text(.null, .init(target: .openAPI30)) == #"{"type":"string","nullable":true,"enum":[null]}"#)
    #expect(
      text(.string().nullable(), .init(target: .openAPI30))
        == #"{"nullable":true,"type":"string"}"#)
  }

  @Test(
    "A schema without a JSON Schema is an error, or any value",
    arguments: [
      (.bigint(), "BigInt"), (.date(), "Date"), (.undefined, "Undefined"), (.void, "Void"),
      (.nan, "NaN"), (.symbol, "Symbols"), (.function, "Function types"),
      (.custom("p"), "Custom types"), (.map(.string(), .any), "Map"), (.set(.any), "Set"),
      (.transform("f"), "Transforms"),
    ] as [(ZodSchema, String)])
  func unrepresentable(schema: ZodSchema, name: String) {
    #expect(text(schema) == "throws \(name) cannot be represented in JSON Schema")
    #expect(text(schema, .init(unrepresentable: .any)) == "{}")
  }

  @Test("The error has the place")
  func place() {
    let schema = ZodSchema.object { Field("list", .array(.tuple(.string(), .date()))) }
    #expect {
      try schema.jsonSchema()
    } throws: { error in
      (error as? JSONSchemaError)?.path == ["properties", "list", "items", "prefixItems", 1]
    }
  }

  @Test("A handler has another answer for one schema")
  func handler() {
    let handlers = JSONSchemaHandlers(unrepresentable: { place, message in
      place.schema.node == .date
        ? .schema(["type": "string", "format": "date-time"])
        : place.path == ["items"] ? .throw : .any
    })
    #expect(text(.date(), handlers: handlers) == #"{"type":"string","format":"date-time"}"#)
    #expect(text(.bigint(), handlers: handlers) == "{}")
    #expect(text(.array(.bigint()), handlers: handlers).hasPrefix("throws BigInt"))
  }

  @Test("A default is copied as JSON, before the members of the schema inside")
  func defaults() {
    #expect(text(.string().default("x")) == #"{"default":"x","type":"string"}"#)
    #expect(
      text(.any.default(.date(milliseconds: 0))) == #"{"default":"1970-01-01T00:00:00.000Z"}"#)
    #expect(text(.number().default(.number(.nan))) == #"{"default":null,"type":"number"}"#)
    #expect(text(.any.default(.bigint("1")), zod: .v4_4_3).hasPrefix("throws Do not know"))
    #expect(text(.any.default(.bigint("1"))).hasPrefix("throws BigInt defaults"))
  }

  @Test("The value of a catch is a default; one of a function must not need the value")
  func catches() {
    #expect(text(.string().catch("x")) == #"{"default":"x","type":"string"}"#)
    #expect(text(.string().default("y").catch(.undefined)) == #"{"type":"string"}"#)
    #expect(
      text(.string().catch(by: .init("f") { _, _ in "z" })) == #"{"default":"z","type":"string"}"#)
    let dynamic = ZodSchema.string().catch(by: "f")
    let any = JSONSchemaOptions(unrepresentable: .any)
    #expect(text(dynamic, any, zod: .v4_4_3).hasPrefix("throws Dynamic catch values"))
    #expect(text(dynamic, any) == #"{"type":"string"}"#)
  }

  @Test("A prefault shows on the side of inputs; Zod 4.3 loses one that is false")
  func prefaults() {
    let schema = ZodSchema.number().prefault(0)
    #expect(text(schema) == #"{"type":"number"}"#)
    #expect(
      input(schema) == #"{"type":"number","default":0}"#
        || input(schema) == #"{"default":0,"type":"number"}"#)
    #expect(input(schema, zod: .v4_3_6) == #"{"type":"number"}"#)
  }
}
