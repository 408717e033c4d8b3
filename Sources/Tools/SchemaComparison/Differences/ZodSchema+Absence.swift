internal import SchemaModel

extension ZodSchema {
  /// The verdict on an absent value.
  enum Absence {
    case accepted, refused, unknown
  }

  /// The verdict on an absent value, as far as it is the same in all versions of Zod.
  var absence: Absence {
    guard checks.isEmpty || node.isPlain else { return .unknown }
    switch node {
    case .optional(let inner), .exactOptional(let inner):
      return inner.absence == .unknown ? .unknown : .accepted
    case .default: return .accepted
    case .nullable(let inner), .readonly(let inner), .lazy(let inner): return inner.absence
    case .null: return .refused
    case let node: return node.isPlain ? .refused : .unknown
    }
  }
}
