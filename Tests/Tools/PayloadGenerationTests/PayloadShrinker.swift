import JSPrimitives
import SourceJSON

/// Makes a failing payload smaller as long as it fails.
enum PayloadShrinker {
  /// Returns the smallest payload found that still fails.
  static func shrink(_ payload: JSONValue, while fails: (JSONValue) -> Bool) -> JSONValue {
    var payload = payload
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smaller(payload) where fails(candidate) {
        payload = candidate
        isSmaller = true
        break
      }
    }
    return payload
  }

  /// Payloads one step smaller, those that lose the most first.
  private static func smaller(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .null, .boolean: return []
    case .number(let number):
      return number == 0
        ? []
        : [0, .number((number / 2).rounded())]
          .filter { $0 != value }
    case .string(let text):
      let units = text.utf16
      guard !units.isEmpty else { return [] }
      let half = units.count / 2
      return [
        .string(JSText(utf16: units[..<half])), .string(JSText(utf16: units[half...])),
        .string(JSText(utf16: units.dropLast())), .string(JSText(utf16: units.dropFirst())),
      ].filter { $0 != value }
    case .array(let elements):
      var results: [JSONValue] = []
      for place in elements.indices {
        var rest = elements
        rest.remove(at: place)
        results.append(.array(rest))
      }
      for (place, element) in elements.enumerated() {
        for part in smaller(element) {
          var changed = elements
          changed[place] = part
          results.append(.array(changed))
        }
      }
      return results
    case .object(let object):
      var results: [JSONValue] = []
      for member in object.members {
        var rest = object
        rest[member.key] = nil
        results.append(.object(rest))
      }
      for member in object.members {
        for part in smaller(member.value) {
          var changed = object
          changed[member.key] = part
          results.append(.object(changed))
        }
      }
      return results
    }
  }
}
