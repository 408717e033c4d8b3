import CompassSchemas
import SchemaModel

extension ZodSchema {
  /// The keys of an object's fields, in order; nil for another node.
  var keys: [String]? {
    guard case .object(let shape) = node else { return nil }
    return shape.fields.map(\.key)
  }

  /// The schema of a field, where this is an object that has it.
  func field(_ key: String) -> ZodSchema? {
    guard case .object(let shape) = node else { return nil }
    return shape.fields.first { $0.key == key }?.schema
  }

  /// The messages that this schema and all that it holds may give, in the order of the tree.
  var messages: [String] {
    let inner: [ZodSchema] =
      switch node {
      case .object(let shape): shape.fields.map(\.schema)
      case .array(let element): [element]
      case .tuple(let items, let rest): items + [rest].compactMap(\.self)
      case .record(let record): [record.key, record.value]
      case .union(let options), .exclusiveUnion(let options),
        .discriminatedUnion(_, let options, _):
        options
      case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
        .nullable(let inner), .default(let inner, _), .prefault(let inner, _),
        .catch(let inner, _), .readonly(let inner), .success(let inner), .lazy(let inner):
        [inner]
      case .intersection(let left, let right), .pipe(let left, let right),
        .codec(let left, let right, _):
        [left, right]
      default: []
      }
    return [message].compactMap(\.self) + inner.flatMap(\.messages) + checks.compactMap(\.message)
  }
}

/// The schemas of revision 2026-02.
extension ZodSchema {
  static let coach = february(.coach)
  static let event = february(.event)
  static let interaction = february(.interaction)

  private static func february(_ schema: WebSchema) -> ZodSchema {
    (try? schema.schema(in: .february2026)) ?? .never
  }
}
