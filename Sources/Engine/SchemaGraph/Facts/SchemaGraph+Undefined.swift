internal import SchemaModel

/// Absent values in any version of Zod.
extension SchemaGraph {
  /// The answer of one schema to a question about an absent value.
  private enum Answer {
    case yes, no
    /// That of any schema inside, without those of checks.
    case inside
    /// That of one schema inside.
    case first, last
  }

  /// Returns whether a schema, or one inside that decides too, answers yes. A schema that is met again adds nothing.
  private func holds(_ node: Node, _ answer: (Node, ZodSchema) -> Answer) -> Bool {
    var seen: Set<Node> = []
    var open = [node]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let target = target(next) {
        open.append(target)
        continue
      }
      switch answer(next, schema(next)) {
      case .yes: return true
      case .no: break
      case .inside: open += inside(next)
      case .first: open += inside(next).prefix(1)
      case .last: open += inside(next).suffix(1)
      }
    }
    return false
  }

  /// Returns the schema inside of all wrappers.
  func insideWrappers(_ node: Node) -> Node {
    var node = node
    var followed: Set<Node> = []
    while true {
      switch schema(node).node {
      case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
        .readonly, .lazy:
        node = child(0, of: node)
      case .reference:
        guard let target = target(node), followed.insert(target).inserted else { return node }
        node = target
      default: return node
      }
    }
  }

  /// Returns whether undefined is a value of the schema although its key is not optional.
  func takesUndefined(_ node: Node) -> Bool {
    holds(node) { node, schema in
      switch schema.node {
      case .any, .unknown, .undefined, .void, .coerced(.string), .coerced(.boolean): .yes
      case .literal(let values): values.contains(.undefined) ? .yes : .no
      case .nullable, .readonly, .lazy, .nonoptional:
        replacesAbsence(child(0, of: node)) ? .yes : .inside
      case .pipe, .codec: .first
      case .union, .exclusiveUnion: .inside
      case .intersection: acceptsAbsence(node, within: []) ? .yes : .no
      default: .no
      }
    }
  }

  /// Returns whether an object may lack a field of the schema.
  ///
  /// - Parameter outer: The intersections around the schema; one that is inside itself adds nothing.
  private func acceptsAbsence(_ node: Node, within outer: Set<Node>) -> Bool {
    holds(node) { node, schema in
      switch schema.node {
      case .optional, .exactOptional, .default, .prefault, .catch, .any, .unknown, .undefined,
        .void:
        .yes
      case .nullable, .readonly, .lazy, .union, .exclusiveUnion: .inside
      case .intersection:
        !outer.contains(node)
          && inside(node).allSatisfy { acceptsAbsence($0, within: outer.union([node])) }
          ? .yes : .no
      case .pipe, .codec: .first
      default: .no
      }
    }
  }

  /// Returns whether an output of the schema may be absent.
  func mayForgiveAbsence(_ node: Node) -> Bool {
    holds(node) { _, schema in
      switch schema.node {
      case .optional, .exactOptional, .undefined: .yes
      case .catch, .nullable, .readonly, .lazy, .union, .exclusiveUnion, .discriminatedUnion:
        .inside
      case .pipe, .codec: .last
      default: .no
      }
    }
  }

  /// Returns whether the schema may make a value of an absent one.
  func replacesAbsence(_ node: Node) -> Bool {
    holds(node) { _, schema in
      switch schema.node {
      case .default, .prefault, .catch, .transform: .yes
      case .optional, .exactOptional, .nonoptional, .nullable, .readonly, .lazy, .pipe, .codec,
        .union, .exclusiveUnion:
        .inside
      default: .no
      }
    }
  }

  /// Returns whether the schema may convert an absent value, as `String(undefined)` does.
  func convertsAbsence(_ node: Node) -> Bool {
    holds(node) { _, schema in
      switch schema.node {
      case .coerced: .yes
      case .optional, .exactOptional, .nonoptional, .nullable, .readonly, .lazy, .union,
        .exclusiveUnion:
        .inside
      case .pipe, .codec: .first
      default: .no
      }
    }
  }

  /// Returns whether the schema is a transform, or ends in one.
  func endsInTransform(_ node: Node) -> Bool {
    holds(node) { _, schema in
      switch schema.node {
      case .transform: .yes
      case .pipe: .last
      default: .no
      }
    }
  }

  /// Returns whether an object of the schema lists the values of a key that every object inherits.
  func listsInheritedKey(_ node: Node) -> Bool {
    holds(insideWrappers(node)) { node, schema in
      switch schema.node {
      case .object(let shape):
        zip(shape.fields, inside(node)).contains { field, node in
          ZodSchema.inheritedNames.contains(field.jsKey) && fixedValues(of: node) != nil
        } ? .yes : .no
      case .discriminatedUnion: .inside
      case .pipe, .codec: .first
      default: .no
      }
    }
  }
}
