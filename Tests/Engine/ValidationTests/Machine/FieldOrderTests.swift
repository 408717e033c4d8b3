import SchemaModel
import SourceJSON
import TestSupport
import Testing

@testable import Validation

/// The order of members in earlier payloads changes no answer.
@Suite struct FieldOrderTests {
  /// Returns the verdict and the output of each payload, by one validator.
  private func outputs(_ payloads: [String], by schema: ZodSchema) throws -> [JSONValue?] {
    var record = RecordValidator(try Validator(schema))
    return try payloads.map { payload in
      try Array(payload.utf8).withUnsafeBufferPointer { bytes in
        if case .valid = try record.judge(bytes) { record.outputValue } else { nil }
      }
    }
  }

  /// Every length of a key up to three words, and for each a key that differs in its last, middle or first letter.
  private let keys = (1...24).flatMap { length in
    [0, length / 2, length - 1].enumerated().map { number, place in
      let letters = Array(repeating: UInt8(ascii: "a"), count: length)
      var changed = letters
      changed[place] = UInt8(ascii: "x") + UInt8(number)
      return String(decoding: changed, as: UTF8.self)
    }
  }

  @Test(
    "Any order and any selection of members is read as by a validator that has read nothing else")
  func shuffledMembers() throws {
    let shape = ZodSchema.Shape(
      keys.map { Field(.init($0), .string().optional()) }, unknownKeys: .reject)
    let schema = ZodSchema(.object(shape))
    var random = SeededRandom(seed: 22)
    var order = keys
    var payloads: [String] = []
    for round in 0..<60 {
      // Mostly the order of the last payload, as programs write records.
      if round % 7 == 0 { order.shuffle(using: &random) }
      var members = order.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      // Some members twice, and some under a key that is not declared.
      if round % 5 == 0, let last = members.first { members.append(last) }
      if round % 11 == 0 { members.insert(keys[0] + "!", at: members.count / 2) }
      let text = members.enumerated().map { "\"\($1)\":\"\($0)\"" }.joined(separator: ",")
      payloads.append("{\(text)}")
    }
    let alone = try payloads.map { try outputs([$0], by: schema)[0] }
    #expect(try outputs(payloads, by: schema) == alone)
    #expect(alone.contains { $0 != nil } && alone.contains(nil))
  }

  @Test("A key that ends with the payload is compared within it")
  func lastKey() throws {
    let schema = ZodSchema.object { Field("abc", .number()) }
    #expect(
      try outputs([#"{"abc":1}"#, #"{"abd":1}"#, #"{"ab":1}"#], by: schema) == [
        ["abc": 1], nil, nil,
      ])
  }

  @Test("An escaped key is the one that it spells")
  func escapedKeys() throws {
    let schema = ZodSchema.object {
      Field("a", .number())
      Field("b", .number())
    }
    #expect(
      try outputs([#"{"a":1,"\u0062":2}"#, #"{"\u0061":3,"b":4}"#], by: schema)
        == [["a": 1, "b": 2], ["a": 3, "b": 4]])
  }

  @Test("An object without fields has unknown members only")
  func noFields() throws {
    let schema = ZodSchema(.object(ZodSchema.Shape([], unknownKeys: .reject)))
    #expect(try outputs(["{}", #"{"a":1}"#], by: schema) == [[:], nil])
  }
}
