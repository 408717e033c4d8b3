/// A proof that the outputs of both sides of an intersection can be merged, so that a verdict does not need the merge.
///
/// Outputs differ only where both sides have a constant for the same absent member.
struct MergedSides {
  private let builder: PlanBuilder
  private let traits: NodeTraits
  /// The comparisons that are left, so that a large schema takes no longer to compile.
  private var left = 10_000
  private static let greatestDepth = 64

  init(_ builder: PlanBuilder, _ traits: NodeTraits) {
    self.builder = builder
    self.traits = traits
  }

  /// Returns whether the outputs of two nodes for the same value, which is not absent, surely fit together.
  mutating func fit(_ first: Int32, _ second: Int32, depth: Int = 0) -> Bool {
    left -= 1
    guard left > 0, depth < Self.greatestDepth, traits.onlyFills[Int(first)],
      traits.onlyFills[Int(second)]
    else { return false }
    if traits.keepsValues[Int(first)] || traits.keepsValues[Int(second)] { return true }
    if let parts = parts(of: first) {
      for part in parts where !fit(part, second, depth: depth + 1) { return false }
      return true
    }
    if let parts = parts(of: second) {
      for part in parts where !fit(first, part, depth: depth + 1) { return false }
      return true
    }
    let (one, other) = (builder.nodes[Int(first)], builder.nodes[Int(second)])
    switch (one.opcode, other.opcode) {
    case (.array, .array), (.record, .record):
      return fit(one.element, other.element, depth: depth + 1)
    case (.object, .object):
      let (one, other) = (builder.objects[Int(one.object)], builder.objects[Int(other.object)])
      return fieldsFit(one, other, depth: depth + 1)
    default: return false
    }
  }

  /// The nodes one of which makes a node's output; nil if the node makes it itself.
  private func parts(of place: Int32) -> [Int32]? {
    let node = builder.nodes[Int(place)]
    switch node.opcode {
    case .union, .exclusiveUnion: return Array(builder.items[node.options])
    case .intersection: return [node.input, node.output]
    case .optional, .nonoptional, .nullable, .default, .prefault, .same: return [node.inner]
    default: return nil
    }
  }

  private mutating func fieldsFit(_ one: PlanObject, _ other: PlanObject, depth: Int) -> Bool {
    left -= Int(one.fieldCount) + Int(other.fieldCount)
    // Equal keys have one position.
    let own = nodes(of: one)
    let others = nodes(of: other)
    for (key, node) in own {
      let second = others[key] ?? other.catchall
      guard second >= 0 else { continue }
      if others[key] != nil, fills(node, depth), fills(second, depth) { return false }
      guard fit(node, second, depth: depth) else { return false }
    }
    guard one.catchall >= 0 else { return true }
    for (key, node) in others where own[key] == nil {
      guard fit(one.catchall, node, depth: depth) else { return false }
    }
    return other.catchall < 0 || fit(one.catchall, other.catchall, depth: depth)
  }

  /// The nodes of an object's fields, by the position of the key.
  private func nodes(of object: PlanObject) -> [Int32: Int32] {
    let first = Int(object.firstField)
    let fields = builder.fields[first..<first + Int(object.fieldCount)]
    return Dictionary(fields.map { ($0.key.start, $0.node) }, uniquingKeysWith: { $1 })
  }

  /// Returns whether a node may have an output for an absent member.
  private func fills(_ place: Int32, _ depth: Int) -> Bool {
    guard depth < Self.greatestDepth else { return true }
    let node = builder.nodes[Int(place)]
    switch node.opcode {
    case .default, .prefault: return true
    case .string, .number, .boolean, .null, .literal, .array, .tuple, .record, .object, .anything,
      .never:
      return false
    default: return parts(of: place).map { $0.contains { fills($0, depth + 1) } } ?? true
    }
  }
}
