#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Types in the forms that `Decodable` has.

struct Point: Decodable, Equatable, Hashable {
  var x: Int
  var y: Int?
}

struct Drawing: Decodable, Equatable {
  var name: String
  var layers: [Layer]
  var origin: Point?

  struct Layer: Decodable, Equatable {
    var points: [Point]
    var tags: [String: Point]
  }
}

struct Renamed: Decodable, Equatable {
  var identifier: String
  var count: Int

  enum CodingKeys: String, CodingKey {
    case identifier = "the id"
    case count
  }
}

struct WithDefault: Decodable, Equatable {
  var name: String
  var level = 3

  enum CodingKeys: CodingKey { case name }
}

indirect enum Tree: Decodable, Equatable {
  case leaf
  case branch(left: Tree, right: Tree)
}

enum Shape: Decodable, Equatable {
  case empty
  case square(Double)
  case circle(radius: Double, label: String?)
}

enum Suit: String, Decodable, CaseIterable, Hashable { case hearts, spades }

enum Level: Int, Decodable, Hashable {
  case low = 1
  case high = 3
}

/// A key of dictionaries that are objects.
enum Column: String, Decodable, Hashable, CodingKeyRepresentable { case first, second }

struct Score: RawRepresentable, Decodable, Hashable { var rawValue: Double }

struct Flags: OptionSet, Decodable { var rawValue: UInt8 }

/// A value without an object around it.
struct Wrapper: Decodable, Equatable {
  var text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}

/// A string or a number.
enum Either: Decodable, Equatable {
  case text(String)
  case number(Double)
  case nothing

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}

/// An array with an element of each kind.
struct Mixed: Decodable, Equatable {
  var text: String
  var isNull: Bool
  var inner: [Int]
  var member: String
  var point: Point
  var rest: Int
  var count: Int?
  var index: Int

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    count = elements.count
    text = try elements.decode(String.self)
    isNull = try elements.decodeNil()
    var array = try elements.nestedUnkeyedContainer()
    inner = []
    while !array.isAtEnd { inner.append(try array.decode(Int.self)) }
    let object = try elements.nestedContainer(keyedBy: AnyKey.self)
    member = try object.decode(String.self, forKey: AnyKey(stringValue: "key"))
    point = try Point(from: elements.superDecoder())
    index = elements.currentIndex
    rest = 0
    while !elements.isAtEnd { rest += try elements.decodeIfPresent(Int.self) ?? 100 }
  }
}

/// Nested containers by key, flattened.
struct Flattened: Decodable, Equatable {
  var city: String
  var first: Int
  var hasZip: Bool
  var keys: [String]
  var total: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let address = try container.nestedContainer(
      keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "address"))
    city = try address.decode(String.self, forKey: AnyKey(stringValue: "city"))
    hasZip = address.contains(AnyKey(stringValue: "zip"))
    var numbers = try container.nestedUnkeyedContainer(forKey: AnyKey(stringValue: "numbers"))
    first = try numbers.decode(Int.self)
    keys = container.allKeys.map(\.stringValue).sorted()
    total = try container.decodeIfPresent(Int.self, forKey: AnyKey(stringValue: "total"))
  }
}

class Animal: Decodable, Equatable {
  var name: String

  static func == (one: Animal, other: Animal) -> Bool { one.summary == other.summary }
  var summary: String { name }
}

/// A class whose superclass shares its object.
final class Dog: Animal {
  var age: Int

  private enum Key: CodingKey { case age }

  required init(from decoder: any Decoder) throws {
    age = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .age)
    try super.init(from: decoder)
  }

  override var summary: String { "\(name) \(age)" }
}

/// A class whose superclass has an object of its own, under the key `super`.
final class Cat: Animal {
  var lives: Int

  private enum Key: CodingKey { case lives }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    lives = try container.decode(Int.self, forKey: .lives)
    try super.init(from: container.superDecoder())
  }

  override var summary: String { "\(name) \(lives)" }
}

/// A class whose superclass has an object of its own, under a key of the class.
final class Bird: Animal {
  private enum Key: CodingKey { case animal }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try super.init(from: container.superDecoder(forKey: .animal))
  }
}

/// The part of a superclass that may be absent.
struct OptionalSuper: Decodable, Equatable {
  var isAbsent: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    isAbsent = try container.superDecoder().singleValueContainer().decodeNil()
  }
}

@propertyWrapper
struct Trimmed: Decodable, Equatable {
  var wrappedValue: String

  init(from decoder: any Decoder) throws {
    wrappedValue = String(try String(from: decoder).drop { $0 == " " })
  }
}

struct WithPropertyWrapper: Decodable, Equatable {
  @Trimmed var name: String
}

struct Pair<First: Decodable & Equatable, Second: Decodable & Equatable>: Decodable, Equatable {
  var first: First
  var second: Second
}

struct Stored: Decodable, Equatable {
  var id: UUID
  var site: URL?
  var body: Data
  var total: Decimal
  var times: [Date]
  var byDay: [String: Date]
}

struct SnakeNames: Decodable, Equatable {
  var placedAt: Int
  var dueOn: String?
  var inner: [Inner]
  var _privateKey: Bool?
  var byName: [String: Inner]
  var byColumn: [Column: Int]

  struct Inner: Decodable, Equatable { var unitPrice: Int }
}
