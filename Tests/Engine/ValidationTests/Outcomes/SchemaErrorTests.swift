import SchemaModel
import Testing
import Validation

/// Schemas that can't be compiled, with the place and the reason.
@Suite struct SchemaErrorTests {
  /// Expects the compiler to reject a schema at a place, for a reason that contains all of these texts.
  private func expectRefused(
    _ schema: ZodSchema, zod: ZodVersion = .newestRelease, at path: String,
    naming words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: SchemaError.self, sourceLocation: sourceLocation) {
      try Validator(schema, zod: zod)
    }
    #expect(error?.path == path, sourceLocation: sourceLocation)
    for word in words {
      #expect(
        error?.reason.contains(word) == true, "\(error?.reason ?? "")",
        sourceLocation: sourceLocation)
    }
    if let error {
      #expect("\(error)" == "\(error.path): \(error.reason)", sourceLocation: sourceLocation)
    }
  }

  /// The kind of the error of a schema that can't be compiled; nil if it can.
  private func kind(
    of schema: ZodSchema, zod: ZodVersion = .newestRelease
  ) -> SchemaError.Kind? {
    do throws(SchemaError) {
      _ = try Validator(schema, zod: zod)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("An error has a kind with the data of its sentence")
  func kinds() {
    #expect(
      kind(of: .string().transform("shout")) == .unregistered(.transform, name: "shout"))
    #expect(kind(of: .string().refine("odd")) == .unregistered(.predicate, name: "odd"))
    #expect(
      kind(of: ZodSchema(.default(.string(), value: .function("now"))))
        == .unregistered(.value, name: "now"))
    #expect(
      kind(of: ZodSchema(.catch(.string(), value: .function("last"))))
        == .unregistered(.rescue, name: "last"))
    #expect(
      kind(of: .string(error: "words")) == .unregistered(.error, name: "words"))
    guard
      case .invalidPattern("[b-a]", "u", let reason) = kind(
        of: .string().regex("[b-a]", flags: "u"))
    else {
      Issue.record("not the kind of a pattern")
      return
    }
    #expect(!reason.isEmpty)
    #expect(kind(of: ZodSchema(.reference("a"))) == .unknownLabel("a"))
    #expect(
      kind(
        of: .object {
          Field("a", .string())
          Field("a", .number())
        }) == .duplicateKey)
    #expect(kind(of: ZodSchema(.literal([])), zod: .v4_0_17) == .noValues)
    #expect(kind(of: .string().check(.mimeType(["a/b"]))) == .misplacedFileCheck)
    #expect(
      kind(of: .string().check(.format(.named(.url, pattern: .init("^a")))))
        == .misplacedPattern(format: "url"))
    #expect(kind(of: .string()) == nil)
  }

  @Test("Schemas in more than 256 others have the limit as their kind")
  func deepKind() {
    let deep = (0..<300).reduce(ZodSchema.string()) { inner, _ in .array(inner) }
    #expect(kind(of: deep) == .tooDeep(limit: 256))
  }

  @Test func functionsThatNobodyRegistered() {
    expectRefused(
      .object { Field("a", .string().transform("toE164US")) }, at: "$.schema.shape.a.out",
      naming: "toE164US")
    expectRefused(
      .string().trim().check(.overwrite("shout")), at: "$.schema.checks[1]", naming: "shout")
    expectRefused(
      .array(.object {}.refine("isEven")), at: "$.schema.element.checks[0]", naming: "isEven")
  }

  @Test func methodsThatTheClassLacks() {
    expectRefused(
      .object { Field("a", .boolean().min(3)) }, at: "$.schema.shape.a", naming: ".min()",
      "boolean")
    expectRefused(
      .array(.number().email("m").optional()), at: "$.schema.element.inner", naming: ".email()",
      "number")
    expectRefused(.string().multipleOf(2), at: "$.schema", naming: ".multipleOf()", "string")
    expectRefused(
      .string().nullable().min(1).refine("truthy"), at: "$.schema", naming: ".min()", "nullable")
  }

  @Test func anyCheckOnAnySchema() throws {
    #expect(try Validator(.boolean().check(.minLength(3))).isValid("true"))
    #expect(try !Validator(.unknown.check(.minLength(3))).isValid(#""ab""#))
  }

  @Test func patternsThatAreNone() {
    expectRefused(.string().regex("("), at: "$.schema.checks[0]", naming: "/(/")
    expectRefused(.string().regex("[b-a]"), at: "$.schema.checks[0]", naming: "/[b-a]/")
    expectRefused(.string().regex("a", flags: "x"), at: "$.schema.checks[0]", naming: "/a/x")
    expectRefused(
      .tuple(.null, rest: .string().min(1).regex(#"\u{110000}"#, flags: "u")),
      at: "$.schema.rest.checks[1]", naming: #"/\u{110000}/u"#)
  }

  @Test func patternsThatCannotBeHonouredExactly() {
    let nested = String(repeating: "[", count: 200) + "a" + String(repeating: "]", count: 200)
    expectRefused(
      .object { Field("a", .string().regex(.init(nested), flags: "v").optional()) },
      at: "$.schema.shape.a.inner.checks[0]", naming: "unsupported", "classes nested")
  }

  @Test func patternsOfFormatsThatAParserDecides() {
    expectRefused(
      .object { Field("a", .string().check(.format(.named(.url, pattern: .init(".*"))))) },
      at: "$.schema.shape.a.checks[0]", naming: "url", "takes no pattern")
    // The others have their rule whatever the pattern is, as in Zod.
    for format in ZodSchema.NamedFormat.allCases where format != .url {
      let check = ZodSchema.Check.Kind.format(.named(format, pattern: .init("^a$")))
      #expect(throws: Never.self) { try Validator(.string().check(check)) }
    }
  }

  @Test func fieldsDeclaredTwice() {
    expectRefused(
      .object {
        Field("a", .null)
        Field("a", .string())
      }, at: "$.schema.shape.a", naming: "twice")
    expectRefused(
      .object(["b": .any, "a": .null, "a": .string()]), at: "$.schema.shape.a", naming: "twice")
  }

  /// Zod throws when the union gets an object, and for an option without the key, from 4.6.7 on, when it is made.
  @Test(arguments: ZodVersion.allCases)
  func discriminatorsThatDoNotTellApart(_ zod: ZodVersion) throws {
    let option = ZodSchema.object { Field("kind", .literal("p")) }
    let lacking = ZodSchema.discriminatedUnion(
      "kind", option, .object { Field("other", .literal("q")) })
    if zod >= .v4_6_7 {
      expectRefused(lacking, zod: zod, at: "$.schema.options[1]", naming: "kind")
    }
    for schema in [
      .discriminatedUnion("kind", option, .object { Field("kind", .enumeration("q", "p")) }),
      .discriminatedUnion("kind", option, .object { Field("kind", .string()) }),
    ] + (zod < .v4_6_7 ? [lacking] : []) {
      let validator = try Validator(schema, zod: zod)
      #expect(try outcome(of: #"{"kind":"p"}"#, by: validator).written.contains("discriminat"))
      #expect(try outcome(of: "1", by: validator).issues.map(\.code) == [.invalidType])
    }
  }

  @Test func unionsWithoutOptions() throws {
    let union = ZodSchema(.union([]))
    expectRefused(union, zod: .v4_3_6, at: "$.schema.options", naming: "option")
    #expect(try !Validator(union).isValid("1"))
  }

  /// Zod makes a pattern of a string's lengths, which is no regular expression if they are reversed.
  @Test func lengthsThatNoStringHas() throws {
    for schema in [
      ZodSchema.string().min(3).max(2), .string().max(2).min(3), .string().length(2).min(3),
    ] {
      expectRefused(schema, zod: .v4_4_3, at: "$.schema", naming: "numbers out of order")
      #expect(try !Validator(schema, zod: .v4_6_7).isValid(#""abc""#))
    }
    _ = try Validator(.string().min(3).length(2))
    _ = try Validator(.string().email().min(3).max(2))
    _ = try Validator(.array(.string()).min(3).max(2))
  }

  @Test func schemasNestedTooDeep() throws {
    func nested(_ depth: Int) -> ZodSchema {
      (0..<depth).reduce(.null) { schema, _ in .array(schema) }
    }
    _ = try Validator(nested(200))
    let error = #expect(throws: SchemaError.self) { try Validator(nested(2_000)) }
    #expect(error?.path.hasPrefix("$.schema.element.element") == true)
    #expect(error?.reason.contains("256") == true)
  }

  @Test func documentsNameThePlaceToo() {
    let document = """
      {"format":"schema-document/1","name":"x","schema":{"type":"object","unknownKeys":"strip","shape":
      {"a":{"type":"string","checks":[{"check":"custom","name":"nobody"}]}}}}
      """
    let error = #expect(throws: SchemaError.self) { try Validator(document: Array(document.utf8)) }
    #expect(error?.path == "$.schema.shape.a.checks[0]")
  }
}
