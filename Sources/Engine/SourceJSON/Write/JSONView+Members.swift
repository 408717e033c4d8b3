internal import JSPrimitives

/// The members of an object, each key once.
extension JSONView {
  /// A member by the entries of its key and its value.
  package typealias Member = (key: Int, value: Int)

  /// Returns the members of the object at `index` in JavaScript's order. The last of equal keys
  /// counts, at the place of the first.
  package func members(at index: Int) -> [Member] {
    let count = childCount(at: index)
    var members: [Member] = []
    members.reserveCapacity(count)
    var hasIndices = false
    let end = Int(self[index].next)
    var key = index + 1
    while key < end {
      hasIndices = hasIndices || arrayIndex(key) != nil
      members.append((key, key + 1))
      key = Int(self[key + 1].next)
    }
    joinEqualKeys(of: &members)
    return hasIndices ? inOrder(members) : members
  }

  /// Moves the members whose keys are array indices to the front, ascending.
  private func inOrder(_ members: [Member]) -> [Member] {
    var indexed: [(index: UInt32, member: Member)] = []
    var named: [Member] = []
    for member in members {
      if let index = arrayIndex(member.key) {
        indexed.append((index, member))
      } else {
        named.append(member)
      }
    }
    indexed.sort { $0.index < $1.index }
    return indexed.map(\.member) + named
  }

  /// The array index that the key of an entry spells, or nil.
  private func arrayIndex(_ key: Int) -> UInt32? {
    let entry = self[key]
    return entry.hasEscapes
      ? JSONObject.arrayIndex(text(of: entry)) : JSONObject.arrayIndex(source(of: entry))
  }
}
