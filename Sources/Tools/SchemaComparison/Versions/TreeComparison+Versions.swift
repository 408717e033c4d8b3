internal import SchemaModel

/// The version of Zod that a document asks for, and what another version makes of the schema.
extension TreeComparison {
  /// Compares the sets of functions, which may give one name to different functions.
  mutating func compareFunctionSets(_ old: SchemaDocument, _ new: SchemaDocument) {
    guard old.functions != new.functions else { return }
    func name(_ set: String?) -> String { set.map { "the functions of \($0)" } ?? "no functions" }
    note(
      .changed, at: "$", "names \(name(new.functions)), was \(name(old.functions))", of: .functions)
  }

  /// Compares the versions of Zod.
  mutating func compareVersions(_ old: SchemaDocument, _ new: SchemaDocument) {
    guard old.zod != new.zod else { return }
    let unversioned = ZodVersion.ofUnversionedDocuments
    let (before, after) = (old.zod ?? unversioned, new.zod ?? unversioned)
    func name(_ version: ZodVersion?) -> String {
      version.map { "Zod \($0.rawValue)" } ?? "no version of Zod, so \(unversioned.rawValue)"
    }
    note(
      before == after ? .reworded : .changed, at: "$",
      "names \(name(new.zod)), was \(name(old.zod))", of: .version
    )
    guard before != after else { return }
    let isMonotone = old.schema.isMonotoneThroughout && new.schema.isMonotoneThroughout
    var features = SchemaFeatures(of: new.schema)
    features.formUnion(SchemaFeatures(of: old.schema))
    for change in ZodChange.all
    where min(before, after) < change.since && change.since <= max(before, after) {
      guard let effect = change.effect, !features.isDisjoint(with: effect.features) else {
        continue
      }
      let isUpward = before < after
      let version = change.since.rawValue
      let kind = isUpward ? effect.kind : effect.kind.opposite
      note(
        isMonotone || kind == .reworded ? kind : .changed, at: "$",
        isUpward ? "Zod \(version) \(change.after)" : "Zod before \(version) \(change.before)",
        of: .change(change))
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
