internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A node around another that handles an absent value, null, or a failure.
struct Wrapper {
  /// The effect of a wrapper on the values that are accepted.
  enum Effect {
    /// It accepts more.
    case accepts
    /// It accepts less.
    case refuses
    /// It accepts the same, with the same output.
    case none

    /// The kind of difference when the wrapper is added.
    var ofGain: SchemaDifference.Kind {
      switch self {
      case .accepts: .looser
      case .refuses: .stricter
      case .none: .reworded
      }
    }

    /// The kind of difference when the wrapper is removed.
    var ofLoss: SchemaDifference.Kind {
      switch self {
      case .accepts: .stricter
      case .refuses: .looser
      case .none: .reworded
      }
    }
  }

  var name: String
  var effect = Effect.accepts
  /// The description of gaining the wrapper.
  var with: String
  /// The description of losing the wrapper.
  var without: String
}

extension ZodSchema {
  /// The wrappers around the schema's core, the outermost first.
  var wrappers: [Wrapper] {
    guard let (wrapper, inner) = node.unwrapped else { return [] }
    return [wrapper] + inner.wrappers
  }

  /// The schema inside of all wrappers.
  var core: ZodSchema { node.unwrapped?.inner.core ?? self }

  /// Returns the other options in a few words, if this is nothing but a union with that option.
  func options(beside option: ZodSchema) -> String? {
    guard case .union(let options) = node, message == nil, error == nil, checks.isEmpty,
      let place = options.firstIndex(of: option)
    else { return nil }
    var others = options
    others.remove(at: place)
    return others.isEmpty ? "nothing else" : others.map(\.node.summary).joined(separator: " and ")
  }

  /// Whether an object may lack a field of this schema.
  var acceptsAbsence: Bool {
    switch node {
    case .optional, .exactOptional, .default, .any, .unknown, .undefined, .void: true
    case .prefault, .catch: true
    case .nullable(let inner), .readonly(let inner), .lazy(let inner): inner.acceptsAbsence
    case .union(let options), .exclusiveUnion(let options):
      options.contains(where: \.acceptsAbsence)
    case .intersection(let left, let right): left.acceptsAbsence && right.acceptsAbsence
    case .pipe(let input, _), .codec(let input, _, _): input.acceptsAbsence
    default: false
    }
  }
}

extension ZodSchema.Node {
  fileprivate var unwrapped: (wrapper: Wrapper, inner: ZodSchema)? {
    func wrapper(
      _ name: String, _ with: String, _ without: String, _ effect: Wrapper.Effect = .accepts
    ) -> Wrapper {
      Wrapper(name: name, effect: effect, with: with, without: without)
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
          "nonoptional", "must not be undefined any more", "may be undefined if the inside may",
          .refuses), inner
      )
    case .nullable(let inner):
      return (wrapper("nullable", "is now nullable", "is not nullable any more"), inner)
    case .readonly(let inner):
      return (
        wrapper("readonly", "is now read-only", "is not read-only any more", .none), inner
      )
    case .lazy(let inner):
      return (
        wrapper("lazy", "is now found lazily", "is not found lazily any more", .none), inner
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
