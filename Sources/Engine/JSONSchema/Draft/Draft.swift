internal import JSPrimitives
internal import SourceJSON

/// A value in a JSON Schema that is being made.
enum Draft {
  /// A value that is known.
  case json(JSONValue)
  /// A member that a JSON text leaves out. It hides one of the same name from a schema inside.
  case undefined
  /// A `bigint`, of which there is no JSON text.
  case unwritable
  /// The JSON Schema of another schema, by its number. It may still change.
  case schema(Int)
  /// An array.
  case list([Draft])
  /// The sides of an intersection, by its number, which one object may replace.
  case sides(of: Int, [Draft])
  /// An object such as `properties`.
  case object(DraftObject)
}

/// The members of an object that is being made. Setting a key again keeps its place, as in JavaScript.
struct DraftObject {
  private(set) var members: [(key: JSText, value: Draft)] = []

  init() {}

  /// An object of members with different keys.
  init(distinct members: [(key: JSText, value: Draft)]) { self.members = members }

  subscript(key: JSText) -> Draft? {
    get { members.first { $0.key == key }?.value }
    set {
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Sets all members of another object.
  mutating func assign(_ other: DraftObject) {
    for member in other.members { self[member.key] = member.value }
  }

  /// Sets a member to a known value; nil changes nothing.
  mutating func set(_ key: JSText, _ value: JSONValue?) {
    if let value { self[key] = .json(value) }
  }

  /// Sets a member to a number; nil changes nothing.
  mutating func set(_ key: JSText, number: Double?) { set(key, number.map { .number($0) }) }

  /// The known value of a member.
  func json(_ key: JSText) -> JSONValue? {
    if case .json(let value)? = self[key] { value } else { nil }
  }
}
