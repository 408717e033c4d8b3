/// The order of keys: `JSON.parse` and assignments to an object keep the place of a key's first value and the last value,
/// and put array indices in front. ECMA-262, sec-ordinaryownpropertykeys.
extension ValueNodes {
  /// Puts the members of the last object in order.
  mutating func putInOrder(_ object: Int) {
    guard mayBeOutOfOrder(object) else { return }
    var members: [Member] = []
    var places: [Key: Int] = [:]
    var node = object + 1
    while node < count {
      let key = Key(bytes: base[node].keyBytes)
      let member = Member(
        start: node, size: Int(base[node].size), index: JSONObject.arrayIndex(key.bytes))
      if let place = places[key] {
        members[place] = member
      } else {
        places[key] = members.count
        members.append(member)
      }
      node += member.size
    }
    let ordered = KeyOrder.sorted(members, arrayIndex: \.index)
    var nodes: [ValueNode] = []
    nodes.reserveCapacity(count - object - 1)
    for member in ordered {
      nodes.append(contentsOf: UnsafeBufferPointer(start: base + member.start, count: member.size))
    }
    replaceMembers(of: object, by: nodes, count: ordered.count)
  }

  /// Returns whether two keys may be equal or a key may be an array index.
  private func mayBeOutOfOrder(_ object: Int) -> Bool {
    guard base[object].length <= JSONObject.viewSearchLimit else { return true }
    var node = object + 1
    while node < count {
      let key = base[node].keyBytes
      if let first = key.first, first &- UInt8(ascii: "0") <= 9 { return true }
      var earlier = object + 1
      while earlier < node {
        if base[earlier].isKey(key) { return true }
        earlier += Int(base[earlier].size)
      }
      node += Int(base[node].size)
    }
    return false
  }

  /// The nodes of a member, and the array index that its key is.
  private struct Member {
    var start: Int
    var size: Int
    var index: UInt32?
  }

  /// A key that is hashed in place.
  private struct Key: Hashable {
    var bytes: UnsafeBufferPointer<UInt8>

    static func == (left: Key, right: Key) -> Bool {
      left.bytes.count == right.bytes.count && left.bytes.elementsEqual(right.bytes)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}
