/// A natural number as groups of nine decimal digits, the lowest first.
struct DecimalLimbs {
  /// The value of a group's lowest digit in the group above.
  static let base: UInt64 = 1_000_000_000

  /// The groups; the highest is not zero. Zero has none.
  private(set) var limbs: [UInt32] = []

  /// Zero.
  init() {}

  /// The number of decimal digits from 0 to 9, the highest first.
  init(digits: [UInt8]) {
    limbs.reserveCapacity(digits.count / 9 + 1)
    var end = digits.count
    while end > 0 {
      let start = max(end - 9, 0)
      limbs.append(digits[start..<end].reduce(0) { $0 * 10 + UInt32($1) })
      end = start
    }
    dropZeros()
  }

  /// The number of groups, the lowest first.
  init(limbs: [UInt32]) {
    self.limbs = limbs
    dropZeros()
  }

  private mutating func dropZeros() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// Shifts the number to the left by up to 53 bits and adds a number of as many bits.
  mutating func append(_ addend: UInt64, bits: Int) {
    var carry = UInt128(addend)
    for index in limbs.indices {
      carry += UInt128(limbs[index]) << UInt128(bits)
      let (quotient, remainder) = carry.quotientAndRemainder(dividingBy: UInt128(Self.base))
      limbs[index] = UInt32(truncatingIfNeeded: remainder)
      carry = quotient
    }
    while carry > 0 {
      limbs.append(UInt32(truncatingIfNeeded: carry % UInt128(Self.base)))
      carry /= UInt128(Self.base)
    }
  }

  /// The decimal digits from 0 to 9, the highest first, with leading zeros.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(limbs.count * 9)
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    return digits.reversed()
  }
}
