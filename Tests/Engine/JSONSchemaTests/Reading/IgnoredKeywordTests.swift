import JSONSchema
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

/// The keywords that `z.fromJSONSchema` ignores.
@Suite struct IgnoredKeywordTests {
  private func read(
    _ text: String, target: JSONSchemaOptions.Target = .draft202012, zod: ZodVersion
  ) throws -> (schema: ZodSchema, ignored: [IgnoredKeyword]) {
    try ZodSchema.reading(
      jsonSchema: JSONDocument(Array(text.utf8)).value, defaultTarget: target, zod: zod)
  }

  /// Expects the pointers of ignored keywords, each with its reason behind a colon.
  private func expect(
    _ text: String, target: JSONSchemaOptions.Target = .draft202012, ignores places: String...,
    in versions: [ZodVersion] = ZodVersion.allCases,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for zod in versions {
      let found = try read(text, target: target, zod: zod).ignored.map { ignored in
        ignored.pointer + (ignored.reason.map { ": \($0)" } ?? "")
      }
      #expect(found == places, "Zod \(zod.rawValue)", sourceLocation: sourceLocation)
    }
  }

  @Test func keywordsWithoutAMeaningInZod() throws {
    try expect(
      #"{"type":"object","minProperties":1,"properties":{"a/b":{"type":"array","items":{"type":"string"},"uniqueItems":true,"contains":{}}}}"#,
      ignores: "#/minProperties", "#/properties/a~1b/uniqueItems", "#/properties/a~1b/contains",
      in: .before467)
    try expect(
      #"{"type":"object","minProperties":1,"maxProperties":2,"properties":{"a":{"type":"array","items":{},"uniqueItems":true,"contains":{},"minContains":1,"maxContains":2}}}"#,
      in: [.v4_6_7])
    try expect(
      #"{"type":"array","minContains":1,"uniqueItems":1}"#, ignores: "#/minContains",
      "#/uniqueItems")
    try expect(#"{"type":"string","dependencies":{"a":["b"]}}"#, ignores: "#/dependencies")
    try expect(#"{"type":"string","title":"T","x-a":1,"deprecated":true,"examples":[]}"#)
  }

  @Test func keywordsNeedTheirType() throws {
    try expect(
      #"{"properties":{"a":{}},"required":["a"],"minimum":1}"#,
      ignores: "#/properties", "#/required", "#/minimum")
    try expect(#"{"type":"string","minimum":1,"pattern":"a"}"#, ignores: "#/minimum")
    try expect(
      #"{"type":["string","number"],"minimum":1,"pattern":"a","items":{"type":"null"}}"#,
      ignores: "#/items")
    try expect(#"{"type":"array","minItems":1}"#, ignores: "#/minItems")
    try expect(
      #"{"type":"string","minLength":"1","exclusiveMinimum":true}"#,
      ignores: "#/minLength", "#/exclusiveMinimum")
    try expect(#"{"type":"number","exclusiveMinimum":true}"#, ignores: "#/exclusiveMinimum")
    try expect(#"{"type":"number","minimum":1,"exclusiveMinimum":true}"#)
  }

  @Test func keywordsInThePlaceOfOthers() throws {
    try expect(
      ##"{"$ref":"#/$defs/a","type":"string","minLength":1,"$defs":{"a":{"uniqueItems":true}}}"##,
      ignores: "#/type", "#/minLength", "#/$defs/a/uniqueItems")
    try expect(
      #"{"anyOf":[{}],"oneOf":[{"uniqueItems":true}]}"#,
      ignores: "#/anyOf", "#/oneOf/0/uniqueItems")
    try expect(##"{"$ref":"#/$defs/a","allOf":[{}],"$defs":{"a":{}}}"##, ignores: "#/$ref")
    try expect(#"{"enum":["a"],"const":"a","minLength":1}"#, ignores: "#/const", "#/minLength")
    try expect(#"{"type":"string","anyOf":[{}],"oneOf":[{}]}"#)
  }

  @Test func aTypeThatAllValuesHaveIsNoLoss() throws {
    try expect(#"{"type":"string","enum":["a","b"]}"#)
    try expect(#"{"type":["integer","null"],"enum":[1,null]}"#)
    try expect(#"{"type":"string","enum":["a",1]}"#, ignores: "#/type")
    try expect(#"{"type":"integer","const":1.5}"#, ignores: "#/type")
  }

  @Test func valuesThatRestrictNothing() throws {
    try expect(
      #"{"uniqueItems":false,"additionalProperties":true,"items":{},"minLength":0,"required":[],"properties":{},"nullable":false}"#
    )
    try expect(#"{"nullable":true}"#, ignores: "#/nullable")
    try expect(#"{"type":"string","nullable":true}"#, target: .openAPI30)
  }

  @Test func partsOfKeywords() throws {
    try expect(
      #"{"type":"object","properties":{"a":{}},"required":["b","a","c"]}"#,
      ignores: #"#/required: "b", "c": not in "properties""#)
    try expect(
      #"{"type":"string","format":"regex"}"#,
      ignores: #"#/format: "regex": no format that Zod checks"#)
    try expect(#"{"type":"string","format":"email"}"#)
    try expect(#"{"type":"integer","format":"int32"}"#, ignores: "#/format")
    try expect(
      ##"{"$ref":"#/$defs/a/properties/b","$defs":{"a":{"properties":{"b":{}}}}}"##,
      ignores: ##"#/$ref: all of "#/$defs/a/properties/b" after the definition"##,
      "#/$defs/a/properties/b/properties")
  }

  @Test func versionsDiffer() throws {
    let patterns =
      #"{"type":"object","patternProperties":{"^a":{}},"additionalProperties":false}"#
    try expect(patterns, ignores: "#/additionalProperties", in: [.v4_3_6, .v4_4_3])
    try expect(patterns, in: [.v4_6_7])
    let hostname = #"{"type":"string","format":"hostname"}"#
    try expect(
      hostname, ignores: #"#/format: "hostname": no format that Zod checks"#,
      in: [.v4_3_6, .v4_4_3])
    try expect(hostname, in: [.v4_6_7])
    let tuple = #"{"type":"array","prefixItems":[{}],"items":[{}]}"#
    try expect(tuple, ignores: "#/items")
  }

  /// Ignored means: without the keyword the schema is the same.
  @Test(arguments: ZodVersion.allCases)
  func anIgnoredKeywordChangesNothing(_ zod: ZodVersion) throws {
    for (keyword, value) in Self.keywords {
      for base in Self.bases {
        let without = try JSONDocument(Array(base.utf8)).value
        var object = try #require(without.object)
        guard object[JSText(keyword)] == nil else { continue }
        object[JSText(keyword)] = try JSONDocument(Array(value.utf8)).value
        let plain = try ZodSchema.reading(jsonSchema: without, zod: zod)
        guard let more = try? ZodSchema.reading(jsonSchema: .object(object), zod: zod) else {
          continue
        }
        let isIgnored = more.ignored.contains { $0.keyword == keyword }
        var (left, right) = (plain.schema, more.schema)
        // What is no keyword of Zod's is metadata, which validates nothing.
        (left.metadata, right.metadata) = (nil, nil)
        if isIgnored { #expect(left == right, "\(keyword) in \(base)") }
        if left == right { #expect(isIgnored, "\(keyword) in \(base)") }
      }
    }
  }

  private static let bases = [
    "{}", #"{"type":"string"}"#, #"{"type":"number"}"#, #"{"type":"boolean"}"#,
    #"{"type":"null"}"#, #"{"type":"object"}"#, #"{"type":"array"}"#,
    #"{"type":"object","properties":{"a":{"type":"string"}}}"#,
    #"{"type":"array","items":{"type":"string"}}"#, #"{"const":true}"#, #"{"enum":["a",true]}"#,
    ##"{"$ref":"#/$defs/a","$defs":{"a":{"type":"boolean"}}}"##, #"{"anyOf":[{"type":"null"}]}"#,
  ]

  /// Each keyword with a value that restricts something.
  private static let keywords: [(String, String)] = [
    ("minLength", "2"), ("maxLength", "2"), ("pattern", #""b""#), ("format", #""email""#),
    ("minimum", "2"), ("maximum", "2"), ("exclusiveMinimum", "2"), ("exclusiveMaximum", "2"),
    ("multipleOf", "2"), ("uniqueItems", "true"), ("contains", #"{"type":"null"}"#),
    ("minContains", "2"), ("maxContains", "2"), ("minItems", "2"), ("maxItems", "2"),
    ("additionalItems", "false"), ("prefixItems", #"[{"type":"null"}]"#),
    ("items", #"{"type":"null"}"#), ("properties", #"{"b":{"type":"null"}}"#),
    ("additionalProperties", "false"), ("patternProperties", #"{"b":{"type":"null"}}"#),
    ("propertyNames", #"{"type":"string","minLength":2}"#), ("minProperties", "2"),
    ("maxProperties", "2"), ("dependencies", #"{"a":["b"]}"#), ("const", #""c""#),
    ("enum", #"["c","d"]"#), ("anyOf", #"[{"type":"number"}]"#), ("oneOf", #"[{"type":"number"}]"#),
    ("allOf", #"[{"type":"number"}]"#), ("nullable", "true"), ("divisibleBy", "2"),
    ("disallow", #""null""#), ("extends", "{}"), ("$recursiveRef", ##""#""##),
  ]
}
