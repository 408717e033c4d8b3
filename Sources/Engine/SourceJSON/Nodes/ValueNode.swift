package import JSPrimitives

/// One JSON value, without references. The nodes of a container's elements or members follow its own.
///
/// Texts stay where they are: a node points to them. Its owner keeps them in place.
package struct ValueNode: BitwiseCopyable {
  package enum Kind: UInt8, BitwiseCopyable {
    case null, `true`, `false`
    /// A number whose bits are the payload.
    case number
    /// A number as its literal in JSON.
    case literal
    /// A string as WTF-8.
    case string
    /// A string as the source between its quotes, with escapes.
    case escaped
    case array, object
  }

  /// The member's key as WTF-8; nil for an element and for the outermost value.
  package var key: UnsafePointer<UInt8>?
  package var keyLength = 0
  /// The address of a text, or the bits of a number.
  package var payload: UInt64 = 0
  /// The length of a text in bytes, or the number of a container's elements or members.
  package var length = 0
  /// The number of nodes of the value, its own included.
  package var size: UInt32 = 1
  package var kind: Kind
  /// Whether the key's bytes belong to the schema, which outlives the nodes.
  package var hasLastingKey = false
  /// Whether a text is known to be ASCII.
  package var isASCII = false
  /// Whether an object's keys are distinct and in JavaScript's order.
  package var isInOrder = false

  /// A null.
  @inline(__always)
  package init() { kind = .null }

  /// A string with a key that belongs to the schema.
  @inline(__always)
  init(
    _ text: UnsafeBufferPointer<UInt8>, isASCII: Bool, lastingKey: UnsafeBufferPointer<UInt8>
  ) {
    key = lastingKey.baseAddress
    keyLength = lastingKey.count
    payload = UInt64(UInt(bitPattern: text.baseAddress))
    length = text.count
    kind = .string
    hasLastingKey = true
    self.isASCII = isASCII
  }

  /// Makes the node a number.
  package mutating func setNumber(_ number: Double) {
    kind = .number
    payload = number.bitPattern
  }

  /// Gives the node a key.
  @inline(__always)
  package mutating func setKey(_ key: UnsafeBufferPointer<UInt8>) {
    self.key = key.baseAddress
    keyLength = key.count
  }

  /// Makes the node point to a text.
  @inline(__always)
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind) {
    self.kind = kind
    payload = UInt64(UInt(bitPattern: text.baseAddress))
    length = text.count
  }

  package var isContainer: Bool { kind == .array || kind == .object }

  /// Whether the payload is the address of a text.
  package var isText: Bool { kind == .literal || kind == .string || kind == .escaped }

  /// The bytes of a text.
  @inline(__always)
  package var text: UnsafeBufferPointer<UInt8> {
    // In bounds: address and length were taken from one buffer.
    UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: UInt(truncatingIfNeeded: payload)), count: length)
  }

  /// The bytes of the key.
  @inline(__always)
  package var keyBytes: UnsafeBufferPointer<UInt8> {
    // In bounds: address and length were taken from one buffer.
    UnsafeBufferPointer(start: key, count: keyLength)
  }

  /// Returns whether the key has these bytes.
  @inline(__always)
  package func isKey(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard keyLength == other.count, let key else { return keyLength == other.count }
    // In bounds: both have as many bytes as the key.
    return ByteRun.equal(key, other)
  }

  /// The value of a number.
  package var number: Double {
    kind == .number ? Double(bitPattern: payload) : JSNumber.parse(text)
  }

  /// The value of a string.
  package var string: JSText {
    guard kind == .escaped else { return JSText(wtf8: Array(text)) }
    var decoded: [UInt8] = []
    JSONEscapes.decode(text, into: &decoded)
    return JSText(wtf8: decoded)
  }

  /// The value of anything but an array or object; nil for those.
  package var scalar: JSONValue? {
    switch kind {
    case .null: .null
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .number, .literal: .number(number)
    case .string, .escaped: .string(string)
    case .array, .object: nil
    }
  }
}
