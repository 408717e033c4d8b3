public import JSPrimitives

extension ZodSchema {
  /// The value of a field that a condition reads.
  ///
  /// It is a view, which can't be stored: nothing is copied.
  public struct FieldValue: ~Copyable {
    @usableFromInline let content: FieldContent

    @inlinable
    package init(_ content: FieldContent) { self.content = content }

    /// The type; `undefined` for an absent field.
    @inlinable
    public var type: ValueType { content.type }

    /// Whether the value is truthy in JavaScript: neither absent, null, false, 0, NaN nor an empty text.
    @inlinable
    public var isTruthy: Bool { content.isTruthy }

    /// The number; nil for a value of another type.
    @inlinable
    public var number: Double? { content.type == .number ? content.number : nil }

    /// The time value of a Date in milliseconds since 1970, NaN for an invalid one; nil for a value of another type.
    @inlinable
    public var milliseconds: Double? { content.type == .date ? content.number : nil }

    /// Whether the value is a string.
    @inlinable
    public var isText: Bool { content.type == .string }

    /// The text; the empty text for a value of another type.
    @inlinable
    public var text: TextBytes {
      _read { yield TextBytes(content.text, isASCII: content.isASCII) }
    }

    /// The error to throw if JavaScript would convert the value or throw an exception. The outcome is then undecided.
    @inlinable
    public var unsupported: UnsupportedValue { UnsupportedValue(type) }
  }

  /// A condition is not defined for a value of this type. Thrown by the function of a condition, it makes the outcome undecided.
  public struct UnsupportedValue: Error, Sendable, Hashable {
    /// The type of the value.
    public var type: ValueType

    /// The error for a type.
    public init(_ type: ValueType) { self.type = type }
  }

  /// The parts of a value that a condition sees: a trivial value.
  @usableFromInline
  package struct FieldContent: BitwiseCopyable {
    @usableFromInline var key: UnsafeBufferPointer<UInt8>
    @usableFromInline var text: UnsafeBufferPointer<UInt8>
    @usableFromInline var number: Double
    @usableFromInline var type: ValueType
    @usableFromInline var isTruthy: Bool
    @usableFromInline var isASCII: Bool
    /// Whether a field was read that is not declared; for the entry behind the declared ones.
    @usableFromInline var isMisread = false

    /// The view of a value without its number or string.
    ///
    /// - Parameters:
    ///   - key: The field's key.
    ///   - type: The type.
    ///   - isTruthy: Whether JavaScript takes it for true.
    @inlinable
    package init(key: UnsafeBufferPointer<UInt8>, type: ValueType, isTruthy: Bool) {
      self.key = key
      self.type = type
      self.isTruthy = isTruthy
      text = UnsafeBufferPointer(start: nil, count: 0)
      number = 0
      isASCII = true
    }

    /// Notes a number, or the time value of a Date.
    @inlinable
    package mutating func set(_ number: Double) { self.number = number }

    /// Notes a string.
    @inlinable
    package mutating func set(_ text: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
      self.text = text
      self.isASCII = isASCII
    }
  }
}
