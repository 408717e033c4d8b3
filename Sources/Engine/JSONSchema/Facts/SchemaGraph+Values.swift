internal import SchemaModel
internal import SourceJSON

extension SchemaGraph {
  /// Returns the values that a schema accepts, in order, or nil if they are no fixed set: Zod's `_zod.values`.
  ///
  /// Schemas nest no deeper than `maximumDepth`; a cycle has no values.
  mutating func fixedValues(of term: Int) -> [ZodSchema.Constant]? {
    fixedValues(of: term, depth: 0).map(distinct)
  }

  private mutating func fixedValues(of term: Int, depth: Int) -> [ZodSchema.Constant]? {
    guard depth < Self.maximumDepth else { return nil }
    if let target = target(of: term) { return fixedValues(of: target, depth: depth + 1) }
    let parts = parts(of: term)
    switch parts.shell.node {
    case .literal(let values): return values
    case .enumeration(let entries): return entries.values.map { .json($0) }
    case .null: return [.null]
    case .undefined: return [.undefined]
    case .optional: return inner(term, depth).map { $0 + [.undefined] }
    case .nullable: return inner(term, depth).map { $0 + [.null] }
    case .nonoptional: return inner(term, depth)?.filter { $0 != .undefined }
    case .default, .prefault, .catch, .exactOptional, .readonly, .pipe, .codec:
      return inner(term, depth)
    case .union, .exclusiveUnion:
      var all: [ZodSchema.Constant] = []
      for slot in 0..<parts.nodeCount {
        let option = child(slot, of: term)
        guard let values = fixedValues(of: option, depth: depth + 1) else { return nil }
        all += values
      }
      return all
    default: return nil
    }
  }

  private mutating func inner(_ term: Int, _ depth: Int) -> [ZodSchema.Constant]? {
    let inner = child(0, of: term)
    return fixedValues(of: inner, depth: depth + 1)
  }

  /// Returns the values without repetitions, as a `Set` of JavaScript keeps them.
  private func distinct(_ values: [ZodSchema.Constant]) -> [ZodSchema.Constant] {
    var seen: Set<ZodSchema.Constant> = []
    return values.filter { seen.insert($0).inserted }
  }
}
