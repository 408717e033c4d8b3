import SchemaModel
import SourceJSON
import Testing

/// The methods that each class of Zod 4.4.3 has, as `typeof z.boolean().min` reports them.
@Suite("A method exists on the classes that have it in Zod")
struct SchemaClassesTests {
  private typealias Method = @Sendable (ZodSchema) -> ZodSchema

  private static let limits: [String: Method] = [
    "min": { $0.min(1) }, "max": { $0.max(1) },
  ]
  private static let sizes: [String: Method] = ["size": { $0.size(1) }]
  private static let lengths: [String: Method] = ["length": { $0.length(1) }]
  private static let counts: [String: Method] = ["nonempty": { $0.nonempty() }]
  private static let types: [String: Method] = ["mime": { $0.mime("a/b") }]
  private static let numeric: [String: Method] = [
    "gt": { $0.gt(1) }, "gte": { $0.gte(1) }, "lt": { $0.lt(1) }, "lte": { $0.lte(1) },
    "positive": { $0.positive() }, "negative": { $0.negative() },
    "nonnegative": { $0.nonnegative() }, "nonpositive": { $0.nonpositive() },
    "multipleOf": { $0.multipleOf(1) },
  ]
  private static let numbers: [String: Method] = [
    "step": { $0.step(1) }, "int": { $0.int() }, "safe": { $0.safe() }, "finite": { $0.finite() },
  ]
  private static let strings: [String: Method] = [
    "regex": { $0.regex("a") }, "startsWith": { $0.startsWith("a") },
    "endsWith": { $0.endsWith("a") }, "includes": { $0.includes("a") },
    "lowercase": { $0.lowercase() }, "uppercase": { $0.uppercase() }, "trim": { $0.trim() },
    "toLowerCase": { $0.toLowerCase() }, "toUpperCase": { $0.toUpperCase() },
    "normalize": { $0.normalize() }, "slugify": { $0.slugify() },
    "email": { $0.email() }, "uuid": { $0.uuid() }, "uuidv4": { $0.uuidv4() },
    "uuidv6": { $0.uuidv6() }, "uuidv7": { $0.uuidv7() }, "url": { $0.url(normalize: true) },
    "jwt": { $0.jwt() }, "guid": { $0.guid() }, "nanoid": { $0.nanoid() },
    "emoji": { $0.emoji() }, "cuid": { $0.cuid() }, "cuid2": { $0.cuid2() }, "ulid": { $0.ulid() },
    "xid": { $0.xid() }, "ksuid": { $0.ksuid() }, "ipv4": { $0.ipv4() }, "ipv6": { $0.ipv6() },
    "cidrv4": { $0.cidrv4() }, "cidrv6": { $0.cidrv6() }, "base64": { $0.base64() },
    "base64url": { $0.base64url() }, "e164": { $0.e164() }, "date": { $0.date() },
    "datetime": { $0.datetime(offset: true) }, "time": { $0.time() },
    "duration": { $0.duration() },
  ]
  private static let objects: [String: Method] = [
    "strict": { $0.strict() }, "loose": { $0.loose() }, "strip": { $0.strip() },
    "catchall": { $0.catchall(.null) }, "extend": { $0.extend([]) },
    "safeExtend": { $0.safeExtend([]) }, "merge": { $0.merge(.object {}) },
    "pick": { $0.pick() }, "omit": { $0.omit() }, "partial": { $0.partial() },
    "exactPartial": { $0.exactPartial() }, "required": { $0.required() },
    "keyof": { $0.keyof() },
  ]
  private static let enumerations: [String: Method] = [
    "extract": { $0.extract("a") }, "exclude": { $0.exclude("b") },
  ]
  private static let tuples: [String: Method] = [
    "rest": { $0.rest(.null) }, "partial": { $0.partial() },
  ]
  private static let all = [
    limits, sizes, lengths, counts, types, numeric, numbers, strings, objects, enumerations, tuples,
  ]

