package import JSPrimitives
public import SourceJSON

/// The members of an object whose values may be ones that JSON lacks, in JavaScript's enumeration order.
///
/// Keys that are array indices come first, in ascending order; the others follow in the order in which they were first
/// set. Setting a key again replaces its value and keeps its position. ECMA-262, sec-ordinaryownpropertykeys.
///
///     for (key, value) in object { … }
public struct ZodObject: Sendable {
  package typealias Member = (key: JSText, value: ZodValue)

  /// The members in enumeration order.
  package private(set) var members: [Member]
  /// The indices of the keys, of an object with many members.
  private var places: [JSText: Int] = [:]

  /// The number of members up to which a search is faster than an index.
  private static let searchLimit = 24

  /// An empty object.
  public init() { members = [] }

  /// An object, by setting the members one after the other.
  package init(_ given: [Member]) {
    members = []
    members.reserveCapacity(given.count)
    for member in given {
      if let place = place(of: member.key) {
        members[place].value = member.value
      } else {
        append(member)
      }
    }
    if members.contains(where: { JSONObject.arrayIndex($0.key) != nil }) {
      members = KeyOrder.sorted(members) { JSONObject.arrayIndex($0.key) }
      index()
    }
  }

  /// An object of JSON.
  public init(_ object: JSONObject) {
    // The members are in order, each key once.
    members = object.members.map { ($0.key, ZodValue($0.value)) }
    index()
  }

  /// The value of a key; nil if the object has no such key. Setting nil removes the member.
  public subscript(key: String) -> ZodValue? {
    get { place(of: JSText(key)).map { members[$0].value } }
    set {
      let key = JSText(key)
      var changed = members
      if let place = place(of: key) {
        if let newValue { changed[place].value = newValue } else { changed.remove(at: place) }
      } else if let newValue {
        changed.append((key, newValue))
      }
      self = ZodObject(changed)
    }
  }

  /// The number of members.
  public var count: Int { members.count }

  /// Whether the object has no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The keys in enumeration order.
  public var keys: [String] { members.map(\.key.string) }

  private func place(of key: JSText) -> Int? {
    members.count > Self.searchLimit ? places[key] : members.firstIndex { $0.key == key }
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if members.count > Self.searchLimit + 1 {
      places[member.key] = members.count - 1
    } else if members.count == Self.searchLimit + 1 {
      index()
    }
  }

  private mutating func index() {
    guard members.count > Self.searchLimit else { return }
    for (place, member) in members.enumerated() { places[member.key] = place }
  }
}

extension ZodObject: Hashable {
  /// Returns whether two objects have the same keys and values, in any order.
  public static func == (left: ZodObject, right: ZodObject) -> Bool {
    left.count == right.count
      && left.members.allSatisfy { member in
        right.place(of: member.key).map { right.members[$0].value == member.value } ?? false
      }
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

extension ZodObject: Sequence {
  /// The members in enumeration order, with keys as strings of Swift.
  public func makeIterator() -> AnyIterator<(key: String, value: ZodValue)> {
    var members = members.makeIterator()
    return AnyIterator { members.next().map { ($0.key.string, $0.value) } }
  }
}

extension ZodObject: ExpressibleByDictionaryLiteral {
  /// An object, by setting the members one after the other.
  public init(dictionaryLiteral elements: (String, ZodValue)...) {
    self.init(elements.map { (key: JSText($0.0), value: $0.1) })
  }
}
