extension JSBigInt {
  /// The greatest number of digits after `0x`, `0o` or `0b`, whose conversion takes quadratic time.
  package static let greatestPrefixedLength = 32_768

  /// Returns the value of WTF-8 text: `BigInt(text)`.
  ///
  /// ECMA-262, sec-stringtobigint: surrounding white space is ignored, and an empty text is 0. Decimal
  /// digits may have a sign and any length; digits after `0x`, `0o` or `0b` may not have a sign.
  ///
  /// - Throws: `JSBigIntError.notAnInteger` for any other text, such as `1.5`, `1e3` or `1n`, and
  ///   `tooLong` for more than `greatestPrefixedLength` digits after a prefix.
  package init(_ text: UnsafeBufferPointer<UInt8>) throws(JSBigIntError) {
    let trimmed = text[WhiteSpace.trimmedRange(of: text)]
    if trimmed.count > 2, trimmed.first == UInt8(ascii: "0"),
      let bits = Self.bitsPerDigit(after: trimmed[trimmed.startIndex + 1])
    {
      try self.init(trimmed.dropFirst(2), bitsPerDigit: bits)
      return
    }
    let isSigned = trimmed.first == UInt8(ascii: "-") || trimmed.first == UInt8(ascii: "+")
    let magnitude = isSigned ? trimmed.dropFirst() : trimmed
    guard !isSigned || !magnitude.isEmpty,
      magnitude.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { throw .notAnInteger }
    self.init(
      digits: magnitude.lazy.map { $0 &- UInt8(ascii: "0") },
      isNegative: trimmed.first == UInt8(ascii: "-"))
  }

  /// Returns the value of a text: `BigInt(text)`.
  ///
  /// - Throws: `JSBigIntError`, as for WTF-8 text.
  package init(_ text: String) throws(JSBigIntError) {
    let result = Array(text.utf8).withUnsafeBufferPointer { bytes in
      Result { () throws(JSBigIntError) in try JSBigInt(bytes) }
    }
    self = try result.get()
  }

  /// Returns the value of an integral number, which is exact, or nil for any other number, on which
  /// `BigInt(number)` throws a RangeError.
  package init?(_ number: Double) {
    guard number.isFinite, number == number.rounded(.towardZero) else { return nil }
    let magnitude = number.magnitude
    guard magnitude >= 1 else {
      self.init(digits: [], isNegative: false)
      return
    }
    // The number is an integer of at most 53 bits, shifted to the left or, below 2^52, to the right.
    let shift = Int(magnitude.exponent) - 52
    let significand = magnitude.significandBitPattern | 1 << 52
    var limbs = DecimalLimbs()
    if shift <= 0 {
      limbs.append(significand >> UInt64(-shift), bits: 53)
    } else {
      limbs.append(significand, bits: 53)
      for start in stride(from: 0, to: shift, by: 32) {
        limbs.append(0, bits: min(32, shift - start))
      }
    }
    self.init(digits: limbs.digits, isNegative: number < 0)
  }

  private init(
    _ text: some Collection<UInt8>, bitsPerDigit bits: Int
  ) throws(JSBigIntError) {
    guard text.count <= Self.greatestPrefixedLength else {
      let isValid = text.allSatisfy { Self.digit($0, bits: bits) != nil }
      throw isValid ? .tooLong : .notAnInteger
    }
    var limbs = DecimalLimbs()
    var chunk: UInt64 = 0
    var pending = 0
    for byte in text {
      guard let digit = Self.digit(byte, bits: bits) else { throw .notAnInteger }
      chunk = chunk << UInt64(bits) | digit
      pending += bits
      if pending + bits > 32 {
        limbs.append(chunk, bits: pending)
        (chunk, pending) = (0, 0)
      }
    }
    if pending > 0 { limbs.append(chunk, bits: pending) }
    self.init(digits: limbs.digits, isNegative: false)
  }

  private static func digit(_ byte: UInt8, bits: Int) -> UInt64? {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
    default: return nil
    }
    return value < 1 << bits ? UInt64(value) : nil
  }

  private static func bitsPerDigit(after letter: UInt8) -> Int? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 4
    case UInt8(ascii: "o"): 3
    case UInt8(ascii: "b"): 1
    default: nil
    }
  }
}
