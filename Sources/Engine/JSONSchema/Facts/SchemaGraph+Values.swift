internal import SchemaModel

extension SchemaGraph {
  /// A step of finding the values of a schema: its start, or the use of the values of the schemas inside.
  private enum ValueStep {
    case start(Int, depth: Int)
    /// The values of the last schemas are those of a term.
    case join(Int, count: Int)
    /// The values of the last schema with another one are those of a term.
    case with(Int, ZodSchema.Constant)
    /// The values of the last schema without `undefined` are those of a term.
    case withoutUndefined(Int)
  }

  /// Returns the values that a schema accepts, in order, or nil if the set is not fixed: Zod's `_zod.values`.
  ///
  /// A schema without such a set inside has none either. A cycle has no values.
  mutating func fixedValues(of term: Int) -> [ZodSchema.Constant]? {
    var known: [Int: [ZodSchema.Constant]] = [:]
    var found: [[ZodSchema.Constant]] = []
    var open = [ValueStep.start(term, depth: 0)]
    while let step = open.popLast() {
      let (finished, values): (Int, [ZodSchema.Constant])
      switch step {
      case .start(let term, let depth):
        if let values = known[term] {
          found.append(values)
          continue
        }
        guard depth < Self.maximumDepth else { return nil }
        guard let own = ownValues(of: term) else {
          guard let inner = stepsInside(term, depth: depth) else { return nil }
          open += inner
          continue
        }
        (finished, values) = (term, own)
      case .join(let term, let count):
        values = found.suffix(count).flatMap(\.self)
        found.removeLast(count)
        finished = term
      case .with(let term, let value): (finished, values) = (term, found.removeLast() + [value])
      case .withoutUndefined(let term):
        (finished, values) = (term, found.removeLast().filter { $0 != .undefined })
      }
      let set = distinct(values)
      known[finished] = set
      found.append(set)
    }
    return found.last
  }

  /// Returns the values that a schema itself has; nil if they are those of schemas inside, or no fixed set.
  private func ownValues(of term: Int) -> [ZodSchema.Constant]? {
    guard target(of: term) == nil else { return nil }
    return switch schema(of: term).node {
    case .literal(let values): values
    case .enumeration(let entries): entries.values.map { .json($0) }
    case .null: [.null]
    case .undefined: [.undefined]
    default: nil
    }
  }

  /// Returns the steps for a schema whose values are those of schemas inside, the last one first; nil if it has none.
  private mutating func stepsInside(_ term: Int, depth: Int) -> [ValueStep]? {
    if let target = target(of: term) {
      return [.join(term, count: 1), .start(target, depth: depth + 1)]
    }
    let parts = parts(of: term)
    switch parts.shell.node {
    case .optional: return inside(term, depth, then: .with(term, .undefined))
    case .nullable: return inside(term, depth, then: .with(term, .null))
    case .nonoptional: return inside(term, depth, then: .withoutUndefined(term))
    case .default, .prefault, .catch, .exactOptional, .readonly, .pipe, .codec:
      return inside(term, depth, then: .join(term, count: 1))
    case .union, .exclusiveUnion:
      var steps = [ValueStep.join(term, count: parts.nodeCount)]
      for slot in (0..<parts.nodeCount).reversed() {
        steps.append(.start(child(slot, of: term), depth: depth + 1))
      }
      return steps
    default: return nil
    }
  }

  private mutating func inside(_ term: Int, _ depth: Int, then step: ValueStep) -> [ValueStep] {
    [step, .start(child(0, of: term), depth: depth + 1)]
  }

  /// Returns the values without repetitions, as a `Set` of JavaScript keeps them.
  private func distinct(_ values: [ZodSchema.Constant]) -> [ZodSchema.Constant] {
    var seen: Set<ZodSchema.Constant> = []
    return values.filter { seen.insert($0).inserted }
  }
}
