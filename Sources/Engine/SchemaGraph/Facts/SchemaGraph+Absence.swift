internal import SchemaModel

/// The meaning of an absent value: Zod's `optin` and `optout`.
extension SchemaGraph {
  /// The treatment of an absent value by a schema.
  package enum Absence: Int, Sendable {
    /// The value must be there.
    case refused
    /// The value may be absent.
    case optional
    /// The value may be absent and then becomes another one; only in versions that distinguish it from `optional`.
    case defaulted
  }

  /// Returns whether the input of a schema may be absent.
  package func inputAbsence(of node: Node) -> Absence {
    let optional = Absence.optional
    return strongest(of: node) { schema in
      switch schema.node {
      // What is inside decides only whether the value has a default.
      case .optional, .exactOptional: (optional, semantics.tellsDefaults ? .all : .none)
      case .default, .prefault: (semantics.tellsDefaults ? .defaulted : optional, .none)
      case .catch: (semantics.functionsAcceptAbsent ? optional : .refused, .all)
      case .transform: (semantics.functionsAcceptAbsent ? optional : .refused, .none)
      case .undefined: (semantics.undefinedMayBeAbsent ? optional : .refused, .none)
      case .pipe, .codec: (.refused, .first)
      case .union, .exclusiveUnion, .discriminatedUnion, .nullable, .readonly, .lazy, .reference:
        (.refused, .all)
      default: (.refused, .none)
      }
    }
  }

  /// Returns whether the output of a schema may be absent.
  package func outputMayBeAbsent(of node: Node) -> Bool {
    let found = strongest(of: node) { schema in
      switch schema.node {
      case .optional, .exactOptional: (.optional, .none)
      case .undefined: (semantics.undefinedMayBeAbsent ? .optional : .refused, .none)
      case .pipe, .codec: (.refused, .last)
      case .union, .exclusiveUnion, .discriminatedUnion, .catch, .nullable, .readonly, .lazy,
        .reference:
        (.refused, .all)
      default: (.refused, .none)
      }
    }
    return found != .refused
  }

  /// The schemas inside that decide too.
  private enum Inner { case none, first, last, all }

  /// Returns the strongest answer of a schema and those inside that decide too. One that is met again adds nothing.
  private func strongest(
    of node: Node, _ answer: (ZodSchema) -> (Absence, Inner)
  ) -> Absence {
    var strongest = Absence.refused
    var next: Node? = node
    var open: [Node] = []
    var followed: [Node] = []
    while let node = next ?? open.popLast() {
      next = nil
      let schema = schema(node)
      let (own, inner) = answer(schema)
      if own.rawValue > strongest.rawValue { strongest = own }
      if case .reference = schema.node {
        guard let target = target(node), !followed.contains(target) else { continue }
        followed.append(target)
        next = target
        continue
      }
      let inside = inside(node)
      switch inner {
      case .none: continue
      case .first: next = inside.first
      case .last: next = inside.last
      case .all where inside.count == 1: next = inside.first
      case .all: open += inside
      }
    }
    return strongest
  }
}
