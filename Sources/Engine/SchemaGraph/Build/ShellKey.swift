internal import SchemaModel
internal import SourceJSON

/// A schema with placeholders as a key, which is equal to itself even if a constant in it has a NaN.
struct ShellKey: Hashable {
  private var shell: ZodSchema
  /// The constants with a NaN, as strings.
  private var texts: [String] = []

  init(_ shell: ZodSchema) {
    self.shell = shell
    switch shell.node {
    case .literal(let values) where values.contains(where: \.hasNaN):
      texts = values.map { String(describing: $0) }
      self.shell.node = .literal([])
    case .default(let inner, .constant(let value)) where value.hasNaN:
      texts = [String(describing: value)]
      self.shell.node = .default(inner, value: .constant(.undefined))
    case .prefault(let inner, .constant(let value)) where value.hasNaN:
      texts = [String(describing: value)]
      self.shell.node = .prefault(inner, value: .constant(.undefined))
    case .catch(let inner, .constant(let value)) where value.hasNaN:
      texts = [String(describing: value)]
      self.shell.node = .catch(inner, value: .constant(.undefined))
    default: break
    }
  }
}

extension ZodSchema.Constant {
  /// Whether the value is or contains a number that is not equal to itself.
  fileprivate var hasNaN: Bool {
    switch self {
    case .undefined, .bigint: return false
    case .date(let milliseconds): return milliseconds.isNaN
    case .json(let value):
      var open = [value]
      while let next = open.popLast() {
        switch next {
        case .number(let number): if number.isNaN { return true }
        case .array(let elements): open += elements
        case .object(let object): open += object.members.map(\.value)
        case .null, .boolean, .string: break
        }
      }
      return false
    }
  }
}
