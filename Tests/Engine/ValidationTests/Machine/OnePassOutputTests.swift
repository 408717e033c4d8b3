import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import Validation

/// An output that is written while its text is read equals the one that is made from a tape.
@Suite struct OnePassOutputTests {
  /// A schema with every kind of field that one pass reads.
  private static let event = ZodSchema.object {
    Field("name", .string().trim().min(1).max(20))
    Field("kind", .enumeration("camp", "game").default(.string("camp")))
    Field("cost", .number().min(0).optional())
    Field("isOpen", .boolean().default(true))
    Field("notes", .string().nullable().optional())
    Field("tags", .array(.string().trim()).optional())
    Field("extra", .unknown.optional())
    Field(
      "place",
      ZodSchema.object {
        Field("city", .string().toLowerCase())
        Field("state", .string().length(2).default("OH"))
      }.optional())
  }

  /// Returns the output that one pass over a text writes; nil if only a run over a tape can make one.
  private func written(_ text: String, by schema: ZodSchema) throws -> String? {
    let validator = try Validator(schema)
    var tape = Tape()
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      var run = Run(
        validator.plan, document: JSONView(bytes: bytes, entries: tape.entries, count: 0),
        limits: validator.limits)
      guard
        var source = OnePassText(bytes, limits: validator.limits.reading, writesOutput: true),
        run.judgeInOnePass(&source, &tape) == true
      else { return nil }
      return String(decoding: run.onePass.written.bytes.bytes, as: UTF8.self)
    }
  }

  /// Returns the output that is made from a tape of a valid text.
  private func made(_ text: String, by schema: ZodSchema) throws -> String {
    guard case .valid(let output) = try Validator(schema).validate(text) else { return "invalid" }
    return JSONWriter.string(of: output)
  }

  private func expect(
    _ text: String, by schema: ZodSchema = Self.event, becomes output: String
  ) throws {
    #expect(try written(text, by: schema) == output, "\(text)")
    #expect(try made(text, by: schema) == output, "\(text)")
  }

  @Test func whatIsUnchangedIsCopied() throws {
    let text =
      #"{"name":"Ana","kind":"game","cost":12,"isOpen":false,"notes":null,"place":{"city":"rome","state":"IN"}}"#
    try expect(text, becomes: text)
  }

  @Test func valuesThatChangeAreWritten() throws {
    try expect(
      #"{"name":" Ana ","kind":"game","isOpen":true,"place":{"city":"ROME","state":"IN"}}"#,
      becomes: #"{"name":"Ana","kind":"game","isOpen":true,"place":{"city":"rome","state":"IN"}}"#)
    try expect(
      #"{"name":" a\" ","kind":"game","isOpen":true,"tags":[" a","b"]}"#,
      becomes: #"{"name":"a\"","kind":"game","isOpen":true,"tags":["a","b"]}"#)
  }

  @Test(
    "Values that JavaScript writes in another way are written so",
    arguments: [
      ("1.0", "1"), ("-0", "0"), ("1e2", "100"), ("0.10", "0.1"), ("1E400", "null"),
      ("123456789012345", "123456789012345"), ("12345678901234567890", "12345678901234567000"),
      ("-7", "-7"), (#""\u0041\/""#, #""A/""#), (#""\u00e9é""#, #""éé""#), (#""é""#, #""é""#),
      (#""\ud800""#, #""\ud800""#), (#"{ "a" : [1.0, {}] }"#, #"{"a":[1,{}]}"#), ("[ ]", "[]"),
      ("null", "null"), ("\"\u{7F}\"", "\"\u{7F}\""),
      // JavaScript enumerates array indices first.
      (#"{"b":1,"2":1,"1":1}"#, #"{"1":1,"2":1,"b":1}"#),
    ])
  func otherForms(value: String, output: String) throws {
    let schema = ZodSchema.object { Field("a", .unknown) }
    try expect(#"{"a":\#(value)}"#, by: schema, becomes: #"{"a":\#(output)}"#)
  }

  @Test func whiteSpaceIsLeftOut() throws {
    try expect(
      "\n { \"name\" : \"Ana\" ,\n\"kind\":\t\"camp\"\r\n, \"isOpen\" : false , \"place\": { \"city\" : \"a\" , \"state\":\"IN\" } } \n",
      becomes: #"{"name":"Ana","kind":"camp","isOpen":false,"place":{"city":"a","state":"IN"}}"#)
    let empty = ZodSchema.object { Field("a", .number().optional()) }
    try expect("{ }", by: empty, becomes: "{}")
    try expect(" {} ", by: empty, becomes: "{}")
  }

  @Test(
    "A member that is not declared is left out with one comma",
    arguments: [
      (#"{"x":1}"#, "{}"), (#"{"x":1,"y":"z"}"#, "{}"), (#"{ "x" : 1 , "y" : 2 }"#, "{}"),
      (#"{"x":1,"a":1}"#, #"{"a":1}"#), (#"{"a":1,"x":1}"#, #"{"a":1}"#),
      (#"{"a":1 , "x" : [ 1 ] }"#, #"{"a":1}"#), (#"{"a":1,"x":1,"b":2}"#, #"{"a":1,"b":2}"#),
      (#"{"x":1,"b":2,"x":3,"a":1,"x":{},"y":null}"#, #"{"a":1,"b":2}"#),
      (#"{ "x" :1, "b" :2, "y" :3, "a" :1, "z" :4 }"#, #"{"a":1,"b":2}"#),
    ])
  func unknownMembers(text: String, output: String) throws {
    let schema = ZodSchema.object {
      Field("a", .number().optional())
      Field("b", .number().optional())
    }
    try expect(text, by: schema, becomes: output)
  }

  @Test(
    "Outputs of absent fields are at the place of their fields",
    arguments: [
      ("{}", #"{"a":1,"c":3}"#), (#"{"b":2}"#, #"{"a":1,"b":2,"c":3}"#),
      (#"{"c":4}"#, #"{"a":1,"c":4}"#), (#"{"c":4,"a":0}"#, #"{"a":0,"c":4}"#),
      (#"{"x":0}"#, #"{"a":1,"c":3}"#), (#"{"b":2,"x":0}"#, #"{"a":1,"b":2,"c":3}"#),
      (#"{ "x" : 0 , "b" : 2 , "x" : 0 }"#, #"{"a":1,"b":2,"c":3}"#),
      (#"{"c":3,"b":2}"#, #"{"a":1,"b":2,"c":3}"#),
    ])
  func absentFields(text: String, output: String) throws {
    let schema = ZodSchema.object {
      Field("a", .number().default(1))
      Field("b", .number().optional())
      Field("c", .number().default(3))
    }
    try expect(text, by: schema, becomes: output)
    let nested = ZodSchema.object {
      Field("inner", schema)
      Field("z", .number())
    }
    try expect(
      #"{"z":1,"inner":\#(text)}"#, by: nested, becomes: #"{"inner":\#(output),"z":1}"#)
  }

  @Test func membersInAnyOrderGetThatOfTheFields() throws {
    let keys = ["a", "b", "c", "d", "e"]
    let inner = ZodSchema(
      .object(.init(keys.map { Field(.init($0), .string().trim().optional()) })))
    let schema = ZodSchema.object {
      Field("first", inner)
      Field("second", inner.optional())
    }
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      func object() -> String {
        var members = keys.filter { _ in !random.isOne(in: 4) }
          .map { #""\#($0)":"\#(random.isOne(in: 3) ? " \($0) " : $0)""# }
        if random.isOne(in: 2) { members.append(#""x":{"a":[]}"#) }
        members.shuffle(using: &random)
        return "{" + members.joined(separator: random.isOne(in: 2) ? "," : " , ") + "}"
      }
      let first = #""first":\#(object())"#
      let second = #""second":\#(object())"#
      let text = random.isOne(in: 2) ? "{\(first),\(second)}" : "{\(second),\(first)}"
      try expect(text, by: schema, becomes: made(text, by: schema))
    }
  }

  @Test("An output that a check of an object replaces is not the one that was written")
  func checksOfObjects() throws {
    let fields = [Field("a", .string().trim()), Field("b", .number().default(2))]
    let dates = ZodSchema(.object(.init(fields))).refine(.init("set", .isSet("a", or: "b")))
    try expect(#"{"a":" x "}"#, by: dates, becomes: #"{"a":"x","b":2}"#)
    let function = ZodSchema(.object(.init(fields))).refine { $0["a"] == "x" }
    try expect(#"{"b":1,"a":" x "}"#, by: function, becomes: #"{"a":"x","b":1}"#)
    #expect(try written(#"{"a":"y"}"#, by: function) == nil)
    let replaced = ZodSchema(.object(.init(fields))).overwrite(
      .init("other") { _ in .object(["c": .number(1)]) })
    #expect(try written(#"{"a":"y"}"#, by: replaced) == nil)
    #expect(try made(#"{"a":"y"}"#, by: replaced) == #"{"c":1}"#)
  }

  @Test func unionsWriteTheirOption() throws {
    let union = ZodSchema.discriminatedUnion(
      "kind",
      .object {
        Field("weeks", .number())
        Field("kind", .literal("camp"))
      },
      .object {
        Field("kind", .literal("game"))
        Field("rival", .string().toUpperCase())
      })
    try expect(
      #"{ "kind":"camp","weeks":2,"x":1}"#, by: union, becomes: #"{"weeks":2,"kind":"camp"}"#)
    try expect(
      #"{"kind":"camp","weeks":2.0,"x":1}"#, by: union, becomes: #"{"weeks":2,"kind":"camp"}"#)
    try expect(
      #"{"kind":"camp","x":1,"weeks":2}"#, by: union, becomes: #"{"weeks":2,"kind":"camp"}"#)
    try expect(
      #"{"kind":"game","x":1,"rival":"Ash"}"#, by: union, becomes: #"{"kind":"game","rival":"ASH"}"#
    )
    try expect(
      #"{"kind":"game","rival":"Ash"}"#, by: union, becomes: #"{"kind":"game","rival":"ASH"}"#)
  }

  @Test("One validator writes one output after another, whichever way each is made")
  func reuse() throws {
    var record = RecordValidator(try Validator(Self.event))
    let payloads = [
      (#"{"name":" Ana "}"#, #"{"name":"Ana","kind":"camp","isOpen":true}"#),
      (#"{"name":""}"#, nil),
      // The last of equal keys counts, which a tape shows.
      (#"{"name":"","name":"Bo"}"#, #"{"name":"Bo","kind":"camp","isOpen":true}"#),
      (
        #"{"name":"Cy","isOpen":false,"kind":"game"}"#,
        #"{"name":"Cy","kind":"game","isOpen":false}"#
      ),
    ]
    for (text, output) in payloads + payloads.reversed() {
      try Array(text.utf8).withUnsafeBufferPointer { bytes in
        let verdict = try record.verdict(on: bytes, writesOutput: true)
        #expect(verdict == (output == nil ? .invalid : .valid))
        guard let output else { return }
        var written = Array("> ".utf8)
        record.writeOutput(to: &written)
        record.writeOutput(to: &written)
        #expect(String(decoding: written, as: UTF8.self) == "> " + output + output)
      }
    }
  }

  @Test(
    "A text with one byte changed, added, left out or cut has the same output in one pass and from a tape"
  )
  func changedBytes() throws {
    let text =
      #"{"kind":"game","name":" A ","x":{},"isOpen":true,"tags":["a"],"extra":1.50,"place":{"state":"OH","city":"R\n"},"cost":7}"#
    let validator = try Validator(Self.event)
    var passed = RecordValidator(validator)
    var taped = RecordValidator(validator)
    var validCount = 0
    func compare(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { bytes in
        let one = Result { () throws(JSONError) in
          try passed.verdict(on: bytes, writesOutput: true)
        }
        let other = Result { () throws(JSONError) in try taped.judge(bytes) }
        #expect(one == other, "\(String(decoding: bytes, as: UTF8.self))")
        guard one == .success(.valid) else { return }
        validCount += 1
        var outputs: ([UInt8], [UInt8]) = ([], [])
        passed.writeOutput(to: &outputs.0)
        taped.writeOutput(to: &outputs.1)
        #expect(outputs.0 == outputs.1, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    withChanges(of: text, compare)
    #expect(validCount > 500)
  }
}
