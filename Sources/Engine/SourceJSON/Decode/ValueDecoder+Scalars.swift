extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { node.kind == .null }

  func decode(_ type: Bool.Type) throws -> Bool { try node.boolean(at: codingPath) }
  func decode(_ type: String.Type) throws -> String { try node.string(at: codingPath) }
  func decode(_ type: Double.Type) throws -> Double { try node.double(at: codingPath) }
  func decode(_ type: Float.Type) throws -> Float { try node.float(at: codingPath) }
  func decode(_ type: Int.Type) throws -> Int { try node.integer(at: codingPath) }
  func decode(_ type: Int8.Type) throws -> Int8 { try node.integer(at: codingPath) }
  func decode(_ type: Int16.Type) throws -> Int16 { try node.integer(at: codingPath) }
  func decode(_ type: Int32.Type) throws -> Int32 { try node.integer(at: codingPath) }
  func decode(_ type: Int64.Type) throws -> Int64 { try node.integer(at: codingPath) }
  func decode(_ type: Int128.Type) throws -> Int128 { try node.integer(at: codingPath) }
  func decode(_ type: UInt.Type) throws -> UInt { try node.integer(at: codingPath) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try node.integer(at: codingPath) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try node.integer(at: codingPath) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try node.integer(at: codingPath) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try node.integer(at: codingPath) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try node.integer(at: codingPath) }
}
