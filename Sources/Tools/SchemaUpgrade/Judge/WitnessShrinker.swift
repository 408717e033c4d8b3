internal import JSPrimitives
package import SourceJSON

/// Makes a payload smaller while a condition holds.
package struct WitnessShrinker {
  /// The most tries for one payload.
  private static let greatestTries = 1500

  private var tries = 0

  package init() {}

  /// Returns the smallest payload found for which the condition holds.
  package mutating func shrink(_ payload: JSONValue, while holds: (JSONValue) -> Bool) -> JSONValue
  {
    var best = payload
    while let smaller = firstReduction(of: best, holds) { best = smaller }
    return best
  }

  private mutating func firstReduction(
    of payload: JSONValue, _ holds: (JSONValue) -> Bool
  ) -> JSONValue? {
    for reduction in Self.reductions(of: payload, depth: 0) {
      guard tries < Self.greatestTries else { return nil }
      tries += 1
      if holds(reduction) { return reduction }
    }
    for text in Self.texts(in: payload) {
      for shorter in Self.shorter(text) {
        guard tries < Self.greatestTries else { return nil }
        tries += 1
        let reduction = payload.replacing(text, by: shorter, depth: 0)
        if holds(reduction) { return reduction }
      }
    }
    return nil
  }

  private static let greatestDepth = 64

  /// Returns the payload without one member or element, those of the outer containers first.
  private static func reductions(of value: JSONValue, depth: Int) -> [JSONValue] {
    guard depth < greatestDepth else { return [] }
    var reductions: [JSONValue] = []
    switch value {
    case .object(let object):
      for member in object.members {
        var fewer = object
        fewer[member.key] = nil
        reductions.append(.object(fewer))
      }
      for member in object.members {
        for smaller in Self.reductions(of: member.value, depth: depth + 1) {
          var changed = object
          changed[member.key] = smaller
          reductions.append(.object(changed))
        }
      }
    case .array(let elements):
      if elements.count > 3 {
        reductions.append(.array(Array(elements.prefix(elements.count / 2))))
        reductions.append(.array(Array(elements.suffix(elements.count / 2))))
      }
      for index in elements.indices {
        var fewer = elements
        fewer.remove(at: index)
        reductions.append(.array(fewer))
      }
      for index in elements.indices {
        for smaller in Self.reductions(of: elements[index], depth: depth + 1) {
          var changed = elements
          changed[index] = smaller
          reductions.append(.array(changed))
        }
      }
    default: break
    }
    return reductions
  }

  /// The different texts of a payload, in order.
  private static func texts(in value: JSONValue) -> [JSText] {
    var texts: [JSText] = []
    var rest = [value]
    while let next = rest.popLast() {
      switch next {
      case .string(let text): if !texts.contains(text) { texts.append(text) }
      case .array(let elements): rest += elements.reversed()
      case .object(let object): rest += object.members.reversed().map(\.value)
      default: break
      }
    }
    return texts
  }

  /// Returns a text without parts of it, the larger parts first. No pair of surrogates is cut.
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
    guard depth < 64 else { return self }
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
