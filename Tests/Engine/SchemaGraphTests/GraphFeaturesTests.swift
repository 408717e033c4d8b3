import SchemaGraph
import SchemaModel
import Testing

/// The constructs of a schema whose meaning depends on the version of Zod.
@Suite struct GraphFeaturesTests {
  private func has(_ feature: SchemaFeature, _ schema: ZodSchema) throws -> Bool {
    try SchemaGraph(schema, semantics: ZodVersion.v4_6_7.semantics).features.contains(feature)
  }

  private func object(_ schema: ZodSchema) -> ZodSchema { .object { Field("a", schema) } }

  @Test("An object refuses other keys by itself or by a catchall that accepts nothing")
  func strictKeys() throws {
    func object(_ rule: ZodSchema.Shape.UnknownKeys) -> ZodSchema {
      ZodSchema(.object(.init([], unknownKeys: rule)))
    }
    #expect(try has(.strictKeys, object(.reject)))
    #expect(try has(.strictKeys, object(.catchall(.never))))
    #expect(try !has(.strictKeys, object(.catchall(.string()))))
    #expect(try has(.otherKeys, object(.catchall(.string()))))
    #expect(try has(.otherKeys, object(.keep)))
    #expect(try !has(.otherKeys, object(.strip)))
  }

  @Test("A transform may make undefined of a default")
  func undefinedDefault() throws {
    let replaced = ZodSchema.string().default("x")
    #expect(try has(.undefinedDefault, replaced.transform("f")))
    #expect(try !has(.undefinedDefault, ZodSchema.string().transform("f")))
    #expect(try !has(.undefinedDefault, replaced.pipe(.string())))
    #expect(try has(.undefinedDefault, ZodSchema(.default(.any, value: .constant(.undefined)))))
    #expect(try !has(.undefinedDefault, replaced))
  }

  @Test("A list with a limit, and lengths that exclude each other")
  func lengths() throws {
    #expect(try has(.limitedArray, .array(.string()).max(2)))
    #expect(try has(.limitedArray, .array(.string()).length(2)))
    #expect(try !has(.limitedArray, .array(.string()).min(2)))
    #expect(try has(.reversedLengths, .string().min(3).max(2)))
    #expect(try !has(.reversedLengths, .string().min(2).max(2)))
    #expect(try !has(.reversedLengths, .string().min(3)))
  }

  @Test("The unit of a length matters unless the limit only asks if a text is empty")
  func textLength() throws {
    #expect(try has(.textLength, .string().max(1)))
    #expect(try !has(.textLength, .string().max(0)))
    #expect(try has(.textLength, .string().min(2)))
    #expect(try !has(.textLength, .string().min(1)))
    #expect(try has(.textLength, .string().length(1)))
    #expect(try !has(.textLength, .array(.string()).max(1)))
  }

  @Test("Undefined is a value of a field although its key is not optional")
  func undefinedField() throws {
    #expect(try has(.undefinedField, object(.any)))
    #expect(try has(.undefinedField, object(ZodSchema(.intersection(.any, .unknown)))))
    #expect(try !has(.undefinedField, object(ZodSchema(.intersection(.any, .string())))))
    #expect(try !has(.undefinedField, object(ZodSchema(.intersection(.string(), .any)))))
    #expect(try has(.undefinedField, object(ZodSchema(.union([.string(), .any])))))
    #expect(try !has(.undefinedField, object(.string().optional())))
    #expect(try has(.forgivenField, object(.string().optional())))
  }

  @Test("A default or a conversion behind optional")
  func optionalMaking() throws {
    #expect(try has(.optionalMaking, .string().default("x").optional()))
    #expect(try has(.optionalMaking, ZodSchema(.coerced(.string)).optional()))
    #expect(try !has(.optionalMaking, .string().optional()))
  }

