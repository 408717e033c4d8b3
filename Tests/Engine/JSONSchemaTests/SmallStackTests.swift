import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing

/// Deep and large schemas, on a thread with a small stack.
@Suite("JSON Schemas on a small stack")
struct SmallStackTests {
  /// Returns what a body returns on a thread with the smallest stack that a thread of Foundation gets.
  private func onSmallStack<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) throws -> Result {
    try #require(SmallStack.run(body))
  }

  /// Ways to put a schema into another one.
  private static let levels: [@Sendable (ZodSchema) -> ZodSchema] = [
    { .array($0) },
    { inner in .object { Field("a", inner) } },
    { .union($0, .null) },
    { .record($0) },
    { $0.default("x").meta(["title": "t"]) },
    { .intersection($0, .any) },
    { $0.pipe(.string()) },
  ]

  private static func nested(_ depth: Int, _ level: (ZodSchema) -> ZodSchema) -> ZodSchema {
    var schema = ZodSchema.string()
    for _ in 1..<depth { schema = level(schema) }
    return schema
  }

  @Test("256 levels of each kind are made, on both sides", arguments: ZodVersion.allCases)
  func levels(_ zod: ZodVersion) throws {
    for level in Self.levels {
      let (first, second) = try onSmallStack {
        let schema = Self.nested(256, level)
        return (text(schema, zod: zod), input(schema, zod: zod))
      }
      #expect(!first.hasPrefix("throws") && !second.hasPrefix("throws"))
    }
  }

  /// Schemas that are never released, for which the small stack would not suffice.
  private static let deepSchemas = levels.map { nested(2000, $0) }

  @Test("Intersections of deep objects are merged, and deep unions of keys rewritten")
  func mergedLevels() throws {
    let (merged, keys) = try onSmallStack {
      let objects = Self.nested(120) { inner in .object { Field("a", inner) } }
      let others = Self.nested(120) { inner in
        .object {
          Field("a", inner)
          Field("b", .null)
        }
      }
      let union = Self.nested(250) { .union($0, .literal(1)) }
      return (text(.intersection(objects, others)), text(.record(union, .any)))
    }
    #expect(merged.hasPrefix(#"{"type":"object","properties":{"a":{"type":"object","#))
    #expect(!merged.contains(#""allOf":[{"type":"object""#))
    #expect(keys.contains(#""const":"1""#) && !keys.contains("number"))
  }

  @Test("More levels are an error")
  func tooManyLevels() throws {
    for schema in Self.deepSchemas {
      let found = try onSmallStack { text(schema) }
      #expect(found == "throws nested deeper than 256 schemas")
    }
  }

  @Test("Schemas of a registry have the same limit")
  func registries() throws {
    let sizes = try onSmallStack {
      [256, 257].map { depth -> Int? in
        let schema = Self.nested(depth) { .array($0) }
        let found = try? ZodSchema.jsonSchemas(["A": schema, "B": .array(.null)])
        return found?["schemas"]?.object?.members.count
      }
    }
    #expect(sizes == [2, nil])
  }

  /// Ways to put a JSON Schema into another one.
  private static let keywords: [@Sendable (JSONValue) -> JSONValue] = [
    { ["type": "array", "items": $0] },
    { ["type": "object", "properties": ["a": $0], "required": ["a"]] },
    { ["type": "object", "additionalProperties": $0] },
    { ["anyOf": [$0, ["type": "null"]]] },
  ]

  @Test("JSON Schemas deep in each other are read, up to a limit", arguments: ZodVersion.allCases)
  func reading(_ zod: ZodVersion) throws {
    for keyword in Self.keywords {
      let results: [String] = try onSmallStack {
        [120, 300].map { (depth: Int) -> String in
          var schema: JSONValue = ["type": "string"]
          for _ in 1..<depth { schema = keyword(schema) }
          do throws(JSONSchemaReadingError) {
            return "read: \(!text(try ZodSchema(jsonSchema: schema, zod: zod)).hasPrefix("throws"))"
          } catch {
            return error.reason
          }
        }
      }
      #expect(results[0] == "read: true")
      #expect(results[1].hasPrefix("nested deeper than"), "\(results[1])")
    }
  }

  @Test("A chain of definitions is read, and one that is too long is an error")
  func chains() throws {
    let results: [Bool] = try onSmallStack {
      [100, 400].map { (length: Int) -> Bool in
        var definitions: JSONObject = ["d0": ["type": "string"]]
        for number in 1..<length {
          definitions[JSText("d\(number)")] = [
            "type": "array", "items": ["$ref": .string(JSText("#/$defs/d\(number - 1)"))],
          ]
        }
        let root: JSONValue = [
          "$ref": .string(JSText("#/$defs/d\(length - 1)")), "$defs": .object(definitions),
        ]
        return (try? ZodSchema(jsonSchema: root)) != nil
      }
    }
    #expect(results == [true, false])
  }

  @Test("10,000 fields take no time that grows with their square")
  func manyFields() throws {
    let fields = (0..<10_000).map { Field(JSText("f\($0)"), .string().min(1).describe("d")) }
    let schema = ZodSchema(.object(ZodSchema.Shape(fields)))
    let made = try schema.jsonSchema(.init(reused: .ref))
    #expect(made["properties"]?.object?.members.count == 10_000)
    let read = try ZodSchema(jsonSchema: schema.jsonSchema())
    #expect(text(read).count == text(schema).count)
  }

  @Test("4,000 intersections take no time that grows with their square")
  func manyIntersections() throws {
    let fields = (0..<4000).map { number in
      Field(
        JSText("f\(number)"),
        .intersection(
          .object { Field("a", .object { Field("b", .string()) }) },
          .object { Field("a", .object { Field("c", .null) }) }))
    }
    let schema = ZodSchema(.object(ZodSchema.Shape(fields)))
    #expect(try schema.jsonSchema()["properties"]?["f3999"]?["type"] == "object")
  }

  @Test("Intersections of definitions that each use the next one twice are merged once")
  func mergedDefinitions() throws {
    func chain(_ name: String, _ last: ZodSchema) -> ZodSchema {
      var schema = last
      for level in 0..<16 {
        let next = schema
        schema = .object {
          Field("a", next)
          Field("b", next)
        }
        schema.label = "\(name) \(level)"
      }
      return schema
    }
    let both = ZodSchema.intersection(
      chain("x", .object { Field("x", .string()) }), chain("y", .object { Field("y", .null) }))
    #expect(text(both).count > 1_000_000)
  }

  @Test("Definitions that each use the next two are not unfolded")
  func sharedDefinitions() throws {
    var (next, afterNext) = (ZodSchema.string(), ZodSchema.null)
    for level in (0..<60).reversed() {
      var schema = ZodSchema.object {
        Field("a", next)
        Field("b", afterNext.optional())
      }
      schema.label = "L\(level)"
      (next, afterNext) = (schema, next)
    }
    let definitions = try next.jsonSchema(.init(reused: .ref))["$defs"]?.object
    // The root and the one schema that it alone uses are in place.
    #expect(definitions?.members.count == 58)
    for zod in ZodVersion.allCases {
      #expect(text(next, .init(reused: .ref), zod: zod).count < 20_000)
    }
  }

  @Test("Definitions with ids that each use the next two are not unfolded")
  func definitionsWithIDs() throws {
    var (next, afterNext) = (ZodSchema.string(), ZodSchema.null)
    for level in (0..<60).reversed() {
      let schema = ZodSchema.object {
        Field("a", next)
        Field("b", afterNext.optional())
      }
      (next, afterNext) = (schema.meta(["id": .string(JSText("D\(level)"))]), next)
    }
    #expect(try next.jsonSchema(zod: .v4_6_7)["$defs"]?.object?.members.count == 60)
  }
}
