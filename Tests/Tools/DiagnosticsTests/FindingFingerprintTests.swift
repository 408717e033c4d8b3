import Diagnostics
import SchemaModel
import Testing
import Validation

@Suite("The fingerprints of findings")
struct FindingFingerprintTests {
  private static let roles = ZodSchema.array(
    .object { Field("role", .enumeration("head", "assistant")) })

  private func fingerprints(
    _ payload: String, by schema: ZodSchema = roles, named name: String = "coach",
    path: String = "a.json"
  ) throws -> [FindingFingerprint] {
    try findings(of: payload, by: schema, origin: RecordOrigin(path: path, schema: name))
      .map { FindingFingerprint(of: $0) }
  }

  @Test("Neither the file nor the line nor the index counts")
  func same() throws {
    let first = try fingerprints(#"[{"role": "boss"}]"#)
    #expect(try fingerprints("[\n\n {\"role\": \"boss\"}]", path: "b.json") == first)
    #expect(try fingerprints(#"[{"role": "head"}, {"role": "boss"}]"#) == first)
    #expect(try Set(fingerprints(#"[{"role": "boss"}, {"role": "boss"}]"#)) == Set(first))
  }

  @Test("The schema, the path, the code and the value count")
  func different() throws {
    let other = ZodSchema.array(
      .object {
        Field("role", .enumeration("head", "boss"))
        Field("name", .enumeration("head", "assistant").optional())
      })
    let all = try [
      fingerprints(#"[{"role": "boss"}]"#), fingerprints(#"[{"role": "boss"}]"#, named: "x"),
      fingerprints(#"[{"role": "bos"}]"#), fingerprints(#"[{"role": 1}]"#),
      fingerprints(#"[{}]"#), fingerprints(#"[{"role": "boss", "name": "boss"}]"#, by: other),
      fingerprints(#"[1]"#), fingerprints(#"{}"#),
    ].flatMap { $0 }
    #expect(all.count == 8)
    #expect(Set(all).count == 8)
  }

  @Test("In a union, the value inside the closest option counts")
  func union() throws {
    let schema = ZodSchema.null.or(.object { Field("a", .object { Field("b", .string()) }) })
    let first = try fingerprints(#"{"a": {"b": 1}}"#, by: schema)
    #expect(try fingerprints(#"{"c": 0, "a": {"b": 1}}"#, by: schema) == first)
    #expect(try fingerprints(#"{"a": {"b": 2}}"#, by: schema) != first)
    #expect(try fingerprints(#"{"a": {}}"#, by: schema) != first)
  }

  @Test("It is the same in every run and survives printing")
  func stable() throws {
    let schema = ZodSchema.object { Field("role", .enumeration("head", "assistant")) }
    let found = try fingerprints(#"{"role":"Head"}"#, by: schema)[0]
    #expect(found.description == "6ad7f43a4ed85930")
    #expect(FindingFingerprint("6ad7f43a4ed85930") == found)
    for wrong in [
      "", "6ad7f43a4ed8593", "6AD7F43A4ED85930", "+ad7f43a4ed85930", "6ad7f43a4ed859300",
    ] {
      #expect(FindingFingerprint(wrong) == nil)
    }
  }
}
