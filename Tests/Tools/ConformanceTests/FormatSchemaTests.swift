import SourceJSON
import TestSupport
import Testing

@testable import ConformanceKit

/// `Conformance/vectors.schema.json`: closed, true of every vector file, and of one mind with the runner.
@Suite struct FormatSchemaTests {
  private func schema() throws -> JSONSchema {
    let bytes = try Repository.bytes("Conformance/vectors.schema.json")
    return try JSONSchema(JSONDocument(bytes).value)
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(
      Array(text.utf8), limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth)
    ).value
  }

  @Test func everyVectorFileIsOfTheFormat() throws {
    let schema = try schema()
    for file in try ConformanceRun.files(at: Repository.path("Conformance")) {
      let name = String(file.dropFirst(Repository.path("Conformance").count + 1))
      let value = try JSONDocument(
        Repository.bytes("Conformance/" + name),
        limits: JSONLimits(maximumDepth: JSONLimits.greatestDepth)
      ).value
      // All members but the cases, and the cases one by one, by the branch of the file's kind and format.
      let branch = try #require(
        schema.root["oneOf"]?.elements?.first { branch in
          ["kind", "format"].allSatisfy { branch["properties"]?[$0]?["const"] == value[$0] }
        })
      var head = try #require(value.object)
      head["cases"] = [value["cases"]?[0] ?? .null]
      #expect(schema.accepts(.object(head), branch), "\(name)")
      let form = try #require(branch["properties"]?["cases"]?["items"])
      for vector in value["cases"]?.elements ?? [] where !schema.accepts(vector, form) {
        Issue.record("\(name): \(vector["id"]?.text?.string ?? "no id")")
      }
    }
  }

  @Test func everyKindHasABranchForEachOfItsFormats() throws {
    let branches = try schema().root["oneOf"]?.elements?.compactMap { branch in
      ["kind", "format"].compactMap { branch["properties"]?[$0]?["const"]?.text?.string }
    }
    let expected = VectorSuite.Kind.allCases.flatMap { kind in
      kind.formats.map { [kind.rawValue, $0.rawValue] }
    }
    #expect(branches?.count == expected.count)
    #expect(Set(branches ?? []) == Set(expected))
  }

  @Test func everyObjectIsClosed() throws {
    func check(_ node: JSONValue, _ path: String) {
      if node["properties"] != nil { #expect(node["additionalProperties"] != nil, "\(path)") }
      for member in node.object?.members ?? [] {
        check(member.value, path + "/" + member.key.string)
      }
      for element in node.elements ?? [] { check(element, path + "/*") }
    }
    try check(schema().root, "")
  }

  private static let sound = [
    #"{"format":"golden-vectors/1","suite":"s","kind":"url","recorded":{"from":"x"},"cases":[{"id":"a","input":"x:","valid":true,"href":"x:"}]}"#,
    #"{"format":"golden-vectors/1","suite":"s","kind":"schema","recorded":{"from":"x"},"cases":[{"id":"a","json":"1","valid":false,"issues":[{"code":"custom","path":["a",0],"message":"m"}]}]}"#,
    #"{"format":"golden-vectors/1","suite":"s","kind":"regexp","recorded":{"from":"x"},"cases":[{"id":"a","pattern":"a","flags":"","input":"a","result":{"index":0,"end":1,"captures":["a"],"groups":{}}}]}"#,
    #"{"format":"zod-def-vectors/1","suite":"s","kind":"def","recorded":{"from":"x","zod":"4.4.3"},"cases":[{"id":"a","test":"t","def":{"type":"any"},"direction":"backward","input":1,"valid":true,"output":1,"today":"t"}]}"#,
    #"{"format":"zod-def-vectors/1","suite":"s","kind":"def+functions","recorded":{"from":"x","zod":"4.6.7"},"cases":[{"id":"a","def":{"type":"any"},"functions":{"f1":{"kind":"check","calls":[{"in":1,"out":1,"issues":[{"code":"custom"}],"async":true}]}},"input":1,"valid":true,"output":1,"async":true}]}"#,
    #"{"format":"zod-def-vectors/1","suite":"s","kind":"toJSONSchema","recorded":{"from":"x","zod":"4.4.3"},"cases":[{"id":"a","test":"t","def":{"type":"any"},"params":{},"jsonSchema":{}}]}"#,
    #"{"format":"zod-document-vectors/1","suite":"s","kind":"toJSONSchema","recorded":{"zod":"4.4.3"},"$schema":{"draft-07":"u","openapi-3.0":null},"note":"n","cases":[{"id":"a","document":{"type":"any"},"params":{},"results":[{"for":["*"],"jsonSchema":{}}],"resultsAny":[{"for":["*"],"throws":"t"}]}]}"#,
    #"{"format":"zod-def-vectors/1","suite":"s","kind":"fromJSONSchema","recorded":{"from":"x","zod":"4.4.3"},"cases":[{"id":"a","test":"t","jsonSchema":true,"params":{},"throws":"t"}]}"#,
    #"{"format":"zod-document-vectors/1","suite":"s","kind":"fromJSONSchema","recorded":{"zod":"4.4.3","seed":1},"cases":[{"id":"a","jsonSchema":{},"params":{},"roundTrip":{},"inputs":[{"input":1,"valid":true,"output":1}],"versions":{"4.6.7":{"inputs":{"0":{"input":1,"valid":true,"output":2}}}}}]}"#,
    #"{"format":"zod-def-vectors/1","suite":"s","kind":"formatError","recorded":{"from":"x","zod":"4.4.3"},"cases":[{"id":"a","test":"t","function":"prettifyError","issues":[{"code":"custom","path":[],"message":"m"}],"output":"m"}]}"#,
    #"{"format":"zod-document-vectors/1","suite":"s","kind":"formatError","recorded":{"zod":"4.4.3"},"cases":[{"id":"a","issues":[{"code":"custom","path":[],"message":"m"}],"output":{"prettifyError":"m"},"versions":{"4.6.7":{"formatError":{"$throws":"TypeError"}}},"only":"4.6.7"}]}"#,
    #"{"format":"zod-value-functions/1","suite":"s","kind":"document+functions","recorded":{"from":"x","zod":"4.6.7"},"note":"n","cases":[{"id":"a","document":{"type":"any"},"functions":{"f1":{"kind":"check","meaning":"m","calls":[{"in":{"$date":0},"throws":"TypeError"}]}},"direction":"backward","input":1,"throws":"t"}]}"#,
    #"{"format":"zod-locale-vectors/1","suite":"s","kind":"locale","recorded":{"zod":"4.4.3"},"cases":[{"id":"a","locale":"de","issue":{"code":"custom"},"message":"m","versions":{"4.6.7":"n"}}]}"#,
  ]

  @Test(arguments: sound) func aSoundFileIsTaken(_ text: String) throws {
    #expect(try schema().accepts(value(text)))
    #expect(try VectorSuite(value(text), file: "sound.json").cases.count == 1)
  }

  @Test(arguments: [
    ("\"kind\"", "\"note\":1,\"kind\""), ("\"id\"", "\"ID\":1,\"id\""),
    ("\"valid\":true", "\"valid\":1"),
    ("\"href\":\"x:\"", "\"herf\":\"x:\""), (",\"href\":\"x:\"", ""),
    ("golden-vectors/1", "golden-vectors/2"),
    ("[{\"id\":\"a\",\"input\":\"x:\",\"valid\":true,\"href\":\"x:\"}]", "[]"),
    ("\"url\"", "\"html\""),
    ("\"from\"", "\"form\""), ("\"x:\",\"valid\"", "1,\"valid\""),
  ])
  func anythingOddIsRefused(_ old: String, _ new: String) throws {
    let text = Self.sound[0].replacing(old, with: new)
    #expect(text != Self.sound[0])
    #expect(try !schema().accepts(value(text)))
  }

  @Test(arguments: [
    ("\"path\":[\"a\",0]", "\"path\":[true]"), ("\"message\"", "\"massage\""),
    ("\"custom\"", "\"odd\""),
    ("\"valid\":false", "\"valid\":true"), ("[{\"code\"", "[{\"severity\":1,\"code\""),
    ("\"json\":\"1\"", "\"json\":\"1\",\"input\":1"),
  ])
  func anOddCaseIsRefused(_ old: String, _ new: String) throws {
    let text = Self.sound[1].replacing(old, with: new)
    #expect(text != Self.sound[1])
    #expect(try !schema().accepts(value(text)))
  }
}
