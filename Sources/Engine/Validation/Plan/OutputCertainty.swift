internal import SchemaModel

/// The texts for which functions that follow each other surely have an output, so that they don't leave a run undecided:
/// a trivial value.
enum OutputCertainty: UInt8 {
  /// Every text.
  case always
  /// Every string without a `<`, and those for which the first function promises one.
  case untagged
  /// Those for which the first function promises one.
  case known
  /// Only running them can show it.
  case unknown

  /// Adds a function behind the others.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - isFirst: Whether no other one can have changed the text.
  mutating func append(_ function: ZodSchema.Transform, isFirst: Bool) {
    switch function.body {
    case .trim, .toLowerCase, .toUpperCase, .normalize, .slugify, .identity: break
    case .text(let function):
      guard function.storage.canFail else { return }
      if isFirst, function.storage.succeeds != nil {
        self = function.storage.keepsUntaggedTexts ? .untagged : .known
      } else {
        self = .unknown
      }
    case .custom, .value, .reporting, .reportingValue, nil: self = .unknown
    }
  }
}

extension ZodSchema.TextFunction.Storage {
  /// Whether every string without a `<` is known to stay as it is, apart from trimming.
  fileprivate var keepsUntaggedTexts: Bool {
    conditions?.allSatisfy { condition in
      if case .lacks(UInt8(ascii: "<")) = condition.kind { true } else { false }
    } ?? false
  }
}
