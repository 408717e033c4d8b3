internal import JSPrimitives

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .boolean(let value) = value else { throw mismatch(type) }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let text) = value else { throw mismatch(type) }
    guard !text.hasLoneSurrogates else {
      throw corrupted("The text has a surrogate without its partner.")
    }
    return text.string
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = value else { throw mismatch(type) }
    return number
  }

  /// Returns the nearest `Float`; a number out of its range is an error.
  func decode(_ type: Float.Type) throws -> Float {
    let number = try decode(Double.self)
    let float = Float(number)
    guard float.isFinite == number.isFinite else { throw outOfRange(number, type) }
    return float
  }

  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Output: Decodable>(_ type: Output.Type) throws -> Output {
    // As it is: numbers beyond any type, lone surrogates and the order of the members stay.
    if let value = value as? Output { return value }
    return try Output(from: self)
  }

  private func integer<Integer: FixedWidthInteger>() throws -> Integer {
    guard case .number(let number) = value else { throw mismatch(Integer.self) }
    guard let integer = Integer(exactly: number) else { throw outOfRange(number, Integer.self) }
    return integer
  }

  private func outOfRange(_ number: Double, _ type: Any.Type) -> DecodingError {
    corrupted("The number \(JSNumber.string(number)) does not fit \(type).")
  }
}
