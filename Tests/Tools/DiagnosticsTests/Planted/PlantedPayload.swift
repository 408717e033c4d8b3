import TestSupport

/// A valid payload of a shape in which one mistake is planted, printed over several lines.
struct PlantedPayload {
  /// The text with the mistake.
  private(set) var text = ""
  /// The line of the mistake.
  private(set) var line = 0
  /// The column of the mistake.
  private(set) var column = 0
  /// The mistake in words.
  private(set) var mistake = ""

  /// A value, with what is known about its form.
  private indirect enum Value {
    case scalar(String)
    case list([Value])
    case object([(key: String, value: Value)])
  }

  /// A value of the payload: the way to it as positions of children, and its shape.
  private struct Place {
    var steps: [Int]
    var shape: PlantedShape
    var isOption: Bool
  }

  private var random: SeededRandom
  private var places: [Place] = []
  /// The way to the mistake; the mark is at its key or value.
  private var target: [Int] = []
  private var marksKey = false
  /// Whether the value after the mistake is a part that lacks a key.
  private var marksOwner = false

  init(of shape: PlantedShape, seed: UInt64) {
    random = SeededRandom(seed: seed)
    var value = self.value(of: shape, at: [], isOption: false)
    repeat {
      let place = random.choose(places)
      change(&value, place.steps[...]) { self.plant($0, place) }
    } while mistake.isEmpty
    print(value, at: [], indentation: 0)
  }

  // MARK: A valid payload

  private mutating func value(
    of shape: PlantedShape, at steps: [Int], isOption: Bool
  ) -> Value {
    if case .choice(let options, _) = shape {
      return value(of: random.choose(options), at: steps, isOption: true)
    }
    places.append(Place(steps: steps, shape: shape, isOption: isOption))
    switch shape {
    case .string(let maximum):
      return .scalar("\"\(String(repeating: "a", count: random.number(below: maximum + 1)))\"")
    case .integer(let maximum): return .scalar("\(random.number(below: maximum + 1))")
    case .boolean: return .scalar(random.isOne(in: 2) ? "true" : "false")
    case .word(let words): return .scalar("\"\(random.choose(words))\"")
    case .kind(let word): return .scalar("\"\(word)\"")
    case .list(let element):
      return .list(
        (0..<(1 + random.number(below: 3))).map {
          value(of: element, at: steps + [$0], isOption: false)
        })
    case .object(let members, _): return object(members, at: steps)
    case .both(let left, let right): return object(left + right, at: steps)
    case .record(let shape):
      return .object(
        (0..<(1 + random.number(below: 3))).map {
          ("r\($0)", value(of: shape, at: steps + [$0], isOption: false))
        })
    case .choice: return .scalar("null")
    }
  }

  private mutating func object(_ members: [PlantedShape.Member], at steps: [Int]) -> Value {
    .object(
      members.enumerated().map {
        ($1.key, value(of: $1.shape, at: steps + [$0], isOption: false))
      })
  }

  // MARK: The mistake

  private func change(_ value: inout Value, _ steps: ArraySlice<Int>, _ body: (Value) -> Value) {
    guard let step = steps.first else {
      value = body(value)
      return
    }
    switch value {
    case .scalar: break
    case .list(var elements):
      change(&elements[step], steps.dropFirst(), body)
      value = .list(elements)
    case .object(var members):
      change(&members[step].value, steps.dropFirst(), body)
      value = .object(members)
    }
  }

  private mutating func change(
    _ value: inout Value, _ steps: ArraySlice<Int>, _ body: (inout Self, Value) -> Value
  ) {
    var copy = self
    change(&value, steps) { body(&copy, $0) }
    self = copy
  }

  private mutating func plant(_ value: Value, _ place: Place) -> Value {
    target = place.steps
    switch (place.shape, value) {
    case (.string(let maximum), _):
      if random.isOne(in: 2) {
        return wrong("too long", "\"\(String(repeating: "b", count: maximum + 1))\"")
      }
      return wrong("a number", "12")
    case (.integer(let maximum), _):
      return random.isOne(in: 2)
        ? wrong("too big", "\(maximum + 1)") : wrong("a quoted number", "\"1\"")
    case (.boolean, _): return wrong("a word", "\"yes\"")
    case (.word, _): return wrong("another word", random.isOne(in: 2) ? "\"eastren\"" : "\"up\"")
    case (.kind, .scalar(let text)):
      return wrong("another kind", String(text.dropLast(2)) + "x\"")
    case (.list, _) where !place.isOption,
      (.record, .object) where !place.isOption && random.isOne(in: 3):
      return wrong("a string", "\"none\"")
    case (.object(let members, let isStrict), .object(var values)):
      // The key of a discriminator stays.
      let first = members[0].key == "kind" ? 1 : 0
      if isStrict, random.isOne(in: 2) {
        let position = first + random.number(below: values.count - first)
        values.insert(("unknown", .scalar("1")), at: position)
        target.append(position)
        marksKey = true
        mistake = "an unknown key"
      } else {
        values.remove(at: first + random.number(below: values.count - first))
        marksOwner = true
        mistake = "a missing key"
      }
      return .object(values)
    case (.both, .object(var values)):
      values.remove(at: random.number(below: values.count))
      marksOwner = true
      mistake = "a missing key of two objects"
      return .object(values)
    case (.record, .object(var values)):
      let position = random.number(below: values.count)
      values[position].key = "long-long-key"
      target.append(position)
      marksKey = true
      mistake = "a long key"
      return .object(values)
    default: return value
    }
  }

  private mutating func wrong(_ mistake: String, _ text: String) -> Value {
    self.mistake = mistake
    return .scalar(text)
  }

  // MARK: The text

  private var currentLine: Int { text.utf8.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 } }
  private var currentColumn: Int {
    text.utf8.count
      - (text.utf8.lastIndex(of: 0x0A).map { text.utf8.distance(from: text.startIndex, to: $0) + 1 }
        ?? 0) + 1
  }

  private mutating func mark() { (line, column) = (currentLine, currentColumn) }

  private mutating func print(_ value: Value, at steps: [Int], indentation: Int, key: String? = nil)
  {
    let isTarget = steps == target
    if let key {
      if isTarget, marksKey || marksOwner { mark() }
      text += "\"\(key)\": "
    }
    // A missing key is reported at the key of its object, or else at its brace.
    if isTarget, marksOwner ? key == nil : !marksKey { mark() }
    func newLine(_ depth: Int) -> String { "\n" + String(repeating: " ", count: 2 * depth) }
    switch value {
    case .scalar(let scalar): text += scalar
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + newLine(indentation + 1)
        print(element, at: steps + [index], indentation: indentation + 1)
      }
      text += newLine(indentation) + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + newLine(indentation + 1)
        print(
          member.value, at: steps + [index], indentation: indentation + 1, key: member.key)
      }
      text += newLine(indentation) + "}"
    }
  }
}
