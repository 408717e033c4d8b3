import JSPrimitives
import Testing

@Suite("Decimal remainders")
struct JSNumberRemainderTests {
  @Test(
    "toFixed rounds the exact value, ties away from zero",
    arguments: [
      (0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-1.5, 0, "-2"), (-2.345, 2, "-2.35"),
      (1.005, 2, "1.00"), (1.45, 1, "1.4"), (1.255, 2, "1.25"), (10.235, 2, "10.23"),
      (8.345, 2, "8.35"), (4.35, 1, "4.3"), (0.05, 1, "0.1"), (0.95, 1, "0.9"), (0.99, 1, "1.0"),
      (9.5, 0, "10"), (99.99, 1, "100.0"), (999.995, 2, "1000.00"), (123.456, 0, "123"),
      (123.456, 2, "123.46"), (0, 0, "0"), (0, 3, "0.000"), (-0.0, 2, "0.00"), (-1e-7, 2, "-0.00"),
      (1e-10, 2, "0.00"), (1e-10, 10, "0.0000000001"), (0.000001, 7, "0.0000010"),
      (1_234_567_890_123_456_768, 3, "1234567890123456768.000"),
      (1e20, 2, "100000000000000000000.00"),
      (1.0 / 3, 18, "0.333333333333333315"), (0.1, 20, "0.10000000000000000555"),
      (0.1, 30, "0.100000000000000005551115123126"), (.leastNonzeroMagnitude, 5, "0.00000"),
      (
        0x1p-70, 60, "0.000000000000000000000847032947254300339068322500679641962051"
      ),
    ] as [(Double, Int, String)])
  func fixed(number: Double, decimals: Int, text: String) {
    #expect(JSNumber.fixed(number, decimals) == text)
  }

  @Test("A hundred decimals are exact")
  func manyDecimals() {
    let zeros = String(repeating: "0", count: 45)
    #expect(
      JSNumber.fixed(0.1, 100)
        == "0.1000000000000000055511151231257827021181583404541015625" + zeros)
    #expect(
      JSNumber.fixed(.leastNonzeroMagnitude, 100) == "0." + String(repeating: "0", count: 100))
  }

  @Test("A negative number of decimals counts as 0")
  func fixedWithoutDecimals() {
    #expect(JSNumber.fixed(2.5, -1) == "3")
    #expect(JSNumber.fixed(-0.4, .min) == "-0")
    #expect(JSNumber.fixed(-0.0, 1) == "0.0")
  }

  @Test("From 1e21 up toFixed prints as toString does")
  func fixedOfLargeNumbers() {
    #expect(JSNumber.fixed(1e21, 2) == "1e+21")
    #expect(JSNumber.fixed(-1e21, 0) == "-1e+21")
    #expect(JSNumber.fixed(.nan, 2) == "NaN")
    #expect(JSNumber.fixed(.infinity, 2) == "Infinity")
    #expect(JSNumber.fixed(-.infinity, 1) == "-Infinity")
  }

  @Test(
    "A multiple by its decimals has the remainder 0",
    arguments: [
      (0.3, 0.1), (-0.3, 0.1), (1.1, 0.01), (4.35, 0.05), (19.99, 0.01), (123.456, 0.001), (10, 5),
      (0, 5), (2.5, -0.5), (1e-7, 1e-7), (3e-7, 1e-7), (1e300, 1),
    ] as [(Double, Double)])
  func multiples(value: Double, step: Double) {
    #expect(JSNumber.decimalRemainder(value, step) == 0)
  }

  @Test(
    "The remainder has the value's sign",
    arguments: [
      (0.35, 0.1, 0.05), (-0.35, 0.1, -0.05), (10, 3, 1), (-10, 3, -1), (123.4567, 0.001, 0.0007),
      (0.1, 0.3, 0.1), (1e20, 7, 2),
    ] as [(Double, Double, Double)])
  func remainders(value: Double, step: Double, remainder: Double) {
    #expect(JSNumber.decimalRemainder(value, step) == remainder)
  }

  @Test(
    "Numbers that print with an exponent keep Zod's surprises",
    arguments: [
      (1e21, 2, 1), (1e21, 3, 1), (-1e21, 5, -1), (1.5e21, 1, 0.00015), (1.5e-7, 1e-7, 0),
    ]
      as [(Double, Double, Double)])
  func exponents(value: Double, step: Double, remainder: Double) {
    #expect(JSNumber.decimalRemainder(value, step) == remainder)
  }

  @Test("A step that scales to 0 leaves no number")
  func noNumber() {
    #expect(JSNumber.decimalRemainder(5, 0).isNaN)
    #expect(JSNumber.decimalRemainder(.infinity, 1).isNaN)
    for value in [1e-10, 0.1, 1] { #expect(JSNumber.decimalRemainder(value, 1e-10).isNaN) }
    #expect(JSNumber.decimalRemainder(0.5, 1e-12).isNaN)
  }
}
