import SchemaModel
import Testing

@Suite("Numbers that lose digits")
struct LostDigitsTests {
  @Test(
    "A number whose digits are not those of the double",
    arguments: [
      ("9007199254740993", "9007199254740992"), ("-9007199254740993", "-9007199254740992"),
      ("0.12345678901234567890123", "0.12345678901234568"), ("1e400", "Infinity"),
      ("-1e309", "-Infinity"), ("1e-400", "0"), ("123456789012345678901", "123456789012345680000"),
      ("1.00000000000000000001", "1"), ("3.0000000000000004e-324", "5e-324"),
    ])
  func lost(_ number: String, _ value: String) throws {
    #expect(
      try warnings(number, .number()) == [
        "lost_digits : the number becomes \(value) in JavaScript"
      ])
  }

  @Test(
    "A number that keeps its digits",
    arguments: [
      "0", "-0", "0.0", "1", "1.50", "100000000000000000000", "1e21", "1E+2", "0.1", "1e-7",
      "0.30000000000000004", "0.1000000000000000055511", "36028797018963968", "5e-324",
      "1.7976931348623157e308", "9007199254740992.0", "0e999", "0.000000000000000000000001",
      "123456789012345", "4.9e-324", "0.1000000000000000055511151231257827021181583404541015625",
    ])
  func kept(_ number: String) throws {
    #expect(try warnings(number, .number()) == [])
  }

  @Test("Numbers of undeclared values count too, those of dropped ones don't")
  func undeclared() throws {
    let schema = ZodSchema.object { Field("a", .any) }
    let payload = #"{"a": [9007199254740993], "b": 9007199254740993}"#
    #expect(
      try Inspection(schema).warnings(payload).map(\.code) == [.lostDigits, .droppedKey])
  }

  @Test("A number of a million digits")
  func long() throws {
    let number = "1" + String(repeating: "23", count: 500_000)
    #expect(
      try warnings(number, .number()) == [
        "lost_digits : the number becomes Infinity in JavaScript"
      ])
    #expect(try warnings("0." + String(repeating: "0", count: 1_000_000), .number()) == [])
  }
}
