package import JSPrimitives

/// The members of a JSON object in JavaScript's enumeration order.
///
/// Keys that are array indices (`"0"` to `"4294967294"`, without leading zeros) come first, in
/// ascending order; all others follow in the order in which they were first set. Setting a key again
/// replaces its value and keeps its place. ECMA-262, sec-ordinaryownpropertykeys.
///
/// `for (key, value) in object` visits the members.
///
/// An object in the output of a validator is a view of the output: `object["name"]` makes that one
/// value, and a loop makes all of them, once. Until it is changed, the view keeps the memory of the whole output,
/// about 40 bytes a value and its texts; it doesn't keep the payload. Values that were taken out keep
/// nothing else, except the objects among them.
public struct JSONObject: Sendable {
  /// A key and its value.
  package typealias Member = (key: JSText, value: JSONValue)

  /// The members, or a view that makes them when they are asked for.
  private enum Content {
    case made(Members)
    case view(ObjectView)
  }

  private var content: Content

  /// The number of members up to which a linear search is faster than an index.
  static let searchLimit = 24
  /// The number of members of a view up to which a search is faster than an index, whose members are made first.
  static let viewSearchLimit = 16

  /// Creates an empty object.
  public init() { content = .made(Members()) }

  /// Creates an object by setting the members one after the other, as `JSON.parse` does.
  package init(_ members: some Collection<Member>) { content = .made(Members(members)) }

  /// Creates an object by setting the members one after the other. A process makes no type for this at its first use.
  package init(_ members: [Member]) { content = .made(Members(members)) }

  package init(_ view: ObjectView) { content = .view(view) }

  /// The storage and node of an object that is a view; nil for any other.
  package var view: ObjectView? {
    if case .view(let view) = content { view } else { nil }
  }

  /// The members in enumeration order.
  package var members: [Member] {
    switch content {
    case .made(let members): members.list
    case .view(let view): view.members.list
    }
  }

  /// The value of a key; setting nil removes the member. Removing a key, or adding an array index,
  /// takes time linear in the number of members.
  public subscript(key: String) -> JSONValue? {
    get { self[JSText(key)] }
    set { self[JSText(key)] = newValue }
  }

  /// The value of a key; setting nil removes the member.
  @_disfavoredOverload
  package subscript(key: JSText) -> JSONValue? {
    get {
      switch content {
      case .made(let members): members[key]
      case .view(let view): view.value(of: key)
      }
    }
    set {
      var members =
        switch content {
        case .made(let members): members
        case .view(let view): view.members
        }
      // Mostly the only reference to the list, so that it changes in place.
      content = .made(Members())
      members[key] = newValue
      content = .made(members)
    }
  }

  /// The number of members.
  public var count: Int {
    switch content {
    case .made(let members): members.list.count
    case .view(let view): view.count
    }
  }

  /// Whether the object has no members.
  public var isEmpty: Bool { count == 0 }

  /// Returns the array index that a key spells canonically, 0 to 4294967294, or nil: "7" but not "07"
  /// or "+7".
  ///
  /// JavaScript enumerates such keys of an object first and in ascending order.
  /// ECMA-262, sec-ordinaryownpropertykeys.
  public static func arrayIndex(_ key: String) -> UInt32? { arrayIndex(key.jsText) }

  package static func arrayIndex(_ key: JSText) -> UInt32? {
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
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { (key: JSText($0.0), value: $0.1) })
  }
}
