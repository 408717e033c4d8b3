import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@Suite("Constructs of Zod")
struct SchemaConstructsTests {
  @Test("A literal may have no values, which a version of Zod may refuse")
  func literals() {
    #expect(ZodSchema.literal().node == .literal([]))
    #expect(
      ZodSchema.literal(.undefined, .bigint("1"), message: "m")
        == ZodSchema(.literal([.undefined, .bigint("1")]), message: "m"))
  }

  @Test("An enumeration is an object of JavaScript")
  func enumerations() {
    guard case .enumeration(let words) = ZodSchema.enumeration("b", "1", "b").node,
      case .enumeration(let entries) = ZodSchema.enumeration(
        ["Up": 0, "Down": 1, "0": "Up", "1": "Down"]
      ).node
    else {
      Issue.record("no enumeration")
      return
    }
    #expect(words.values == ["1", "b"])
    #expect(entries.values == [0, 1])
    #expect(ZodSchema.Enumeration([3, "a", 1]).values == [3, "a", 1])
  }

  @Test("The values of an enumeration have the order that its keys have in an object of JavaScript")
  func enumerationOrder() {
    let many = (0..<100).map { JSText("k\($0 % 90)") }
    let lists: [[JSText]] = [
      [], ["a"], ["b", "a"], ["a", "b", "a"], ["b", "10", "9", "a"], ["01", "1"], ["", "a", "0"],
      ["1x", "1"], ["__proto__", "a"], ["é", "e"], Array(many.prefix(64)), many,
    ]
    for keys in lists {
      let object = JSONObject(keys.map { (key: $0, value: .string($0)) })
      let values = ZodSchema.Enumeration(keys.map { .string($0) }).values
      #expect(values == object.members.map(\.value), "\(keys)")
    }
  }

  @Test("extract and exclude choose keys, and drop checks")
  func keys() {
    let schema = ZodSchema.enumeration(["Up": 0, "Down": 1], message: "m").refine("p")
    #expect(schema.extract("Down") == .enumeration(["Down": 1], message: "m"))
    #expect(schema.exclude("Down") == .enumeration(["Up": 0], message: "m"))
    #expect(schema.exclude("q").node == .invalid("Key q not found in enum"))
    #expect(schema.extract("Up", "q").node == .invalid("Key q not found in enum"))
    #expect(
      ZodSchema.string().extract("a").node
        == .invalid(".extract() needs an enumeration schema, not a string one"))
  }

  @Test("json is a recursive union, whose message is that of the string option")
  func json() {
    let json = ZodSchema(.reference("json"))
    #expect(
      ZodSchema.json("m")
        == ZodSchema(
          .lazy(.union(.string("m"), .number(), .boolean(), .null, .array(json), .record(json))),
          label: "json"))
  }

  @Test("A check on a recursive schema is not part of the schemas below it")
  func recursion() {
    let list = ZodSchema.recursive("List") { .array($0) }
    #expect(
      list.refine("p") == ZodSchema(.lazy(list), checks: [ZodSchema.Check(.custom("p", path: nil))])
    )
    #expect(ZodSchema.recursive("Outer") { _ in list } == ZodSchema(.lazy(list), label: "Outer"))
  }

  @Test("A custom schema ends the checks behind it; without a predicate it accepts any value")
  func custom() {
    #expect(ZodSchema.custom() == ZodSchema(.custom))
    #expect(
      ZodSchema.custom("p", "m").checks
        == [ZodSchema.Check(.custom("p", path: nil), message: "m", abort: true)])
  }

  @Test("A refinement has a path, params, a condition and a function for its words")
  func refinements() {
    let schema = ZodSchema.any.refine(
      "p", path: ["a"], "m", abort: true, params: ["n": 1], error: "words", when: "always")
    #expect(
      schema.checks == [
        ZodSchema.Check(
          .custom("p", path: ["a"], params: ["n": 1]), message: "m", error: "words", abort: true,
          when: "always")
      ])
    #expect(
      ZodSchema.any.superRefine("f", when: "w").checks == [
        ZodSchema.Check(.function("f"), when: "w")
      ])
    #expect(
      ZodSchema.any.superRefine("f") { $0.addIssue("m") }.checks == [
        ZodSchema.Check(.function("f"))
      ])
    #expect(ZodSchema.any.check("f").checks == [ZodSchema.Check(.function("f"))])
    #expect(ZodSchema.any.overwrite("f").checks == [ZodSchema.Check(.overwrite("f"))])
    #expect(
      ZodSchema.any.property("length", .number()).checks
        == [ZodSchema.Check(.property("length", .number()))])
    #expect(
      ZodSchema.string().normalize().normalize(.nfkc).slugify().checks.map(\.kind) == [
        .overwrite(.normalizing(.nfc)), .overwrite(.normalizing(.nfkc)), .overwrite(.slugify),
      ])
  }

  @Test("Wrappers that are made of others")
  func wrappers() {
    #expect(ZodSchema.any.nullish() == ZodSchema.any.nullable().optional())
    #expect(ZodSchema.any.brand("Id") == .any)
    #expect(ZodSchema.any.array() == .array(.any))
    #expect(ZodSchema.tuple(.any).rest(.null) == .tuple(.any, rest: .null))
    #expect(
      ZodSchema.any.rest(.null).node == .invalid(".rest() needs a tuple schema, not an any one"))
    #expect(ZodSchema.any.default(.json(["a"])) == ZodSchema.any.default(["a"]))
    let value: JSONValue = ["a"]
    #expect(
      ZodSchema.any.default(value).prefault(value).catch(value)
        == ZodSchema.any.default(["a"]).prefault(["a"]).catch(["a"]))
  }

  @Test("Metadata is inherited by a copy with another check, except for the id")
  func metadata() {
    let schema = ZodSchema.string().meta(["id": "S", "title": "T"])
    #expect(schema.metadata == ZodSchema.any.meta(["title": "T", "id": "S"]).metadata)
    #expect(schema.min(1).metadata == ZodSchema.any.meta(["title": "T"]).metadata)
    #expect(
      schema.describe("D").metadata
        == ZodSchema.any.meta(["title": "T", "description": "D"]).metadata)
    #expect(ZodSchema.any.meta(["id": "S"]).refine("p").metadata == nil)
    #expect(schema.optional().metadata == nil)
  }

  @Test("A node without arguments has its message from a method")
  func messages() {
    #expect(ZodSchema.null.message("m") == ZodSchema(.null, message: "m"))
    #expect(ZodSchema.never.message(nil, error: "words").error == "words")
  }
}
