import JSPrimitives
import SchemaModel
import SourceJSON

/// A payload in which one declared key is misspelt.
struct PlantedTypo {
  /// The kinds of typing errors.
  enum Kind: CaseIterable { case transpose, drop, double, replace, changeCase }

  var payload: JSONValue
  var key: String
  var typo: String

  /// Misspells a key of a payload; nil if it has no declared key.
  ///
  /// - Parameter declared: the keys that the schema declares.
  init?(
    _ payload: JSONValue, _ kind: Kind, declared: Set<String>,
    random: inout some RandomNumberGenerator
  ) {
    var places: [[PathSegment]] = []
    Self.collect(payload, [], declared, &places)
    guard let place = places.randomElement(using: &random), case .key(let key)? = place.last,
      let typo = Self.misspell(key.string, kind, &random), !declared.contains(typo),
      let planted = Self.rename(payload, place[...], to: JSText(typo))
    else { return nil }
    (self.payload, self.key, self.typo) = (planted, key.string, typo)
  }

  private static func collect(
    _ value: JSONValue, _ path: [PathSegment], _ declared: Set<String>,
    _ places: inout [[PathSegment]]
  ) {
    switch value {
    case .object(let object):
      for member in object.members {
        let place = path + [.key(member.key)]
        if declared.contains(member.key.string), member.key.length > 1 { places.append(place) }
        collect(member.value, place, declared, &places)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, path + [.index(index)], declared, &places)
      }
    default: break
    }
  }

  private static func misspell(
    _ key: String, _ kind: Kind, _ random: inout some RandomNumberGenerator
  ) -> String? {
    var letters = Array(key)
    let place = Int.random(in: 0..<letters.count, using: &random)
    switch kind {
    case .transpose:
      guard place + 1 < letters.count, letters[place] != letters[place + 1] else { return nil }
      letters.swapAt(place, place + 1)
    case .drop: letters.remove(at: place)
    case .double: letters.insert(letters[place], at: place)
    case .replace:
      guard let other = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random),
        other != letters[place]
      else { return nil }
      letters[place] = other
    case .changeCase:
      let letter = letters[place]
      let other = letter.isUppercase ? letter.lowercased() : letter.uppercased()
      guard other != String(letter) else { return nil }
      letters[place] = Character(other)
    }
    return letters.isEmpty ? nil : String(letters)
  }

  private static func rename(
    _ value: JSONValue, _ path: ArraySlice<PathSegment>, to name: JSText
  ) -> JSONValue? {
    guard let first = path.first else { return nil }
    switch (value, first) {
    case (.object(let object), .key(let key)):
      guard object[name] == nil else { return nil }
      var renamed: [JSONObject.Member] = []
      for member in object.members {
        guard member.key == key else {
          renamed.append(member)
          continue
        }
        if path.count == 1 {
          renamed.append((name, member.value))
        } else if let inner = rename(member.value, path.dropFirst(), to: name) {
          renamed.append((key, inner))
        } else {
          return nil
        }
      }
      return .object(JSONObject(renamed))
    case (.array(var elements), .index(let index)):
      guard let inner = rename(elements[index], path.dropFirst(), to: name) else { return nil }
      elements[index] = inner
      return .array(elements)
    default: return nil
    }
  }
}

/// SplitMix64, so that each run plants the same.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
