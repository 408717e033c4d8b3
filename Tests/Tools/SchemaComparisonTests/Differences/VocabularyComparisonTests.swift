import SchemaModel
import SourceJSON
import Testing

@testable import SchemaComparison

/// The kind of each change of the later vocabulary.
@Suite struct VocabularyComparisonTests {
  private func lines(_ old: ZodSchema, _ new: ZodSchema) -> [String] {
    let before = SchemaDocument(name: "sample", schema: old)
    let after = SchemaDocument(name: "sample", schema: new)
    let comparison = TreeComparison(from: before, to: after)
    let isSame = (try? before.fingerprint) == (try? after.fingerprint)
    #expect(comparison.differences.isEmpty == isSame)
    #expect(TreeComparison(from: before, to: before).differences.isEmpty)
    return comparison.differences.map { "\($0.kind) \($0.path): \($0.detail)" }
  }

  /// Nodes of each kind around a schema, with the path of its values.
  private func nodes(around schema: ZodSchema) -> [(node: ZodSchema.Node, path: String)] {
    [
      (.optional(schema), "$"), (.exactOptional(schema), "$"), (.nonoptional(schema), "$"),
      (.readonly(schema), "$"), (.lazy(schema), "$"), (.success(schema), "$"),
      (.promise(schema), "$"), (.exclusiveUnion([.null, schema]), "$|2"),
      (.intersection(.string(), schema), "$&2"), (.intersection(schema, .string()), "$&1"),
      (.map(key: schema, value: .null), "${key}"), (.map(key: .null, value: schema), "${*}"),
      (.set(value: schema), "$[*]"), (.record(.init(key: schema, value: .null)), "${key}"),
      (.record(.init(value: schema)), "${*}"), (.templateLiteral(["a", .schema(schema)]), "$<2>"),
      (.object(.init([], unknownKeys: .catchall(schema))), "${*}"),
      (.codec(schema, .any, .init(decode: "f", encode: "g")), "$"),
      (.codec(.any, schema, .init(decode: "f", encode: "g")), "$"),
    ]
  }

