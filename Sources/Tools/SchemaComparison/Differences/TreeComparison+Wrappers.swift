internal import SchemaModel

/// Schemas that differ in what an absent value, null or a failure becomes.
extension TreeComparison {
  mutating func compareWrappers(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    isolating {
      $0 = new.replacingInnermost(with: old.innermost)
    } _: {
      $0.compareWrappersOnly(old, new, at: path)
    }
    compare(old.innermost, new.innermost, at: path)
  }

  private mutating func compareWrappersOnly(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    let (before, after) = (old.wrappers, new.wrappers)
    let (namesBefore, namesAfter) = (Set(before.map(\.name)), Set(after.map(\.name)))
    let lost = before.filter { !namesAfter.contains($0.name) }
    let gained = after.filter { !namesBefore.contains($0.name) }
    if lost.map(\.name) == ["optional"], gained.map(\.name) == ["exactOptional"] {
      note(.changed, at: path, "may lack its key, and is no longer undefined")
    } else if lost.map(\.name) == ["exactOptional"], gained.map(\.name) == ["optional"] {
      note(.changed, at: path, "may be undefined, not only lack its key")
    } else {
      let isVisible =
        before.filter(\.isVisible) != after.filter(\.isVisible)
        || !(old.layers + new.layers).allSatisfy(\.checks.isEmpty)
      let kind: SchemaDifference.Kind = isVisible ? .changed : .reworded
      for wrapper in lost { note(kind, at: path, wrapper.without) }
      for wrapper in gained { note(kind, at: path, wrapper.with) }
    }
    if namesBefore == namesAfter {
      let order = after.map(\.name).joined(separator: " of ")
      note(.changed, at: path, "is \(order), was \(before.map(\.name).joined(separator: " of "))")
    }
  }
}

extension Wrapper {
  /// Whether a payload can show the wrapper.
  fileprivate var isVisible: Bool { name != "readonly" && name != "lazy" }
}
