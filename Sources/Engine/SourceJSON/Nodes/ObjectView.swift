internal import JSPrimitives
internal import Synchronization

/// An object of a storage, whose members are made when they are asked for.
package final class ObjectView: Sendable {
  package let storage: ValueStorage
  package let index: Int
  /// The members, once they were asked for.
  private let made = AtomicLazyReference<MadeMembers>()

  package init(_ storage: ValueStorage, at index: Int) {
    self.storage = storage
    self.index = index
  }

  var count: Int { storage[index].length }

  /// The members as values, made at the first call.
  var members: JSONObject.Members {
    if let made = made.load() { return made.members }
    // In bounds: the indices are those of nodes of the storage.
    let list = storage.children(of: index).map { member in
      (key: JSText(wtf8: Array(storage[member].keyBytes)), value: storage.value(at: member))
    }
    // Of several threads that make them at once, all take the first one's.
    return made.storeIfNil(MadeMembers(JSONObject.Members(ordered: list))).members
  }

  /// Returns the value of a key, or nil.
  func value(of key: JSText) -> JSONValue? {
    guard count <= JSONObject.viewSearchLimit else { return members[key] }
    return key.bytes.withUnsafeBufferPointer { storage.member($0, of: index) }
      .map { storage.value(at: $0) }
  }
}

/// The members of an object by reference.
private final class MadeMembers: Sendable {
  let members: JSONObject.Members

  init(_ members: JSONObject.Members) { self.members = members }
}