  @Test func everyNodeIsLookedInto() {
    for (old, new) in zip(nodes(around: .string().max(5)), nodes(around: .string().max(4))) {
      #expect(
        lines(ZodSchema(old.node), ZodSchema(new.node))
          == ["changed \(old.path): has max_length 4, was max_length 5"])
    }
  }

  @Test func aPropertyIsLookedInto() {
    #expect(
      lines(
        .unknown.check(.property("size", .number().max(5))),
        .unknown.check(.property("size", .number().max(6))))
        == ["changed $.size: has less_than or equal to 6, was less_than or equal to 5"])
    #expect(
      lines(.unknown, .unknown.check(.property("size", .number())))
        == [#"changed $: has the property "size", a number"#])
  }

  @Test(arguments: [
    (
      ZodSchema.string(), ZodSchema(.coerced(.string)),
      "changed $: is what converts to a string, was a string"
    ),
    (
      ZodSchema(.coerced(.number)), .number(),
      "changed $: is a number, was what converts to a number"
    ),
    (ZodSchema(.bigint), ZodSchema(.date), "changed $: is a date, was a bigint"),
    (.any, ZodSchema(.stringbool(.init())), "changed $: is a word for true or false, was any"),
    (.unknown, ZodSchema(.nan), "changed $: is NaN, was unknown"),
    (
      ZodSchema(.union([.string(), .null])), ZodSchema(.exclusiveUnion([.string(), .null])),
      "changed $: is exactly one of 2, was a union of 2"
    ),
    (
      .string(), ZodSchema(.templateLiteral(["a", .schema(.number())])),
      "changed $: is the template a${a number}, was a string"
    ),
    (
      .string(), ZodSchema(.intersection(.string(), .string().min(1))),
      "changed $: is a string and a string, was a string"
    ),
    (
      ZodSchema(.reference("a")), ZodSchema(.reference("b")),
      #"changed $: refers to "b", did to "a""#
    ),
    (.string(), ZodSchema(.readonly(.string())), "reworded $: is now read-only"),
    (ZodSchema(.lazy(.string())), .string(), "reworded $: is not found lazily any more"),
    (
      ZodSchema(.nonoptional(.string())), .string(),
      "changed $: may be undefined if the inside may"
    ),
    (
      .string().optional(), ZodSchema(.nonoptional(.string().optional())),
      "changed $: must not be undefined any more"
    ),
    (
      .string().optional(), ZodSchema(.exactOptional(.string())),
      "changed $: may lack its key, and is no longer undefined"
    ),
    (
      ZodSchema(.default(.string(), value: .constant("x"))),
      ZodSchema(.default(.string(), value: .function("now"))),
      #"changed $: falls back to what now makes, did to "x""#
    ),
    (
      ZodSchema(.catch(.string(), value: .constant(.undefined))),
      ZodSchema(.catch(.string(), value: .constant(.bigint("1")))),
      "changed $: falls back to 1n, did to undefined"
    ),
    (
      ZodSchema(.codec(.any, .any, .init(decode: "f", encode: "g"))),
      ZodSchema(.codec(.any, .any, .init(decode: "h", encode: "g"))),
      "changed $: is decoded by h, was by f"
    ),
    (
      .string(), .string().nullable(), "changed $: is now nullable"
    ),
    (
      .string().nullable(), .string(), "changed $: is not nullable any more"
    ),
    (
      ZodSchema(.union([.string(), .any])), ZodSchema(.union([.any])),
      "changed $: no longer has the option 1, a string"
    ),
    (
      ZodSchema(.union([.string(), .null, .number()])), ZodSchema(.union([.string(), .null])),
      "changed $: no longer has the option 3, a number"
    ),
    (
      ZodSchema(.record(.init(value: .null))),
      ZodSchema(.record(.init(value: .null, isLoose: true))),
      "changed $: keeps members whose key does not fit"
    ),
    (
      ZodSchema(.record(.init(key: .string().max(1), value: .null))),
      ZodSchema(.record(.init(key: .string().max(1), value: .null, isLoose: true))),
      "changed $: keeps members whose key does not fit"
    ),
    (
      ZodSchema(.record(.init(value: .null, isPartial: true))),
      ZodSchema(.record(.init(value: .null))),
      "changed $: must have all of its keys"
    ),
    (
      ZodSchema(.record(.init(key: .literal("a"), value: .null, isPartial: true))),
      ZodSchema(.record(.init(key: .literal("a"), value: .null))),
      "changed $: must have all of its keys"
    ),
    (
      ZodSchema(.discriminatedUnion(discriminator: "k", options: [])),
      ZodSchema(.discriminatedUnion(discriminator: "k", options: [], isFallingBack: true)),
      "changed $: tries all options for an unknown discriminator"
    ),
  ])
  func everyNodeByItself(_ old: ZodSchema, _ new: ZodSchema, _ line: String) {
    #expect(lines(old, new) == [line])
  }

  @Test("The functions of a codec in their order")
  func functionsOfACodec() {
    func codec(_ decode: String, _ encode: String) -> ZodSchema {
      ZodSchema(
        .codec(
          .any, .any,
          .init(
            decode: ZodSchema.Transform(stringLiteral: decode),
            encode: ZodSchema.Transform(stringLiteral: encode))))
    }
    #expect(
      lines(codec("f", "g"), codec("h", "i"))
        == ["changed $: is decoded by h, was by f", "changed $: is encoded by i, was by g"])
  }

  @Test func wordsOfAStringbool() {
    func words(_ truthy: [String], _ falsy: [String], _ isCaseSensitive: Bool = false) -> ZodSchema
    {
      ZodSchema(
        .stringbool(.init(truthy: truthy, falsy: falsy, isCaseSensitive: isCaseSensitive)))
    }
    #expect(
      lines(words(["y", "go"], ["n"]), words(["y"], ["n", "no"]))
        == [#"changed $: no longer reads "go" as true"#, #"changed $: also reads "no" as false"#])
    #expect(
      lines(words(["y"], ["n"]), words(["n"], ["y"]))
        == [
          #"changed $: reads "y" as false, did as true"#,
          #"changed $: reads "n" as true, did as false"#,
        ])
    #expect(
      lines(words(["y"], ["n"]), words(["y"], ["n"], true))
        == ["changed $: distinguishes case in its words"])
    #expect(
      lines(words(["y"], ["n"]), words(["Y"], ["n"]))
        == ["changed $: lists its words in another order, which its message shows"])
    #expect(
      lines(words(["y", "t"], []), words(["t", "y"], []))
        == ["changed $: lists its words in another order, which its message shows"])
  }

  @Test func entriesOfAnEnumeration() {
    func entries(_ entries: [(String, JSONValue)]) -> ZodSchema {
      ZodSchema(.enumeration(.init(entries: entries.map { .init(.init($0.0), $0.1) })))
    }
    #expect(
      lines(entries([("A", "a"), ("B", 1)]), entries([("A", "a"), ("B", 2)]))
        == ["changed $: no longer takes 1", "changed $: also takes 2"])
    #expect(
      lines(entries([("A", "a")]), entries([("Z", "a")]))
        == ["reworded $: has its values under other keys"])
  }

  @Test func otherKeysAndLabels() {
    func object(_ rule: ZodSchema.Shape.UnknownKeys) -> ZodSchema {
      ZodSchema(.object(.init([], unknownKeys: rule)))
    }
    #expect(
      lines(object(.reject), object(.catchall(.number())))
        == ["changed $: other keys: a number, was reject"])
    #expect(
      lines(object(.catchall(.number())), object(.keep))
        == ["changed $: other keys: keep, was a number"])
    #expect(
      lines(ZodSchema(.string), ZodSchema(.string, label: "a"))
        == [#"reworded $: has the label "a", had none"#])
    #expect(
      lines(ZodSchema(.string), ZodSchema(.string, metadata: JSONObject([("title", "A")])))
        == [#"reworded $: has the metadata {"title":"A"}, had none"#])
    #expect(
      lines(ZodSchema(.string), ZodSchema(.string, error: "f"))
        == ["reworded $: f words the issues of the value, did no function"])
  }

  @Test(
    arguments: [
      (.numberFormat(.safeint), .numberFormat(.int32), "changed $: has int32, was safeint"),
      (.numberFormat(.int32), .numberFormat(.float32), "changed $: has float32, was int32"),
      (.numberFormat(.int32), .numberFormat(.uint32), "changed $: has uint32, was int32"),
      (
        .greaterThan(.bigint("-12"), inclusive: true), .greaterThan(.bigint("-3"), inclusive: true),
        "changed $: has greater_than or equal to -3n, was greater_than or equal to -12n"
      ),
      (
        .lessThan(.date(milliseconds: 5), inclusive: false), .lessThan(6, inclusive: false),
        "changed $: has less_than 6, was less_than new Date(5)"
      ),
      (
        .lessThan(6, inclusive: false), .lessThan(5, inclusive: false),
        "changed $: has less_than 5, was less_than 6"
      ),
      (
        .greaterThan(1, inclusive: false), .greaterThan(0, inclusive: false),
        "changed $: has greater_than 0, was greater_than 1"
      ),
      (
        .greaterThan(0, inclusive: false), .greaterThan(1, inclusive: false),
        "changed $: has greater_than 1, was greater_than 0"
      ),
      (.minSize(1), .minSize(2), "changed $: has min_size 2, was min_size 1"),
      (.sizeEquals(1), .sizeEquals(2), "changed $: has size_equals 2, was size_equals 1"),
      (
        .format(.jwt(algorithm: nil)), .format(.jwt(algorithm: "HS256")),
        "changed $: has jwt of the algorithm HS256, was jwt"
      ),
      (
        .format(.datetime(.init())), .format(.datetime(.init(allowsOffset: true))),
        "changed $: has datetime with offsets, was datetime"
      ),
      (
        .format(.datetime(.init(precision: 3))), .format(.datetime(.init(allowsLocal: true))),
        "changed $: has datetime with local times, was datetime of precision 3"
      ),
      (
        .format(.url(.init(hostname: ZodSchema.PatternLiteral("^a$")))),
        .format(.url(.init(isNormalizing: true))),
        "changed $: has url, normalized, was url of the host /^a$/"
      ),
      (
        .format(.named(.url, pattern: nil)),
        .format(.url(.init(protocol: ZodSchema.PatternLiteral("^b$")))),
        "changed $: has url of the protocol /^b$/, was url"
      ),
      (
        .format(.url(.init(hostname: ZodSchema.PatternLiteral("^a$")))), .format(.url(.init())),
        "changed $: has url, was url of the host /^a$/"
      ),
      (
        .format(.url(.init(hostname: ZodSchema.PatternLiteral("^a$")))),
        .format(.url(.init(hostname: ZodSchema.PatternLiteral("^b$")))),
        "changed $: has url of the host /^b$/, was url of the host /^a$/"
      ),
      (
        .format(.url(.init())), .format(.url(.init(requiresDomain: true))),
        "changed $: has url of a domain, was url"
      ),
      (
        .format(.url(.init(requiresDomain: true))), .format(.url(.init())),
        "changed $: has url, was url of a domain"
      ),
      (
        .format(.url(.init(hostname: ZodSchema.PatternLiteral("^a$")))),
        .format(.url(.init(requiresDomain: true))),
        "changed $: has url of a domain, was url of the host /^a$/"
      ),
      (
        .format(.includes("a", pattern: nil)), .format(.includes("a", position: 2, pattern: nil)),
        #"changed $: has includes "a" from position 2, was includes "a""#
      ),
      (
        .custom("f", path: nil), .custom("f", path: nil, params: ["a": 1]),
        #"changed $: has the refinement f with {"a":1}, was the refinement f"#
      ),
      (
        .format(.function(name: "x", "f")), .format(.function(name: "x", "g")),
        "changed $: has x by g, was x by f"
      ),
    ] as [(ZodSchema.Check.Kind, ZodSchema.Check.Kind, String)])
  func checks(_ old: ZodSchema.Check.Kind, _ new: ZodSchema.Check.Kind, _ line: String) {
    #expect(lines(.any.check(old), .any.check(new)).first == line)
  }

  @Test func conditionsAndErrorsOfChecks() {
    func checked(_ check: ZodSchema.Check) -> ZodSchema { ZodSchema(.string, checks: [check]) }
    #expect(
      lines(
        checked(ZodSchema.Check(.minLength(1))), checked(ZodSchema.Check(.minLength(1), when: "w")))
        == ["changed $: runs min_length when w, did as usual"])
    #expect(
      lines(
        checked(ZodSchema.Check(.minLength(1))), checked(ZodSchema.Check(.minLength(1), error: "e"))
      )
        == ["reworded $: e words the issues of min_length, did no function"])
    #expect(
      lines(
        checked(ZodSchema.Check(.overwrite(.slugify))), checked(ZodSchema.Check(.function("f"))))
        == ["changed $: no longer has the overwrite slugify", "changed $: has the check f"])
  }
}
