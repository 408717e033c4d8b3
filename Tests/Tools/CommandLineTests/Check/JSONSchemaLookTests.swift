import SourceJSON
import TestSupport
import Testing

@testable import compass_validate

/// A payload is not taken for a JSON Schema.
@Suite struct JSONSchemaLookTests {
  @Test(arguments: [
    #"{}"#, "true", "false", #"{"title":"x"}"#, #"{"default":1}"#, #"{"format":"email"}"#,
    #"{"type":"string"}"#, #"{"type":["string","null"],"x":1}"#, #"{"minLength":2,"pattern":"a"}"#,
    ##"{"$ref":"#/$defs/a","$defs":{"a":true}}"##, #"{"enum":[1]}"#, #"{"const":null}"#,
    #"{"properties":{"role":{"type":"string"}},"x-order":1}"#, #"{"required":["role"]}"#,
    ##"{"$schema":"http://json-schema.org/draft-04/schema#","name":"x"}"##,
    #"{"id":"http://example.com/a","description":"b"}"#, #"{"anyOf":[{"type":"string"}],"name":1}"#,
    #"{"items":{"type":"number"},"name":"x"}"#, #"{"nullable":true,"example":1}"#,
    #"{"not":{"type":"string"},"a":1}"#, #"{"extends":[{}],"divisibleBy":2}"#,
    #"{"additionalProperties":false,"author":"x"}"#,
  ])
  func schemas(_ text: String) throws {
    #expect(JSONSchemaLook.fits(try JSONDocument(Array(text.utf8)).value))
  }

  @Test(arguments: [
    #"{"role":"head"}"#, #"{"first_name":"Ana","title":"Coach"}"#, "[]", "[{}]", "1", "null",
    #""type""#, #"{"type":"camp","title":"x","start":"y"}"#, #"{"type":"camp"}"#, #"{"id":"7"}"#,
    #"{"type":"Feature","properties":{"name":"x"},"geometry":null}"#,
    #"{"items":[{"sku":"a"}],"total":3}"#, #"{"format":"A4","pages":3}"#, #"{"x-a":1}"#,
    #"{"$schema":"./coach.json","role":"head"}"#, #"{"$schema":"compass:coach"}"#,
    #"{"required":true,"name":"x"}"#, #"{"minimum":1,"maximum":2,"unit":"kg"}"#,
    #"{"not":"x","name":1}"#, #"{"properties":"x","name":1}"#, #"{"items":{"a":1},"name":1}"#,
  ])
  func payloads(_ text: String) throws {
    #expect(!JSONSchemaLook.fits(try JSONDocument(Array(text.utf8)).value))
  }

  /// No command takes a payload as a schema.
  @Test(arguments: [
    ["check", "--schema", "p.json", "s.json"], ["check", "--zod-json-schema", "p.json", "s.json"],
    ["--schema", "p.json", "s.json"], ["verdicts", "--zod-json-schema", "p.json", "s.json"],
    ["diff", "--zod-json-schema", "p.json", "s.json"], ["diff", "s.json", "p.json"],
    ["fingerprint", "p.json"], ["export", "--zod-json-schema", "p.json"],
    ["generate", "--zod-json-schema", "p.json"], ["explain", "--plan", "--schema", "p.json"],
    ["upgrade", "--zod-json-schema", "p.json", "--from", "4.3.6", "--to", "4.4.3"],
    ["check", "--zod-json-schema", "a.json", "s.json"],
  ])
  func commands(_ arguments: [String]) throws {
    let tool = try ToolRun()
    try tool.folder.write(#"{"role":"head"}"#, to: "p.json")
    try tool.folder.write(#"[{"role":"head"}]"#, to: "a.json")
    try tool.folder.write(
      #"{"format":"schema-document/2","name":"s","schema":{"type":"string"}}"#, to: "s.json")
    let result = try CompassValidateProcess.run(arguments, in: tool.folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("is neither a schema document nor a JSON Schema"))
    let hasPayload = ["check", "verdicts", "--schema"].contains(arguments[0])
    #expect(result.errors.contains("are the schema and the payload swapped?") == hasPayload)
  }
}
