import JSPrimitives
import Testing

@Suite("Numbers of JSON literals")
struct JSNumberParsingTests {
  private func parse(_ literal: String) -> Double {
    Array(literal.utf8).withUnsafeBufferPointer(JSNumber.parse)
  }

  @Test(
    "The nearest double, ties to even",
    arguments: [
      ("0.1", 0x3fb9_9999_9999_999a), ("0.30000000000000004", 0x3fd3_3333_3333_3334),
      ("9007199254740993", 0x4340_0000_0000_0000), ("9007199254740995", 0x4340_0000_0000_0002),
      ("9007199254740992.999999999999999999999999", 0x4340_0000_0000_0000),
      ("9007199254740993.000000000000000000000000000001", 0x4340_0000_0000_0001),
      ("9007199254740993e-1", 0x4309_9999_9999_999a),
      ("9007199254740991e22", 0x47d0_f0cf_064d_d591),
      ("0.500000000000000166533453693773481063544750213623046875", 0x3fe0_0000_0000_0002),
      ("1.00000000000000011102230246251565404236316680908203124", 0x3ff0_0000_0000_0000),
      ("1.00000000000000011102230246251565404236316680908203125", 0x3ff0_0000_0000_0000),
      ("1.00000000000000011102230246251565404236316680908203126", 0x3ff0_0000_0000_0001),
      ("8.5e22", 0x44b1_ffdb_f6b2_b2eb), ("3.4e22", 0x449c_cc93_2451_1e45),
      ("1e22", 0x4480_f0cf_064d_d592), ("1e23", 0x44b5_2d02_c7e1_4af6),
      ("1e-22", 0x3b5e_3920_1017_5ee6), ("1e-23", 0x3b28_2db3_4012_b251),
      ("123456789e-30", 0x3b62_a800_d15b_2fe8), ("6929495644600919.5", 0x4338_9e56_ee5e_7a58),
      ("7.2057594037927933e16", 0x4370_0000_0000_0000),
      ("100000000000000016777215", 0x44b5_2d02_c7e1_4af7),
      ("100000000000000016777216", 0x44b5_2d02_c7e1_4af8),
      ("123456789012345678901234567890", 0x45f8_ee90_ff6c_373e),
    ] as [(String, UInt64)])
  func rounding(literal: String, bits: UInt64) {
    #expect(parse(literal).bitPattern == bits)
    #expect(parse("-" + literal).bitPattern == bits | 1 << 63)
  }

  @Test(
    "Integers of any length",
    arguments: [
      ("0", 0), ("7", 7), ("10", 10), ("123456789", 123_456_789),
      ("999999999999999", 999_999_999_999_999), ("1000000000000000", 1_000_000_000_000_000),
      ("9007199254740992", 9_007_199_254_740_992),
    ] as [(String, Double)])
  func integers(literal: String, number: Double) {
    #expect(parse(literal) == number)
    #expect(parse("-" + literal).bitPattern == (-number).bitPattern)
  }

  @Test(
    "Small ones lose digits before they are zero",
    arguments: [
      ("2.2250738585072012e-308", 0x0010_0000_0000_0000),
      ("2.2250738585072011e-308", 0x000f_ffff_ffff_ffff), ("6.631236846766476e-316", 0x0800_0000),
      ("3.237883913302901e-319", 0xffff), ("4.9406564584124654e-324", 1), ("5e-324", 1),
      ("2.4703282292062328e-324", 1), ("2.4703282292062327e-324", 0), ("1e-400", 0),
      ("1e-99999999999999999999", 0),
    ] as [(String, UInt64)])
  func smallNumbers(literal: String, bits: UInt64) {
    #expect(parse(literal).bitPattern == bits)
    #expect(parse("-" + literal).bitPattern == bits | 1 << 63)
  }

  @Test("Large ones are infinite")
  func largeNumbers() {
    #expect(parse("1.7976931348623158e308") == .greatestFiniteMagnitude)
    #expect(parse("179769313486231580793728971405301e276") == .greatestFiniteMagnitude)
    for literal in ["1.7976931348623159e308", "1e309", "1e999", "1e99999999999999999999"] {
      #expect(parse(literal) == .infinity)
      #expect(parse("-" + literal) == -.infinity)
    }
    #expect(parse(String(repeating: "9", count: 400)) == .infinity)
  }

  @Test("Zero keeps its sign with any exponent")
  func zeros() {
    for literal in ["0", "0.0", "0e0", "0e999", "0E-999", "0.000e5", "0e99999999999999999999"] {
      #expect(parse(literal).bitPattern == 0)
      #expect(parse("-" + literal).bitPattern == 1 << 63)
    }
  }

  @Test("Forms of one number are one number")
  func forms() {
    for literal in [
      "100", "1e2", "1E2", "1e+2", "1E+2", "1.00e2", "1000e-1", "100.000", "10000E-02",
    ] {
      #expect(parse(literal) == 100)
    }
    #expect(parse("0.0000000000000000000000000000000000001e37") == 1)
    #expect(parse("1" + String(repeating: "0", count: 300) + "e-300") == 1)
    #expect(parse("0." + String(repeating: "0", count: 299) + "1e300") == 1)
  }

  @Test("A thousand digits are all read")
  func longDigits() {
    let zeros = String(repeating: "0", count: 1000)
    #expect(parse("9007199254740993." + zeros) == 9_007_199_254_740_992)
    #expect(parse("9007199254740993." + zeros + "1") == 9_007_199_254_740_994)
    #expect(parse("0." + String(repeating: "3", count: 1000)) == 1.0 / 3)
  }
}
