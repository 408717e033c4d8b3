internal import SchemaModel

/// The effect of a node that becomes one of another kind.
struct NodeChange {
  /// The kind for the node's values.
  var kind: SchemaDifference.Kind
  /// Whether the values that both nodes accept have the same output in both.
  var keepsOutputs = true
}

extension ZodSchema.Node {
  /// Returns the effect of a change to a node of another kind.
  ///
  /// - Parameter mayBeAbsent: whether the value may be absent: the versions of Zod differ in whether `any` accepts that.
  func change(to new: ZodSchema.Node, mayBeAbsent: Bool) -> NodeChange {
    let (before, after) = (ZodSchema(self), ZodSchema(new))
    func isComparable(_ schema: ZodSchema) -> Bool {
      !mayBeAbsent || schema.absence == .refused
    }
    switch (self, new) {
    case (.never, _):
      return NodeChange(kind: after.acceptsNoJSON ? .changed : .looser)
    case (_, .never):
      return NodeChange(kind: before.acceptsNoJSON ? .changed : .stricter)
    case (_, .any), (_, .unknown):
      guard !before.acceptsAll, self != .custom, isComparable(before) else { break }
      return NodeChange(kind: .looser, keepsOutputs: before.keepsValues)
    case (.any, _), (.unknown, _):
      guard !after.acceptsAll, new != .custom, isComparable(after) else { break }
      return NodeChange(kind: .stricter, keepsOutputs: after.keepsValues)
    case (.string, .enumeration), (.string, .literal), (.string, .templateLiteral):
      return NodeChange(kind: new.hasTextsOnly ? .stricter : .changed)
    case (.enumeration, .string), (.literal, .string), (.templateLiteral, .string):
      return NodeChange(kind: hasTextsOnly ? .looser : .changed)
    // A value of the type stays as it is.
    case (_, .coerced(let type)) where type.node == self: return NodeChange(kind: .looser)
    case (.coerced(let type), _) where type.node == new: return NodeChange(kind: .stricter)
    case (.union(let old), .exclusiveUnion(let new)) where old == new && Set(old).count > 1:
      return NodeChange(kind: .stricter)
    case (.exclusiveUnion(let old), .union(let new)) where old == new && Set(old).count > 1:
      return NodeChange(kind: .looser)
    case (_, .union):
      guard let option = after.option(before), !option.isEverything else { break }
      return NodeChange(kind: .looser, keepsOutputs: option.isFirst)
    case (.union, _):
      guard let option = before.option(after), !option.isEverything else { break }
      return NodeChange(kind: .stricter, keepsOutputs: option.isFirst)
    case (_, .intersection(let left, let right)) where isScalar:
      let others = [left, right].filter { $0 != before }
      guard others.count == 1, !before.isWithin(others[0]) else { break }
      return NodeChange(kind: .stricter)
    case (.intersection(let left, let right), _) where new.isScalar:
      let others = [left, right].filter { $0 != after }
      guard others.count == 1, !after.isWithin(others[0]) else { break }
      return NodeChange(kind: .looser)
    default: break
    }
    return NodeChange(kind: .changed)
  }

  /// Whether the values have no parts, and are their own outputs.
  private var isScalar: Bool {
    switch self {
    case .string, .number, .boolean, .literal, .enumeration, .templateLiteral: true
    default: false
    }
  }
}

extension ZodSchema.Coercion {
  /// The node of the type alone.
  fileprivate var node: ZodSchema.Node {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .bigint: .bigint
    case .date: .date
    }
  }
}
