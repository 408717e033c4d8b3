internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A node around another that handles an absent value, null, or a failure.
struct Wrapper: Equatable {
  var name: String
  /// The description of gaining the wrapper.
  var with: String
  /// The description of losing the wrapper.
  var without: String
}

extension ZodSchema {
  /// The wrappers around the innermost schema, the outermost first.
  var wrappers: [Wrapper] {
    guard let (wrapper, inner) = node.unwrapped else { return [] }
    return [wrapper] + inner.wrappers
  }

  /// The schema inside of all wrappers.
  var innermost: ZodSchema { node.unwrapped?.inner.innermost ?? self }

  /// Returns the wrappers around another schema.
  func replacingInnermost(with other: ZodSchema) -> ZodSchema {
    guard let inner = node.unwrapped?.inner else { return other }
    return replacingPart(at: 0, with: inner.replacingInnermost(with: other))
  }

  /// The schemas of the wrappers, the outermost first.
  var layers: [ZodSchema] {
    guard let inner = node.unwrapped?.inner else { return [] }
    return [self] + inner.layers
  }

  /// Returns the other options in a few words, if this is nothing but a union with an option.
  func options(beside option: ZodSchema) -> String? {
    guard case .union(var options) = node, message == nil, error == nil, checks.isEmpty,
      let index = options.firstIndex(of: option)
    else { return nil }
    options.remove(at: index)
    return options.isEmpty
      ? "nothing else" : options.map(\.node.summary).joined(separator: " and ")
  }
}

extension ZodSchema.Node {
  /// The outermost wrapper and the schema in it.
  fileprivate var unwrapped: (wrapper: Wrapper, inner: ZodSchema)? {
    func wrapper(_ name: String, _ with: String, _ without: String) -> Wrapper {
      Wrapper(name: name, with: with, without: without)
    }
    switch self {
    case .optional(let inner):
      return (wrapper("optional", "is now optional", "is not optional any more"), inner)
    case .exactOptional(let inner):
      return (
        wrapper("exactOptional", "may now lack its key", "may not lack its key any more"), inner
      )
    case .nonoptional(let inner):
      return (
        wrapper(
          "nonoptional", "must not be undefined any more", "may be undefined if the inside may"),
        inner
      )
    case .nullable(let inner):
      return (wrapper("nullable", "is now nullable", "is not nullable any more"), inner)
    case .readonly(let inner):
      return (
        wrapper("readonly", "is now read-only", "is not read-only any more"), inner
      )
    case .lazy(let inner):
      return (
        wrapper("lazy", "is now found lazily", "is not found lazily any more"), inner
      )
    case .default(let inner, let value): return (.fallback("default", value.text), inner)
    case .prefault(let inner, let value): return (.fallback("prefault", value.text), inner)
    case .catch(let inner, let value): return (.fallback("catch", value.text), inner)
    default: return nil
    }
  }
}

extension Wrapper {
  fileprivate static func fallback(_ name: String, _ value: String) -> Wrapper {
    let kind = name == "catch" ? "a value with issues" : "an absent value"
    return Wrapper(
      name: name, with: "\(kind) becomes \(value)", without: "\(kind) no longer becomes \(value)")
  }
}
