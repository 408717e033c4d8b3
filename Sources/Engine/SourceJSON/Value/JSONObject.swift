public import JSPrimitives

/// The members of a JSON object in JavaScript's enumeration order.
///
/// Keys that are array indices (`"0"` to `"4294967294"`, without leading zeros) come first, in
/// ascending order; all others follow in the order in which they were first set. Setting a key again
/// replaces its value and keeps its place. ECMA-262, sec-ordinaryownpropertykeys.
public struct JSONObject: Sendable {
  /// A key and its value.
  public typealias Member = (key: JSText, value: JSONValue)

  /// The members in enumeration order.
  public private(set) var members: [Member] = []
  /// The index of each key, once a linear search would be slow.
  private var places: [JSText: Int] = [:]

  private static let searchLimit = 8

  /// Creates an empty object.
  public init() {}

  /// Creates an object by setting the members one after the other, as `JSON.parse` does.
  public init(_ members: some Collection<Member>) {
    self.members.reserveCapacity(members.count)
    for member in members {
      if let place = place(of: member.key) {
        self.members[place].value = member.value
      } else {
        append(member)
      }
    }
    if self.members.contains(where: { Self.arrayIndex($0.key) != nil }) { sortIndices() }
  }

  /// The value of a key; setting nil removes the member. Removing a key, or adding an array index,
  /// takes time linear in the number of members.
  public subscript(key: JSText) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?):
        members[place].value = value
      case (let place?, nil):
        members.remove(at: place)
        indexPlaces()
      case (nil, let value?):
        append((key, value))
        if Self.arrayIndex(key) != nil { sortIndices() }
      case (nil, nil):
        break
      }
    }
  }

  /// The number of members.
  public var count: Int { members.count }
  /// Whether the object has no members.
  public var isEmpty: Bool { members.isEmpty }

  private func place(of key: JSText) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if members.count == Self.searchLimit + 1 {
      indexPlaces()
    } else if members.count > Self.searchLimit {
      places[member.key] = members.count - 1
    }
  }

  /// Moves array indices to the front, ascending, and leaves the rest in its order.
  private mutating func sortIndices() {
    var indexed: [(index: UInt32, member: Member)] = []
    var named: [Member] = []
    for member in members {
      if let index = Self.arrayIndex(member.key) {
        indexed.append((index, member))
      } else {
        named.append(member)
      }
    }
    indexed.sort { $0.index < $1.index }
    members = indexed.map(\.member) + named
    indexPlaces()
  }

  private mutating func indexPlaces() {
    places = [:]
    guard members.count > Self.searchLimit else { return }
    for (place, member) in members.enumerated() { places[member.key] = place }
  }

  /// Returns the array index that a key spells canonically, 0 to 4294967294, or nil: "7" but not "07"
  /// or "+7".
  ///
  /// JavaScript enumerates such keys of an object first and in ascending order.
  /// ECMA-262, sec-ordinaryownpropertykeys.
  public static func arrayIndex(_ key: JSText) -> UInt32? {
    key.bytes.withUnsafeBufferPointer(arrayIndex)
  }

  /// Returns the array index that a key's bytes spell canonically, or nil.
  package static func arrayIndex(_ key: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard (1...10).contains(key.count), key[0] != UInt8(ascii: "0") || key.count == 1 else {
      return nil
    }
    var index: UInt64 = 0
    for byte in key {
      guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
      index = index * 10 + UInt64(byte - UInt8(ascii: "0"))
    }
    return index < UInt64(UInt32.max) ? UInt32(index) : nil
  }
}

extension JSONObject: Hashable {
  /// Returns whether two objects have the same keys and values, in any order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the members without regard to their order.
  public func hash(into hasher: inout Hasher) {
    // A sum, since the order of the members does not matter.
    var sum = count
    for member in members {
      var one = Hasher()
      one.combine(member.key)
      one.combine(member.value)
      sum &+= one.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object by setting the members one after the other.
  public init(dictionaryLiteral elements: (JSText, JSONValue)...) {
    self.init(elements.map { (key: $0.0, value: $0.1) })
  }
}
