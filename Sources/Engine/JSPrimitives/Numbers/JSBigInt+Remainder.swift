extension JSBigInt {
  /// The greatest number of steps of a division: the groups of nine digits of the dividend times those
  /// of the divisor. A dividend of a million digits and a divisor of 2,500 are just below it.
  package static let greatestDivisionWork = 1 << 25

  /// Returns the remainder, which has the sign of the dividend: `self % divisor`.
  ///
  /// - Throws: `JSBigIntError.divisionByZero`, and `tooLong` if the division takes more steps than
  ///   `greatestDivisionWork`.
  package func remainder(dividingBy divisor: JSBigInt) throws(JSBigIntError) -> JSBigInt {
    if divisor.isZero { throw .divisionByZero }
    let dividend = DecimalLimbs(digits: digits).limbs
    let divisor = DecimalLimbs(digits: divisor.digits).limbs
    if dividend.count < divisor.count { return self }
    let work = dividend.count.multipliedReportingOverflow(by: divisor.count)
    guard !work.overflow, work.partialValue <= Self.greatestDivisionWork else { throw .tooLong }
    let remainder =
      divisor.count == 1
      ? Self.remainder(of: dividend, by: divisor[0])
      : Self.remainder(of: dividend, by: divisor)
    return JSBigInt(digits: DecimalLimbs(limbs: remainder).digits, isNegative: isNegative)
  }

  private static func remainder(of dividend: [UInt32], by divisor: UInt32) -> [UInt32] {
    let remainder = dividend.reversed().reduce(UInt64(0)) {
      ($0 * DecimalLimbs.base + UInt64($1)) % UInt64(divisor)
    }
    return [UInt32(truncatingIfNeeded: remainder)]
  }

  /// Divides by at least two groups: Knuth's algorithm D (The Art of Computer Programming, 4.3.1) in
  /// the base of the groups.
  private static func remainder(of dividend: [UInt32], by divisor: [UInt32]) -> [UInt32] {
    let base = DecimalLimbs.base
    let count = divisor.count
    // The highest group of the divisor is at least half the base, so that estimates are nearly right.
    let scale = base / (UInt64(divisor[count - 1]) + 1)
    let divisor = multiplied(divisor, by: scale).dropLast().map(UInt64.init)
    var rest = multiplied(dividend, by: scale)
    for start in stride(from: rest.count - count - 1, through: 0, by: -1) {
      let high = UInt64(rest[start + count]) * base + UInt64(rest[start + count - 1])
      var (estimate, left) = high.quotientAndRemainder(dividingBy: divisor[count - 1])
      while estimate >= base
        || estimate * divisor[count - 2] > left * base + UInt64(rest[start + count - 2])
      {
        estimate -= 1
        left += divisor[count - 1]
        if left >= base { break }
      }
      if subtract(divisor, times: estimate, from: &rest, at: start) {
        add(divisor, to: &rest, at: start)
      }
    }
    // The remainder is scaled too.
    var carry: UInt64 = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      carry = carry * base + UInt64(rest[index])
      rest[index] = UInt32(truncatingIfNeeded: carry / scale)
      carry %= scale
    }
    return Array(rest[..<count])
  }

  /// Returns a product with one more group than the first factor.
  private static func multiplied(_ limbs: [UInt32], by factor: UInt64) -> [UInt32] {
    var carry: UInt64 = 0
    var product: [UInt32] = []
    product.reserveCapacity(limbs.count + 1)
    for limb in limbs {
      carry += UInt64(limb) * factor
      product.append(UInt32(truncatingIfNeeded: carry % DecimalLimbs.base))
      carry /= DecimalLimbs.base
    }
    product.append(UInt32(truncatingIfNeeded: carry))
    return product
  }

  /// Subtracts a multiple of the divisor; returns whether the result is negative, and then short of it
  /// by the base's next power.
  private static func subtract(
    _ divisor: [UInt64], times factor: UInt64, from rest: inout [UInt32], at start: Int
  ) -> Bool {
    let base = DecimalLimbs.base
    var borrow: UInt64 = 0
    for index in divisor.indices {
      borrow += divisor[index] * factor
      let low = borrow % base
      borrow /= base
      let limb = UInt64(rest[start + index])
      if limb < low { borrow += 1 }
      rest[start + index] = UInt32(truncatingIfNeeded: limb < low ? limb + base - low : limb - low)
    }
    let top = UInt64(rest[start + divisor.count])
    rest[start + divisor.count] = UInt32(
      truncatingIfNeeded: top < borrow ? top + base - borrow : top - borrow)
    return top < borrow
  }

  /// Adds the divisor, without the carry out of the highest group.
  private static func add(_ divisor: [UInt64], to rest: inout [UInt32], at start: Int) {
    var carry: UInt64 = 0
    for index in 0...divisor.count {
      carry += UInt64(rest[start + index]) + (index < divisor.count ? divisor[index] : 0)
      rest[start + index] = UInt32(truncatingIfNeeded: carry % DecimalLimbs.base)
      carry /= DecimalLimbs.base
    }
  }
}
