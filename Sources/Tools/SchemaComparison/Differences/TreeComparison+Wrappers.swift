internal import SchemaModel

/// Schemas that differ in what an absent value, null or a failure becomes.
extension TreeComparison {
  mutating func compareWrappers(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    isolating {
      $0 = new.replacingCore(with: old.core)
    } _: {
      $0.compareWrappersOnly(old, new, at: path)
    }
    let layers = old.layers + new.layers
    inside { context in
      for wrapper in old.wrappers + new.wrappers { wrapper.limit(&context, layers: layers) }
    } _: {
      $0.compare(old.core, new.core, at: path)
    }
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
      let change = SingleWrapper(old, new)
      for wrapper in lost {
        let kind = change?.kind(of: wrapper, in: context)?.opposite ?? .changed
        noteProved(kind, at: path, kind == .changed ? wrapper.isOutside : wrapper.without)
      }
      for wrapper in gained {
        let kind = change?.kind(of: wrapper, in: context) ?? .changed
        noteProved(kind, at: path, kind == .changed ? wrapper.isInside : wrapper.with)
      }
    }
    if namesBefore == namesAfter {
      let order = after.map(\.name).joined(separator: " of ")
      note(.changed, at: path, "is \(order), was \(before.map(\.name).joined(separator: " of "))")
    }
  }
}

/// The one wrapper that one of two schemas has and the other lacks, with all others the same.
struct SingleWrapper {
  private let others: [Wrapper]
  private let isOutermost: Bool
  private let cores: [ZodSchema]

  init?(_ old: ZodSchema, _ new: ZodSchema) {
    let (less, more) = [old, new].sorted { $0.wrappers.count < $1.wrappers.count }.pair
    guard more.wrappers.count == less.wrappers.count + 1,
      (old.layers + new.layers).allSatisfy(\.checks.isEmpty)
    else { return nil }
    others = less.wrappers
    let index = zip(less.wrappers, more.wrappers).prefix { $0 == $1 }.count
    var rest = more.wrappers
    rest.remove(at: index)
    guard rest == others else { return nil }
    isOutermost = index == 0
    cores = [old.core, new.core]
  }

  /// Returns the kind of gaining the wrapper; nil if it is not certain.
  func kind(
    of wrapper: Wrapper, in context: ComparisonContext
  ) -> SchemaDifference.Kind? {
    func has(_ names: String...) -> Bool { others.contains { names.contains($0.name) } }
    let isPlain = cores.allSatisfy { $0.absence == .refused && $0.node.isPlain }
    switch wrapper.name {
    case "readonly", "lazy": return .reworded
    case "catch": return has("nonoptional") || !isPlain ? nil : .looser
    case "nullable": return has("catch", "nonoptional") || !isPlain ? nil : .looser
    case "optional", "exactOptional", "default":
      let isAbsentOtherwise = has(
        "optional", "exactOptional", "default", "prefault", "catch", "nonoptional")
      return isPlain && context.mayBeAbsent && !isAbsentOtherwise ? .looser : nil
    case "nonoptional":
      let isAbsentOtherwise =
        has("optional", "exactOptional") && !has("default", "prefault", "catch")
      return isPlain && context.mayBeAbsent && isOutermost && isAbsentOtherwise ? .stricter : nil
    default: return nil
    }
  }
}

extension Wrapper {
  /// The description of a gain that is not certain to change a verdict.
  fileprivate var isInside: String { "is now inside \(name)" }
  /// The description of a loss that is not certain to change a verdict.
  fileprivate var isOutside: String { "is no longer inside \(name)" }

  /// Limits what is certain of the values inside.
  ///
  /// - Parameter layers: the schemas of the wrappers.
  fileprivate func limit(_ context: inout ComparisonContext, layers: [ZodSchema]) {
    if layers.contains(where: { !$0.checks.isEmpty }) { context.observesOutput = true }
    switch name {
    case "catch": context.isMonotone = false
    case "nonoptional": context.observesOutput = true
    case "optional", "exactOptional":
      if context.observesOutput { context.isMonotone = false }
      context.mayBeAbsent = false
    case "default", "prefault": context.mayBeAbsent = false
    default: break
    }
  }
}

extension SchemaDifference.Kind {
  /// The kind of the opposite difference.
  var opposite: SchemaDifference.Kind {
    switch self {
    case .stricter: .looser
    case .looser: .stricter
    case .reworded, .changed: self
    }
  }
}

extension [ZodSchema] {
  /// The first two.
  fileprivate var pair: (ZodSchema, ZodSchema) { (self[0], self[1]) }
}
