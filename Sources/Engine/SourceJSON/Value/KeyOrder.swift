/// JavaScript's order of an object's members: array indices ascending, then the others in their order.
/// ECMA-262, sec-ordinaryownpropertykeys.
package enum KeyOrder {
  /// Returns members in order.
  ///
  /// - Parameters:
  ///   - members: The members, with distinct keys, in the order in which these were first set.
  ///   - arrayIndex: Returns the array index that a member's key spells, or nil.
  package static func sorted<Member>(
    _ members: [Member], arrayIndex: (Member) -> UInt32?
  ) -> [Member] {
    var indexed: [(index: UInt32, member: Member)] = []
    var named: [Member] = []
    for member in members {
      if let index = arrayIndex(member) {
        indexed.append((index, member))
      } else {
        named.append(member)
      }
    }
    guard !indexed.isEmpty else { return members }
    indexed.sort { $0.index < $1.index }
    return indexed.map(\.member) + named
  }
}
