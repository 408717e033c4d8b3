internal import JSPrimitives

/// The members of an object, each key once.
extension JSONView {
  /// A member by the entries of its key and its value, in 8 bytes for objects of very many.
  package typealias Member = (key: UInt32, value: UInt32)

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
      // As many as a tape can have: its entries name each other in 32 bits.
      let place = UInt32(truncatingIfNeeded: key)
      hasIndices = hasIndices || arrayIndex(place) != nil
      members.append((place, place &+ 1))
      key = Int(self[key + 1].next)
    }
    joinEqualKeys(of: &members)
    return hasIndices ? KeyOrder.sorted(members) { arrayIndex($0.key) } : members
  }

  /// The array index that the key of an entry spells, or nil.
  private func arrayIndex(_ key: UInt32) -> UInt32? {
    let entry = self[Int(key)]
    return entry.hasEscapes
      ? JSONObject.arrayIndex(text(of: entry)) : JSONObject.arrayIndex(source(of: entry))
  }
}