  @Test("A discriminator that may be absent, that an option lacks, or that every object inherits")
  func discriminators() throws {
    func union(_ options: ZodSchema...) -> ZodSchema {
      ZodSchema(.discriminatedUnion(discriminator: "k", options: options))
    }
    let listed = ZodSchema.object { Field("k", .literal("a")) }
    #expect(try !has(.defaultedDiscriminator, union(listed)))
    #expect(
      try has(.defaultedDiscriminator, union(.object { Field("k", .literal("a").default("a")) })))
    #expect(try !has(.undeclaredDiscriminator, union(listed)))
    #expect(try has(.undeclaredDiscriminator, union(listed, .object { Field("other", .string()) })))
    #expect(
      try has(.inheritedDiscriminator, union(.object { Field("toString", .literal("a")) })))
    #expect(try has(.emptyUnion, union()))
    #expect(try !has(.emptyUnion, union(listed)))
  }

  @Test("A record has the features of its keys and its kind")
  func records() throws {
    func record(
      _ key: ZodSchema, isPartial: Bool = false, isLoose: Bool = false
    ) -> ZodSchema {
      ZodSchema(.record(.init(key: key, value: .any, isPartial: isPartial, isLoose: isLoose)))
    }
    let words = ZodSchema.enumeration(["a", "b"])
    #expect(try has(.record, record(.string())))
    #expect(try !has(.listedRecord, record(.string())))
    #expect(try has(.record, record(words)))
    #expect(try has(.listedRecord, record(words)))
    #expect(try has(.strictKeys, record(words)))
    #expect(try has(.partialRecord, record(words, isPartial: true)))
    #expect(try !has(.partialRecord, record(words)))
    #expect(try !has(.partialRecord, record(.string(), isPartial: true)))
    #expect(try has(.looseRecord, record(words, isLoose: true)))
    #expect(try !has(.looseRecord, record(words)))
    #expect(try has(.literalPartialRecord, record(.literal("a"), isPartial: true)))
    #expect(try !has(.literalPartialRecord, record(.literal("a"))))
    #expect(try !has(.literalPartialRecord, record(words, isPartial: true)))
  }

  @Test("A field of JavaScript's prototype")
  func declaredPrototype() throws {
    #expect(try has(.declaredPrototype, .object { Field("__proto__", .string()) }))
    #expect(try !has(.declaredPrototype, .object { Field("proto", .string()) }))
  }

  @Test("A message of the schema itself matters beside checks")
  func messages() throws {
    #expect(try has(.messageWithChecks, .string("m").min(1)))
    #expect(try has(.messageWithChecks, .string(error: .init("f") { _ in "m" }).min(1)))
    #expect(try !has(.messageWithChecks, .string("m")))
    #expect(try !has(.messageWithChecks, .string().min(1, "m")))
  }

  @Test("A check that aborts matters before any check of a length")
  func abortBeforeLength() throws {
    let email = ZodSchema.Check.Kind.format(.named(.email, pattern: nil))
    #expect(try has(.abortBeforeLength, .string().check(email, abort: true).min(1)))
    #expect(try has(.abortBeforeLength, .string().check(email, abort: true).trim().min(1)))
    #expect(try !has(.abortBeforeLength, .string().check(email).min(1)))
    #expect(try !has(.abortBeforeLength, .string().min(1).check(email, abort: true)))
  }

  @Test("A pattern of its own takes the place of a version's pattern, but not of its rule")
  func formats() throws {
    let pattern = ZodSchema.PatternLiteral("^a")
    #expect(try has(.format(.email), .string().email()))
    #expect(try !has(.format(.email), .email(pattern: pattern)))
    #expect(try has(.format(.ipv6), .string().check(.format(.named(.ipv6, pattern: pattern)))))
    #expect(try has(.format(.datetime), .iso.datetime(offset: true)))
    #expect(try has(.format(.url), .url(protocol: pattern)))
    #expect(try !has(.httpURL, .url(protocol: pattern)))
    #expect(try has(.httpURL, .url(protocol: ZodSchema.NamedFormat.httpProtocol)))
    #expect(try has(.hostname, .url(hostname: pattern)))
    #expect(try !has(.domain, .url(hostname: pattern)))
    #expect(try has(.domain, .httpURL()))
  }

  @Test("A check behind a reference sees the values of what it leads to")
  func checksOfReferences() throws {
    let list = ZodSchema.recursive("a") { .array($0.check(.maxLength(1)).optional()) }
    #expect(try !has(.textLength, list))
    let text = ZodSchema.recursive("a") {
      .union([.string(), .array($0.check(.maxLength(1)))])
    }
    #expect(try has(.textLength, text))
  }

  @Test("A feature of what a reference leads to counts")
  func references() throws {
    let schema = ZodSchema.recursive("a") { a in
      .object { Field("next", ZodSchema(.catch(a, value: .constant(nil)))) }.optional()
    }
    let graph = try SchemaGraph(schema, semantics: ZodVersion.v4_6_7.semantics)
    #expect(graph.features.contains(.forgivenField))
    // An intersection that contains itself ends.
    #expect(
      try !has(
        .undefinedField, object(.recursive("a") { ZodSchema(.intersection($0, .string())) })))
  }
}
