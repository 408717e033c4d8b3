import CompassSchemas
import SchemaModel
import SourceJSON

/// One construct each, with what changes its treatment by a run.
extension GoldenPlan {
  private static func sanitize(_ revision: WebRevision) -> ZodSchema.Transform {
    .sanitizeHTMLAndTrim(in: revision)
  }

  /// Strings by a length, a pattern and functions in this order, and those that need steps or a walk.
  static let strings = ZodSchema.object {
    Field("plain", .string().min(2).max(9).regex("^a").trim().toUpperCase())
    Field("exact", .string().length(4))
    Field("impossible", .string().length(2).length(3))
    Field("trimmedFirst", .string().trim().min(2))
    Field("patternFirst", .string().regex("^a").max(2))
    Field("twoPatterns", .string().regex("^a").regex("b$"))
    Field("threeFunctions", .string().trim().toUpperCase().trim())
    Field("negativeLength", .string().min(-1))
    Field("parts", .string().startsWith("a").endsWith("\u{e9}").includes("b\n", position: 2))
    Field("cleaned", .string().max(4).transform(sanitize(.february2026)))
    Field("walked", .string().max(4).transform(sanitize(.august2026)))
    Field("trimmedAndCleaned", .string().trim().transform(sanitize(.february2026)))
    Field("normalized", .string().normalize().slugify())
    Field(
      "wrapped", ZodSchema.string().max(5).transform(.trim).or(.literal("")).or(.null).optional())
    Field("wordFirst", .union(.literal(""), .string().max(4)))
    Field("words", .enumeration("a", "b").nullable())
    Field("caught", .string().catch("x"))
    Field("checkedWrapper", ZodSchema.string().optional().check(.maxLength(3)))
    Field("preprocessed", .preprocess(.trim, .string()))
    Field("behindA\\b", .string().regex(#"(?<=a)b"#).regex(#"(.)\1"#))
  }

  static let numbers = ZodSchema.object {
    Field("any", .number())
    Field("bounded", ZodSchema.number().gte(0).lte(9).or(.null).or(.string()).optional())
    Field("open", .number().gt(0).lt(1))
    Field("integer", .number().int())
    Field("int32", .int32())
    Field("float32", .float32())
    Field("even", .number().multipleOf(2))
    Field("literal", .literal(1))
    Field("twoRanges", .union(.number().lte(1), .number().gte(2)))
    Field("caught", .number().catch(1))
    Field("bigint", .bigint().gt(.bigint("5")).multipleOf(.bigint("2")))
    Field("booleans", .union(.string(), .boolean()))
    Field("trueFirst", .union(.literal(true), .boolean()))
  }

  /// Members that may be absent.
  static let absent = ZodSchema.object {
    Field("required", .string())
    Field("optional", .string().optional())
    Field("exact", .string().exactOptional())
    Field("nullish", .number().nullish())
    Field("default", .string().default("x"))
    Field("prefault", .string().trim().prefault(" x "))
    Field("made", .string().default(by: "madeText"))
    Field("date", .date().default(.date(milliseconds: 0)))
    Field("optionalDefault", .string().default("x").optional())
    Field("optionalFunction", .preprocess("same", .string()).optional())
    Field("caught", .string().catch("y"))
    Field("rescued", .string().catch(by: "rescued"))
    Field("nonoptional", ZodSchema.string().optional().nonoptional())
    Field("coerced", .coerce.number().optional())
    Field("any", .any)
    Field("1", .undefined)
  }

  static let unknownKeys = ZodSchema.object {
    Field("strip", .object { Field("a", .string()) })
    Field("strict", ZodSchema.object { Field("a", .string()) }.strict())
    Field("loose", ZodSchema.object { Field("a", .string()) }.loose())
    Field("catchall", ZodSchema.object { Field("a", .string()) }.catchall(.number()))
    Field("empty", .object([:]))
    Field("inherited", .object { Field("toString", .string()) })
    Field("inArray", .array(.object { Field("a", .string()) }))
  }

  static let intersections = ZodSchema.array(
    .union(
      .intersection(.object(["a": .string()]).loose(), .object(["b": .number()]).loose()),
      .intersection(.object(["a": .string()]).strict(), .object(["b": .number()]).strict()),
      .intersection(.object(["a": .string().trim()]).loose(), .object([:]).loose()),
      .intersection(
        .object(["a": .number().default(1)]).loose(), .object(["a": .number().default(2)]).loose()),
      .xor([.number().max(3), .number().min(5)])))

  static let records = ZodSchema.object {
    Field("any", .record(.number()))
    Field("words", .record(.enumeration("a", "b"), .boolean()))
    Field("partial", .partialRecord(.enumeration("a", "b"), .boolean()))
    Field("numbers", .record(.number(), .string()))
    Field("short", .looseRecord(.string().max(1), .string()))
    Field("changed", .record(.string().toLowerCase(), .string()))
  }

  /// A tree, and a list of either a string or itself.
  static let recursive = ZodSchema.recursive("tree") { tree in
    .object {
      Field("name", .string().min(1))
      Field("children", .array(tree))
      Field(
        "list",
        .recursive("list") { list in .array(.union(.string(), list)) }.optional())
      Field("parent", tree.nullish())
    }
  }

  static let discriminatedUnion = ZodSchema.object {
    Field(
      "read",
      .discriminatedUnion(
        "kind",
        .object {
          Field("kind", .literal("a"))
          Field("size", .number())
        },
        .object {
          Field("kind", .enumeration("b", "c"))
          Field("name", .string().trim())
        }))
    Field(
      "numbers",
      .discriminatedUnion(
        "n", .object { Field("n", .literal(1)) }.loose(),
        .object { Field("n", .literal(2, nil)) }.loose()))
    Field(
      "fallingBack",
      ZodSchema(
        .discriminatedUnion(
          discriminator: "kind",
          options: [
            .object { Field("kind", .literal("a")) },
            .object { Field("kind", ZodSchema.literal("b").optional()) },
          ], isFallingBack: true)))
  }

  static let tuples = ZodSchema.array(
    .object {
      Field("pair", .tuple(.string(), .number().optional()))
      Field("rest", .tuple(.boolean()).rest(.string().trim()))
      Field("limited", .array(.string()).min(1).max(3))
      Field("checked", .array(.string()).refine("isText"))
    })

  static let formats = ZodSchema.object {
    Field("email", .email())
    Field("uuid", .uuid())
    Field("ipv4", .ipv4())
    Field("ipv6", .ipv6())
    Field("base64", .base64())
    Field("jwt", .jwt(alg: "HS256"))
    Field("url", .url())
    Field("host", .url(hostname: ZodSchema.PatternLiteral("^[a-z.]+$"), normalize: true))
    Field("date", .iso.date())
    Field("time", .iso.time())
    Field(
      "own",
      .string().check(.format(.pattern(name: "tag", ZodSchema.PatternLiteral("^#", flags: "i")))))
  }

  /// Checks of objects that need the values of some fields, of all, or the object.
  static let objectChecks = ZodSchema.object {
    let fields = [
      Field("name", .string().trim().optional()), Field("nick", .string().nullish()),
      Field("start", .string().optional()), Field("end", .string().default("2026-05-02")),
    ]
    let object = ZodSchema(.object(.init(fields)))
    let dates = ZodSchema.Predicate("dates", .date("end", isNotBefore: "start"))
    let names = ZodSchema.Predicate("names", .isSet("name", or: "nick"))
    Field("none", object)
    Field("dates", object.refine(dates))
    Field("both", object.refine(dates).refine(names))
    Field("undeclared", object.refine(.init("other", .isSet("third", or: "name"))))
    Field(
      "inherited",
      ZodSchema(.object(.init(fields + [Field("toString", .unknown.optional())])))
        .refine(.init("text", .isSet("name", or: "toString"))))
    Field("anyField", object.refine(.init("hasField", .hasAnyField)))
    Field("equal", object.refine(.init("equal", .areEqual("name", "nick"))))
    Field("ruleAndFunction", object.refine(names).refine("isText"))
    Field("conditional", object.refine(dates, when: "whenAlways"))
    Field("outer", ZodSchema.object { Field("in", object.refine(dates)) }.refine("isText"))
  }

  static let functions = ZodSchema.object {
    Field("refined", .string().refine("isText").max(3).overwrite("toUpper"))
    Field("conditional", .number().refine("isText", when: "whenNoIssues"))
    Field("reported", .string().superRefine("addsTwoIssues"))
    Field("transformed", .string().transform("parseNumber").pipe(.number()))
    Field("reporting", .string().transform("reportOdd"))
    Field("codec", .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"))
    Field("caughtThenChecked", ZodSchema.string().catch("x").optional().check(.maxLength(3)))
    Field("property", .array(.any).property("length", .number().gte(2)))
    Field("worded", .string(error: "byCode"))
  }

  static let otherTypes = ZodSchema.object {
    Field("text", .coerce.string().min(1))
    Field("truth", .coerce.boolean())
    Field("flag", .stringbool())
    Field("template", .templateLiteral(["v", .schema(.number()), "px"]))
    Field("date", .date())
    Field("day", .coerce.date().optional())
    Field("file", .file)
    Field("map", .map(.string(), .number()))
    Field("symbol", .symbol)
    Field("nan", .nan)
    Field("void", .void)
    Field("success", .success(.string()))
    Field("promise", .promise(.string()))
    Field("readonly", .array(.string()).readonly())
    Field("never", .never)
  }

  static let encoded = ZodSchema.object {
    Field("codec", .codec(.string(), .number(), decode: "parseNumber", encode: "showNumber"))
    Field("transformed", .string().transform("toUpper"))
    Field("default", .string().default("x"))
    Field("pipe", .string().pipe(.string().max(2)))
  }
}
