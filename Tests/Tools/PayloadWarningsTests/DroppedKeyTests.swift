import PayloadWarnings
import SchemaModel
import Testing
import Validation

@Suite("Keys that an object drops")
struct DroppedKeyTests {
  private static let person = ZodSchema.object {
    Field("email", .string().optional())
    Field("first_name", .string().optional())
  }

  @Test("A misspelt key is named with the closest declared one")
  func misspelt() throws {
    #expect(
      try warnings(#"{"emial": "a"}"#, Self.person) == [
        #"dropped_key emial: "emial" is dropped; did you mean "email"?"#
      ])
  }

  @Test(
    "Case and separators don't count",
    arguments: ["firstName", "First-Name", "FIRSTNAME", "first name", "firstname"])
  func folded(_ key: String) throws {
    #expect(
      try warnings("{\"\(key)\": \"a\"}", Self.person) == [
        "dropped_key \(key): \"\(key)\" is dropped; did you mean \"first_name\"?"
      ])
  }

  @Test("A key that the payload has is not suggested")
  func present() throws {
    #expect(
      try warnings(#"{"email": "a", "emial": "b"}"#, Self.person) == [
        #"dropped_key emial: "emial" is dropped"#
      ])
  }

  @Test("A key unlike any is only dropped")
  func unlike() throws {
    #expect(
      try warnings(#"{"shoe": 1}"#, Self.person) == [#"dropped_key shoe: "shoe" is dropped"#])
  }

  @Test("The range is that of the key")
  func range() throws {
    let warning = try #require(
      try Inspection(Self.person).warnings(#"{"email": "a", "nmae": 1}"#).first)
    #expect(warning.range == 15..<21)
  }

  @Test("A warning has the renaming, if the value is accepted there and no other key is as close")
  func change() throws {
    func titles(_ payload: String) throws -> [String?] {
      try Inspection(Self.person).warnings(payload).map(\.change?.title)
    }
    #expect(try titles(#"{"emial": "a"}"#) == [#"rename "emial" to "email""#])
    #expect(try titles(#"{"emial": 7}"#) == [nil])
    #expect(try titles(#"{"emial": "a", "emali": "b"}"#) == [nil, nil])
    #expect(try titles(#"{"shoe": "a"}"#) == [nil])
  }

  @Test("Nested objects, arrays, tuples and records")
  func containers() throws {
    let schema = ZodSchema.object {
      Field("one", Self.person)
      Field("many", .array(Self.person))
      Field("pair", .tuple(.string(), Self.person))
      Field("named", .record(.string(), Self.person))
    }
    let payload = """
      {"one": {"emial": 1}, "many": [{}, {"emial": 1}], "pair": ["a", {"emial": 1}], "named": {"x": {"emial": 1}}}
      """
    let paths = try Inspection(schema).warnings(payload).map { warning in
      warning.path.map(\.description).joined(separator: ".")
    }
    #expect(paths == ["one.emial", "many.1.emial", "pair.1.emial", "named.x.emial"])
  }

  @Test(
    "Wrappers and pipes",
    arguments: [
      person.optional(), person.nullable(), person.default([:]), person.readonly(),
      .lazy { person }, person.transform("f") { $0 }, .unknown.pipe(person),
      person.refine("odd") { _ in true }, person.or(.null), person.or(.array(.string())),
    ])
  func wrappers(_ schema: ZodSchema) throws {
    #expect(try Inspection(schema).warnings(#"{"emial": "a"}"#).map(\.suggestion) == ["email"])
  }

  @Test("Nothing is known of the keys that a function sees")
  func functions() throws {
    let schema = ZodSchema.preprocess({ $0 }, Self.person)
    #expect(try warnings(#"{"emial": "a"}"#, schema) == [])
    #expect(try warnings(#"{"emial": "a"}"#, .any) == [])
    #expect(try warnings(#"{"emial": "a"}"#, .record(.string(), .string())) == [])
  }

  @Test("An intersection drops what neither side knows")
  func intersections() throws {
    let schema = Self.person.and(.object { Field("phone", .string().optional()) })
    #expect(try warnings(#"{"phone": "1", "email": "a"}"#, schema) == [])
    #expect(
      try warnings(#"{"phnoe": "1", "shoe": 1}"#, schema) == [
        #"dropped_key phnoe: "phnoe" is dropped; did you mean "phone"?"#,
        #"dropped_key shoe: "shoe" is dropped"#,
      ])
    let twice = try Inspection(Self.person.and(Self.person)).warnings(#"{"emial": "a"}"#)
    #expect(twice.map(\.change?.title) == [#"rename "emial" to "email""#])
    let kept = Self.person.and(.record(.string(), .string()))
    #expect(try warnings(#"{"shoe": "1"}"#, kept) == [])
  }

  @Test("The option of a union that the value takes decides")
  func unions() throws {
    let schema = ZodSchema.union([
      .object {
        Field("kind", .literal("a"))
        Field("count", .number().optional())
      },
      .object {
        Field("kind", .literal("b"))
        Field("colour", .string().optional())
      },
    ])
    #expect(try warnings(#"{"kind": "b", "colour": "red"}"#, schema) == [])
    #expect(
      try warnings(#"{"kind": "b", "color": "red", "count": 1}"#, schema) == [
        #"dropped_key color: "color" is dropped; did you mean "colour"?"#,
        #"dropped_key count: "count" is dropped"#,
      ])
  }

  @Test("Without discriminators, the first option that accepts the value is taken")
  func unionsByVerdict() throws {
    let schema = ZodSchema.union([
      .object {
        Field("size", .number())
        Field("note", .string().optional())
      },
      .object {
        Field("size", .string())
        Field("colour", .string().optional())
      },
    ])
    #expect(
      try warnings(#"{"size": "L", "color": "red", "note": "x"}"#, schema) == [
        #"dropped_key color: "color" is dropped; did you mean "colour"?"#,
        #"dropped_key note: "note" is dropped"#,
      ])
  }

  @Test("A schema that contains itself")
  func recursion() throws {
    let schema = ZodSchema.recursive("tree") { tree in
      .union([
        .object { Field("leaf", .number()) },
        .object {
          Field("children", .array(tree))
          Field("title", .string().optional())
        },
      ])
    }
    let payload = #"{"children": [{"leaf": 1}, {"children": [{"leaf": 1}], "titel": "x"}]}"#
    #expect(
      try warnings(payload, schema) == [
        #"dropped_key children.1.titel: "titel" is dropped; did you mean "title"?"#
      ])
  }

  @Test("A strict object has a suggestion for each rejected key, and no warning")
  func strict() throws {
    let schema = ZodSchema.object {
      Field("in", ZodSchema.strictObject { Field("email", .string()) })
    }
    let report = try Inspection(schema).report(#"{"in": {"emial": "a", "shoe": 1}}"#)
    #expect(report.warnings.isEmpty)
    #expect(report.rejectedKeys.map(\.key) == ["emial"])
    #expect(report.rejectedKeys.map(\.suggestion) == ["email"])
  }

  @Test("A loose object warns only about a key that is almost a declared one")
  func loose() throws {
    let schema = ZodSchema.looseObject { Field("email", .string().optional()) }
    #expect(try warnings(#"{"shoe": 1, "mail_to": 2}"#, schema) == [])
    #expect(
      try warnings(#"{"emial": "a"}"#, schema) == [
        #"unknown_key emial: "emial" is kept but unknown; did you mean "email"?"#
      ])
  }

  @Test("Twenty thousand unknown keys have ten thousand warnings, in little time")
  func many() throws {
    let schema = ZodSchema.object {
      (0..<200).map { Field("a_declared_field_\($0)", .string().optional()) }
    }
    let keys = (0..<20_000).map { "\"a_declared_feild_\($0 + 1000)\":1" }
    let warnings = try Inspection(schema).warnings("{\(keys.joined(separator: ","))}")
    #expect(warnings.count == 10_000)
  }

  @Test("The same key of many objects has its suggestion in each")
  func rows() throws {
    let rows = (0..<3_000).map { _ in #"{"emial": "a"}"# }
    let warnings = try Inspection(.array(Self.person)).warnings("[\(rows.joined(separator: ","))]")
    #expect(warnings.count == 3_000)
    #expect(warnings.allSatisfy { $0.suggestion == "email" })
  }
}
