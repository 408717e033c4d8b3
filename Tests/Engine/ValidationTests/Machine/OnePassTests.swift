import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import Validation

/// Objects that are judged while their text is read have the verdict of a run over a tape.
@Suite struct OnePassTests {
  /// A schema with every kind of field that one pass reads, and a rule over two of them.
  private static let event = ZodSchema.object {
    Field("name", .string().trim().min(1).max(20))
    Field("kind", .enumeration("camp", "game"))
    Field("cost", .number().min(0).optional())
    Field("isOpen", .boolean().default(true))
    Field("notes", .string().nullable().optional())
    Field("tags", .array(.string()).optional())
    Field(
      "place",
      ZodSchema.object {
        Field("city", .string())
        Field("state", .string().length(2).optional())
      }.optional())
  }

  private static let union = ZodSchema.discriminatedUnion(
    "kind",
    .object {
      Field("kind", .literal("camp"))
      Field("weeks", .number())
    },
    .object {
      Field("kind", .literal("game"))
      Field("rival", .string())
    })

  /// Returns whether a text is valid after one pass.
  private func isAccepted(
    _ text: String, by schema: ZodSchema, zod: ZodVersion = .newestRelease,
    limits: ValidationLimits = .init()
  ) throws -> Bool {
    let validator = try Validator(schema, zod: zod, limits: limits)
    var tape = Tape()
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      var run = Run(
        validator.plan, document: JSONView(bytes: bytes, entries: tape.entries, count: 0),
        limits: limits)
      guard var source = OnePassText(bytes, limits: limits.reading) else { return false }
      return run.judgeInOnePass(&source, &tape) == true
    }
  }

  @Test(arguments: [
    #"{"name":"Ana","kind":"camp"}"#,
    #"{"name":"Ana","kind":"camp","cost":12.5,"isOpen":false,"notes":null,"tags":["a","b"]}"#,
    #"{"name":"Ana","kind":"game","place":{"city":"Rome","state":"OH"}}"#,
    // Another order, members left out, and members that are not declared.
    #"{"tags":[],"kind":"camp","notes":"x","name":"Ana"}"#,
    #"{"extra":{"a":[1,{"b":null}]},"name":"Ana","kind":"camp","name2":"\u0041","other":1}"#,
    // White space wherever JSON allows it.
    " {\"name\" : \"Ana\" ,\n\"kind\":\t\"camp\"\r\n, \"cost\": 1 ,\"place\": { \"city\" : \"Rome\" } } ",
    // Escapes and letters beyond ASCII in values.
    #"{"name":"A\nna","kind":"camp","notes":"caf\u00e9"}"#, #"{"name":"Zoë","kind":"game"}"#,
    #"{"name":"  Ana  ","kind":"camp"}"#,
  ])
  func validObjectsAreRead(text: String) throws {
    #expect(try isAccepted(text, by: Self.event))
  }

  @Test(
    "Keys that differ in one byte are different, whatever their length", arguments: 1...24)
  func keysAreComparedAsAWhole(length: Int) throws {
    let key = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
    let schema = ZodSchema.object { Field(.init(key), .literal("right")) }
    #expect(try isAccepted(#"{"\#(key)":"right"}"#, by: schema))
    #expect(try !isAccepted(#"{"\#(key)":"wrong"}"#, by: schema))
    for place in 0..<length {
      var other = Array(key.utf8)
      other[place] = UInt8(ascii: "_")
      let text = #"{"\#(key)":"right","\#(String(decoding: other, as: UTF8.self))":"wrong"}"#
      #expect(try isAccepted(text, by: schema), "\(text)")
    }
  }

  @Test(arguments: [
    // The last of equal keys counts, so that only a tape shows the values that count.
    #"{"name":"Ana","kind":"camp","kind":"game"}"#, #"{"name":"","kind":"camp","name":"Ana"}"#,
    // The key may be a declared one.
    #"{"n\u0061me":"Ana","kind":"camp"}"#, #"{"name":"Ana","kind":"camp","é":1}"#,
  ])
  func othersAreJudgedFromATape(text: String) throws {
    #expect(try !isAccepted(text, by: Self.event))
    #expect(try Validator(Self.event).verdict(on: text) == .valid)
  }

  @Test(arguments: [
    "{}", "[]", "null", #"{"name":"","kind":"camp"}"#, #"{"name":"Ana","kind":"trip"}"#,
    #"{"name":"Ana"}"#, #"{"name":"Ana","kind":"camp","cost":-1}"#,
    #"{"name":"Ana","kind":"camp","tags":[1]}"#, #"{"name":"Ana","kind":"camp","place":{}}"#,
    #"{"name":"Ana","kind":"camp","place":[]}"#, #"{"name":null,"kind":"camp"}"#,
    #"{"name":"Ana","kind":"camp","isOpen":"true"}"#,
  ])
  func wrongObjectsAreRefused(text: String) throws {
    #expect(try !isAccepted(text, by: Self.event))
    #expect(try Validator(Self.event).verdict(on: text) == .invalid)
  }

  @Test("A first member that is the discriminator chooses the option")
  func discriminatedUnions() throws {
    #expect(try isAccepted(#"{"kind":"camp","weeks":2}"#, by: Self.union))
    #expect(try isAccepted(#"{ "kind" : "game", "rival": "Ash", "weeks": 2}"#, by: Self.union))
    for text in [
      #"{"weeks":2,"kind":"camp"}"#, #"{"kind":"camp","weeks":2,"kind":"camp"}"#,
      #"{"k\u0069nd":"camp","weeks":2}"#,
    ] {
      #expect(try !isAccepted(text, by: Self.union))
      #expect(try Validator(Self.union).verdict(on: text) == .valid)
    }
    for text in [
      "{}", #"{"kind":"trip"}"#, #"{"kind":1}"#, #"{"kind":"game","weeks":2}"#,
      #"{"kind":"game"}"#, #"{"kind":"game",}"#, #"{"kind":"game","#, #"{"kind":"game""#,
      #"{"kind":"game","kind":"game","rival":"Ash"}"#,
    ] {
      #expect(try !isAccepted(text, by: Self.union))
    }
    // The last discriminator counts.
    #expect(
      try Validator(Self.union).verdict(on: #"{"kind":"game","rival":"Ash","kind":"camp"}"#)
        == .invalid)
  }

  @Test("A check of an option sees the discriminator that chose it")
  func checkedDiscriminators() throws {
    let fields = [Field("kind", .literal("camp")), Field("weeks", .number().optional())]
    for (rule, isRight) in [
      (ZodSchema.Predicate("set", .isSet("weeks", or: "kind")), true),
      (ZodSchema.Predicate("own") { $0["kind"] == "camp" }, true),
      (ZodSchema.Predicate("other") { $0["kind"] == "game" }, false),
    ] {
      let union = ZodSchema.discriminatedUnion(
        "kind", ZodSchema(.object(.init(fields))).refine(rule),
        .object { Field("kind", .literal("game")) })
      #expect(try isAccepted(#"{"kind":"camp","weeks":0}"#, by: union) == isRight)
    }
  }

  @Test("A discriminator that is changed or checked again is judged as any other member")
  func changedDiscriminators() throws {
    let union = ZodSchema.discriminatedUnion(
      "kind",
      .object {
        Field("kind", .literal("camp").refine { _ in false })
        Field("weeks", .number())
      },
      .object {
        Field("kind", .enumeration("game", "trip").default("trip"))
        Field("weeks", .number())
      })
    #expect(try !isAccepted(#"{"kind":"camp","weeks":2}"#, by: union))
    #expect(try Validator(union).verdict(on: #"{"kind":"camp","weeks":2}"#) == .invalid)
    #expect(try isAccepted(#"{"kind":"trip","weeks":2}"#, by: union))
  }

  @Test("A discriminator of any length, in any form, chooses the same option as from a tape")
  func discriminators() throws {
    let values = [
      "a", "camp", "camps", "\u{E9}t\u{E9}", "a\"b", String(repeating: "long", count: 5),
    ]
    for key in ["k", "kind", "\u{E9}", "a key of more than sixteen bytes"] {
      var options = values.map { value in
        ZodSchema(
          .object(
            .init([
              Field(.init(key), .literal(.json(.string(.init(value))))),
              Field("x", .literal(.json(.string(.init(value))))),
            ])))
      }
      options.append(
        ZodSchema(.object(.init([Field(.init(key), .literal(1)), Field("x", .literal("1"))]))))
      let validator = try Validator(
        ZodSchema(
          .discriminatedUnion(
            discriminator: .init(key), options: options, isFallingBack: false)))
      var passed = RecordValidator(validator)
      var taped = RecordValidator(validator)
      var accepted: Set<String> = []
      let forms = (values + ["cam", "campss", ""]).map { JSONWriter.string(of: .string(.init($0))) }
      for form in forms + ["1", "1.0", "true", #""\u0063amp""#, #""camp"#] {
        for value in values + ["1"] {
          let written = JSONWriter.string(of: .string(.init(value)))
          for separator in [":", " : "] {
            let text = #"{"\#(key)"\#(separator)\#(form),"x":\#(written)}"#
            Array(text.utf8).withUnsafeBufferPointer { bytes in
              let one = Result { () throws(JSONError) in try passed.verdict(on: bytes) }
              let other = Result { () throws(JSONError) in try taped.judge(bytes) }
              #expect(one == other, "\(text)")
              if one == .success(.valid) { accepted.insert(value) }
            }
          }
        }
      }
      #expect(accepted == Set(values + ["1"]))
    }
  }

  @Test("A rule over several members sees their outputs")
  func rules() throws {
    let schema = ZodSchema.object {
      Field("first", .string().trim())
      Field("second", .string().optional())
      Field("third", .number().default(3))
    }
    .refine { value in
      value["first"] == "a" && value["second"] == nil && value["third"] == 3
        && value.object?.members.map(\.key.string) == ["first", "third"]
    }
    #expect(try isAccepted(#"{"first":" a ","unknown":1}"#, by: schema))
    #expect(try isAccepted(#"{"third":3,"first":"a"}"#, by: schema))
    #expect(try !isAccepted(#"{"first":"b"}"#, by: schema))
    #expect(try !isAccepted(#"{"first":"a","second":"b"}"#, by: schema))
    let outer = ZodSchema.object { Field("inner", schema) }
      .refine { $0["inner"]?["third"] == 3 }
    #expect(try isAccepted(#"{"inner":{"first":" a "}}"#, by: outer))
    #expect(try !isAccepted(#"{"inner":{"first":" b "}}"#, by: outer))
  }

  @Test("An unknown key of a strict object, and kept keys, need a tape")
  func unknownKeys() throws {
    let fields = [Field("a", .number())]
    let strict = ZodSchema(.object(.init(fields, unknownKeys: .reject)))
    for version in ZodVersion.allCases {
      #expect(try isAccepted(#"{"a":1}"#, by: strict, zod: version))
      #expect(try !isAccepted(#"{"a":1,"b":2}"#, by: strict, zod: version))
      #expect(try !isAccepted(#"{"a":1,"__proto__":2}"#, by: strict, zod: version))
      let validator = try Validator(strict, zod: version)
      // Only 4.4.3 skips the key, which the tape shows.
      #expect(
        (validator.verdict(on: #"{"a":1,"__proto__":2}"#) == .valid) == (version == .v4_4_3))
      #expect(validator.verdict(on: #"{"a":1,"b":2,"__proto__":2}"#) == .invalid)
    }
    let loose = ZodSchema(.object(.init(fields, unknownKeys: .keep)))
    #expect(try !isAccepted(#"{"a":1}"#, by: loose))
    #expect(try Validator(loose).verdict(on: #"{"a":1,"b":2}"#) == .valid)
  }

  @Test("Objects with more fields than a word has bits need a tape")
  func manyFields() throws {
    for count in [1, 63, 64, 65] {
      let schema = ZodSchema(
        .object(.init((0..<count).map { Field(.init("field\($0)"), .number()) })))
      let members = (0..<count).map { "\"field\($0)\":\($0)" }
      #expect(
        try isAccepted("{\(members.joined(separator: ","))}", by: schema) == (count <= 64))
      #expect(try !isAccepted("{\(members.dropLast().joined(separator: ","))}", by: schema))
      #expect(try !isAccepted("{\(members.dropFirst().joined(separator: ","))}", by: schema))
    }
  }

  @Test(
    "A text with one byte changed, left out or cut has the same answer in one pass and from a tape")
  func changedBytes() throws {
    let cases: [(schema: ZodSchema, text: String)] = [
      (
        Self.event,
        #"{"name":"Ana","kind":"camp","cost":1.5,"isOpen":true,"notes":null,"tags":["a"],"place":{"city":"R\n","state":"OH"},"x":{}}"#
      ), (Self.union, #"{"kind":"camp","weeks":2}"#),
    ]
    for (schema, text) in cases {
      let validator = try Validator(schema)
      var passed = RecordValidator(validator)
      var taped = RecordValidator(validator)
      var verdicts: [Bool: Int] = [:]
      func compare(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
          let one = Result { () throws(JSONError) in try passed.verdict(on: bytes) }
          let other = Result { () throws(JSONError) in try taped.judge(bytes) }
          #expect(one == other, "\(String(decoding: bytes, as: UTF8.self))")
          verdicts[one == .success(.valid), default: 0] += 1
        }
      }
      withChanges(of: text, compare)
      #expect(verdicts[true, default: 0] > 20)
      #expect(verdicts[false, default: 0] > 500)
    }
  }

  @Test("Keys of every length and any order are read as from a tape")
  func shuffledKeys() throws {
    let keys = (1...24).flatMap { length in
      ["a", "b"].map { String(repeating: "k", count: length - 1) + $0 }
    }
    let schema = ZodSchema(
      .object(.init(keys.map { Field(.init($0), .number().optional()) }, unknownKeys: .reject)))
    let validator = try Validator(schema)
    var passed = RecordValidator(validator)
    var taped = RecordValidator(validator)
    var random = SeededRandom(seed: 5)
    for round in 0..<200 {
      var members = keys.filter { _ in random.isOne(in: 2) }
      if round % 3 == 0 { members.shuffle(using: &random) }
      if random.isOne(in: 4) { members.append("k" + random.choose(keys)) }
      let text = "{" + members.map { "\"\($0)\":\(round)" }.joined(separator: ",") + "}"
      try Array(text.utf8).withUnsafeBufferPointer { bytes in
        let verdict = try passed.verdict(on: bytes)
        #expect(try taped.judge(bytes) == verdict, "\(text)")
      }
    }
  }

  @Test("Limits hold")
  func limits() throws {
    let schema = ZodSchema.object { Field("a", .unknown) }
    let text = #"{"a":[[1]]}"#
    #expect(try isAccepted(text, by: schema, limits: ValidationLimits(maximumDepth: 3)))
    #expect(try !isAccepted(text, by: schema, limits: ValidationLimits(maximumDepth: 2)))
    #expect(try !isAccepted(text, by: schema, limits: ValidationLimits(maximumDepth: 0)))
    #expect(try isAccepted(text, by: schema, limits: ValidationLimits(maximumBytes: 11)))
    #expect(try !isAccepted(text, by: schema, limits: ValidationLimits(maximumBytes: 10)))
    #expect(try !isAccepted("", by: schema))
  }

  @Test("Deep objects need a tape from some depth on")
  func depth() throws {
    func nested(_ depth: Int) -> (schema: ZodSchema, text: String) {
      var schema = ZodSchema.number()
      for _ in 0..<depth { schema = ZodSchema(.object(.init([Field("a", schema)]))) }
      let (opening, closing) = (#"{"a":"#, "}")
      return (
        schema,
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      )
    }
    for depth in [1, 15, 16, 17, 40] {
      let (schema, text) = nested(depth)
      #expect(try Validator(schema).verdict(on: text) == .valid)
      #expect(try isAccepted(text, by: schema) == (depth <= 16))
    }
  }

  @Test(
    "A payload judged in one pass has no issues, and the next one starts afresh",
    arguments: [false, true])
  func issuesAfterwards(writesOutput: Bool) throws {
    var record = RecordValidator(try Validator(Self.event))
    let payloads: [(text: String, verdict: Verdict, issueCount: Int)] = [
      (#"{"name":"Ana","kind":"camp"}"#, .valid, 0), (#"{"name":"Ana"}"#, .invalid, 1),
      (#"{"name":"","kind":"trip"}"#, .invalid, 2),
      // A value is refused, but the last of equal keys counts.
      (#"{"name":"","kind":"camp","name":"Ana"}"#, .valid, 0),
      (#"{"name":"","kind":"camp","n\u0061me":"Ana"}"#, .valid, 0), ("[]", .invalid, 1),
    ]
    for payload in payloads + payloads.reversed() {
      try Array(payload.text.utf8).withUnsafeBufferPointer { bytes in
        let verdict = try record.verdict(on: bytes, writesOutput: writesOutput)
        #expect(verdict == payload.verdict)
        #expect(try record.issueCount().get() == payload.issueCount)
        #expect(try record.explain().get().count == payload.issueCount)
        #expect(try record.issueCount().get() == payload.issueCount)
      }
    }
    for text in [#"{"name":"","#, #"{"name":""} x"#] {
      let isRead = Array(text.utf8).withUnsafeBufferPointer { bytes in
        (try? record.verdict(on: bytes, writesOutput: writesOutput)) != nil
      }
      #expect(!isRead)
    }
  }

  @Test("A run that becomes undecided after a value was refused is undecided as from a tape")
  func undecided() throws {
    struct Failure: Error {}
    let schema = ZodSchema.object {
      Field("a", .string().min(2))
      Field("b", .string().refine { _ in throw Failure() })
    }
    for text in [#"{"a":"x","b":"y"}"#, #"{"b":"y","a":"x"}"#, #"{"a":"xx","b":"y"}"#] {
      var passed = RecordValidator(try Validator(schema))
      var taped = RecordValidator(try Validator(schema))
      try Array(text.utf8).withUnsafeBufferPointer { bytes in
        let verdict = try passed.verdict(on: bytes)
        #expect(try taped.judge(bytes) == verdict)
        let counts = (taped.issueCount(), passed.issueCount())
        #expect(counts.0 == counts.1)
        let explained = try? passed.explain().get()
        #expect(explained == nil)
      }
    }
  }
}
