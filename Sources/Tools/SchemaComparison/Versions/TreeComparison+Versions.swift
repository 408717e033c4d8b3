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
    let changes = VersionChanges(from: before, to: after)
    for (change, kind) in changes.effects(on: [old.schema, new.schema]) {
      let version = change.since.rawValue
      note(
        kind, at: "$",
        before < after
          ? "Zod \(version) \(change.after)" : "Zod before \(version) \(change.before)",
        of: .change(change))
    }
  }
}
