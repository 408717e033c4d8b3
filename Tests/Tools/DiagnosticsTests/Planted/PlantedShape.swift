import SchemaModel
import TestSupport

/// A random schema with unions within unions, as the form of its payloads.
indirect enum PlantedShape {
  case string(maximum: Int)
  case integer(maximum: Int)
  case boolean
  case word([String])
  /// The value of a discriminator.
  case kind(String)
  case list(PlantedShape)
  case object([Member], isStrict: Bool)
  /// An object with other keys, of at most eight characters.
  case record(PlantedShape)
  case choice([PlantedShape], discriminator: String?)
  /// An object that both of two objects accept.
  case both([Member], [Member])

  struct Member {
    var key: String
    var shape: PlantedShape
  }

  /// The schema as a node of a schema document.
  var node: String {
    switch self {
    case .string(let maximum):
      #"{"type":"string","checks":[{"check":"max_length","maximum":\#(maximum)}]}"#
    case .integer(let maximum):
      #"{"type":"number","checks":[{"check":"less_than","value":\#(maximum),"inclusive":true}]}"#
    case .boolean: #"{"type":"boolean"}"#
    case .word(let words):
      #"{"type":"enum","values":[\#(words.map { "\"\($0)\"" }.joined(separator: ","))]}"#
    case .kind(let word): #"{"type":"literal","values":["\#(word)"]}"#
    case .list(let element): #"{"type":"array","element":\#(element.node)}"#
    case .object(let members, let isStrict):
      #"{"type":"object","shape":{\#(Self.shape(members))},"unknownKeys":"\#(isStrict ? "reject" : "strip")"}"#
    case .record(let value):
      #"{"type":"record","key":{"type":"string","checks":[{"check":"max_length","maximum":8}]},"value":\#(value.node)}"#
    case .choice(let options, let discriminator):
      discriminator.map {
        #"{"type":"discriminated_union","discriminator":"\#($0)","options":[\#(Self.list(options))]}"#
      } ?? #"{"type":"union","options":[\#(Self.list(options))]}"#
    case .both(let left, let right):
      #"{"type":"intersection","left":\#(Self.object(left, isStrict: false).node),"right":\#(Self.object(right, isStrict: false).node)}"#
    }
  }

  private static func list(_ shapes: [PlantedShape]) -> String {
    shapes.map(\.node).joined(separator: ",")
  }

  private static func shape(_ members: [Member]) -> String {
    members.map { "\"\($0.key)\":\($0.shape.node)" }.joined(separator: ",")
  }

  func schema() throws -> ZodSchema {
    let text = #"{"format":"schema-document/2","name":"planted","schema":\#(node)}"#
    return try SchemaDocument(Array(text.utf8)).schema
  }
}

/// Makes random schemas. The options of a union differ in a discriminator, the kind of value, or keys that no
/// other option has.
struct PlantedShapes {
  private var random: SeededRandom
  private var keys = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> PlantedShape {
    keys = 0
    return choice(depth: 3)
  }

  private mutating func shape(depth: Int) -> PlantedShape {
    guard depth > 0 else { return scalar() }
    switch random.number(below: 10) {
    case 0..<3: return choice(depth: depth - 1)
    case 3..<5: return .object(members(depth: depth - 1), isStrict: random.isOne(in: 2))
    case 5: return .list(shape(depth: depth - 1))
    case 6: return .record(shape(depth: depth - 1))
    case 7: return .both(members(depth: depth - 1), members(depth: depth - 1))
    default: return scalar()
    }
  }

  private mutating func scalar() -> PlantedShape {
    switch random.number(below: 4) {
    case 0: .string(maximum: 4 + random.number(below: 8))
    case 1: .integer(maximum: 10 + random.number(below: 90))
    case 2: .boolean
    default: .word(["northern", "southern", "eastern", "western"])
    }
  }

  private mutating func members(depth: Int) -> [PlantedShape.Member] {
    (0..<(3 + random.number(below: 3))).map { _ in
      keys += 1
      return PlantedShape.Member(key: "key\(keys)", shape: shape(depth: depth))
    }
  }

  private mutating func choice(depth: Int) -> PlantedShape {
    let isStrict = random.isOne(in: 2)
    switch random.number(below: 4) {
    case 0:
      return .choice(
        ["circle", "square", "polygon"].map { word in
          .object(
            [.init(key: "kind", shape: .kind(word))] + members(depth: depth), isStrict: isStrict)
        }, discriminator: random.isOne(in: 2) ? "kind" : nil)
    case 1:
      return .choice(
        [
          .string(maximum: 8), .list(shape(depth: depth)),
          .object(members(depth: depth), isStrict: isStrict),
        ], discriminator: nil)
    case 2:
      // A key of all options, with values that differ.
      return .choice(
        [PlantedShape.boolean, .integer(maximum: 9), .list(.boolean)].map { shared in
          .object(
            [.init(key: "shared", shape: shared)] + members(depth: depth), isStrict: isStrict)
        }, discriminator: nil)
    default:
      return .choice(
        (0..<3).map { _ in .object(members(depth: depth), isStrict: isStrict) }, discriminator: nil)
    }
  }
}
