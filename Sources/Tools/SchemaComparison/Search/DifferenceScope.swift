internal import JSPrimitives
internal import SchemaModel

/// The part of two schemas that one difference concerns, and the way from the payload to its values.
///
/// On this way a payload is accepted if the value inside is and everything beside it is, so that payloads and proofs of the part
/// are those of the schemas.
struct DifferenceScope {
  /// One step from a value to one inside.
  struct Step {
    /// The schemas of the value.
    var frame: SchemaFrame
    /// The position of the value inside.
    var position: SchemaFrame.Position
  }

  /// The meaning of a local value.
  enum Content {
    /// It is the value.
    case value
    /// It is an object with the value, or without it, under `DifferenceScope.key`.
    case member
    /// It is an object with some of the members of this one.
    case members(of: SchemaFrame)

    var isValue: Bool { if case .value = self { true } else { false } }
  }

  /// The key of the one field of local objects.
  static let key: JSText = "key"

  private(set) var steps: [Step] = []
  private(set) var content = Content.value
  /// The schemas of local values before and after the change.
  private(set) var pair: SchemaPair
  /// Whether a check around the values sees their outputs.
  private(set) var observesOutputs = false
  /// Whether the values are those of an option of a union.
  var isInOption: Bool {
    steps.contains { step in if case .option = step.position { true } else { false } }
  }

  /// The part that all differences of a value concern; nil if no way to it is known.
  init?(allDifferencesAt difference: SchemaDifference) {
    guard let frame = difference.way.first(where: { $0.path == difference.path }) else {
      return nil
    }
    var whole = difference
    whole.pair = SchemaDifference.Pair(before: frame.old, edit: .replacement(frame.new))
    whole.way = Array(difference.way.prefix { $0 != frame }) + [frame]
    self.init(whole)
  }

  /// The part that a difference concerns; nil if no way to it is known.
  init?(_ difference: SchemaDifference) {
    guard let change = difference.pair, let last = difference.way.last else { return nil }
    let way = difference.way
    pair = SchemaPair(old: change.before, new: change.before)
    var (index, anchor) = (0, 0)
    while index + 1 < way.count, enterStep(from: index, in: way, change.edit) {
      index += 1
      if way[index].position != .inside { anchor = index }
    }
    let isReached = index == way.count - 1
    if isReached, case .option(let option, let position, let isAdded) = change.edit,
      last.old.isPlainUnion, !observesOutputs
    {
      steps.append(Step(frame: last, position: .option(position)))
      let never = ZodSchema(.never)
      pair =
        isAdded ? SchemaPair(old: never, new: option) : SchemaPair(old: option, new: never)
      return
    }
    if isReached, let excerpt = change.edit.excerpt(of: change.before) {
      pair = SchemaPair(old: excerpt, new: change.edit.applied(to: excerpt))
      if case .object = excerpt.node {
        content = .members(of: last)
        return
      }
    } else if anchor == way.count - 1 {
      pair = SchemaPair(old: change.before, new: change.after)
    } else {
      let around = way[anchor]
      guard
        let changed = around.old.replacing(
          change.before, at: difference.path, with: change.after, from: around.path)
      else { return nil }
      pair = SchemaPair(old: around.old, new: changed)
    }
    if case .field = steps.last?.position {
      content = .member
      pair = SchemaPair(old: pair.old.asField, new: pair.new.asField)
    }
  }

  /// Takes the step to the next value, if payloads and proofs of that one are those of the one around it.
  ///
  /// - Returns: whether it did.
  private mutating func enterStep(
    from index: Int, in way: [SchemaFrame], _ edit: SchemaEdit
  ) -> Bool {
    let (frame, next) = (way[index], way[index + 1])
    guard frame.old.label == nil else { return false }
    switch (frame.old.node, next.position) {
    case (_, .inside):
      let layers = frame.old.layers
      return !layers.isEmpty && layers.allSatisfy(\.isTransparent)
    case (.object, .field(let key)):
      guard key != "__proto__", frame.old.checks.allSatisfy({ !$0.mayRewrite && $0.when == nil })
      else { return false }
      if !frame.old.checks.isEmpty { observesOutputs = true }
    case (.array, .element):
      guard frame.old.checks.allSatisfy({ $0.kind.lengthBound != nil && $0.when == nil }) else {
        return false
      }
    case (.tuple, .item): guard frame.old.checks.isEmpty else { return false }
    case (.record(let record), .value):
      guard record.key == ZodSchema(.string), !record.isLoose, frame.old.checks.isEmpty else {
        return false
      }
    case (_, .option):
      guard frame.old.isPlainUnion, !observesOutputs, !touchesDiscriminator(way, index, edit) else {
        return false
      }
    default: return false
    }
    steps.append(Step(frame: frame, position: next.position))
    return true
  }

  /// Whether the difference is one of the member that chooses the option.
  private func touchesDiscriminator(
    _ way: [SchemaFrame], _ index: Int, _ edit: SchemaEdit
  ) -> Bool {
    guard case .discriminatedUnion(let key, _, _) = way[index].old.node else { return false }
    for frame in way[(index + 2)...] where frame.position != .inside {
      return frame.position == .field(key)
    }
    if case .field(key, _) = edit { return true }
    return false
  }
}

extension ZodSchema {
  /// An object with a field of the schema.
  fileprivate var asField: ZodSchema {
    ZodSchema(.object(ZodSchema.Shape([Field(DifferenceScope.key, self)])))
  }

  /// Whether the schema passes values to the only schema inside, except absent ones and null.
  fileprivate var isTransparent: Bool {
    guard checks.isEmpty, label == nil else { return false }
    switch node {
    case .optional, .exactOptional, .nullable, .readonly, .lazy, .default: return true
    default: return false
    }
  }

  /// Whether the schema accepts what any of its options does.
  fileprivate var isPlainUnion: Bool {
    guard checks.isEmpty, label == nil else { return false }
    switch node {
    case .union, .discriminatedUnion(_, _, isFallingBack: false): return true
    default: return false
    }
  }
}
