import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

/// JSON Schemas that would take too much time, memory or stack.
@Suite struct ReadingLimitTests {
  private func expectRefused(
    _ schema: JSONValue, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for version in ZodVersion.allCases {
      let error = #expect(throws: JSONSchemaReadingError.self, sourceLocation: sourceLocation) {
        try ZodSchema(jsonSchema: schema, zod: version)
      }
      #expect(error?.reason == reason, sourceLocation: sourceLocation)
    }
  }

  private func nested(_ levels: Int, _ wrap: (JSONValue) -> JSONValue) -> JSONValue {
    var value: JSONValue = ["type": "string"]
    for _ in 0..<levels { value = wrap(value) }
    return value
  }

  @Test func depth() throws {
    let array = { (inner: JSONValue) -> JSONValue in ["type": "array", "items": inner] }
    _ = try ZodSchema(jsonSchema: nested(200, array))
    expectRefused(nested(300, array), "nested deeper than 256 schemas")
    expectRefused(nested(3000, array), "nested deeper than 512 levels")
    expectRefused(["type": nested(300) { [$0] }], "nested deeper than 256 schemas")
    let all = [JSONValue](repeating: true, count: 300)
    expectRefused(["allOf": .array(all)], "nested deeper than 256 schemas")
  }

  @Test func aChainOfReferences() {
    var definitions = JSONObject()
    for index in 0..<5000 {
      definitions[JSText("A\(index)")] = [
        "type": "array", "items": ["$ref": .string(JSText("#/$defs/A\(index + 1)"))],
      ]
    }
    expectRefused(
      ["$defs": .object(definitions), "$ref": "#/$defs/A0"], "nested deeper than 256 schemas")
  }

  @Test func listsOfTypesThatMultiply() {
    let schema = nested(40) { inner in
      ["type": ["object", "object"], "properties": ["a": inner]]
    }
    expectRefused(schema, "the JSON Schema has more than 100000 schemas")
  }

  @Test func referencesThatMultiply() {
    var definitions: JSONObject = ["A40": ["type": "string"]]
    for index in 0..<40 {
      let next: JSONValue = ["$ref": .string(JSText("#/$defs/A\(index + 1)"))]
      definitions[JSText("A\(index)")] = ["anyOf": [next, next]]
    }
    expectRefused(
      ["$defs": .object(definitions), "$ref": "#/$defs/A0"],
      "references expand to more than 100000 schemas")
  }
}
