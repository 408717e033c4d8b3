import Testing

@testable import JSPrimitives

@Suite("Multiples within a tolerance")
struct JSNumberMultipleTests {
  @Test(
    "A quotient close to an integer is one",
    arguments: [
      (0.3, 0.1), (0, 5), (-7.5, 2.5), (1e-9, 1e-10), (1e300, 3), (1e200, 0.5),
      (9_007_199_254_740_991, 2), (4_503_599_627_370_497, 2), (3.0000000000000004, 3), (6, -3),
    ])
  func multiples(value: Double, step: Double) {
    #expect(JSNumber.isMultiple(value, of: step, tolerance: .ulpOfOne))
  }

  @Test(
    "Other quotients, infinite ones and NaN are none",
    arguments: [
      (1.14, 0.07), (2.5, 1), (-2.5, 1), (5, 0), (0, 0), (0.49999999999999994, 1), (1e300, 1e-300),
      (7, 2), (.nan, 1),
    ])
  func others(value: Double, step: Double) {
    #expect(!JSNumber.isMultiple(value, of: step, tolerance: .ulpOfOne))
  }

  @Test(
    "Zod 4.6.7 tolerates four times as much",
    arguments: [(2.03, 0.07, true), (1.0000000000000009, 1, true), (1.000000000000001, 1, false)])
  func greaterTolerance(value: Double, step: Double, isMultiple: Bool) {
    #expect(!JSNumber.isMultiple(value, of: step, tolerance: .ulpOfOne))
    #expect(JSNumber.isMultiple(value, of: step, tolerance: 4 * .ulpOfOne) == isMultiple)
  }
}
