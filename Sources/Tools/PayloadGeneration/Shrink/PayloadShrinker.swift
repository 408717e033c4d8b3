internal import JSPrimitives
package import SourceJSON

/// Makes a payload smaller while a condition holds.
package struct PayloadShrinker {
  /// The most tries for one small payload.
  private static let maximumTries = 1500
  /// The most bytes of the payloads that are tried.
  private static let maximumSize = 2_000_000
  /// The deepest values that are changed.
  fileprivate static let maximumDepth = 64

  private var tries = 0
  private let limit: Int
  private let shrinksNumbers: Bool

  private init(_ payload: JSONValue, shrinksNumbers: Bool) {
    let size = PayloadText.size(of: payload)
    limit = max(40, min(Self.maximumTries, Self.maximumSize / max(1, size)))
    self.shrinksNumbers = shrinksNumbers
  }

  /// Returns the smallest payload found for which a condition holds.
  ///
  /// - Parameters:
  ///   - shrinksNumbers: whether numbers become smaller too; otherwise they stay as people write them.
  ///   - holds: the condition, which holds for the payload.
  package static func shrink(
    _ payload: JSONValue, shrinksNumbers: Bool = false, while holds: (JSONValue) -> Bool
  ) -> JSONValue {
    var shrinker = PayloadShrinker(payload, shrinksNumbers: shrinksNumbers)
    var best = payload
    while let smaller = shrinker.firstReduction(of: best, holds) { best = smaller }
    return best
  }

  private mutating func firstReduction(
    of payload: JSONValue, _ holds: (JSONValue) -> Bool
  ) -> JSONValue? {
    if let smaller = reduction(of: payload, depth: 0, holds, in: { $0 }) { return smaller }
    for text in Self.strings(in: payload) {
      for shorter in Self.shorter(text) {
        guard tries < limit else { return nil }
        if let found = attempt(payload.replacing(text, by: shorter, depth: 0), holds) {
          return found
        }
      }
    }
    return nil
  }

  private mutating func attempt(
    _ payload: JSONValue, _ holds: (JSONValue) -> Bool
  ) -> JSONValue? {
    guard tries < limit else { return nil }
    tries += 1
    // In an expression, nil would be a JSON null.
    guard holds(payload) else { return nil }
    return payload
  }

  /// Returns the first payload that holds without some members or elements, those of the outer containers first.
  ///
  /// - Parameter whole: makes the payload of a value at this position.
  private mutating func reduction(
    of value: JSONValue, depth: Int, _ holds: (JSONValue) -> Bool,
    in whole: (JSONValue) -> JSONValue
  ) -> JSONValue? {
    guard depth < Self.maximumDepth, tries < limit else { return nil }
    switch value {
    case .object(let object):
      let members = object.members
      for range in Self.removals(count: members.count, manyAre: 8) {
        var fewer = members
        fewer.removeSubrange(range)
        if let found = attempt(whole(.object(JSONObject(fewer))), holds) { return found }
        guard tries < limit else { return nil }
      }
      for member in members {
        let found = reduction(of: member.value, depth: depth + 1, holds) { smaller in
          var changed = object
          changed[member.key] = smaller
          return whole(.object(changed))
        }
        if let found { return found }
      }
    case .array(let elements):
      for range in Self.removals(count: elements.count, manyAre: 3) {
        var fewer = elements
        fewer.removeSubrange(range)
        if let found = attempt(whole(.array(fewer)), holds) { return found }
        guard tries < limit else { return nil }
      }
      for index in elements.indices {
        let found = reduction(of: elements[index], depth: depth + 1, holds) { smaller in
          var changed = elements
          changed[index] = smaller
          return whole(.array(changed))
        }
        if let found { return found }
      }
    case .number(let number) where shrinksNumbers && number != 0:
      for smaller in [0, (number / 2).rounded()] where smaller != number {
        if let found = attempt(whole(.number(smaller)), holds) { return found }
      }
    default: break
    }
    return nil
  }

  /// Returns the ranges of members to remove: of more than `many` first a half each, then a quarter each and so on.
  private static func removals(count: Int, manyAre many: Int) -> [Range<Int>] {
    var removals: [Range<Int>] = []
    if count > many {
      var size = count / 2
      while size > 1 {
        removals += stride(from: 0, to: count, by: size).map { $0..<min(count, $0 + size) }
        size /= 2
      }
    }
    return removals + (0..<count).map { $0..<($0 + 1) }
  }

  /// The different strings of a payload, in order.
  private static func strings(in value: JSONValue) -> [JSText] {
    var texts: [JSText] = []
    var seen: Set<JSText> = []
    var rest = [value]
    while let next = rest.popLast() {
      switch next {
      case .string(let text): if seen.insert(text).inserted { texts.append(text) }
      case .array(let elements): rest += elements.reversed()
      case .object(let object): rest += object.members.reversed().map(\.value)
      default: break
      }
    }
    return texts
  }

  /// Returns a string without parts of it, the larger parts first. No pair of surrogates is cut.
  private static func shorter(_ text: JSText) -> [JSText] {
    let points = Array(text.string.unicodeScalars)
    guard !text.hasLoneSurrogates, !points.isEmpty else { return [] }
    var texts: [JSText] = []
    var size = points.count
    while size > 0 {
      texts.append(Self.text(points.dropLast(size)))
      texts.append(Self.text(points.dropFirst(size)))
      let middle = (points.count - size) / 2
      texts.append(Self.text(points[..<middle] + points[(middle + size)...]))
      size /= 2
    }
    return texts.filter { $0 != text }
  }

  private static func text(_ points: some Sequence<Unicode.Scalar>) -> JSText {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: points)
    return JSText(String(text))
  }
}

extension JSONValue {
  /// Returns the value with each string of this text replaced, so that members that must agree still do.
  fileprivate func replacing(_ text: JSText, by shorter: JSText, depth: Int) -> JSONValue {
    guard depth < PayloadShrinker.maximumDepth else { return self }
    switch self {
    case .string(let own): return own == text ? .string(shorter) : self
    case .array(let elements):
      return .array(elements.map { $0.replacing(text, by: shorter, depth: depth + 1) })
    case .object(let object):
      return .object(
        JSONObject(
          object.members.map { ($0.key, $0.value.replacing(text, by: shorter, depth: depth + 1)) }))
    default: return self
    }
  }
}
