import SchemaModel
import SourceJSON
import Testing
import Validation

/// A `Set` and a `Map`, which functions make. The outcomes are those of the releases of Zod.
@Suite struct SetAndMapTests {
  private func issues(
    _ schema: ZodSchema, _ value: ZodValue, zod: ZodVersion = .v4_6_7
  ) throws -> String {
    switch try Validator(schema, zod: zod).parse(value) {
    case .valid(let output): "valid \(output)"
    case .invalid(let issues): issues.map { JSONWriter.string(of: $0.json) }.joined(separator: "\n")
    case .undecided(let reason): "undecided: \(reason)"
    }
  }

  @Test func elementsAndEntriesAreValidated() throws {
    let set = try Validator(.set(.string().toLowerCase()))
    #expect(set.parse(.set(["B", "a", "A", "b"])) == .valid(.set(["b", "a"])))
    let map = try Validator(.map(.string().toLowerCase(), .coerce.number()))
    let entries: [ZodValue.Entry] = [.init("a", "1"), .init("b", "2"), .init("A", "3")]
    #expect(map.parse(.map(entries)) == .valid(.map([.init("a", 3), .init("b", 2)])))
  }

  @Test func noOtherValueIsOne() throws {
    let message = "Invalid input: expected set, received"
    for (value, type) in [
      ([] as ZodValue, "array"), (.map([]), "Map"), ([:], "object"), (.undefined, "undefined"),
      (.date(milliseconds: 0), "Date"),
    ] {
      #expect(
        try Validator(.set(.any)).parse(value).issues.map(\.message) == ["\(message) \(type)"])
    }
    #expect(
      try issues(.string(), .set([]))
        == #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received Set"}"#
    )
    #expect(
      try issues(.record(.string(), .any), .map([]))
        == #"{"expected":"record","code":"invalid_type","path":[],"message":"Invalid input: expected record, received Map"}"#
    )
  }

  @Test func anElementHasNoPath() throws {
    #expect(
      try issues(.set(.string()), .set([1, "a", [2]]))
        == #"""
        {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}
        {"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received array"}
        """#)
  }

  @Test func textsAndNumbersAreKeysOfPaths() throws {
    let entries: [ZodValue.Entry] = [.init("a", 1), .init(2, 1)]
    #expect(
      try issues(.map(.string(), .string()), .map(entries))
        == #"""
        {"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received number"}
        {"expected":"string","code":"invalid_type","path":[2],"message":"Invalid input: expected string, received number"}
        {"expected":"string","code":"invalid_type","path":[2],"message":"Invalid input: expected string, received number"}
        """#)
    #expect(try issues(.map(.string(), .any), .map([.init(1.5, 1)])).hasPrefix("undecided"))
  }

  @Test func otherKeysAreInIssuesOfTheirOwn() throws {
    let entries: [ZodValue.Entry] = [.init(nil, 1), .init(["k": 1], 2)]
    #expect(
      try issues(.map(.string(), .any), .map([entries[0]]))
        == #"{"code":"invalid_key","origin":"map","issues":[{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received null"}],"path":[],"message":"Invalid key in map"}"#
    )
    #expect(
      try issues(.map(.any, .string()), .map([entries[1]]))
        == #"{"origin":"map","code":"invalid_element","key":{"k":1},"issues":[{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}],"path":[],"message":"Invalid value in map"}"#
    )
  }

  @Test func sizesAreChecked() throws {
    #expect(
      try issues(.set(.any).min(2), .set([1]))
        == #"{"origin":"set","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected set to have >=2 items"}"#
    )
    #expect(
      try issues(.set(.any).size(2), .set([]))
        == #"{"origin":"set","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected set to have exactly 2 items"}"#
    )
    let map = ZodValue.map([.init(1, 2), .init(3, 4)])
    #expect(
      try issues(.map(.any, .any).max(1), map)
        == #"{"origin":"map","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected map to have <=1 entries"}"#
    )
    #expect(
      try Validator(.map(.any, .any).max(1), zod: .v4_2_1).parse(map).issues.map(\.message)
        == ["Too big: expected map to be <=1"])
    #expect(try Validator(.map(.any, .any).nonempty()).parse(map).isValid)
  }

  @Test func aSizeThatIsTooLargeIsTheOnlyIssueFrom467() throws {
    let schema = ZodSchema.set(.string()).max(1)
    func codes(_ zod: ZodVersion) throws -> [IssueCode] {
      try Validator(schema, zod: zod).parse(.set([1, 2])).issues.map(\.code)
    }
    #expect(try codes(.v4_6_7) == [.tooBig])
    #expect(try codes(.v4_4_3) == [.invalidType, .invalidType, .tooBig])
  }

  @Test func elementsAreComparedAsSetsDo() throws {
    let schema = ZodSchema.any.transform { _ in
      .set([
        1, 1.0, .number(.nan), .number(.nan), -0.0, 0, "1", .bigint(1), nil, .undefined, [], [],
      ])
    }
    #expect(
      try Validator(schema.pipe(.set(.any).size(9))).parse("1").isValid)
  }

  @Test func theyAreObjectsWithoutMembers() throws {
    let object = ZodSchema.object { Field("size", .number()) }
    #expect(try Validator(object).parse(.set([1, 2])) == .valid(["size": 2]))
    #expect(try Validator(.looseObject {}).parse(.map([])) == .valid([:]))
    #expect(
      try issues(.object { Field("a", .string()) }, .set([]))
        == #"{"expected":"string","code":"invalid_type","path":["a"],"message":"Invalid input: expected string, received undefined"}"#
    )
    #expect(try issues(.object { Field("has", .any) }, .set([])).hasPrefix("undecided"))
    let union = ZodSchema.discriminatedUnion("k", .object { Field("k", .literal("a")) })
    #expect(
      try Validator(union).parse(.date(milliseconds: 0)).issues.map(\.code) == [.invalidUnion])
  }

  @Test func theirTextIsThatOfTheirClass() throws {
    #expect(try Validator(.coerce.string()).parse(.set([1])) == .valid("[object Set]"))
    #expect(try Validator(.coerce.string()).parse(.map([])) == .valid("[object Map]"))
    #expect(
      try issues(.coerce.number(), .set([]))
        == #"{"expected":"number","code":"invalid_type","received":"NaN","path":[],"message":"Invalid input: expected number, received NaN"}"#
    )
  }

  @Test func aDateOfTheSchemaIsOneElement() throws {
    let schema = ZodSchema.set(.number().catch(.date(milliseconds: 0)))
    #expect(
      try Validator(schema).parse(.set(["a", 1, "b"])) == .valid(.set([.date(milliseconds: 0), 1])))
    #expect(
      try Validator(.array(.set(.number().catch(.date(milliseconds: 0))))).parse(
        [
          .set(["a", "b"]), .set(["c"]),
        ] as ZodValue) == .valid([.set([.date(milliseconds: 0)]), .set([.date(milliseconds: 0)])]))
  }

  @Test func aKeyOfAMapCountsOnOneSideOfAnIntersection() throws {
    let left = ZodSchema.object(["a": .map(.string(), .any)])
    let value: ZodValue = ["a": .map([.init(nil, 1)])]
    #expect(
      try Validator(.intersection(left, .any)).parse(value).issues.map(\.code) == [.invalidKey])
    #expect(try Validator(.intersection(left, .array(.any))).parse(value).issues.count == 2)
  }

  @Test func aKeyIsInTheIssueAsJSONHasIt() throws {
    func key(_ key: ZodValue) throws -> JSONValue? {
      try Validator(.map(.any, .string())).parse(.map([.init(key, 1)])).issues.first?.json["key"]
    }
    #expect(try key(.bigint(5)) == "5")
    #expect(try key(.undefined) == nil)
    #expect(try key([.bigint(1), .date(milliseconds: 0)]) == ["1", "1970-01-01T00:00:00.000Z"])
    #expect(
      try issues(.map(.any, .string()), .map([.init(.undefined, 1)]))
        == #"{"origin":"map","code":"invalid_element","issues":[{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}],"path":[],"message":"Invalid value in map"}"#
    )
  }

  @Test func jsonShowsThemAsObjectsWithoutMembers() throws {
    let schema = ZodSchema.any.transform { _ in ["s": .set([1]), "m": .map([.init(1, 2)]), "n": 1] }
    #expect(try outcome(of: "1", by: Validator(schema)).written == #"{"s":{},"m":{},"n":1}"#)
  }

  @Test func aSetIsUndecidedForAFunctionOfJSON() throws {
    let schema = ZodSchema.set(.any).refine { (_: JSONValue) in true }
    #expect(
      try issues(schema, .set([]))
        == "undecided: an unnamed function is not defined for a value of type Set")
  }
}
