internal import SchemaGraph
internal import SchemaModel

/// The changes of Zod between two versions.
struct VersionChanges {
  /// The version before.
  let from: ZodVersion
  /// The version after, which may be the older one.
  let to: ZodVersion
  /// The changes, in the order of the table.
  let all: [ZodChange]

  init(from: ZodVersion, to: ZodVersion) {
    self.from = from
    self.to = to
    all = ZodChange.all.filter { min(from, to) < $0.since && $0.since <= max(from, to) }
  }

  /// Returns the changes that can touch a schema: those of a construct that it has, and those without a construct.
  func suspects(in schema: ZodSchema) -> [ZodChange] {
    let features = self.features(of: schema)
    return all.filter { change in
      change.effect.map { !features.isDisjoint(with: $0.features) } ?? true
    }
  }

  private func features(of schema: ZodSchema) -> Set<SchemaFeature> {
    // A schema without a graph has no validator, and so nothing to compare.
    (try? SchemaGraph(schema, semantics: to.semantics))?.features ?? []
  }

  /// Returns the changes of constructs that some schemas have, with their effects on payloads.
  func effects(on schemas: [ZodSchema]) -> [(change: ZodChange, kind: SchemaDifference.Kind)] {
    let isMonotone = schemas.allSatisfy(\.isMonotoneThroughout)
    let features = schemas.reduce(into: Set<SchemaFeature>()) { found, schema in
      found.formUnion(self.features(of: schema))
    }
    return all.compactMap { change in
      guard let effect = change.effect, !features.isDisjoint(with: effect.features) else {
        return nil
      }
      let kind = from < to ? effect.kind : effect.kind.opposite
      return (change, isMonotone || kind == .reworded ? kind : .changed)
    }
  }
}

extension SchemaDifference.Kind {
  /// The kind of the opposite difference.
  fileprivate var opposite: SchemaDifference.Kind {
    switch self {
    case .stricter: .looser
    case .looser: .stricter
    case .reworded, .changed: self
    }
  }
}
