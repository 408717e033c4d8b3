import JSPrimitives
import SchemaModel
import Testing

@testable import Validation

@Suite("Finding an object's fields by their keys")
struct KeyTableTests {
  private func hash(_ key: String) -> Int {
    Array(key.utf8).withUnsafeBufferPointer(KeyHash.hash)
  }

  @Test("Keys that differ in one place alone differ in their hash")
  func places() {
    for length in 1...40 {
      let key = Array(repeating: UInt8(ascii: "a"), count: length)
      var hashes: Set<Int> = [key.withUnsafeBufferPointer(KeyHash.hash)]
      // All bytes count, in keys of up to 3 bytes and in longer ones.
      for place in 0..<length {
        var other = key
        other[place] = UInt8(ascii: "b")
        hashes.insert(other.withUnsafeBufferPointer(KeyHash.hash))
      }
      #expect(hashes.count == length + 1, "\(length)")
    }
  }

  @Test("An object of very many fields is compiled, and its keys are found")
  func manyFields() throws {
    let fields = (0..<5_000).map { Field(.init("question_\($0)_of_the_application"), .number()) }
    let validator = try Validator(ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: .reject))))
    let members = fields.reversed().map { "\"\($0.key)\":1" }.joined(separator: ",")
    #expect(validator.validate("{\(members)}").isValid)
    let one = "\"question_5000_of_the_application\":1"
    #expect(validator.validate("{\(members),\(one)}").issues.count == 1)
  }

  /// Returns keys that all collide in a table of `count` keys.
  private func colliding(_ count: Int) -> [String] {
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    var keys: [String] = []
    var number = 0
    while keys.count < count {
      let key = "k\(number)"
      if hash(key) & (capacity - 1) == 1 { keys.append(key) }
      number += 1
    }
    return keys
  }

  @Test("Some keys may lead to one slot")
  func collisions() throws {
    let keys = colliding(30)
    let fields = keys.map { Field(.init($0), .number()) }
    let validator = try Validator(ZodSchema(.object(ZodSchema.Shape(fields, unknownKeys: .reject))))
    let members = keys.reversed().map { "\"\($0)\":1" }.joined(separator: ",")
    #expect(validator.validate("{\(members)}").isValid)
  }

  @Test("A schema whose keys were chosen to lead to one slot is refused")
  func tooManyCollisions() throws {
    // The test uses the table itself, since finding enough colliding keys for a schema would take long.
    var plan = PlanBuilder()
    let keys = (0..<1_002).map { JSText("k\($0)") }
    let hashes = { (_: UnsafeBufferPointer<UInt8>) in 7 }
    let place = plan.addObject(
      keys: keys, nodes: keys.map { _ in 0 }, unknownKeys: .strip, hash: hashes)
    #expect(place == nil)
    var smaller = PlanBuilder()
    let fewer = Array(keys.dropLast())
    #expect(
      smaller.addObject(
        keys: fewer, nodes: fewer.map { _ in 0 }, unknownKeys: .strip, hash: hashes) == 0)
  }
}
