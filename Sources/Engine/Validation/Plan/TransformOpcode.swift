internal import SchemaModel

/// The kind of a transform's implementation, in nodes and checks.
enum TransformOpcode: UInt8 {
  case trim, toLowerCase, toUpperCase
  case normalize, slugify
  case identity
  /// A function from text to text that runs on bytes.
  case text
  case custom
}

extension ZodSchema.Transform {
  /// The opcode of the implementation; `custom` if there is none.
  var opcode: TransformOpcode {
    switch body {
    case .trim: .trim
    case .toLowerCase: .toLowerCase
    case .toUpperCase: .toUpperCase
    case .normalize: .normalize
    case .slugify: .slugify
    case .identity: .identity
    case .text: .text
    case .custom, .value, .reporting, .reportingValue, nil: .custom
    }
  }

  /// The function if it runs on bytes; nil for any other.
  var textFunction: ZodSchema.TextFunction.Storage? {
    if case .text(let function) = body { function.storage } else { nil }
  }
}
