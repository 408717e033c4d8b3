internal import SchemaModel

/// Keys that may be absent: Zod's `optin` and `optout`.
extension SchemaGraph {
  /// Returns whether a key or item with a schema may be absent.
  mutating func mayBeAbsent(
    _ term: Int, on side: JSONSchemaOptions.Side, _ rules: JSONSchemaRules
  ) -> Bool {
    var top = term
    if side == .input, rules.looksBelowFunctions {
      var passed: Set<Int> = []
      while passed.insert(top).inserted, let below = belowFunction(top) { top = below }
    }
    var seen: Set<Int> = []
    var open = [top]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch absence(of: next, on: side, rules) {
      case .certain(true): return true
      case .certain(false): continue
      case .asInner(let inner): open += inner
      }
    }
    return false
  }

  private enum Absence {
    case certain(Bool)
    /// That of any of these schemas.
    case asInner([Int])
  }

  /// Returns the schema below a `catch` or after a transform; nil for another schema.
  private mutating func belowFunction(_ term: Int) -> Int? {
    switch schema(of: term).node {
    case .catch: return child(0, of: term)
    case .pipe:
      guard isTransform(child(0, of: term)) else { return nil }
      return child(1, of: term)
    default: return nil
    }
  }

  /// Returns whether a term is a transform, not a pipe with one.
  func isTransform(_ term: Int) -> Bool {
    if case .transform = schema(of: term).node { true } else { false }
  }

  private mutating func absence(
    of term: Int, on side: JSONSchemaOptions.Side, _ rules: JSONSchemaRules
  ) -> Absence {
    if let target = target(of: term) { return .asInner([target]) }
    let isInput = side == .input
    let parts = parts(of: term)
    switch parts.shell.node {
    case .optional, .exactOptional: return .certain(true)
    case .default, .prefault: return .certain(isInput)
    case .transform: return .certain(isInput && rules.functionsAcceptAbsent)
    case .undefined: return .certain(rules.undefinedMayBeAbsent)
    case .catch where isInput && rules.functionsAcceptAbsent: return .certain(true)
    case .nullable, .readonly, .lazy, .catch: return .asInner([child(0, of: term)])
    case .pipe, .codec: return .asInner([child(isInput ? 0 : 1, of: term)])
    case .union, .exclusiveUnion, .discriminatedUnion:
      var options: [Int] = []
      for slot in 0..<parts.nodeCount { options.append(child(slot, of: term)) }
      return .asInner(options)
    default: return .certain(false)
    }
  }
}
