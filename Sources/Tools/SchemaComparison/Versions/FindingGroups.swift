internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// The differences so far by path and change, each with the smallest payload of its gravest effect.
struct FindingGroups {
  struct Key: Hashable {
    var path: String
    /// Nil if no change of the table explains the difference.
    var change: ZodChange?
  }

  struct Group {
    var payload: JSONValue
    var size: Int
    var effect: PayloadEffect
    var effects: Set<PayloadEffect>
  }

  private(set) var groups: [Key: Group] = [:]

  mutating func add(
    _ payload: JSONValue, _ effect: PayloadEffect, path: String, change: ZodChange?
  ) {
    let key = Key(path: path, change: change)
    let size = PayloadText.size(of: payload)
    guard var group = groups[key] else {
      groups[key] = Group(payload: payload, size: size, effect: effect, effects: [effect])
      return
    }
    group.effects.insert(effect)
    if effect < group.effect || effect == group.effect && size < group.size {
      (group.payload, group.size, group.effect) = (payload, size, effect)
    }
    groups[key] = group
  }
}