  private static let plain = ZodSchema.string()
  /// A schema of each class, with the methods that it has.
  private static let classes: [(ZodSchema, [[String: Method]])] = [
    (.string(), [limits, lengths, counts, strings]),
    (.coerce.string(), [limits, lengths, counts, strings]),
    (.number(), [limits, numeric, numbers]), (.int(), [limits, numeric, numbers]),
    (.coerce.number(), [limits, numeric, numbers]),
    (.bigint(), [limits, numeric]), (.int64(), [limits, numeric]),
    (.coerce.bigint(), [limits, numeric]),
    (.date(), [limits]), (.coerce.date(), [limits]), (.file, [limits, types]),
    (.array(.any), [limits, lengths, counts]), (.map(.any, .any), [limits, sizes, counts]),
    (.set(.any), [limits, sizes, counts]), (.tuple(.any), [tuples]), (.object {}, [objects]),
    (.enumeration("a", "b"), [enumerations]),
    (.boolean(), []), (.coerce.boolean(), []), (.null, []), (.undefined, []), (.void, []),
    (.nan, []), (.symbol, []), (.function, []), (.custom(), []), (.any, []), (.unknown, []),
    (.never, []), (.literal("a"), []), (.templateLiteral("a"), []), (.stringbool(), []),
    (.record(.any), []), (.union(plain, plain), []), (.xor(plain, .null), []),
    (.discriminatedUnion("k", .object { Field("k", .literal("a")) }), []),
    (.intersection(plain, plain), []), (plain.optional(), []), (plain.exactOptional(), []),
    (plain.nonoptional(), []), (plain.nullable(), []), (plain.default("a"), []),
    (plain.prefault("a"), []), (plain.catch("a"), []), (plain.readonly(), []),
    (.success(plain), []), (.promise(plain), []), (.lazy { plain }, []), (.json(), []),
    (plain.pipe(plain), []), (plain.transform(.trim), []), (.preprocess(.trim, plain), []),
    (.codec(plain, plain, decode: .trim, encode: .trim), []), (.transform(.trim), []),
  ]

  @Test("Every method on a schema of every class", arguments: classes.indices)
  func methods(index: Int) {
    let (schema, own) = Self.classes[index]
    let had = Set(own.flatMap(\.keys))
    for (name, method) in Self.all.joined() {
      let result = method(schema)
      guard case .invalid(let reason) = result.node else {
        #expect(had.contains(name), "\(schema).\(name)")
        continue
      }
      #expect(!had.contains(name), "\(schema).\(name): \(reason)")
      #expect(reason.hasPrefix(".\(name)() needs "), "\(reason)")
    }
  }

  @Test("The reason names the method, the classes that have it and the schema's own")
  func reasons() {
    #expect(
      ZodSchema.boolean().min(3).node
        == .invalid(
          ".min() needs a string, number, bigint, date, file, array, map or set schema, "
            + "not a boolean one; .check(_:) adds any check to any schema"))
    #expect(
      ZodSchema.any.array().email().node
        == .invalid(
          ".email() needs a string schema, not an array one; "
            + ".check(_:) adds any check to any schema"))
    #expect(
      ZodSchema.string().optional().strict().node
        == .invalid(".strict() needs an object schema, not an optional one"))
  }

  @Test("The first method that a schema lacks is the reason")
  func chains() {
    let schema = ZodSchema.boolean().min(3)
    #expect(schema.max(4).email().strict() == schema)
    #expect(schema.optional().node == .optional(schema))
  }

  @Test("Any schema takes any check")
  func checks() {
    #expect(ZodSchema.boolean().check(.minLength(3)).checks == [ZodSchema.Check(.minLength(3))])
    #expect(ZodSchema.any.property("a", .null).overwrite(.trim).checks.count == 2)
  }

  @Test("A recursive schema keeps its methods after a check, and a reference has all of them")
  func recursive() {
    let list = ZodSchema.recursive("List") { .array($0.nonempty()) }
    #expect(
      list.min(1).max(2)
        == ZodSchema(.lazy(list), checks: [.init(.minLength(1)), .init(.maxLength(2))]))
    let map = ZodSchema.recursive("Map") { .map(.string(), $0) }
    #expect(map.refine("p").max(2).checks.last == ZodSchema.Check(.maxSize(2)))
    #expect(
      ZodSchema.recursive("Outer") { _ in list }.min(1).checks == [ZodSchema.Check(.minLength(1))])
  }
}
