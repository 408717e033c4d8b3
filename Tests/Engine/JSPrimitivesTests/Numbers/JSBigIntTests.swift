import Testing

@testable import JSPrimitives

@Suite("JavaScript's bigint")
struct JSBigIntTests {
  @Test(
    "Text is decimal with a sign, or has a prefix; white space around it doesn't count",
    arguments: [
      ("1", "1"), ("-5", "-5"), ("+5", "5"), ("-0", "0"), ("", "0"), (" \n\u{FEFF}", "0"),
      (" 7\u{A0}", "7"), ("-00012", "-12"), ("0x1F", "31"), ("0X1f", "31"), ("0o17", "15"),
      ("0b101", "5"), ("0xFFFFFFFFFFFFFFFFFFFFFFFF", "79228162514264337593543950335"),
    ])
  func parsing(text: String, value: String) throws {
    #expect(try JSBigInt(text).description == value)
  }

  @Test(
    "Other text is no integer",
    arguments: [
      "1.5", "1e3", "1n", "1_0", "-", "+-1", "- 1", "0x", "-0x1", "0xg", "0o8", "0b2", "1 2",
      "NaN", "Infinity", "\u{661}",
    ])
  func invalidText(text: String) {
    #expect(throws: JSBigIntError.notAnInteger) { try JSBigInt(text) }
  }

  @Test("A number converts exactly if it is an integer")
  func numbers() {
    #expect(JSBigInt(-0.0)?.description == "0")
    #expect(JSBigInt(-12)?.description == "-12")
    #expect(JSBigInt(1e21)?.description == "1000000000000000000000")
    #expect(JSBigInt(1e23)?.description == "99999999999999991611392")
    for number in [0.5, -1.5, .nan, .infinity] { #expect(JSBigInt(number) == nil) }
  }

  @Test("Values compare by sign, then by magnitude")
  func comparison() throws {
    let ascending = try ["-100", "-99", "-1", "0", "1", "9", "10", "100000000000000000000"].map {
      try JSBigInt($0)
    }
    #expect(ascending.shuffled().sorted() == ascending)
  }

  @Test(
    "A remainder has the sign of the dividend",
    arguments: [
      ("7", "2", "1"), ("-7", "2", "-1"), ("7", "-2", "1"), ("6", "3", "0"), ("-6", "3", "0"),
      ("5", "9", "5"), ("100000000000000000000", "30000000000", "10000000000"),
      ("340282366920938463463374607431768211455", "18446744073709551615", "0"),
      (
        "500000000499999999000000000000000000", "500000000500000000000000000",
        "499999999500000000000000000"
      ),
    ])
  func remainder(dividend: String, divisor: String, remainder: String) throws {
    #expect(
      try JSBigInt(dividend).remainder(dividingBy: JSBigInt(divisor)).description == remainder)
  }

  @Test("Division by zero throws")
  func divisionByZero() throws {
    let one = try JSBigInt("1")
    #expect(throws: JSBigIntError.divisionByZero) {
      try one.remainder(dividingBy: JSBigInt("0"))
    }
  }

  @Test(
    "Decimal text may have a million digits; what takes quadratic time is refused beyond a bound")
  func bounds() throws {
    let long = try JSBigInt(String(repeating: "7", count: 1_000_000))
    #expect(try long.remainder(dividingBy: JSBigInt("7")).isZero)
    let divisor = try JSBigInt(String(repeating: "3", count: 3_000))
    #expect(throws: JSBigIntError.tooLong) { try long.remainder(dividingBy: divisor) }
    let limit = JSBigInt.greatestPrefixedLength
    #expect(throws: JSBigIntError.tooLong) {
      try JSBigInt("0x" + String(repeating: "f", count: limit + 1))
    }
    #expect(throws: JSBigIntError.notAnInteger) {
      try JSBigInt("0b" + String(repeating: "2", count: limit + 1))
    }
  }
}
