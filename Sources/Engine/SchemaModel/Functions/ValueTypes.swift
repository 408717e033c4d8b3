extension ZodSchema {
  /// A set of types that a value may have.
  package struct ValueTypes: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The set of one type.
    package init(_ type: ValueType) { rawValue = 1 << UInt16(type.rawValue) }

    package static let undefined = Self(.undefined)
    package static let null = Self(.null)
    package static let boolean = Self(.boolean)
    package static let number = Self(.number)
    package static let string = Self(.string)
    package static let array = Self(.array)
    package static let object = Self(.object)
    package static let bigint = Self(.bigint)
    package static let date = Self(.date)
    package static let function = Self(.function)

    /// All types.
    package static let all = Self(rawValue: 1 << UInt16(ValueType.names.count) - 1)
    /// The types whose conversion to a number or string calls no method of the value.
    package static let primitive: Self = [.undefined, .null, .boolean, .number, .string]
    /// The types whose values are equal only to themselves.
    package static let identical = all.subtracting(primitive)
  }
}

extension ZodSchema.ConditionExpression {
  /// Returns whether the expression may throw for values of these types: JavaScript would convert a value by its own methods, or
  /// compare the identity of two values.
  ///
  /// - Parameter types: Returns the types that the value of an operand may have; a date is asked for by its field.
  package func mayThrow(_ types: (Operand) -> ZodSchema.ValueTypes) -> Bool {
    switch self {
    case .isTruthy(let operand): return operand.mayThrow(types)
    case .equal(let left, let right):
      let both = left.valueTypes(types).intersection(right.valueTypes(types))
      return left.mayThrow(types) || right.mayThrow(types)
        || !both.isDisjoint(with: ZodSchema.ValueTypes.identical)
    case .less(let left, let right), .lessOrEqual(let left, let right):
      let convertible = ZodSchema.ValueTypes.primitive.union(.date)
      return left.mayThrow(types) || right.mayThrow(types)
        || !left.valueTypes(types).isSubset(of: convertible)
        || !right.valueTypes(types).isSubset(of: convertible)
    case .not(let inner): return inner.mayThrow(types)
    case .all(let parts), .any(let parts): return parts.contains { $0.mayThrow(types) }
    }
  }
}

extension ZodSchema.ConditionExpression.Operand {
  /// Returns whether making the operand may throw: `new Date` of a value that it converts by its methods.
  fileprivate func mayThrow(_ types: (Self) -> ZodSchema.ValueTypes) -> Bool {
    guard case .date(let key) = self else { return false }
    return !types(.field(key)).isSubset(of: ZodSchema.ValueTypes.primitive.union(.date))
  }

  /// Returns the types that the operand may have. Two dates are never equal.
  fileprivate func valueTypes(_ types: (Self) -> ZodSchema.ValueTypes) -> ZodSchema.ValueTypes {
    switch self {
    case .date: .date
    case .constant(let value): ZodSchema.ValueTypes(of: value)
    case .undefined: .undefined
    case .field, .value: types(self)
    }
  }
}
